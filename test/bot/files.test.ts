import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Declined } from '#bot/match/declined';
import type { House } from '#bot/match/house';
import type { Reply } from '#bot/platform/answer';
import type { Call } from '#bot/serve/command';
import { readerHere } from '#bot/serve/read-file';
import { exportMatch } from '#commands/match/export';
import { importMatch } from '#commands/match/import';
import { openLog } from '#src/program-log';
import { openJsonStore } from '#store/json-store';
import { noBounds } from '../kit/no-bounds.ts';
import { toy } from '../kit/toy-game.ts';
import { formerRecord } from '../store/former-record.ts';
import { type openTable, playAnything, press, privateLast, publicLast, startedTable } from './kit.ts';

/** A call with a file, and a house around a store: what export and import look at and no more. */
async function visiting(table: Awaited<ReturnType<typeof openTable>>, store = table.store) {
  const replies: Reply[] = [];
  const house = {
    store,
    games: new Map([['toy', toy]]),
    reader: readerHere([toy]),
    defaults: noBounds,
    clock: { now: () => 1 },
    isDelivering: () => false,
    log: openLog('silent', 'none'),
    deliver: async () => ({}),
  } as unknown as House;
  let visits = 0;
  const call = (channel: string) => {
    const visit = {
      id: `visit-${visits++}`,
      user: table.ann.id,
      locale: 'en',
      channel,
      guild: 'guild',
      stages: {},
      reached: () => {},
      reply: async (reply: Reply) => void replies.push(reply),
      replyAlso: async () => {},
    };
    return { house, visit, match: async () => (await table.record()).id, commands: [] } as unknown as Call;
  };
  const exported = async () => {
    await exportMatch.run(call(table.channel), {});
    return replies.at(-1)!.files![0]!;
  };
  const take = (text: string, channel = 'elsewhere') => {
    const url = `data:text/plain;base64,${Buffer.from(text).toString('base64')}`;
    return importMatch.run(call(channel), { file: { url, size: text.length } });
  };
  return { take, exported };
}

/** All who sit have agreed that the match is opened elsewhere, at the moment of `visiting`. */
async function allAgree(table: Awaited<ReturnType<typeof openTable>>): Promise<void> {
  await table.rest(5);
  const saved = await table.record();
  await table.store.commit({ ...saved, notes: { ...saved.notes, votes: { copy: { 0: 1, 1: 1 } } } });
}

const why = (error: unknown) => (error instanceof Declined ? error.refused.args?.reason : error);

test('a running match leaves sealed and goes on, in another channel, from the sealed file', async () => {
  const table = await startedTable();
  await playAnything(table, table.ann);
  const { take, exported } = await visiting(table);
  const { name, bytes } = await exported();
  const before = await table.record();
  expect(name).toMatch(/\.sealed$/);
  expect(bytes.toString()).not.toContain(before.match!.rng.seed);
  await allAgree(table);
  await take(bytes.toString());
  const id = await table.store.byChannel('elsewhere');
  const after = (await table.store.load(id!))!;
  expect(after.id).not.toBe(before.id);
  expect(after.match).toEqual(before.match);
  // By jobs it may have been tried already. There is no such channel, and that waits to be told as well.
  expect(after.outbox.filter(({ kind }) => kind === 'news')).toHaveLength(1);
});

test('a file that a player gives with /match import goes on in the channel where it was typed', async () => {
  const table = await startedTable();
  const { ann, ben, channel, local } = table;
  await playAnything(table, ann);
  await ann.slash(channel, 'match', 'export', {});
  await table.rest();
  const [file] = privateLast(ann, channel).attachments;
  const sealed = Buffer.from(await (await fetch(file!.url)).arrayBuffer());
  const other = local.openChannel('other');
  const give = async (bytes: Buffer, where = other) => {
    const given = { name: file!.filename, base64: bytes.toString('base64') };
    await ben.slash(where, 'match', 'import', { file: given });
    await table.rest();
    return privateLast(ben, where).content;
  };
  expect(await give(sealed, channel)).toContain('already a match here');
  expect(await give(sealed.subarray(0, 200))).toContain('sealed by another installation or was changed');
  const long = Buffer.alloc(1024 * 1024, ' ');
  expect(await give(long)).toContain('it is not an exported match');
  expect(await give(Buffer.concat([long, Buffer.from(' ')]))).toContain('it is too large');
  expect(await give(Buffer.alloc(2 * 1024 * 1024))).toContain('it is too large');
  await ben.slash(channel, 'match', 'export', {});
  await table.rest();
  expect(await give(sealed)).toBe('The match from the file goes on here.');
  expect(publicLast(ann, other).content).toContain('Blue house, round 1: what do you do?');
  await press(ben, publicLast(ben, other), 'do', 'Rest');
  await table.rest();
  const copy = (await table.store.load((await table.store.byChannel(other))!))!;
  expect((await table.store.history(copy.id))!.log).toHaveLength(3);
});

test.each([1, 2] as const)(
  'a file that the program of schema %i sealed or gave in the open still goes on here',
  async (schema) => {
    const table = await startedTable();
    await playAnything(table, table.ann);
    const before = await table.record();
    const text = JSON.stringify(formerRecord(JSON.parse(await table.store.export(before.id)), schema));
    const { take, exported } = await visiting(table, { ...table.store, export: async () => text });
    const { bytes } = await exported();
    expect(bytes.toString()).toMatch(/^castellan-sealed-1:/);
    await allAgree(table);
    for (const [channel, given] of Object.entries({ sealed: bytes.toString(), open: text })) {
      await take(given, channel);
      await table.rest();
      const { id, match } = (await table.store.load((await table.store.byChannel(channel))!))!;
      expect(match).toEqual(before.match);
      expect(await table.store.history(id)).toEqual(await table.store.history(before.id));
      // While it runs there is no second one.
      await table.store.commit({ ...(await table.store.load(id))!, status: 'ended' });
    }
  },
);

test('a match that is over leaves as plain JSON with its seed', async () => {
  const table = await startedTable();
  for (const person of [table.ann, table.ben]) await person.slash(table.channel, 'match', 'end', {});
  await table.rest();
  const { exported } = await visiting(table);
  const { name, bytes } = await exported();
  expect(name).toMatch(/\.json$/);
  expect((JSON.parse(bytes.toString()) as { match: { rng: { seed: string } } }).match.rng.seed).toMatch(
    /^[0-9a-f]{64}$/,
  );
});

test('a sealed file that was changed or comes from another installation is refused, and so is what is no match', async () => {
  const table = await startedTable();
  const { take, exported } = await visiting(table);
  const sealed = (await exported()).bytes.toString();
  const changed = `${sealed.slice(0, 60)}${sealed[60] === 'A' ? 'B' : 'A'}${sealed.slice(61)}`;
  const trying = (text: string, at: (text: string) => Promise<void> = take) => at(text).then(() => 'taken', why);
  expect(await trying(changed)).toContain('sealed by another installation or was changed');
  const folder = await mkdtemp(join(tmpdir(), 'castellan-files-'));
  const foreign = await openJsonStore(folder);
  expect(await trying(sealed, (await visiting(table, foreign)).take)).toContain('sealed by another installation');
  await foreign.close();
  await rm(folder, { recursive: true });
  expect(await trying('{"game":"chess"}')).toContain('a game that I do not know');
  expect(await trying('{"game":"toy"}')).toContain('not an exported match');
  expect(await trying('hello')).toContain('not an exported match');
  const unbegun = { ...JSON.parse(await table.store.export((await table.record()).id)), match: null };
  expect(await trying(JSON.stringify(unbegun))).toContain('not an exported match');
  expect(await table.store.byChannel('elsewhere')).toBe(undefined);
  expect(await trying(JSON.stringify({ ...unbegun, status: 'ended' }))).toBe('taken');
});
