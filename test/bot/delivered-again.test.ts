import { describe, expect, test } from 'vitest';
import { allCommands } from '#commands/index';
import { inProof } from '../kit/lengths.ts';
import { scenes } from './deeds.ts';
import { isPublic, privateLast, type Table } from './kit.ts';

/**
 * Whatever somebody does reaches the bot once more, after a restart: it is done once, told once, and answered kindly. The proof looks at
 * every command, `npm test` at a third of them.
 */

/** All that others see, and what is saved, without what the bot keeps for itself of the moment. */
async function allOf({ local, store, ann, ben }: Table) {
  const eve = local.person('Eve');
  const seen = eve.channels().flatMap(({ id }) =>
    eve
      .messages(id, 1_000)
      .filter(isPublic)
      .map((one) => [one.id, one.content]),
  );
  const letters = [ann, ben].flatMap((person) =>
    person
      .channels()
      .filter(({ kind }) => kind === 'dm')
      .flatMap(({ id }) => person.messages(id, 1_000).map((one) => [one.id, one.content])),
  );
  const ids = (await store.all()).map(({ id }) => id);
  const records = await Promise.all(
    ids.map(async (id) => [await store.load(id), (await store.history(id))?.log.length]),
  );
  const rooms = [...local.person('Eve').channels(), ...ben.channels()].map(({ id }) => id);
  return { seen, letters, records, rooms };
}

/** How many interactions were done with. */
const ended = (table: Table): number => table.logged().split('"msg":"interaction"').length - 1;

describe('what is delivered again after a restart is done once and told once:', () => {
  test('every command has its scene', () => {
    const isOf = (name: string) => (scene: string) => scene === name || /^[ ,]/.test(scene.slice(name.length));
    const names = allCommands.map(({ name, under }) => (under ? `${under.name.en} ${name.en}` : name.en));
    const missing = names.filter(
      (name) => !Object.keys(scenes).some((scene) => scene.startsWith(name) && isOf(name)(scene)),
    );
    expect(missing).toEqual([]);
  });

  test.each(Object.entries(scenes).filter((_, n) => inProof || n % 3 === 0))('%s', async (_, scene) => {
    const { table, by, channel = table.channel, do: act } = await scene();
    await act();
    await table.rest();
    await table.restart();
    await table.rest();
    const before = await allOf(table);
    const done = ended(table);
    table.local.faults.repeatLastInteraction();
    await expect.poll(() => ended(table), { timeout: 8_000, interval: 5 }).toBe(done + 1);
    await table.rest();
    expect(await allOf(table)).toEqual(before);
    expect(privateLast(by, channel).content).not.toMatch(/went wrong|refused|⚠/i);
    expect(table.logged()).not.toContain('"incident"');
  });
});
