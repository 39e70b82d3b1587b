import type { Chance } from '#core/enumerate';
import { oneOf, wildText } from './forged-ids.ts';
import type { HostileFile } from './hostile-files.ts';

/** Files that somebody has made of a recorded match to keep the bot busy: larger, deeper and stranger than any match. */

type Tree = Record<string, unknown>;
/** A place in a tree: what holds it, and its name there. */
interface Spot {
  at: Tree;
  key: string;
  path: string;
}

/** So many letters are filled, at most: some files are larger than any that is read. */
const SIZES = [2_000, 50_000, 400_000, 900_000, 1_200_000] as const;
const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', 'valueOf'] as const;
const WRITINGS = ['\u0000', '\ud800', '\u202e\u2066', '\ufeff', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'é'.normalize('NFD'), 'ﷺ', '\u2028'] as const;

/** One hostile file, from the text of a recorded match; `id` is its own, so that no two are taken for copies of each other. */
export function grownFile(chance: Chance, text: string, id: string): HostileFile {
  const record = { ...(JSON.parse(text) as Tree), id, notes: {} };
  const name = oneOf(chance, Object.keys(FORMS));
  const made = FORMS[name]!(chance, record);
  return { what: `${name}: ${made.what}`, text: made.text ?? JSON.stringify(record) };
}

type Form = (chance: Chance, record: Tree) => { what: string; text?: string };

const FORMS: Readonly<Record<string, Form>> = {
  'a longer list': (chance, record) => grown(chance, record, (spot) => Array.isArray(spot.at[spot.key])),
  'a longer list of the state': (chance, record) =>
    grown(chance, record, ({ at, key, path }) => path.startsWith('.match.base') && Array.isArray(at[key])),
  'a fuller record': (chance, record) => grown(chance, record, ({ at, key }) => isTree(at[key])),
  'a longer history': (chance, record) => grown(chance, record, ({ path }) => /^\.match\.news(\.\d+)?$/.test(path)),
  'a huge number': (chance, record) =>
    put(chance, record, 'number', [2 ** 31, 2 ** 53, 1e300, -1, -(2 ** 53), 0.1, 5e-324, 1e6]),
  'a long text': (chance, record) =>
    put(chance, record, 'string', ['x'.repeat(oneOf(chance, SIZES)), wildText(chance, 3_000)]),
  'a strange writing': (chance, record) =>
    put(chance, record, 'string', [oneOf(chance, WRITINGS).repeat(1 + Math.floor(chance() * 50))]),
  'another kind of thing': (chance, record) =>
    put(chance, record, undefined, [null, true, 0, '', [], {}, [[]], [null]]),
  'nested deeply': (chance, record) => {
    const depth = oneOf(chance, [50, 600, 20_000, 100_000]);
    const [open, close] = oneOf(chance, [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const);
    const { at, key, path } = oneOf(chance, spotsOf(record));
    at[key] = 'HERE';
    const text = JSON.stringify(record).replace('"HERE"', () => `${open.repeat(depth)}0${close.repeat(depth)}`);
    return { what: `${path}, ${depth} levels`, text };
  },
  'names that every object has': (chance, record) => {
    const spot = oneOf(
      chance,
      spotsOf(record, ({ at, key }) => isTree(at[key])),
    );
    const inside = spot.at[spot.key] as Tree;
    const name = oneOf(chance, NAMES);
    const value = oneOf(chance, [...Object.values(inside), { polluted: true }]);
    Object.defineProperty(inside, name, { value, enumerable: true, configurable: true });
    return { what: `${spot.path}.${name}` };
  },
  'ids changed about': (chance, record) => {
    const played = spotsOf(record, ({ at, key, path }) => path.startsWith('.match') && typeof at[key] === 'string');
    // In a lobby nothing is played yet.
    const spots = played.length > 0 ? played : spotsOf(record);
    const done = Array.from({ length: 1 + Math.floor(chance() * 8) }, () => {
      const [a, b] = [oneOf(chance, spots), oneOf(chance, spots)];
      [a.at[a.key], b.at[b.key]] = [b.at[b.key], a.at[a.key]];
      return `${a.path} and ${b.path}`;
    });
    return { what: done.join('; ') };
  },
  'something taken away': (chance, record) => {
    const { at, key, path } = oneOf(chance, spotsOf(record));
    if (Array.isArray(at)) at.splice(Number(key), 1);
    else delete at[key];
    return { what: path };
  },
  'torn text': (chance, record) => {
    const text = JSON.stringify(record);
    const at = Math.floor(chance() * text.length);
    const forms: [string, string][] = [
      ['cut off', text.slice(0, at)],
      ['a hole', text.slice(0, at) + text.slice(at + 50)],
      ['twice', text + text],
      ['in a list', `[${text}]`],
      ['nothing', ''],
      ['blanks', ' '.repeat(1_000_000)],
      ['a seal that is none', `castellan-sealed-1:${Buffer.from(text).toString('base64')}`],
      ['a mark before it', `\ufeff${text}`],
      ['brackets', '['.repeat(1_000_000)],
      ['empty lists', `[${'[],'.repeat(300_000)}[]]`],
    ];
    const [what, made] = oneOf(chance, forms);
    return { what, text: made };
  },
};

/** Fills a list or a record with copies of what is in it, up to some size. */
function grown(chance: Chance, record: Tree, fits: (spot: Spot) => boolean): { what: string } {
  const spots = spotsOf(
    record,
    (spot) => fits(spot) && typeof spot.at[spot.key] === 'object' && spot.at[spot.key] !== null,
  );
  if (spots.length === 0) return { what: 'nothing there' };
  const { at, key, path } = oneOf(chance, spots);
  const thing = at[key] as Tree;
  const value = oneOf(chance, [...Object.values(thing), ...(chance() < 0.2 ? [5, 'x', null, {}] : [5])]);
  const most = oneOf(chance, SIZES);
  const each = JSON.stringify(value).length + (Array.isArray(thing) ? 1 : 10);
  const times = Math.max(1, Math.floor(most / each));
  if (Array.isArray(thing)) at[key] = [...thing, ...Array.from({ length: times }, () => value)];
  else for (let n = 0; n < times; n++) thing[`more-${n}`] = value;
  return { what: `${path}, ${times} more` };
}

/** Another value in a place where one of this type stands, whatever it is without a type. */
function put(chance: Chance, record: Tree, type: string | undefined, values: readonly unknown[]): { what: string } {
  const { at, key, path } = oneOf(
    chance,
    spotsOf(record, (spot) => type === undefined || typeof spot.at[spot.key] === type),
  );
  at[key] = oneOf(chance, values);
  return { what: `${path} is ${JSON.stringify(at[key])?.slice(0, 40)}` };
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** All places of a record that fit; of its history the first and the last lines. */
function spotsOf(record: Tree, fits: (spot: Spot) => boolean = () => true): Spot[] {
  const found: Spot[] = [];
  const look = (at: Tree, path: string) => {
    const keys = Object.keys(at);
    const some = path === '.match.news' ? [...keys.slice(0, 3), ...keys.slice(-3)] : keys;
    for (const key of some) {
      const spot = { at, key, path: `${path}.${key}` };
      if (fits(spot)) found.push(spot);
      if (typeof at[key] === 'object' && at[key] !== null) look(at[key] as Tree, spot.path);
    }
  };
  look(record, '');
  return found;
}
