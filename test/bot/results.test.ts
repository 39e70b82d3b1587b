import { describe, expect, test, vi } from 'vitest';
import { ratingsAfter } from '#bot/match/ratings';
import { recordOf } from '#bot/match/record';
import { resultIn } from '#bot/match/server-results';
import type { Result } from '#core/outcome';
import type { MatchResult, SeatOutcome } from '#store/results';
import type { MatchRecord } from '#store/store';
import { caravan } from '../kit/caravan/part.ts';
import { toy } from '../kit/toy-game.ts';
import { sampleResult } from '../store/results-contract.ts';
import { arrive, open, openTable as openRoad, setOut } from './campaign-kit.ts';
import {
  asked,
  dmOf,
  labelsIn,
  last,
  openLobby,
  openTable,
  playAnything,
  posted,
  press,
  privateLast,
  started,
  startedTable,
  type Table,
  toTheHiding,
  typed,
} from './kit.ts';
import { playToTheEnd } from './to-the-end.ts';

/** How the matches of a server came out, and ratings (`/results`). */

async function results(table: Table, options: Record<string, string> = {}, person = table.ann): Promise<string> {
  await person.slash(table.channel, 'results', undefined, options);
  await table.rest();
  return privateLast(person, table.channel).content;
}
const kept = ({ store, local }: Table) => store.results.of(local.guildId);
async function agreed(table: Table): Promise<void> {
  for (const person of [table.ann, table.ben]) await typed(table, person, 'end');
}

describe('The results of a server', () => {
  test('have a match that is over, who won it, and a rating for each who played; nothing of it is posted', async () => {
    const table = await startedTable();
    expect(await results(table)).toBe('No match has ended on this server yet.');
    await playToTheEnd(table);
    const before = posted(table).length;
    const content = await results(table, {}, table.local.person('Eve'));
    const { seats } = (await kept(table))[0]!;
    expect(seats.map(({ user, counts }) => [user, counts])).toEqual([
      [table.ann.id, true],
      [table.ben.id, true],
    ]);
    expect(content).toContain('**Toy Market** — one match on this server.\nRatings (openskill');
    for (const { user } of seats)
      expect(content).toMatch(new RegExp(`\\d\\. <@${user}>: -?\\d+\\.\\d \\(one match\\)`));
    const winner = seats.find(({ result }) => result === 'won')?.user;
    expect(content).toContain(winner ? `1. <@${winner}>: ` : 'a draw of');
    if (winner) expect(content).toContain(`<@${winner}> won, with `);
    expect(posted(table)).toHaveLength(before);
  });

  test('take each match on once, also after a restart, and do not load it again', async () => {
    const table = await startedTable();
    await playToTheEnd(table);
    const { id } = await table.record();
    const first = await results(table);
    await table.restart();
    const load = vi.spyOn(table.store, 'load');
    expect(await results(table)).toBe(first);
    expect(load.mock.calls.flat()).not.toContain(id);
    expect(await kept(table)).toHaveLength(1);
    await started(table);
    await agreed(table);
    await Promise.all([results(table), results(table, {}, table.ben)]);
    expect(await kept(table)).toHaveLength(2);
  });

  test('list a match that was ended by agreement without a rating, and no lobby that was closed', async () => {
    const table = await startedTable();
    await agreed(table);
    await openLobby(table);
    await typed(table, table.ann, 'end');
    const content = await results(table);
    expect(content).toContain('**Toy Market** — one match on this server.\nNobody has a rating yet.');
    expect(content).toContain(`ended by agreement (<@${table.ann.id}> and <@${table.ben.id}>).`);
  });

  test('give no rating for a match that all have won together; several games are listed in short, with the way to each', async () => {
    const table = await openRoad();
    await open(table);
    await setOut(table);
    await arrive(table);
    expect(await results(table)).toContain('Nobody has a rating yet.');
    expect(caravan.game.id).toBe((await kept(table))[0]!.game);
    await started(table);
    await agreed(table);
    const short = await results(table);
    expect(short).toMatch(/Results of this server.*\n.*one match, the newest <t:.*\n.*one match, the newest <t:/);
    const message = privateLast(table.ann, table.channel);
    expect(labelsIn(message)).toContain('Toy Market');
    await press(table.ann, message, 'results', 'Toy Market');
    await table.rest();
    expect(privateLast(table.ann, table.channel).content).toContain('**Toy Market** — one match');
  });

  test('are those of the server where they are asked for, and of no other; in direct messages they are refused', async () => {
    const table = await startedTable();
    await table.store.results.keep([sampleResult({ game: 'toy' })]);
    expect(await results(table)).toBe('No match has ended on this server yet.');
    expect(await results(table, { game: 'toy' })).toBe('No match of Toy Market has ended on this server yet.');
    await toTheHiding(table);
    const dm = dmOf(await asked(table))!;
    const person = await asked(table);
    await person.slash(dm, 'results', undefined, {});
    await table.rest();
    expect(last(person, dm).content).toContain('Results belong to a server');
  });

  test('are turned by pages when there are many', async () => {
    const table = await openTable();
    const many = Array.from({ length: 150 }, (_, n) =>
      sampleResult({ match: `m${n}`, guild: table.local.guildId, game: 'toy', at: n * 86_400_000 }),
    );
    await table.store.results.keep(many);
    const first = await results(table);
    expect(first).toContain('150 matches on this server');
    expect(first).toContain('<t:12873600:D>');
    expect(first).not.toContain('<t:0:D>');
    for (let page = 0; page < 20 && !privateLast(table.ann, table.channel).content.includes('<t:0:D>'); page++) {
      const [, next] = labelsIn(privateLast(table.ann, table.channel));
      await press(table.ann, privateLast(table.ann, table.channel), 'results', next!);
      await table.rest();
    }
    expect(privateLast(table.ann, table.channel).content).toContain('<t:0:D>');
  });

  test('are told in Japanese to whoever reads Japanese', async () => {
    const table = await startedTable({ locales: ['ja', 'ja'] });
    await agreed(table);
    const content = await results(table);
    expect(content).toContain('このサーバーで1戦。');
    expect(content).toContain('合意により終了しました（');
  });
});

/** The match of a table that has been played to its end. */
async function overRecord(): Promise<MatchRecord> {
  const table = await startedTable();
  await playToTheEnd(table);
  return table.record();
}
const countsIn = (record: MatchRecord): boolean[] =>
  resultIn({ part: toy, record: recordOf(record) }, 'g1').seats.map(({ counts }) => counts);

describe('A seat counts for the rating', () => {
  test('of one person who has always sat there alone; not of one who has several, nor in a match from a file', async () => {
    const record = await overRecord();
    const [red, blue] = record.seats;
    expect(countsIn(record)).toEqual([true, true]);
    expect(countsIn({ ...record, seats: [red!, { ...blue!, user: red!.user }] })).toEqual([false, false]);
    expect(countsIn({ ...record, notes: { ...record.notes, from: 'first' } })).toEqual([false, false]);
    expect(countsIn({ ...record, status: 'ended' })).toEqual([false, false]);
    expect(countsIn({ ...record, notes: { ...record.notes, byComputer: [1] } })).toEqual([false, false]);
  });

  test('not where it has changed hands; of two there is nothing left to compare then', async () => {
    const record = await overRecord();
    const left = (first: Record<string, string>) => countsIn({ ...record, notes: { ...record.notes, first } });
    expect(left({ 1: 'somebody' })).toEqual([false, false]);
    expect(left({ 1: record.seats[1]!.user! })).toEqual([true, true]);
  });

  test('again when whoever has left comes back, and not when somebody else takes it over', async () => {
    const table = await startedTable();
    const first = async () => (await table.record()).notes.first;
    await typed(table, table.ben, 'leave');
    expect(await first()).toEqual({ 1: table.ben.id });
    const cleo = table.local.person('Cleo');
    await typed(table, cleo, 'join');
    await typed(table, cleo, 'leave');
    await playAnything(table, table.ann);
    expect(await first()).toEqual({ 1: table.ben.id });
    await typed(table, table.ben, 'join');
    await playToTheEnd(table);
    expect(countsIn(await table.record())).toEqual([true, true]);
  });
});

test('A seat that was handed to a replacement has changed hands as well', async () => {
  const table = await startedTable();
  await table.ben.slash(table.channel, 'replace', undefined, {});
  await table.rest();
  await typed(table, table.local.person('Cleo'), 'join');
  expect((await table.record()).notes.first).toEqual({ 1: table.ben.id });
  expect((await table.record()).seats[1]!.name).toBe('Cleo');
});

describe('A rating', () => {
  const match = (...seats: [user: string | null, result: Result, counts?: boolean][]): MatchResult =>
    sampleResult({
      seats: seats.map(([user, result, counts = true]): SeatOutcome => ({ user, result, counts })),
    });
  const ratings = async (...all: MatchResult[]) =>
    Object.fromEntries((await ratingsAfter(all)).map(({ user, rating }) => [user, rating]));

  test('goes up for who wins and down for who loses; the strongest comes first', async () => {
    const after = await ratingsAfter([match(['ann', 'won'], ['bob', 'lost'])]);
    expect(after.map(({ user, matches }) => [user, matches])).toEqual([
      ['ann', 1],
      ['bob', 1],
    ]);
    expect(after[0]!.rating).toBeGreaterThan(0);
    expect(after[1]!.rating).toBeLessThan(after[0]!.rating);
  });

  test('is the same for equals who draw, and lies between for who draws with the loser and the winner', async () => {
    const drawn = await ratings(match(['ann', 'drawn'], ['bob', 'drawn']));
    expect(drawn.ann).toBeCloseTo(drawn.bob!, 10);
    const three = await ratings(match(['ann', 'won'], ['bob', 'drawn'], ['cat', 'lost']));
    expect(three.ann).toBeGreaterThan(three.bob!);
    expect(three.bob).toBeGreaterThan(three.cat!);
  });

  test('has nothing from a seat that does not count, and whoever is not known any more is somebody new', async () => {
    expect(await ratings(match(['ann', 'won'], ['bob', 'lost', false]))).toEqual({});
    const plain = await ratings(match(['ann', 'won'], ['bob', 'lost']));
    const forgotten = await ratings(match(['ann', 'won'], [null, 'lost']));
    expect(forgotten).toEqual({ ann: plain.ann });
  });
});
