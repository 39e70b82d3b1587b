import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chanceFrom } from '#chance/playout';
import type { Chance } from '#core/enumerate';
import type { Person } from '#local/discord';
import type { AnyGame } from '#src/game-part';
import { openJsonStore } from '#store/json-store';
import { load, recordings } from '../kit/recorded.ts';
import { salted } from '../kit/salt.ts';
import { type Seating, seated } from '../kit/seated.ts';
import { isPublic } from '../kit/visible.ts';
import { oneOf } from './forged-ids.ts';
import { openRealTable } from './real-table.ts';

/** What became of saved heads that were damaged, each in another way. */
export interface HeadsFigures {
  heads: number;
  /** How `/match status` spoke of them: as a match that cannot be read, as files that cannot be read, or as a match like any other. */
  unplayable: number;
  unreadable: number;
  playable: number;
  /** Of those that were no match like any other, how many files are kept. */
  kept: number;
  /** What has no way out, and what was said. */
  problems: string[];
}

type Tree = Record<string, unknown>;
interface Damage {
  what: string;
  /** Another text in the place of the head; undefined: a folder. */
  head(text: string): string | undefined;
}

const changed = (what: string, change: (head: Tree, match: Tree) => void): Damage => ({
  what,
  head(text) {
    const head = JSON.parse(text) as Tree;
    change(head, head.match as Tree);
    return JSON.stringify(head);
  },
});

/** Damages that every head can have. */
const COMMON: readonly Damage[] = [
  changed('the state is empty', (_, match) => (match.base = {})),
  changed('the state is a list', (_, match) => (match.base = [])),
  changed('the state is a word', (_, match) => (match.base = 'x')),
  { what: 'the head is a folder', head: () => undefined },
  { what: 'the head is empty', head: () => '' },
  { what: 'the head is cut off', head: (text) => text.slice(0, text.length / 2) },
  changed('nothing is played', (head) => (head.match = null)),
  changed('a lobby that is played', (head) => (head.status = 'lobby')),
  changed('nobody sits', (head) => (head.seats = [])),
  changed('a game that there is not', (head, match) => (head.game = match.game = 'chess')),
  changed('a version before the first', (_, match) => (match.version = 0)),
  changed('answers to nothing', (_, match) => (match.answers = [{ decision: 'x', seat: 7, action: 'x', args: {} }])),
  changed('no seats in the match', (_, match) => (match.seats = 0)),
  changed('roles of nobody', (_, match) => (match.roles = ['x'])),
];
/** What one part of the state can be instead. */
const INSTEAD: readonly unknown[] = [undefined, null, {}, [], 'x', -1, 1e9, [null], { x: null }];

/** So many damages, no two alike: those of every head, then parts of the state that are something else. */
function damages(base: Tree, heads: number, chance: Chance): Damage[] {
  const parts = Object.keys(base).flatMap((key) =>
    INSTEAD.map((value) =>
      changed(`${key} is ${JSON.stringify(value)}`, (_, match) => ((match.base as Tree)[key] = value)),
    ),
  );
  const found = [...COMMON];
  while (found.length < heads && parts.length > 0) found.push(...parts.splice(Math.floor(chance() * parts.length), 1));
  return found.slice(0, heads);
}

/** Damages so many saved heads of a game, and looks for a way out of each. */
export async function damageHeads(part: AnyGame, heads: number, salt: string): Promise<HeadsFigures> {
  const chance = chanceFrom(salted(`heads/${part.game.id}/${salt}`));
  const texts = recordings()
    .filter(({ game }) => game === part.game.id)
    .map(({ file }) => readFileSync(file, 'utf8'))
    .filter((text) => JSON.parse(text).status === 'running');
  const done: { id: string; channel: string; what: string }[] = [];
  let people: Person[] = [];
  let place = '';
  const table = await openRealTable({
    async before(folder, local) {
      place = folder;
      people = ['Ann', 'Ben'].map((name) => local.person(name));
      const all = damages(load(texts[0]!).match!.base as Tree, heads, chance);
      const store = await openJsonStore(folder);
      for (const [n, { what }] of all.entries()) {
        const channel = local.openChannel(`head-${n}`);
        const record = seated(oneOf(chance, texts), { id: `head-${n}`, channel, people, local });
        await store.put(JSON.stringify(record));
        done.push({ id: `head-${n}`, channel, what });
      }
      await store.close();
      for (const [n, { head }] of all.entries()) await damaged(join(folder, 'matches', `head-${n}.json`), head);
    },
  });
  const figures: HeadsFigures = {
    heads: done.length,
    unplayable: 0,
    unreadable: 0,
    playable: 0,
    kept: 0,
    problems: [],
  };
  const typed = async (person: Person, channel: string, sub: string, options = {}): Promise<string> => {
    const result = await person.slash(channel, 'match', sub, options);
    await table.rest();
    const seen = person.messages(channel, 20);
    return seen.find(({ id }) => result.outcome === 'acknowledged' && id === result.message)?.content ?? '';
  };
  try {
    for (const [n, { id, channel, what }] of done.entries()) {
      const [ann, ben] = people as [Person, Person];
      const status = await typed(ann, channel, 'status');
      const kind = status.includes('saved file')
        ? 'unreadable'
        : status.includes('cannot be read')
          ? 'unplayable'
          : 'playable';
      figures[kind]++;
      const said = [status];
      // Of those that their rules cannot read every second one is not ended first.
      if (kind === 'playable' || n % 2 === 0) for (const one of [ann, ben]) said.push(await typed(one, channel, 'end'));
      said.push(await typed(ann, channel, 'new', { game: 'caravan' }));
      const isOpen = ann.messages(channel, 20).findLast(isPublic)?.content.includes('Toy caravan') === true;
      const isHere = await table.store.byChannel(channel).then((found) => found !== undefined && found !== id);
      if (!isOpen || !isHere) figures.problems.push(`${what}: ${said.map((one) => one.split('\n')[0]).join(' | ')}`);
      if (kind === 'playable') continue;
      const files = await readdir(join(place, 'matches', 'broken'));
      if (files.some((name) => name.startsWith(`${id}.`))) figures.kept++;
      else figures.problems.push(`${what}: its file is gone`);
    }
  } finally {
    await table.close();
  }
  return figures;
}

/** A running match whose state is empty, saved in this folder: whoever asks for it meets an incident. */
export async function saveEmptyState(folder: string, seating: Seating): Promise<void> {
  const text = recordings()
    .map(({ file }) => readFileSync(file, 'utf8'))
    .find((one) => JSON.parse(one).status === 'running')!;
  const record = seated(text, seating);
  const store = await openJsonStore(folder);
  await store.put(JSON.stringify({ ...record, match: { ...record.match, base: {} } }));
  await store.close();
}

async function damaged(file: string, head: Damage['head']): Promise<void> {
  const text = await readFile(file, 'utf8');
  const instead = head(text);
  await rm(`${file}.bak`, { force: true });
  if (instead !== undefined) return writeFile(file, instead);
  await rename(file, `${file}.kept`);
  await mkdir(file);
}
