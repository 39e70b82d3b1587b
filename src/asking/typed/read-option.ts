import { isRefusal, refuse } from '#core/actions';
import type { Locale } from '#core/text';
import type { Json, Message, Refusal } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { onlyValue, usualValue } from '../legal.ts';
import { optionLabel, type SomeAction, type SomeField, type SomeHere } from '../names.ts';
import { optionName } from '../slash.ts';
import {
  ARROW,
  beforeAll,
  type Candidate,
  COMMA,
  candidates,
  folded,
  isAll,
  isNothing,
  meant,
  nextToken,
  type Token,
} from './reading.ts';

/** What has been typed for the options of a subcommand, by option name. */
export type Typed = Readonly<Record<string, string | number | boolean>>;

/** How many options a refusal lists. */
export const LISTED = 10;

/** One field as typed, not yet checked; `soFar` are the fields before it. */
export function readOption(
  part: AnyGame,
  action: SomeAction,
  here: SomeHere,
  options: Typed,
  name: string,
  soFar: Record<string, Json>,
  locale: Locale,
): { value: Json } | Refusal {
  const field = action.fields[name] as SomeField;
  const typed = options[optionName(part, action.name, name)] ?? options[name];
  if (typed === undefined)
    return (
      onlyValue(action, here, soFar, name) ??
      usualValue(field, here, soFar) ??
      inField(refuse('missing').refused, action, name)
    );
  const read = readValue({ part, field, here, soFar, locale }, String(typed));
  return isRefusal(read) ? inField(read.refused, action, name) : read;
}

export const inField = (problem: Message, action: SomeAction, name: string): Refusal => ({
  refused: { key: problem.key, args: { ...problem.args, field: `${action.name}.${name}` } },
});

interface Reading {
  part: AnyGame;
  field: SomeField;
  here: SomeHere;
  soFar: Record<string, Json>;
  locale: Locale;
}

function readValue(reading: Reading, typed: string): { value: Json } | Refusal {
  const { part, field, here, soFar } = reading;
  switch (field.kind) {
    case 'count': {
      const number = folded(typed);
      return /^-?\d{1,9}$/.test(number) ? { value: Number(number) } : refuse('not-understood', { given: typed });
    }
    case 'one': {
      const found = option(reading, typed, candidates(part, field, field.options(here, soFar), here));
      return isRefusal(found) ? found : { value: found.value };
    }
    case 'some': {
      const options = field.options(here, soFar);
      const [first, ...without] = folded(typed).split(/[,、;] ?-/);
      const leaders = beforeAll(first!);
      const isWhole = leaders !== undefined || isAll(first!, candidates(part, field, options, here));
      const led = readList(reading, leaders ?? '', COMMA, () => options);
      const named = readList(reading, isWhole ? without.join(',') : typed, COMMA, () => options);
      if (isRefusal(led) || isRefusal(named)) return isRefusal(led) ? led : (named as Refusal);
      const set = new Set(named.map(({ value }) => value));
      return { value: options.filter((one) => set.has(one) !== isWhole) };
    }
    case 'shares': {
      const room = Object.keys(field.room(here, soFar));
      const shares = readList(reading, typed, COMMA, () => room);
      if (isRefusal(shares)) return shares;
      const total = (one: string) =>
        shares.reduce((sum, { value, points }) => (value === one ? sum + (points ?? 1) : sum), 0);
      return { value: Object.fromEntries(room.map((one) => [one, total(one)]).filter(([, points]) => points !== 0)) };
    }
    case 'path': {
      const way = readList(reading, typed, ARROW, (path) => field.next(here, soFar, path));
      return isRefusal(way) ? way : { value: way.map(({ value }) => value) };
    }
  }
}

interface Part {
  value: string;
  points?: number;
}

/** The parts of a list; which options there are may rest on the parts before (a way). */
function readList(
  reading: Reading,
  typed: string,
  separator: RegExp,
  options: (before: string[]) => readonly string[],
): Part[] | Refusal {
  const found: Part[] = [];
  let rest = folded(typed);
  const at = () => {
    const before = found.map(({ value }) => value);
    return candidates(reading.part, reading.field, options(before), reading.here);
  };
  if (isNothing(rest, at())) return [];
  while (rest.trim() !== '') {
    const among = at();
    const next = nextToken(rest, separator, among);
    rest = next.rest;
    if (next.token.words === '' && next.token.points === undefined) continue;
    const one = option(reading, words(next.token, reading.field), among);
    if (isRefusal(one)) return one;
    const { points } = next.token;
    found.push({ value: one.value, ...(points !== undefined && { points }) });
  }
  return found;
}

/** Points belong to shares only; elsewhere they make the part unknown. */
const words = ({ words: typed, points }: Token, field: SomeField) =>
  points === undefined || field.kind === 'shares' ? typed : `${typed}=${points}`;

/** The one option that `token` means. */
function option(reading: Reading, token: string, among: readonly Candidate[]): Candidate | Refusal {
  const [only, ...others] = meant(token, among);
  if (only && others.length === 0) return only;
  const named = (only ? [only, ...others] : among).slice(0, LISTED).map(({ value }) => {
    const label = optionLabel(reading.part, reading.field, value, reading.here, reading.locale);
    return folded(label) === folded(token) ? `${label} (${value})` : label;
  });
  const given = { given: token, ...(named.length > 0 && { options: named }) };
  return refuse(only ? 'ambiguous' : 'not-understood', given);
}
