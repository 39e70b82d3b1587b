import { describe, expect, test } from 'vitest';
import { thinkerHere } from '#bot/computers/thinker-here';
import { type Checked, thoughtAgain } from '#bot/computers/thought-again';
import type { Thinker } from '#bot/match/to-think';
import type { History } from '#core/history';
import type { Json, Match } from '#core/types';
import { examples } from '#examples/index';
import { virtualClock } from '#local/discord';
import { EDITION } from '#thinking/edition';
import { toy } from '../kit/toy-game.ts';
import {
  offerTrade,
  openLobby,
  openTable,
  playAnything,
  posted,
  publicWords,
  starts,
  type Table,
  type TableOptions,
  typed,
} from './kit.ts';
import { operate } from './operating.ts';

/** Computers that answer: when they do, what is told of it, and what becomes of a thought that nobody wants any more. */

/** Ann sits alone, and computers play the other seats. */
const alone = async (options: TableOptions = {}, { game = 'toy', computers = 1 } = {}) => {
  const table = await openTable(options);
  await openLobby(table, { game });
  await typed(table, table.ann, 'join');
  for (let n = 0; n < computers; n++) await typed(table, table.ann, 'join', { computer: 'normal' });
  await starts(table);
  return table;
};
const bySeat = async (table: Table) => (await table.log()).flatMap(({ answer }) => answer?.seat ?? []);
const asked = async (table: Table) => (await table.record()).asked.map(({ seat }) => seat);
const rests = async (table: Table) => {
  await table.ann.slash(table.channel, 'toy', 'rest', {});
  await table.rest();
};
/** Each answer of a computer in a match of the toy, thought out once more. */
async function checked(match: Match<Json>, history: History<Json>): Promise<Checked[]> {
  const all: Checked[] = [];
  for await (const one of thoughtAgain(toy, match, history)) all.push(one);
  return all;
}
/** Ann answers whatever she is asked, until the end. */
const toTheEnd = async (table: Table) => {
  for (let n = 0; n < 200 && (await table.record()).status === 'running'; n++) await playAnything(table, table.ann);
};

describe('one person alone', () => {
  test('plays the toy to its end, and what the computer gave says so', async () => {
    const table = await alone();
    await toTheEnd(table);
    expect((await table.record()).status).toBe('over');
    const given = (await table.log()).filter(({ answer }) => answer);
    expect(given.filter(({ answer }) => answer!.seat === 1).length).toBeGreaterThan(5);
    for (const { answer, standIn } of given) expect(standIn).toBe(answer!.seat === 1 ? true : undefined);
    expect((await table.record()).notes.byComputer).toEqual([1]);
  });

  test('whoever has the match can have every answer of the computer thought out again', async () => {
    const table = await alone();
    await toTheEnd(table);
    const { match, id } = await table.record();
    const history = (await table.store.history(id))!;
    const again = await checked(match!, history);
    expect(again.length).toBe((await bySeat(table)).filter((seat) => seat === 1).length);
    expect(again.filter(({ isSame }) => !isSame)).toEqual([]);
    // Nobody can have thought before the entries that led there.
    const { place } = again[0]!;
    const log = history.log.map((entry, i) =>
      i === place ? { ...entry, computer: { ...entry.computer!, at: place - 1 } } : entry,
    );
    const forged = await checked(match!, { ...history, log });
    expect(forged.filter(({ isSame }) => !isSame).map((one) => one.place)).toEqual([place]);
  });

  test('plays liar’s dice in Japanese against three', async () => {
    const table = await alone({ games: examples, locales: ['ja', 'ja'] }, { game: 'liars-dice', computers: 3 });
    await toTheEnd(table);
    expect((await table.record()).status).toBe('over');
    expect(new Set(await bySeat(table)).size).toBe(4);
  });

  test('what computers do in a row is one news', async () => {
    const table = await alone({ games: examples }, { game: 'liars-dice', computers: 5 });
    await playAnything(table, table.ann);
    const log = (await table.log()).filter(({ answer }) => answer);
    const mine = log.findIndex(({ answer }) => answer!.seat === 0);
    const inARow = log.slice(mine + 1).filter(({ standIn }) => standIn);
    expect(inARow.length).toBeGreaterThan(1);
    expect(new Set(inARow.slice(0, 2).map(({ at }) => at)).size).toBe(1);
    expect(posted(table).length).toBeLessThan(8);
  });
});

describe('when', () => {
  const clocked = async (options: TableOptions = {}) => {
    const clock = virtualClock();
    const table = await alone({ clock, computers: { usual: 3_000, undo: 20_000 }, ...options });
    const goesBy = async (ms: number) => {
      await clock.advance(ms);
      await table.bot.computers();
      await table.rest();
    };
    return { table, goesBy };
  };

  test('it answers three seconds after it was asked', async () => {
    const { table, goesBy } = await clocked();
    await rests(table);
    await goesBy(2_999);
    expect(await bySeat(table)).toEqual([0]);
    await goesBy(1);
    expect((await bySeat(table)).slice(0, 2)).toEqual([0, 1]);
  });

  test('as long as Ann could take her offer back it waits for twenty', async () => {
    const { table, goesBy } = await clocked();
    await offerTrade(table);
    await goesBy(19_999);
    expect(await bySeat(table)).toEqual([0]);
    await goesBy(1);
    expect((await bySeat(table)).slice(0, 2)).toEqual([0, 1]);
  });

  test('what Ann takes back it does not answer', async () => {
    const { table, goesBy } = await clocked();
    await offerTrade(table);
    await goesBy(19_000);
    await typed(table, table.ann, 'undo');
    await goesBy(60_000);
    expect(await bySeat(table)).toEqual([]);
    expect(await asked(table)).toEqual([0]);
  });

  test('nobody is called for it, and the question of a computer has no buttons', async () => {
    const { table } = await clocked();
    await rests(table);
    expect(await asked(table)).toEqual([1]);
    const words = publicWords(table.ann, table.channel);
    expect(words).not.toContain('Blue house, round 1');
    expect(await typed(table, table.ann, 'status')).toContain('Computer — Blue house, round 1: what do you do?');
  });

  test('after a restart it goes on', async () => {
    const { table, goesBy } = await clocked();
    await rests(table);
    await table.restart();
    await goesBy(3_000);
    expect((await bySeat(table)).slice(0, 2)).toEqual([0, 1]);
  });
});

test('while the server is paused it waits, and goes on after that', async () => {
  const table = await alone({ computers: { usual: 0, undo: 0 } });
  await operate(table, 'pause', { reason: 'the cellar is flooded' });
  const before = await bySeat(table);
  await rests(table);
  expect(await bySeat(table)).toEqual(before);
  await operate(table, 'resume', {});
  await rests(table);
  expect((await bySeat(table)).slice(0, 2)).toEqual([0, 1]);
});

describe('a thought', () => {
  /** Thinks when it is told to. */
  const slow = () => {
    const { think, ...others } = thinkerHere([toy]);
    const waiting: (() => void)[] = [];
    const held = { isHeld: true };
    const thinker: Thinker = {
      ...others,
      think: async (one) => {
        if (held.isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
        return think(one);
      },
    };
    return { thinker, waiting, held };
  };

  test('that comes too late is thrown away: Ann has taken her offer back, and made another one', async () => {
    const { thinker, waiting, held } = slow();
    const table = await openTable({ thinker });
    await openLobby(table);
    await typed(table, table.ann, 'join');
    await typed(table, table.ann, 'join', { computer: 'normal' });
    await table.ann.slash(table.channel, 'match', 'start', {});
    await table.local.settle(1);
    const [card] = await table.ann.complete(table.channel, 'toy', 'market trade', {
      options: { gives: '' },
      focused: 'gives',
    });
    const offers = (price: number) =>
      table.ann.slash(table.channel, 'toy', 'market trade', { gives: card!.value, takes: '-', price });
    await offers(0);
    await expect.poll(() => waiting.length).toBe(1);
    await table.ann.slash(table.channel, 'match', 'undo', {});
    await expect.poll(async () => (await table.log()).length).toBe(1);
    await offers(1);
    await expect.poll(async () => (await table.log()).length).toBe(2);
    waiting[0]!();
    await expect.poll(() => waiting.length).toBe(2);
    expect(await bySeat(table)).toEqual([0]);
    held.isHeld = false;
    waiting[1]!();
    await table.rest();
    expect((await bySeat(table)).slice(0, 2)).toEqual([0, 1]);
  });

  test('that comes to its limit is the best so far, as the entry says, and the log besides', async () => {
    const here = thinkerHere([toy]);
    const thinker: Thinker = { ...here, think: async (one) => ({ ...(await here.think(one)), rounds: 2 }) };
    const table = await alone({ thinker });
    await rests(table);
    const given = (await table.log()).find(({ answer }) => answer?.seat === 1)!;
    expect(given.computer).toEqual({ level: 'normal', at: 2, rounds: 2, edition: EDITION });
    expect(table.logged()).toContain('a computer has not come to an end with thinking');
  });

  test('that fails becomes the usual answer, and the log says so', async () => {
    const thinker: Thinker = { ...thinkerHere([toy]), think: () => Promise.reject(new Error('no memory')) };
    const table = await alone({ thinker });
    await rests(table);
    expect((await bySeat(table)).slice(0, 2)).toEqual([0, 1]);
    expect((await table.log()).find(({ answer }) => answer?.seat === 1)!.computer).toMatchObject({ rounds: 0 });
    expect(table.logged()).toContain('a computer has not come to an end with thinking');
    const { match, id } = await table.record();
    for (const one of await checked(match!, (await table.store.history(id))!))
      expect(one).toMatchObject({ isSame: true, rounds: 0 });
  });
});
