import { type Press, readId, writeId } from '#asking/terms/ids';
import { LIMITS } from '#asking/terms/limits';
import type { Chance } from '#core/enumerate';

/** Ids of buttons and menus, and values of menus and of typed options, that the bot never wrote, or wrote for somebody else. */

/** What a forger has read or guessed of a match. */
export interface Known {
  match: string;
  /** Another match, in which the forger has nothing to say either. */
  other: string;
  decisions: readonly string[];
  actions: readonly string[];
  /** Ids on messages of whoever is asked. */
  stolen: readonly string[];
}

/** Every kind there is: the compiler names those that are missing. */
const KINDS = Object.keys({
  answer: 0,
  do: 0,
  undo: 0,
  ahead: 0,
  'ahead-off': 0,
  overdue: 0,
  'stand-in': 0,
  join: 0,
  leave: 0,
  start: 0,
  alone: 0,
  computer: 0,
  board: 0,
  option: 0,
  options: 0,
  replay: 0,
  film: 0,
  'go-on': 0,
  summary: 0,
  results: 0,
  privacy: 0,
  role: 0,
  agree: 0,
  ready: 0,
  keep: 0,
  'when-full': 0,
  tables: 0,
  orders: 0,
  order: 0,
  object: 0,
  rewind: 0,
  stay: 0,
  log: 0,
  unfolded: 0,
  news: 0,
  hand: 0,
  sheet: 0,
  text: 0,
  'text-page': 0,
  party: 0,
  action: 0,
  begin: 0,
  browser: 0,
  lesson: 0,
  'lesson-on': 0,
  'lesson-leave': 0,
  pick: 0,
  page: 0,
  suggest: 0,
  send: 0,
  usual: 0,
  all: 0,
  way: 0,
  back: 0,
  reset: 0,
  focus: 0,
  rule: 0,
  guide: 0,
  leaf: 0,
  commands: 0,
  matches: 0,
  'end-now': 0,
  'set-aside': 0,
  why: 0,
  tutor: 0,
  inquire: 0,
} satisfies Record<Press['kind'], 0>) as Press['kind'][];

/** What every seat has a right to at any time, asked or not. */
const OWN_RIGHTS: readonly Press['kind'][] = [
  'undo',
  'leave',
  'orders',
  'order',
  'rewind',
  'stay',
  'ahead',
  'ahead-off',
];
export const isOwnRight = (id: string): boolean => OWN_RIGHTS.includes(readId(id)?.kind as Press['kind']);

const WILD_TEXTS = [
  '__proto__',
  'constructor',
  'toString',
  '../../meta',
  '-1',
  '1e309',
  'NaN',
  'null',
  '%3A%25:',
  '<@everyone> **x** `',
  '"},{"a":[',
  '\u202e\u0000\u{1f409}',
  ' x ',
  ',,,',
  '0',
  '99999999999999999999',
];
const WILD_NUMBERS = [0, 1, 2, 7, 25, 1_000, 2 ** 31, 2 ** 32 + 1, Number.MAX_SAFE_INTEGER];

export const oneOf = <T>(chance: Chance, of: readonly T[]): T => of[Math.floor(chance() * of.length)]!;

/** A text that nobody would offer, of this length at most. */
export function wildText(chance: Chance, most: number): string {
  const text = chance() < 0.15 ? oneOf(chance, ['a', 'é', ',', '9']).repeat(most) : oneOf(chance, WILD_TEXTS);
  return text.slice(0, most).trim() || 'x';
}

/** A value that might stand in a menu: an index, the name of an action, or anything else. */
export function forgedValue(chance: Chance, { actions, decisions }: Known): string {
  const kind = chance();
  if (kind < 0.4) return String(Math.floor(chance() * 40));
  if (kind < 0.6) return oneOf(chance, [...actions, ...decisions, 'x']);
  return wildText(chance, LIMITS.component.optionValue);
}

/** An id of up to as many characters as Discord takes: of any kind, stolen, or no longer one of ours. */
export function forgedId(chance: Chance, known: Known): string {
  const id = chance() < 0.2 && known.stolen.length > 0 ? oneOf(chance, known.stolen) : written(chance, known);
  return chance() < 0.15 ? broken(chance, id) : id;
}

function written(chance: Chance, known: Known): string {
  const matches = [known.match, known.match, known.match, known.match, known.match, known.other];
  const match = chance() < 0.1 ? wildText(chance, 30) : oneOf(chance, matches);
  const decision = chance() < 0.7 ? oneOf(chance, [...known.decisions, 'x.0.y']) : wildText(chance, 60);
  const action = chance() < 0.8 ? oneOf(chance, known.actions) : wildText(chance, 40);
  const steps = known.stolen.flatMap((id) => {
    const press = readId(id);
    return press && 'step' in press ? [press.step] : [];
  });
  const press = {
    kind: oneOf(chance, KINDS),
    match,
    decision,
    action,
    step: oneOf(chance, chance() < 0.6 && steps.length > 0 ? steps : WILD_NUMBERS),
    page: oneOf(chance, WILD_NUMBERS),
    index: oneOf(chance, WILD_NUMBERS),
    option: wildText(chance, 20),
    role: wildText(chance, 20),
  };
  try {
    return writeId(press as Press);
  } catch {
    // Too long for Discord: cut off there.
    return `v1:${press.kind}:${match}:${decision}:${action}`.slice(0, LIMITS.component.customId);
  }
}

/** An id that was one of ours, as a broken or an ill-meaning client might send it. */
function broken(chance: Chance, id: string): string {
  const at = Math.floor(chance() * id.length);
  const forms = [
    id.slice(0, at),
    `${id.slice(0, at)}${wildText(chance, 5)}${id.slice(at)}`,
    `${id}:${id}`,
    id.replace('v1', 'v0'),
    id.toUpperCase(),
    id.replaceAll(':', '::'),
    wildText(chance, LIMITS.component.customId),
  ];
  return oneOf(chance, forms).slice(0, LIMITS.component.customId).trim() || 'v1';
}
