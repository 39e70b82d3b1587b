import { describe, expect, test } from 'vitest';
import type { TableDoor } from '#bot/table/door';
import type { Stands } from '#bot/table/stands';
import { chanceFrom } from '#chance/playout';
import { start } from '#core/match';
import { usualSeats } from '#core/seats';
import type { Person } from '#local/discord';
import { games } from '#src/registry';
import { plays } from '../kit/lengths.ts';
import { salted } from '../kit/salt.ts';
import { controlsOf, type MessageSeen } from '../kit/visible.ts';
import { press, privateLast } from './kit.ts';
import { openWorld, type World } from './two-worlds.ts';

/** The table door: the same question for the same person as in Discord, and the same answers. */

/** So many questions of each game are compared. */
const QUESTIONS = plays({ sample: 8, whole: 150 });

/** What can be pressed, one line each: ids, words, and of menus their lines. */
const pressable = (components: unknown): string[] =>
  controlsOf({ components } as unknown as MessageSeen).map((one) => JSON.stringify(one));
const atTheDoor = ({ words }: Stands): string[] => pressable(words.choices.flatMap(({ rows }) => rows));

/** The question of this person as Discord shows it. */
async function inDiscord({ table }: World, who: Person): Promise<MessageSeen> {
  await who.slash(table.channel, 'match', 'board', {});
  await table.rest();
  await press(who, privateLast(who, table.channel), 'answer');
  await table.rest();
  return privateLast(who, table.channel);
}

describe.each(games.map((part) => [part.game.id, part] as const))('In %s', (_, part) => {
  test('whoever is asked reads and can press the same at the door and in Discord, whichever of the two they answer through', async () => {
    const seed = salted('door');
    const chance = chanceFrom(salted('door/presses'));
    const world = await openWorld(part, start(part.game, { options: {}, seats: usualSeats(part.game, {}), seed }));
    const { table } = world;
    const { id } = await table.record();
    const { door } = table.bot;
    const answered = { door: 0, discord: 0 };
    for (let n = 0; n < QUESTIONS; n++) {
      const spectator = await door.stands(id, { user: '0', locale: 'en' });
      if (spectator.status !== 'running') break;
      const [asked] = spectator.asked;
      const { user } = spectator.seats[asked!.seats[0]!]!;
      const who = world.players.find((one) => one.id === user)!;
      const message = await inDiscord(world, who);
      const stands = await door.stands(id, { user: who.id, locale: 'en' });
      expect(pressable(message.components), `question ${n}`).toEqual(atTheDoor(stands));
      for (const line of stands.words.content.split('\n')) expect(JSON.stringify(message)).toContain(quoted(line));
      const controls = controlsOf(message).filter((one) => one.kind === 'menu' || !/Why|\?|Back/.test(one.label));
      const one = controls[Math.floor(chance() * controls.length)] ?? controlsOf(message)[0]!;
      const values = one.kind === 'menu' ? one.options.slice(0, Math.max(1, one.min)).map(({ value }) => value) : [];
      if (chance() < 0.5) {
        await pressedAt(door, { who, match: id, stands, press: one.id, values, n });
        answered.door++;
      } else {
        if (one.kind === 'menu') await who.select(message.id, one.id, values);
        else await who.click(message.id, one.id);
        answered.discord++;
      }
      await table.rest();
    }
    expect(Math.min(answered.door, answered.discord)).toBeGreaterThan(0);
    expect(table.logged()).not.toMatch(/"incident"/);
  });
});

const quoted = (line: string): string => JSON.stringify(line).slice(1, -1);

async function pressedAt(
  door: TableDoor,
  given: { who: Person; match: string; stands: Stands; press: string; values: string[]; n: number },
): Promise<void> {
  const { who, match, stands, press: id, values, n } = given;
  const { stands: then } = await door.press({
    id: `${n}`,
    user: who.id,
    name: who.name,
    locale: 'en',
    match,
    press: id,
    values,
    shownAt: stands.at,
  });
  expect(then?.match).toBe(match);
}
