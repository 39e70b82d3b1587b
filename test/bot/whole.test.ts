import { expect, test } from 'vitest';
import { replay } from '#core/recover';
import type { Json, Match } from '#core/types';
import { games } from '#src/registry';
import { table as board, FORSETI, GORGANUN } from '../games/tears-of-the-dragon/board.ts';
import { bothSit, openTable, press, privateLast, publicLast } from './kit.ts';

const dragon = games.find(({ game }) => game.id === 'tears-of-the-dragon')!;

/** Ann is Gorganun, Ben Forseti, who is to choose what to activate. */
async function begun() {
  const table = await openTable({ games: [dragon] });
  const { ann, channel } = table;
  await ann.slash(channel, 'match', 'new', { game: dragon.game.id });
  await table.rest();
  await bothSit(table);
  await press(ann, publicLast(ann, channel), 'start');
  await table.rest();
  const { match } = board({
    map: { eldinbourg: ['neko', 'cavalry*2'], redmarsh: ['kestrel', 'warsteed*1'], riverton: ['foot-soldier*1'] },
    boxes: { neko: ['cavalry*2'] },
    active: FORSETI,
    units: 2,
  });
  const at = { ...match, origin: { base: match.base, drawn: {}, stepNo: 1, at: 1 } } as unknown as Match<Json>;
  const record = await table.record();
  expect(record.status).toBe('running');
  expect(record.seats[GORGANUN]!.user).toBe(ann.id);
  await table.store.commit({ ...record, match: at, drafts: {}, outbox: [] });
  return table;
}
const actions = (match: Match<Json>) => match.log.flatMap(({ answer }) => answer?.action ?? []);

test('a whole activation in one command is saved at once, and once however often it is delivered', async () => {
  const table = await begun();
  const { ben, channel, local } = table;
  const { version } = await table.record();
  local.faults.duplicateNextInteraction();
  await ben.slash(channel, 'td', 'move', { group: 'neko, cavalry 1', path: 'riverton' });
  await table.rest();
  const record = await table.record();
  const match = record.match as Match<Json>;
  expect(actions(match)).toEqual(['activate', 'move', 'finish']);
  expect(replay(dragon.game, match).log).toEqual(match.log);
  // One commit for the answers, one for what was posted.
  expect(record.version).toBe(version + 2);
  expect(privateLast(ben, channel).content).toContain('Done.');
});

test('nothing of it is done when a later part is refused, and the reason is told', async () => {
  const table = await begun();
  const { ben, channel } = table;
  await ben.slash(channel, 'td', 'move', { group: 'neko, cavalry 1', path: 'redmarsh' });
  await table.rest();
  expect(actions((await table.record()).match as Match<Json>)).toEqual([]);
  expect(privateLast(ben, channel).content).toContain('“redmarsh” is not known here.');
});

test('with “more” the activation stays open', async () => {
  const table = await begun();
  const { ben, channel } = table;
  await ben.slash(channel, 'td', 'move', { group: 'neko, cavalry 1', path: 'riverton', more: true });
  await table.rest();
  expect(actions((await table.record()).match as Match<Json>)).toEqual(['activate', 'move']);
  expect(privateLast(ben, channel).content).toContain('is active: what next?');
});
