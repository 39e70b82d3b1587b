import { expect } from 'vitest';
import { sayCommon } from '#asking/terms/text';
import type { Stands } from '#bot/table/stands';
import type { Person } from '#local/discord';
import { controlsOf, type MessageSeen } from '../kit/visible.ts';
import { press, privateLast } from './kit.ts';
import type { World } from './two-worlds.ts';

/** What the door says beside what Discord shows, question by question. */

/** What can be pressed, one line each: ids, words, and of menus their lines. */
const pressable = (components: unknown): string[] =>
  controlsOf({ components } as unknown as MessageSeen).map((one) => JSON.stringify(one));

/** The question of this person as Discord shows it. */
export async function inDiscord({ table }: World, who: Person): Promise<MessageSeen> {
  await who.slash(table.channel, 'match', 'board', {});
  await table.rest();
  await press(who, privateLast(who, table.channel), 'answer');
  await table.rest();
  return privateLast(who, table.channel);
}

/**
 * Fails where the two differ in what can be read or pressed. The door has room for more whole answers than a message of Discord: they stand in a
 * group of their own.
 */
export function expectSame(message: MessageSeen, { words }: Stands, when: string): void {
  const all = words.choices.filter(({ caption }) => caption !== sayCommon('caption.more-quick', 'en'));
  expect(pressable(message.components), when).toEqual(pressable(all.flatMap(({ rows }) => rows)));
  for (const line of words.content.split('\n')) expect(JSON.stringify(message), when).toContain(quoted(line));
}
const quoted = (line: string): string => JSON.stringify(line).slice(1, -1);

/** One of the presses of a question by chance, but for those that only explain or lead back. */
export function anyPress(
  message: MessageSeen,
  chance: () => number,
): { id: string; values: string[]; isMenu: boolean } {
  const controls = controlsOf(message).filter((one) => one.kind === 'menu' || !/Why|\?|Back/.test(one.label));
  const one = controls[Math.floor(chance() * controls.length)] ?? controlsOf(message)[0]!;
  const isMenu = one.kind === 'menu';
  const values = isMenu ? one.options.slice(0, Math.max(1, one.min)).map(({ value }) => value) : [];
  return { id: one.id, values, isMenu };
}

/** Presses it in Discord. */
export async function pressInDiscord(
  who: Person,
  message: MessageSeen,
  given: ReturnType<typeof anyPress>,
): Promise<void> {
  if (given.isMenu) await who.select(message.id, given.id, given.values);
  else await who.click(message.id, given.id);
}
