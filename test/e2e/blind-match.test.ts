import { afterEach, expect, test } from 'vitest';
import { chanceFrom } from '#core/playout';
import { blindPlayer, type Did } from '../kit/blind-player.ts';
import { ENDED, taste } from '../kit/taste.ts';
import { openRealTable, type RealTable, startMatch } from './real-table.ts';
import { watch } from './watch.ts';

/** So many presses on an idle machine; a busy one makes do with half, so that a minute is enough. */
const PRESSES = 80;
const ENOUGH = 45_000;
let table: RealTable;
afterEach(() => table.close());

test('two players who see only what Discord shows play on by menus and by typing, and everything that is promised holds after each press', async () => {
  table = await openRealTable();
  const { local } = table;
  const channel = local.channelId;
  const people = [local.person('Ann', { locale: 'en-US' }), local.person('Ben', { locale: 'ja' })];
  const id = await startMatch(table, channel, people);
  const players = people.map((hands, i) =>
    blindPlayer({
      hands,
      locale: i === 0 ? 'en-US' : 'ja',
      channel,
      chance: chanceFrom(`blind/${i}`),
      taste,
      typing: i === 0 ? 0 : 0.4,
      notTyped: ['match'],
      ended: ENDED,
    }),
  );
  const seen = await watch(table, channel, id, people);
  const done: (Did & { player: number; answers: number })[] = [];
  const begin = performance.now();
  const isEnough = () => done.length >= (performance.now() - begin < ENOUGH ? PRESSES : PRESSES / 2);
  for (let idle = 0; !isEnough() && idle < 4; idle++) {
    for (const [i, player] of players.entries()) {
      const did = await player.act();
      if (!did) continue;
      await table.rest();
      const { answers } = await seen.look(did.how);
      expect(did.outcome).not.toBe('failed');
      done.push({ ...did, player: i, answers });
      idle = 0;
    }
  }
  expect(done.length).toBeGreaterThanOrEqual(PRESSES / 2);
  expect(table.complaints).toEqual([]);
  const answered = done.filter(({ answers }) => answers > 0);
  expect(answered.length).toBeGreaterThan(done.length / 4);
  for (const player of [0, 1]) expect(answered.some((one) => one.player === player)).toBe(true);
  expect(answered.some(({ how, player }) => how === 'type' && player === 1)).toBe(true);
  expect(done.every(({ how, player }) => how !== 'type' || player === 1)).toBe(true);
}, 240_000);

test('whoever is not asked is offered nothing to do', async () => {
  table = await openRealTable();
  const { local } = table;
  const eve = local.person('Eve');
  await startMatch(table, local.channelId, [local.person('Ann'), local.person('Ben')]);
  const player = blindPlayer({
    hands: eve,
    locale: 'en-US',
    channel: local.channelId,
    chance: chanceFrom('eve'),
    taste,
    typing: 1,
    notTyped: ['match'],
    ended: ENDED,
  });
  expect(await player.sees()).toEqual({ over: false, asked: false });
  expect(await player.act()).toBeUndefined();
});
