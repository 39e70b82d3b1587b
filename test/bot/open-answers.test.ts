import { expect, test } from 'vitest';
import { openId } from '#asking/open-id';
import type { Decision } from '#core/types';
import { middleEarthQuest } from '#games/middle-earth-quest/game';
import { type Person, virtualClock } from '#local/discord';
import { games } from '#src/registry';
import { table as laid } from '../games/middle-earth-quest/board.ts';
import { bellOf, buttons, labelsIn, openLobby, openTable, press, privateLast, type Table } from './kit.ts';

/** An answer that is always legal and tells nothing stands below the public words, also of a secret question. */

const part = games.find(({ game }) => game.id === middleEarthQuest.id)!;

/** A hero has drawn cards, and his turn begins outside a Haven: Sauron is asked for a Shadow card. Ann is Sauron, Ben the hero. */
async function atTheTable(shadow: readonly string[] = ['winter_storm']): Promise<{ table: Table; eve: Person }> {
  const { match } = laid({
    step: 'draw',
    options: { shadows: 'each-move' },
    pool: 2,
    shadow,
    heroes: [{ id: 'eleanor', at: 'bree', hand: ['parry'] }],
  });
  const table = await openTable({
    clock: virtualClock(),
    games: [part],
    waits: { later: [], blocked: 600_000, renew: 600_000 },
  });
  const { ann, ben, local } = table;
  await openLobby(table, { game: part.game.id });
  const seats = [ann, ben].map(({ id: user, name }) => ({ user, name, locale: 'en', dm: 'unknown' }) as const);
  const record = await table.record();
  await table.store.commit({ ...record, status: 'running', seats, match: match as never });
  await ben.slash(table.channel, 'meq', 'party hero-draw', { cards: 1 });
  await table.rest();
  return { table, eve: local.person('Eve') };
}
const labels = (who: Person, channel: string) => labelsIn(bellOf(who, channel)!);

test('who is asked answers by one press below the bell; others are refused, and told whose question it is', async () => {
  const { table, eve } = await atTheTable();
  const { ann, ben, channel } = table;
  expect(labels(ben, channel)).toEqual(['Your move', 'No Shadow card', 'My hand', 'Undo', 'Zoom']);
  const bell = bellOf(ben, channel)!;
  const answers = async () => (await table.record()).match!.logged;
  const before = await answers();
  await press(ben, bell, 'do', 'No Shadow card');
  await table.rest();
  expect(privateLast(ben, channel).content).toMatch(/^That question is for Sauron, not for you\./);
  await press(eve, bell, 'do', 'No Shadow card');
  await table.rest();
  expect(await answers()).toBe(before);
  const [button] = buttons(bell).filter(({ label }) => label === 'No Shadow card');
  await ann.click(bell.id, button!.id);
  await table.rest();
  expect((await table.log()).at(-1)!.answer).toMatchObject({ seat: 0, action: 'no-shadow' });
  // The secret question that follows has no such answer.
  expect(labels(ann, channel)).toEqual(['Your move']);
  await ann.click(bell.id, button!.id).catch(() => {});
  await table.rest();
  expect(await answers()).toBe(before + 1);
});

test('it stands there whatever Sauron holds, with the same id', async () => {
  const ids = [];
  for (const shadow of [['winter_storm'], ['flocks_of_crebain']]) {
    const { table } = await atTheTable(shadow);
    const record = await table.record();
    ids.push(buttons(bellOf(table.ben, table.channel)!).map(({ id }) => id.replaceAll(record.id, 'match')));
  }
  expect(ids[1]).toEqual(ids[0]);
});

test('its id does not count the secret questions before it, and is another one with each thing that everybody knows', () => {
  const asked: Decision = { id: '7.s1.shadow', key: 'shadow', seat: 0, actions: [], about: { n: 1 }, secret: true };
  expect(openId({ ...asked, id: '7.s3.shadow' })).toBe(openId(asked));
  const others = [{ id: '8.s1.shadow' }, { seat: 1 }, { about: { n: 2 } }, { key: 'plot' }];
  expect(new Set(others.map((one) => openId({ ...asked, ...one }))).size).toBe(4);
  for (const one of others) expect(openId({ ...asked, ...one })).not.toBe(openId(asked));
  expect(openId({ ...asked, id: '7.2.shadow', secret: false })).toBe('7.2.shadow');
});

test('an answer that a game calls always legal needs nothing and is never refused', () => {
  const all = games.flatMap(({ game }) => Object.values(game.actions)).filter(({ isAlwaysLegal }) => isAlwaysLegal);
  expect(all.map(({ name }) => name)).toContain('no-shadow');
  for (const { name, fields, check, barred } of all)
    expect({ name, fields, check, barred }).toEqual({ name, fields: {} });
});
