import { expect, test } from 'vitest';
import { virtualClock } from '#local/discord';
import type { AnyGame } from '#src/game-part';
import * as say from '../kit/toy-actions.ts';
import { toy } from '../kit/toy-game.ts';
import { playAnything, press, publicLast, startedTable, type Table, typed } from './kit.ts';

/** The toy, in which red puts its cards aside three times over before anybody sees anything. */
function* hiding(t: Parameters<typeof toy.game.steps.hiding & {}>[0], args: null) {
  for (let n = 0; n < 3; n++) yield* t.ask(0, 'hide', say.hide as never, { secret: true });
  yield* toy.game.steps.hiding!(t, args as never);
}
const slow = { ...toy, game: { ...toy.game, steps: { ...toy.game.steps, hiding } } } as unknown as AnyGame;

/** Red is asked in secret, some time after the match has begun. */
async function asked() {
  const clock = virtualClock();
  const table = await startedTable({ clock, games: [slow] });
  await playAnything(table, table.ann);
  await playAnything(table, table.ben);
  return { table, clock };
}

const secretly = async (table: Table) => {
  const { length } = await table.log();
  await playAnything(table, table.ann);
  expect(await table.log()).toHaveLength(length + 1);
};

test('the log of the last entries counts what has lines, so that secret answers do not show in the number', async () => {
  const { table } = await asked();
  const eve = table.local.person('Eve');
  const before = await typed(table, eve, 'log', { count: 50 });
  const three = await typed(table, eve, 'log', { count: 3 });
  expect(before).toMatch(/\(last \d entries\)/);
  await secretly(table);
  await secretly(table);
  expect(await typed(table, eve, 'log', { count: 50 })).toBe(before);
  // So many entries as are asked for, not fewer because others lie between.
  expect(await typed(table, eve, 'log', { count: 3 })).toBe(three);
});

test('since when somebody is asked does not move with each secret answer', async () => {
  const { table, clock } = await asked();
  const eve = table.local.person('Eve');
  const before = await typed(table, eve, 'status');
  const { since } = (await table.record()).asked[0]!;
  await clock.advance(3_600_000);
  await secretly(table);
  expect((await table.record()).asked[0]).toMatchObject({ seat: 0, since });
  expect(await typed(table, eve, 'status')).toBe(before);
});

test('since when somebody is asked moves with an answer that others see', async () => {
  const clock = virtualClock();
  const table = await startedTable({ clock });
  await clock.advance(3_600_000);
  await press(table.ann, publicLast(table.ann, table.channel), 'do', 'Rest');
  await table.rest();
  expect((await table.record()).asked).toMatchObject([{ seat: 1, since: clock.now() }]);
});
