import { expect, test } from 'vitest';
import { type History, logOf } from '#core/history';
import { replay } from '#core/recover';
import type { Json, LogEntry, Match } from '#core/types';
import { games } from '#src/registry';
import { table as board, FORSETI, GORGANUN } from '../games/tears-of-the-dragon/board.ts';
import { openTable, privateLast, started } from './kit.ts';

const dragon = games.find(({ game }) => game.id === 'tears-of-the-dragon')!;

/** Ann is Gorganun, Ben Forseti, who is to choose what to activate. */
async function begun() {
  const table = await openTable({ games: [dragon] });
  const { ann } = table;
  await started(table, dragon.game.id);
  const { match } = board({
    map: { eldinbourg: ['neko', 'cavalry*2'], redmarsh: ['kestrel', 'warsteed*1'], riverton: ['foot-soldier*1'] },
    boxes: { neko: ['cavalry*2'] },
    active: FORSETI,
    units: 2,
  });
  const record = await table.record();
  const at = instead(record.match!, match as unknown as Match<Json>);
  expect(record.status).toBe('running');
  expect(record.seats[GORGANUN]!.user).toBe(ann.id);
  await table.store.commit({ ...record, match: at, drafts: {}, outbox: [] });
  return table;
}
/** A match in the place of another one: the log of that is taken back, and the history begins with this. */
function instead(before: Match<Json>, { base, rng, stepNo, ...match }: Match<Json>): Match<Json> {
  const drops = Array.from({ length: before.logged }, (_, i) => ({ drop: before.logged - 1 - i }));
  const origin = { base, drawn: rng.drawn, stepNo, at: 0 };
  return { ...match, base, rng, stepNo, logged: 0, news: [...drops, { origin }] };
}
const actions = (log: readonly LogEntry[]) => log.flatMap(({ answer }) => answer?.action ?? []);

test('a whole activation in one command is saved at once, and once however often it is delivered', async () => {
  const table = await begun();
  const { ben, channel, local } = table;
  const { version } = await table.record();
  local.faults.duplicateNextInteraction();
  await ben.slash(channel, 'td', 'move', { group: 'neko, cavalry 1', path: 'riverton' });
  await table.rest();
  const record = await table.record();
  const match = record.match as Match<Json>;
  const history = (await table.store.history(record.id))!;
  expect(actions(history.log)).toEqual(['activate', 'move', 'finish']);
  // The rules know no time.
  const untimed = history.log.map(({ at, waited, ...entry }) => entry);
  expect(logOf(replay(dragon.game, match, history as History<never>))).toEqual(untimed);
  // One commit for the answers, one for what was posted.
  expect(record.version).toBe(version + 2);
  expect(privateLast(ben, channel).content).toContain('Done.');
});

test('nothing of it is done when a later part is refused, and the reason is told', async () => {
  const table = await begun();
  const { ben, channel } = table;
  await ben.slash(channel, 'td', 'move', { group: 'neko, cavalry 1', path: 'redmarsh' });
  await table.rest();
  expect(actions(await table.log())).toEqual([]);
  expect(privateLast(ben, channel).content).toContain('Way: Redmarsh — 5 steps away, 2 points left.');
});

test('with “more” the activation stays open', async () => {
  const table = await begun();
  const { ben, channel } = table;
  await ben.slash(channel, 'td', 'move', { group: 'neko, cavalry 1', path: 'riverton', more: true });
  await table.rest();
  expect(actions(await table.log())).toEqual(['activate', 'move']);
  expect(privateLast(ben, channel).content).toContain('is active. What next?');
});
