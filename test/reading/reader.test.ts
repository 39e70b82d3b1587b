import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { TooMuch } from '#bot/match/reader';
import type { AnyRecord } from '#bot/match/record';
import { readFile } from '#bot/serve/read-file';
import { playout } from '#chance/playout';
import { historyOf } from '#core/history';
import { examples } from '#examples/index';
import { openReader } from '#src/reading/reader';
import { games } from '#src/registry';
import { exportedText } from '#store/exported';
import type { MatchRecord } from '#store/store';
import { playing } from '../kit/playing.ts';
import { recordings } from '../kit/recorded.ts';
import { salted } from '../kit/salt.ts';

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});
/** The one that `npm start` begins: its process takes more than a second of a processor until it can read. */
const real = openReader();
afterAll(() => real.close());
const strange = fileURLToPath(new URL('./strange-program.mjs', import.meta.url));
function readerOf(options: Parameters<typeof openReader>[0]) {
  const reader = openReader(options);
  opened.push(reader);
  return reader;
}

const taking = { channel: 'here', guild: 'guild', user: 'ann', mark: 'x', now: 1 };
/** A recording of each game; that each has some is held by `test/matches.test.ts`. */
const texts = games.flatMap(({ game }) => {
  const found = recordings().find((one) => one.game === game.id);
  return found ? [[game.id, readFileSync(found.file, 'utf8')] as const] : [];
});
/** A record without the names that are drawn anew each time. */
const nameless = (record: AnyRecord) => ({
  ...record,
  id: '',
  outbox: record.outbox.map((one) => ({ ...one, id: '' })),
});
const known = new Map(games.map((part) => [part.game.id, part]));

describe('A reader', () => {
  test('reads in its process what is read here, of every game', async () => {
    for (const [game, text] of texts) {
      const [here, there] = [readFile(known, text, taking), await real.read(text, taking)];
      if ('bad' in here || 'bad' in there) throw new Error(`${game} is no match`);
      expect(nameless(there.record), game).toEqual(nameless(here.record));
      expect(there.file, game).toEqual(here.file);
    }
    expect(await real.read('{}', taking)).toEqual({ bad: 'shape' });
    expect(await real.read('{"game":"chess"}', taking)).toEqual({ bad: 'game' });
  });

  test('knows the games of examples where it is told to, and else not', async () => {
    const [example] = examples;
    const { match } = playout(example!, salted('examples'), { most: 8 });
    const record = { ...playing(match), version: 1 } as MatchRecord;
    const text = exportedText(record, historyOf(match.news));
    const told = await readerOf({ examples: true }).read(text, taking);
    if ('bad' in told) throw new Error(told.bad);
    expect(told.record.match).toMatchObject({ game: 'liars-dice', base: match.base });
    expect(await real.read(text, taking)).toEqual({ bad: 'game' });
  });

  test('refuses a history that is nested deeper than a process could hand on', async () => {
    for (const levels of [20_000, 100_000]) {
      const deep = `${'['.repeat(levels)}${']'.repeat(levels)}`;
      const text = texts[0]![1].replace(/"shown":\{/, `"shown":{"deep":${deep},`);
      expect(text.length).toBeGreaterThan(2 * levels);
      expect(await real.read(text, taking)).toEqual({ bad: 'shape' });
    }
  });

  test('the event loop goes round while a file is read', async () => {
    const reader = readerOf({ start: strange, work: 300 });
    await reader.read('{}', taking);
    let [rounds, read] = [0, false];
    const work = reader.read('work', taking).catch((error: unknown) => {
      read = true;
      return error;
    });
    while (!read) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      rounds++;
    }
    expect(await work).toBeInstanceOf(TooMuch);
    expect(rounds).toBeGreaterThan(20);
  });

  test.each(['work', 'memory'])('gives a file up that takes too much %s, and reads the next one', async (what) => {
    const reader = readerOf({ start: strange, work: 1_000, heap: 40 });
    const both = [reader.read(what, taking), reader.read('{}', taking)];
    await expect(both[0]).rejects.toThrow(TooMuch);
    expect(await both[1]).toEqual({ bad: 'shape' });
  });

  test('a process that dies of a file is no fault of the file, and the next one is read', async () => {
    const reader = readerOf({ start: strange });
    await expect(reader.read('die', taking)).rejects.toThrow('has ended');
    expect(await reader.read('{}', taking)).toEqual({ bad: 'shape' });
  });

  test('reads one at a time, and is busy when four wait', async () => {
    const reader = readerOf({ start: strange, work: 200 });
    await reader.read('{}', taking);
    const all = Array.from({ length: 3 }, () => reader.read('{}', taking));
    expect(reader.isBusy()).toBe(false);
    all.push(reader.read('{}', taking));
    expect(reader.isBusy()).toBe(true);
    for (const read of all) expect(await read).toEqual({ bad: 'shape' });
    expect(reader.isBusy()).toBe(false);
  });

  test('closed in the middle of a file it gives it up', async () => {
    const reader = readerOf({ start: strange });
    await reader.read('{}', taking);
    const work = reader.read('work', taking);
    work.catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 50));
    await reader.close();
    await expect(work).rejects.toThrow('has ended');
  });
});
