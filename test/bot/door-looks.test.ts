import { describe, expect, test } from 'vitest';
import { recordOf } from '#bot/match/record';
import { saidNow } from '#bot/match/stretch';
import type { Wanted } from '#bot/table/drawn';
import { start } from '#core/match';
import { usualSeats } from '#core/seats';
import { games } from '#src/registry';
import { salted } from '../kit/salt.ts';
import { toy } from '../kit/toy-game.ts';
import { openLobby, openTable, playAnything, startedTable, toTheHiding } from './kit.ts';
import { openWorld } from './two-worlds.ts';

/** What there is to look at through the door: pictures, lists, what has been; and what is told of a change. */

describe.each(games.map((part) => [part.game.id, part] as const))('In %s', (_, part) => {
  test('all have the same board, and each their own hand and question; a spectator has what everybody has', async () => {
    const match = start(part.game, { options: {}, seats: usualSeats(part.game, {}), seed: salted('looks') });
    const world = await openWorld(part, match);
    const { id } = await world.table.record();
    const { door } = world.table.bot;
    const digest = async (wanted: Wanted, user: string | undefined) =>
      (await door.picture(id, wanted, { user, locale: 'en' }))?.digest;
    const lookers = [...world.players.map((who) => who.id), world.eve.id, undefined];
    const boards = await Promise.all(lookers.map((user) => digest({ of: 'board' }, user)));
    expect(new Set(boards).size).toBe(1);
    expect(boards[0]).toBeDefined();
    for (const user of [world.eve.id, undefined]) {
      const pictured = await door.pictured(id, { user, locale: 'en' });
      expect(pictured.hands).toEqual([]);
      for (const seat of match.seats === 1 ? [0] : [0, 1])
        expect(await digest({ of: 'hand', seat }, user)).toBeUndefined();
      expect(await digest({ of: 'question' }, user)).toBe(await digest({ of: 'question' }, undefined));
      expect(await digest({ of: 'end' }, user)).toBeUndefined();
    }
    const { hands, pages, places } = await door.pictured(id, { user: world.players[0]!.id, locale: 'en' });
    for (const seat of hands) expect(await digest({ of: 'hand', seat }, world.players[0]!.id)).toBeDefined();
    for (const { n } of pages) expect(await digest({ of: 'page', n }, world.players[0]!.id)).toBeDefined();
    expect(await digest({ of: 'page', n: pages.length }, world.players[0]!.id)).toBeUndefined();
    const [place] = places;
    if (place) expect(await digest({ of: 'place', place: place.id }, undefined)).toBeDefined();
    expect(await digest({ of: 'place', place: 'nowhere at all' }, undefined)).toBeUndefined();
  });
});

describe('At the door', () => {
  test('a lobby stands as in its message, in the language of whoever looks, and is in no list of those who do not see its channel', async () => {
    const table = await openTable();
    await openLobby(table);
    const { id } = await table.record();
    const { door } = table.bot;
    const [en, ja] = [
      await door.stands(id, { user: table.ben.id, locale: 'en' }),
      await door.stands(id, { user: table.ben.id, locale: 'ja' }),
    ];
    expect(en.words.content).toContain('Take a seat');
    expect(ja.words.content).not.toContain('Take a seat');
    expect(JSON.stringify(en.words.choices)).toContain(`v1:join:${id}`);
    expect(await door.maySee(id, table.ben.id)).toBe(true);
    await table.store.commit({ ...(await table.record()), guild: '100000000000000001' });
    expect(await door.maySee(id, table.ben.id)).toBe(false);
    // Whoever has opened it sees it wherever it is.
    expect(await door.maySee(id, table.ann.id)).toBe(true);
    const { open } = await door.matches({ user: table.ben.id, locale: 'en' }, '100000000000000001');
    expect(open).toEqual([]);
  });

  test('the log has the secrets of own seats, and of others nothing', async () => {
    const table = await startedTable();
    const { id } = await table.record();
    const { door } = table.bot;
    await toTheHiding(table);
    await playAnything(table, table.ann);
    const linesFor = async (user: string | undefined) => (await door.log(id, { user, locale: 'en' })).lines.join('\n');
    const [anns, bens, all] = [await linesFor(table.ann.id), await linesFor(table.ben.id), await linesFor(undefined)];
    expect(bens).toBe(all);
    expect(anns.length).toBeGreaterThan(all.length);
  });

  test('what is marked as new on the board is the same before it is posted in Discord as afterwards', async () => {
    const table = await startedTable();
    const { id } = await table.record();
    const said: Promise<{ waits: boolean; now: string }>[] = [];
    table.bot.door.watch(() => {
      const read = table.store.load(id).then((record) => ({
        waits: record!.outbox.some(({ kind }) => kind === 'news'),
        now: JSON.stringify(saidNow({ part: toy, record: recordOf(record!) })),
      }));
      said.push(read);
    });
    const before = JSON.stringify(saidNow({ part: toy, record: recordOf(await table.record()) }));
    await playAnything(table, table.ann);
    const all = await Promise.all(said);
    const after = all.at(-1)!;
    expect(after.waits).toBe(false);
    expect(after.now).not.toBe(before);
    const waiting = all.filter(({ waits }) => waits);
    expect(waiting.length).toBeGreaterThan(0);
    for (const { now } of waiting) expect(now).toBe(after.now);
  });

  test('each saved change of a match is told, and a listener that throws keeps nobody from playing', async () => {
    const table = await startedTable();
    const { id } = await table.record();
    const heard: { match: string; version: number }[] = [];
    const end = table.bot.door.watch(() => {
      throw new Error('no ears');
    });
    table.bot.door.watch((changed) => void heard.push(changed));
    const before = (await table.record()).match!.logged;
    await playAnything(table, table.ann);
    const record = await table.record();
    expect(record.match!.logged).toBeGreaterThan(before);
    expect(heard.at(-1)).toEqual({ match: id, version: record.version });
    end();
  });
});
