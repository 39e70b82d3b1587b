import { expect, test } from 'vitest';
import { median, tallyOf } from '#bot/match/tally';
import type { Script, Table as ToyTable } from '#core/types';
import { virtualClock } from '#local/discord';
import type { AnyGame } from '#src/game-part';
import type { MatchRecord } from '#store/store';
import { hide, type Toy } from '../kit/toy-actions.ts';
import { toy } from '../kit/toy-game.ts';
import {
  asked,
  HOUR,
  labelsIn,
  offerTrade,
  openLobby,
  openTable,
  playAnything,
  posted,
  press,
  privateLast,
  startedTable,
  type Table,
  toTheHiding,
  typed,
} from './kit.ts';
import { playToTheEnd } from './to-the-end.ts';

/** What is told of a match when it is over (`/summary`, and the button below the result). */

async function ended(table: Table): Promise<void> {
  for (const person of [table.ann, table.ben]) await typed(table, person, 'end');
}
const tally = async (table: Table) => tallyOf(await table.log(), 2).seats;

test('the button below the result shows, to whoever presses it alone, the answers of each seat', async () => {
  const table = await startedTable();
  await playToTheEnd(table);
  const result = posted(table).findLast((one) => labelsIn(one).includes('Summary'))!;
  const before = posted(table).length;
  const eve = table.local.person('Eve');
  await press(eve, result, 'summary');
  await table.rest();
  const [red, blue] = await tally(table);
  const { content } = privateLast(eve, table.channel);
  expect(content).toContain('**Toy Market** — summary.');
  expect(content).toContain(`${red!.answers + blue!.answers} answers in all.`);
  expect(content).toContain(`Red house (<@${table.ann.id}>): ${red!.answers} answers`);
  expect(content).toContain(`Blue house (<@${table.ben.id}>): ${blue!.answers} answers`);
  expect(posted(table)).toHaveLength(before);
});

test('it says how long each seat was waited for, in the middle and in all, also after a restart', async () => {
  const clock = virtualClock();
  const table = await startedTable({ clock });
  await clock.advance(3 * HOUR);
  await playAnything(table, table.ann);
  await clock.advance(50 * HOUR);
  await playAnything(table, table.ben);
  await table.restart();
  await ended(table);
  const content = await typed(table, table.ann, ['summary', undefined]);
  expect(content).toMatch(/Red house \(.*\): one answer, half of them within 3 h; the others waited 3 h in all\./);
  expect(content).toMatch(
    /Blue house \(.*\): one answer, half of them within 2 days; the others waited 2 days in all\./,
  );
  expect(content).toContain('It took 2 days (<t:');
});

test('an answer that was taken back is none, and its seat is waited for anew', async () => {
  const clock = virtualClock();
  const table = await startedTable({ clock });
  await clock.advance(HOUR);
  await offerTrade(table);
  expect((await tally(table))[0]).toEqual({ answers: 1, standIns: 0, waits: [HOUR] });
  await typed(table, table.ann, 'undo');
  expect((await tally(table))[0]).toEqual({ answers: 0, standIns: 0, waits: [] });
  await clock.advance(2 * HOUR);
  await playAnything(table, table.ann);
  expect((await tally(table))[0]!.waits).toEqual([2 * HOUR]);
});

test('a secret answer counts its time once others see that its seat is waited for no more', async () => {
  const clock = virtualClock();
  const table = await startedTable({ clock });
  await toTheHiding(table);
  const person = await asked(table);
  const seat = person === table.ann ? 0 : 1;
  const before = (await tally(table))[seat]!.waits.length;
  await clock.advance(4 * HOUR);
  await playAnything(table, person);
  const { waits } = (await tally(table))[seat]!;
  expect([waits.length - before, waits.at(-1)]).toEqual([1, 4 * HOUR]);
});

/** The toy, where each seat puts two cards aside in secret, and others see one question. */
function* hidingTwice(t: ToyTable<Toy>, _args: null): Script {
  for (const seat of [0, 1])
    for (const _card of ['first', 'second']) {
      const { card } = yield* t.ask(seat, 'hide', hide, { secret: true });
      t.g.hands[seat] = t.g.hands[seat]!.filter((one) => one !== card);
    }
  t.g.part++;
}
const slow: AnyGame = { ...toy, game: { ...toy.game, steps: { ...toy.game.steps, hiding: hidingTwice } } };

test('of two secret answers in a row only the second one ends the waiting, and it counts the time of both', async () => {
  const clock = virtualClock();
  const table = await startedTable({ clock, games: [slow] });
  await toTheHiding(table);
  const person = await asked(table);
  const seat = person === table.ann ? 0 : 1;
  const before = (await tally(table))[seat]!;
  await clock.advance(4 * HOUR);
  await playAnything(table, person);
  expect((await tally(table))[seat]).toEqual({ ...before, answers: before.answers + 1 });
  await clock.advance(3 * HOUR);
  await playAnything(table, person);
  expect((await tally(table))[seat]).toEqual({
    answers: before.answers + 2,
    standIns: 0,
    waits: [...before.waits, 7 * HOUR],
  });
});

test('while it runs, and where nothing was played, it is refused with the reason', async () => {
  const running = await startedTable();
  expect(await typed(running, running.ann, ['summary', undefined])).toContain('The match still runs.');
  const lobby = await openTable();
  await openLobby(lobby);
  expect(await typed(lobby, lobby.ann, ['summary', undefined])).toContain('Nothing has been played here yet');
});

test('of a match that an earlier program has written, it tells the answers and no times', async () => {
  const table = await startedTable();
  await playAnything(table, table.ann);
  await ended(table);
  const record = JSON.parse(await table.store.export((await table.record()).id)) as MatchRecord;
  const news = record.match!.news.map((line) =>
    'entry' in line ? { entry: { answer: line.entry.answer, events: line.entry.events } } : line,
  );
  const channel = table.local.openChannel('before');
  const before = { ...record, id: 'before', channel, match: { ...record.match!, news } };
  await table.store.put(JSON.stringify(before));
  const content = await typed(table, table.ann, ['summary', undefined], { channel });
  expect(content).toContain(`Red house (<@${table.ann.id}>): one answer.\n`);
  expect(content).not.toContain('half of them');
});

test('it is told in Japanese to whoever reads Japanese', async () => {
  const clock = virtualClock();
  const table = await startedTable({ clock, locales: ['ja', 'ja'] });
  await clock.advance(3 * HOUR);
  await playAnything(table, table.ann);
  await ended(table);
  const content = await typed(table, table.ann, ['summary', undefined]);
  expect(content).toContain('対戦のまとめ');
  expect(content).toContain('回答1回。半数は3時間以内、待ち時間は合計3時間でした。');
});

test('the middle of several times is one of them, or lies between two; of none there is none', () => {
  expect(median([1, 2, 9])).toBe(2);
  expect(median([1, 2, 4, 9])).toBe(3);
  expect(median([5])).toBe(5);
  expect(median([])).toBeUndefined();
});
