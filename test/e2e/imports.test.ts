import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { chanceFrom } from '#chance/playout';
import type { Person } from '#local/discord';
import { goingOn, plays } from '../kit/lengths.ts';
import { recordings } from '../kit/recorded.ts';
import { salted } from '../kit/salt.ts';
import { isPublic } from '../kit/visible.ts';
import { oneOf } from './forged-ids.ts';
import { directTo } from './forged-messages.ts';
import { type HostileFile, hostileFile } from './hostile-files.ts';
import { openRealTable, type RealTable, recordOf, startMatch } from './real-table.ts';

const FILES = plays({ sample: 10, whole: 100 });
/** More than so many are opened: a file that is refused shows less. */
const OPENED = FILES / 10;

let table: RealTable;
afterEach(() => table.close());

/** What a person reads who types this. */
async function typed(person: Person, channel: string, sub: string, options = {}): Promise<string> {
  const result = await person.slash(channel, 'match', sub, options);
  expect(result.outcome, sub).toBe('acknowledged');
  await table.rest();
  const seen = person.messages(channel);
  return seen.find(({ id }) => result.outcome === 'acknowledged' && id === result.message)?.content ?? '';
}

test(
  'a hostile file seats nobody but whoever opens it, and leaves the channel and all other matches as usable as before',
  async () => {
    table = await openRealTable();
    const { local, store } = table;
    const chance = chanceFrom(salted('imports'));
    const ann = local.person('Ann');
    const victims = ['Ben', 'Cleo', 'Dan', 'Ema', 'Fay', 'Hal', 'Ian'].map((name) => local.person(name));
    const home = local.channelId;
    const own = await startMatch(table, home, [ann, local.person('Gwen')], { game: 'caravan' });
    const before = await recordOf(table, own);
    const direct = await directTo({ table }, ann);
    const texts = recordings().map(({ name, file }) => ({ name, text: readFileSync(file, 'utf8') }));
    let opened = 0;

    const written = () =>
      victims.flatMap((one) => one.channels().flatMap(({ id, kind }) => (kind === 'dm' ? one.messages(id) : [])))
        .length;

    const theirs = () => Promise.all(victims.map((one) => store.byUser(one.id)));

    /** Opens the file, and asks of the channel all that one may ask of it whether the file was refused or not. */
    async function judge({ what, text }: HostileFile, n: number): Promise<void> {
      const channel = local.openChannel(`hostile-${n}`);
      const file = { name: 'match.json', base64: Buffer.from(text).toString('base64') };
      const letters = written();
      const played = await theirs();
      const said = await typed(ann, channel, 'import', { file });
      const id = await store.byChannel(channel);
      expect(said, what).toContain(id ? 'goes on here' : 'no match that I can open');
      expect(await theirs(), what).toEqual(played);
      if (id) {
        opened++;
        const { host, seats } = await recordOf(table, id);
        expect(host, what).toBe(ann.id);
        expect([null, ann.id], what).toEqual(expect.arrayContaining(seats.map(({ user }) => user)));
        for (const sub of ['status', 'board', 'hand', 'log']) expect(await typed(ann, channel, sub), what).not.toBe('');
        await table.bot.remind();
        await table.rest();
      }
      expect(written(), what).toBe(letters);
      if (id) await ends(channel, id, what);
      await typed(ann, channel, 'new', { game: 'caravan' });
      expect(ann.messages(channel).findLast(isPublic)?.content, what).toContain('Toy caravan');
      await typed(ann, channel, 'end');
      // What the forger plays elsewhere is found as before, also from direct messages.
      expect(await store.byUser(ann.id), what).toContain(own);
      expect(await typed(ann, direct, 'status'), what).toContain('Toy caravan');
      expect(await typed(ann, home, 'status'), what).toContain('Toy caravan');
      // A file that the rules can make nothing of is noted as such.
      const complaints = table.complaints.splice(0).filter((line) => !line.includes('"msg":"not a match"'));
      expect(complaints, what).toEqual([]);
    }

    /** The forger can leave, come back, and end it with those who come of their own accord to the seats kept for them. */
    async function ends(channel: string, id: string, what: string): Promise<void> {
      await typed(ann, channel, 'leave');
      for (const person of [ann, ...victims]) await typed(person, channel, 'join');
      for (const person of [ann, ...victims]) await typed(person, channel, 'end');
      expect(['over', 'ended'], what).toContain((await recordOf(table, id)).status);
    }

    for (const n of goingOn(FILES, () => opened > OPENED)) {
      const { name, text } = oneOf(chance, texts);
      const forgery = { id: `forged-${n}`, forger: ann.id, victims: victims.map(({ id }) => id) };
      const file = hostileFile(chance, text, forgery);
      await judge({ ...file, what: `${n}, ${name}: ${file.what}` }, n);
    }
    expect(opened).toBeGreaterThan(OPENED);
    expect(opened).toBeLessThan(FILES);
    const after = await recordOf(table, own);
    expect({ ...after, version: 0, updatedAt: 0, done: [] }).toEqual({ ...before, version: 0, updatedAt: 0, done: [] });
  },
  plays({ sample: 120_000, whole: 1_200_000 }),
);
