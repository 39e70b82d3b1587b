import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remind } from '#bot/deliver/reminders';
import { forSaving } from '#bot/match/change';
import type { House } from '#bot/match/house';
import { withSealed } from '#bot/match/outbox';
import { answered } from '#bot/match/play';
import { recordOf } from '#bot/match/record';
import { chanceFrom, choose } from '#chance/playout';
import { isRefusal } from '#core/actions';
import { position } from '#core/match';
import type { Match } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { openJsonStore } from '#store/json-store';
import type { MatchRecord, Store } from '#store/store';
import { noBounds } from '../kit/no-bounds.ts';
import { playing } from '../kit/playing.ts';
import { unsalted } from '../kit/salt.ts';
import { begun, type Table } from './decided.ts';

/** ms of CPU of this process, and of the clock. */
export interface Spent {
  cpu: number;
  wall: number;
}

/** What some work takes, and what it gives. */
export async function spent<T>(work: () => Promise<T>): Promise<{ result: T } & Spent> {
  const cpu = process.cpuUsage();
  const begin = performance.now();
  const result = await work();
  const wall = performance.now() - begin;
  const { user, system } = process.cpuUsage(cpu);
  return { result, cpu: (user + system) / 1_000, wall };
}

/** What a store of so many matches costs. Memory is what the process grew by when it was opened, in MB. */
export interface StoreFigures {
  matches: number;
  start: Spent & { memory: number };
  sweep: Spent;
  left: Spent;
  byChannel: Spent;
}

/** Where a match is of which so many copies lie in a folder. */
const channelOf = (n: number): string => String(1_000_000_000_000_000_000n + BigInt(n));

/** Opens the folder in this process, which should be a fresh one, and asks what the bot asks at its start and later. */
export async function measureStore(folder: string): Promise<StoreFigures> {
  const before = process.memoryUsage().rss;
  const { result: store, ...start } = await spent(() => openJsonStore(folder));
  const memory = (process.memoryUsage().rss - before) / 2 ** 20;
  const matches = (await store.all()).length;
  const house = { store, clock: { now: () => 0 } } as unknown as House;
  const { result: _, ...sweep } = await spent(() => remind(house));
  const { result: __, ...left } = await spent(async () => [await store.waiting(), await store.running()]);
  const { result: found, ...byChannel } = await spent(() => lookUp(store, matches));
  if (found !== matches) throw new Error(`${found} of ${matches} matches were found by their channels`);
  await store.close();
  const each = { cpu: byChannel.cpu / matches, wall: byChannel.wall / matches };
  return { matches, start: { ...start, memory }, sweep, left, byChannel: each };
}

async function lookUp(store: Store, matches: number): Promise<number> {
  let found = 0;
  for (let n = 0; n < matches; n++) if (await store.byChannel(channelOf(n))) found++;
  return found;
}

/** What the last commits of a match cost, and how many KB one with news writes, on average and at most. */
export interface LateFigures extends Spent {
  answers: number;
  commits: number;
  written: number;
  most: number;
}

/** Answers after which a match is early, and in the middle. */
const EARLY = 30;
const MIDDLE = 300;
/** So many answers at the end of the match are saved once more to be measured, after so many that warm up. */
const LATE = 250;
const WARM = 50;

/**
 * Fills a folder with so many matches, by turns early, in the middle and late, and measures the last commits of one. Gives, too, the records of
 * those, of which the first ones warm up.
 */
export async function fillStore(
  folder: string,
  part: AnyGame,
  table: Table,
  matches: number,
): Promise<{ late: LateFigures; answers: MatchRecord[] }> {
  const store = await openJsonStore(folder);
  const stages: string[] = [];
  const answers: MatchRecord[] = [];
  // Figures are compared: each run plays the same.
  const chance = chanceFrom(unsalted('bench/store'));
  let record = await store.create(playing(begun(part, 'bench/store', table)));
  const { id } = record;
  for (let n = 0; ; n++) {
    if (n === EARLY || n === MIDDLE) stages.push(await store.export(id));
    const { g, open, outcome } = position(part.game, record.match as Match<unknown>);
    if (outcome) break;
    const decision = open[Math.floor(chance() * open.length)]!;
    const chosen = choose({ ...part, g, decision, policy: 'progress', chance });
    const answer = { decision: decision.id, seat: decision.seat, ...chosen };
    const taken = answered({ part, record: recordOf(record) }, answer, { mark: channelOf(n), now: n });
    if (isRefusal(taken)) throw new Error(taken.refused.key);
    answers.push(forSaving(withSealed(taken.record, n), noBounds));
    record = { ...(await store.commit(answers.at(-1)!)), outbox: [] };
  }
  stages.push(await store.export(id));
  await multiply(folder, stages, matches, store);
  const last = answers.slice(-LATE - WARM);
  return { late: await lateCommits(join(folder, 'late'), last), answers: last };
}

/** A match that begins with the first of these records, and how each of the others is saved: with its answer, then with that delivered. */
export async function saving(store: Store, answers: readonly MatchRecord[]) {
  const { match, version: _, ...first } = answers[0]!;
  const origin = { base: match!.base, drawn: match!.rng.drawn, stepNo: match!.stepNo, at: 0 };
  let { version } = await store.create({ ...first, match: { ...match!, logged: 0, news: [{ origin }] } });
  return {
    id: first.id,
    async answer(record: MatchRecord, i: number): Promise<MatchRecord> {
      // The log begins anew with the first of them.
      const at = { ...record.match!, logged: i + 1 };
      const saved = await store.commit({ ...record, match: at, version });
      version = saved.version;
      return saved;
    },
    async delivered(saved: MatchRecord, i: number): Promise<void> {
      const board = { channel: '1', message: channelOf(i) };
      version = (await store.commit({ ...saved, outbox: [], board })).version;
    },
  };
}

/** Saves these answers again, one after another and nothing else, each followed by the commit after its delivery. */
async function lateCommits(folder: string, answers: readonly MatchRecord[]): Promise<LateFigures> {
  const store = await openJsonStore(folder);
  const { answer, delivered } = await saving(store, answers);
  const written: number[] = [];
  const save = async (record: MatchRecord, i: number) => {
    const before = sizeOf(folder, record.id);
    const saved = await answer(record, i);
    written.push(sizeOf(folder, record.id).journal - before.journal + sizeOf(folder, record.id).head);
    await delivered(saved, i);
  };
  const entries = answers.slice(1);
  for (const [i, record] of entries.slice(0, WARM).entries()) await save(record, i);
  written.length = 0;
  const late = entries.slice(WARM);
  const { result: __, ...all } = await spent(async () => {
    for (const [i, record] of late.entries()) await save(record, WARM + i);
  });
  await store.close();
  const commits = late.length * 2;
  return {
    answers: answers[0]!.match!.logged + entries.length,
    commits,
    cpu: all.cpu / commits,
    wall: all.wall / commits,
    written: written.reduce((sum, bytes) => sum + bytes, 0) / written.length / 1_024,
    most: Math.max(...written) / 1_024,
  };
}

const sizeOf = (folder: string, id: string) => ({
  head: statSync(join(folder, 'matches', `${id}.json`)).size,
  journal: statSync(join(folder, 'journals', `${id}.1.jsonl`)).size,
});

/** One match of each stage is put into the store; the others are copies of its files, which nobody has to check. */
async function multiply(folder: string, stages: readonly string[], matches: number, store: Store): Promise<void> {
  const file = (kind: string, id: string, end: string) => join(folder, kind, `${id}${end}`);
  const models: { id: string; head: MatchRecord; journal: Buffer }[] = [];
  for (const [n, text] of stages.entries()) {
    const { id } = await store.put(JSON.stringify({ ...JSON.parse(text), id: `match-${n}`, channel: channelOf(n) }));
    models.push({
      id,
      head: JSON.parse(readFileSync(file('matches', id, '.json'), 'utf8')),
      journal: readFileSync(file('journals', id, '.1.jsonl')),
    });
  }
  // The one that was played is among the matches too; it stands in the last channel.
  const [played] = (await store.all()).filter(({ id }) => !id.startsWith('match-'));
  await store.commit({ ...(await store.load(played!.id))!, channel: channelOf(matches - 1) });
  await store.close();
  for (let n = stages.length; n < matches - 1; n++) {
    const { head, journal } = models[n % models.length]!;
    const copy = { ...head, id: `match-${n}`, channel: channelOf(n), createdAt: n };
    writeFileSync(file('matches', copy.id, '.json'), JSON.stringify(copy), { mode: 0o600 });
    writeFileSync(file('journals', copy.id, '.1.jsonl'), journal, { mode: 0o600 });
  }
}
