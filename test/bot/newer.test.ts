import { describe, expect, test } from 'vitest';
import { recover } from '#core/recover';
import { seatRange } from '#core/seats';
import type { Json } from '#core/types';
import { virtualClock } from '#local/discord';
import { begun } from '../e2e/decided.ts';
import { complete } from '../kit/parts.ts';
import { playing } from '../kit/playing.ts';
import { toy } from '../kit/toy-game.ts';
import { openTable, press, publicLast, startedTable, typed } from './kit.ts';

/** A step back to an older program: what a newer one has kept is told of, and stays as it is. */

const WORDS = 'A newer version of this program has kept this match.';

describe('a match of newer rules', () => {
  test.each(complete.map((part) => [part.game.id, part] as const))(
    'of %s is declined, at every way, and its files stay to the byte',
    async (_, part) => {
      const clock = virtualClock();
      const table = await openTable({ games: [part], clock });
      const seats = seatRange(part.game, {}).max;
      const record = playing(begun(part, 'newer', { seats, options: {} }));
      const newer = { ...record.match!, version: part.game.version + 1 };
      const cast = record.seats.map((seat) => ({ ...seat, user: table.ann.id }));
      const place = { channel: table.channel, guild: table.local.guildId, host: table.ann.id };
      const { id } = await table.store.create({ ...record, ...place, seats: cast, match: newer, nextReminder: 1 });
      const before = await table.saved.head(id);
      await table.restart();
      await table.rest();
      for (const sub of ['status', 'board', 'hand', 'end', 'leave', 'undo', 'export'])
        expect(await typed(table, table.ann, sub)).toContain(WORDS);
      expect(await typed(table, table.ann, 'new', { game: part.game.id })).toContain('already a match here');
      await table.bot.remind();
      await clock.advance(90 * 3_600_000);
      await table.rest();
      expect(await table.saved.head(id)).toBe(before);
      expect(table.logged()).toContain('a match of a newer program is left alone');
      expect(table.logged()).not.toContain('"incident"');
      expect(() => recover(part.game, newer as never)).toThrow(RangeError);
    },
  );

  test('goes on where the program is new enough', async () => {
    const table = await startedTable();
    const { version, migrations } = toy.game;
    const next = {
      ...toy,
      game: { ...toy.game, version: version + 1, migrations: { ...migrations, [version]: (old: Json) => old } },
    };
    await table.restart([next]);
    await press(table.ann, publicLast(table.ann, table.channel), 'do', 'Rest');
    await table.rest();
    expect((await table.record()).match!.version).toBe(version + 1);
    await table.restart();
    expect(await typed(table, table.ann, 'status')).toContain(WORDS);
    expect((await table.record()).match!.version).toBe(version + 1);
    await table.restart([next]);
    expect(await typed(table, table.ann, 'status')).toContain('running');
  });
});

test('a match of a newer store is declined in words, keeps its channel, and its file stays to the byte', async () => {
  const table = await startedTable();
  const { id } = await table.record();
  await table.bot.stop();
  await table.store.close();
  const head = JSON.parse(await table.saved.head(id));
  const text = JSON.stringify({ ...head, schema: 4, tables: { more: true } });
  await table.saved.write(id, text);
  await table.restart();
  expect(await typed(table, table.ann, 'status')).toContain(WORDS);
  expect(await typed(table, table.ann, 'new', { game: 'toy' })).toContain(WORDS);
  expect(await table.saved.head(id)).toBe(text);
  expect(table.logged()).not.toContain('"incident"');
});

test('what a newer program has noted besides outlives a press, and waits in the outbox where it is to be posted', async () => {
  const table = await startedTable();
  const record = await table.record();
  const more = {
    mood: 'calm',
    settings: { ...record.settings, quiet: true },
    notes: { ...record.notes, weather: { wind: 3 } },
  };
  const seats = record.seats.map((seat) => ({ ...seat, colour: 'red' }));
  const outbox = [{ id: 'n1', kind: 'drum', data: { beats: 3 } }];
  await table.store.commit({
    ...record,
    ...more,
    seats,
    outbox,
    match: { ...record.match!, clock: 7 },
  } as typeof record);
  await table.restart();
  await table.rest();
  await press(table.ann, publicLast(table.ann, table.channel), 'do', 'Rest');
  await table.rest();
  await table.restart();
  const after = await table.record();
  expect(after.match!.logged).toBe(2);
  expect(after).toMatchObject({ ...more, seats, notes: { weather: { wind: 3 } }, match: { clock: 7 } });
  expect(after.outbox).toMatchObject(outbox);
});
