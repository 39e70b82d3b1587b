import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exportMatch, importMatch } from '#bot/files';
import { Declined, type House } from '#bot/house';
import type { Reading } from '#bot/visit';
import { openJsonStore } from '#store/json-store';
import { toy } from '../kit/toy-game.ts';
import { openTable, playAnything, started } from './kit.ts';

/** A visit with a file, and a house around a store: what export and import look at and no more. */
async function visiting(table: Awaited<ReturnType<typeof openTable>>, store = table.store) {
  const said: Reading[] = [];
  const house = {
    store,
    games: new Map([['toy', toy]]),
    clock: { now: () => 1 },
    isSealed: () => false,
    deliver: async () => ({}),
  } as unknown as House;
  const visit = (channel: string, text = '') =>
    ({
      id: 'visit',
      user: table.ann.id,
      locale: 'en',
      channel,
      guild: 'guild',
      stages: {},
      reached: () => {},
      say: async (reading: Reading) => void said.push(reading),
      also: async () => {},
      interaction: {
        options: {
          getAttachment: () => ({
            url: `data:text/plain;base64,${Buffer.from(text).toString('base64')}`,
            size: text.length,
          }),
        },
      },
    }) as unknown as Parameters<typeof importMatch>[1];
  const exported = async () => {
    await exportMatch(house, visit(table.channel), (await table.record()).id);
    return said.at(-1)!.files![0]!;
  };
  return { house, visit, exported };
}

const why = (error: unknown) => (error instanceof Declined ? error.refused.args?.reason : error);

test('a running match leaves sealed and goes on, in another channel, from the sealed file', async () => {
  const table = await openTable();
  await started(table);
  await playAnything(table, table.ann);
  const { house, visit, exported } = await visiting(table);
  const { name, bytes } = await exported();
  const before = await table.record();
  expect(name).toMatch(/\.sealed$/);
  expect(bytes.toString()).not.toContain(before.match!.rng.seed);
  await importMatch(house, visit('elsewhere', bytes.toString()));
  const id = await table.store.byChannel('elsewhere');
  const after = (await table.store.load(id!))!;
  expect(after.id).not.toBe(before.id);
  expect(after.match).toEqual(before.match);
  expect(after.outbox).toHaveLength(1);
});

test('a match that is over leaves as plain JSON with its seed', async () => {
  const table = await openTable();
  await started(table);
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
  const table = await openTable();
  await started(table);
  const { house, visit, exported } = await visiting(table);
  const sealed = (await exported()).bytes.toString();
  const changed = `${sealed.slice(0, 60)}${sealed[60] === 'A' ? 'B' : 'A'}${sealed.slice(61)}`;
  const trying = (text: string, at = house) => importMatch(at, visit('elsewhere', text)).then(() => 'taken', why);
  expect(await trying(changed)).toContain('sealed by another installation or was changed');
  const folder = await mkdtemp(join(tmpdir(), 'castellan-files-'));
  const foreign = await openJsonStore(folder);
  expect(await trying(sealed, (await visiting(table, foreign)).house)).toContain('sealed by another installation');
  await foreign.close();
  await rm(folder, { recursive: true });
  expect(await trying('{"game":"chess"}')).toContain('a game that I do not know');
  expect(await trying('{"game":"toy"}')).toContain('not an exported match');
  expect(await trying('hello')).toContain('not an exported match');
  expect(await table.store.byChannel('elsewhere')).toBe(undefined);
});
