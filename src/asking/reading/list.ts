import { isRefusal, readField } from '#core/actions';
import type { Labelled } from '#core/fields/field';
import type { Field, Json, Refusal } from '#core/types';
import { labelOf, type TypableOffer, type TypingField } from '../field/field.ts';
import { LIMITS } from '../terms/limits.ts';
import { sayCommon } from '../terms/text.ts';
import { beginsAll, type Candidate, candidates, folded, isNothing, meant, nextToken, ranked } from './reading.ts';
import { theOne } from './the-one.ts';

/** Values that are typed part after part: "a, b", "a=2, b", "a > b". */

export interface Part {
  value: string;
  points?: number;
}

/** The options that the parts name, without their points. */
export const valuesOf = (parts: readonly Part[]): string[] => parts.map(({ value }) => value);

/** What is particular to the lists of one kind of field. */
export interface ListForm<F extends Labelled & Field> {
  separator: RegExp;
  joint: ', ' | ' > ';
  /** What a part after these can mean. */
  known(typing: TypingField<F>, before: readonly string[]): readonly string[];
  /** What is offered as the next part: none when the list is full. */
  next(typing: TypingField<F>, before: readonly string[]): readonly string[];
  /** How many points a part may have where it is one of `rivals` that fit; absent where parts have no points. */
  points?(typing: TypingField<F>, before: readonly Part[], part: string, rivals: number): number[];
  value(parts: readonly Part[]): Json;
  /** All at once, while nothing is typed or the beginning of a word for it. */
  all?(typing: TypingField<F>): TypableOffer[];
  /** Another way to write the whole, where the usual ones are too long. */
  brief?(typing: TypingField<F>, parts: readonly Part[]): string;
}

/** The parts that are typed. Refuses what is no option there, or could be several. */
export function readList<F extends Labelled & Field>(
  form: Pick<ListForm<F>, 'separator' | 'known' | 'points'>,
  typing: TypingField<F>,
  typed: string,
): Part[] | Refusal {
  const found: Part[] = [];
  let rest = folded(typed);
  const at = () => candidates(typing, typing.field, form.known(typing, valuesOf(found)));
  if (isNothing(rest, at())) return [];
  while (rest.trim() !== '') {
    const among = at();
    const next = nextToken(rest, form.separator, among);
    rest = next.rest;
    const { words, points } = next.token;
    if (words === '' && points === undefined) continue;
    // Where parts have no points, points make a part unknown.
    const said = points === undefined || form.points ? words : `${words}=${points}`;
    const one = theOne(typing, said, among, valuesOf(found));
    if (isRefusal(one)) return one;
    found.push({ value: one.value, ...(points !== undefined && { points }) });
  }
  return found;
}

/** What is typed of a list, as it stands and with one part more. Only parts that can belong to a legal whole. */
export function completeList<F extends Labelled & Field>(
  form: ListForm<F>,
  typing: TypingField<F>,
  typed: string,
): TypableOffer[] {
  const { field, here, soFar } = typing;
  const at = (before: readonly Part[]) => candidates(typing, field, form.next(typing, valuesOf(before)));
  const parts: Part[] = [];
  let rest = folded(typed);
  let open = '';
  let longer: Candidate[] = [];
  while (rest.trim() !== '' && !isNothing(rest, [])) {
    const among = at(parts);
    const { token, rest: after } = nextToken(rest, form.separator, among);
    const [only, ...rivals] = meant(token.words, among);
    const isNamed = !form.points && only?.names.includes(folded(token.words));
    const isWhole = only && rivals.length === 0 && (token.closed || token.points !== undefined || isNamed);
    if (!isWhole) {
      if (token.closed && token.words !== '') return [];
      open = token.words;
      break;
    }
    if (isNamed && !token.closed) longer = ranked(token.words, among).filter((one) => one !== only);
    parts.push(part(only, token.points));
    rest = after;
  }
  const more = ranked(open, at(parts)).flatMap((one, _i, all) =>
    (form.points?.(typing, parts, one.value, all.length) ?? [undefined]).map((points) => [...parts, part(one, points)]),
  );
  const others = longer.map((one) => [...parts.slice(0, -1), part(one, undefined)]);
  const whole = open === '' ? [parts] : [];
  const legal = whole.filter((list) => readField(field, here, soFar, form.value(list)) === undefined);
  const lists = [...legal, ...others, ...more].slice(0, LIMITS.interaction.choices);
  const offers = lists.flatMap((list) => offerOf(form, typing, list));
  return parts.length === 0 && beginsAll(open) ? [...(form.all?.(typing) ?? []), ...offers] : offers;
}

const part = ({ value }: Candidate, points: number | undefined): Part => ({
  value,
  ...(points !== undefined && { points }),
});

/**
 * A list as a choice: its label reads like its value, so that a person can go on typing after it. None if it cannot be
 * written in 100 characters even with ids cut to their unmistakable beginnings.
 */
export function offerOf<F extends Labelled & Field>(
  form: ListForm<F>,
  typing: TypingField<F>,
  parts: readonly Part[],
): TypableOffer[] {
  if (parts.length === 0) return [{ label: sayCommon('value.none', typing.locale), value: '-' }];
  const written = (word: (one: string, i: number) => string, joint: string = form.joint) =>
    parts.map(({ value, points }, i) => word(value, i) + (points === undefined ? '' : `=${points}`)).join(joint);
  const tight = form.joint.trim();
  const full = [() => written((one) => one), () => written((one) => one, tight)];
  // A beginning is unmistakable only among the options of one question.
  const short = [
    () => written((one, i) => beginning(form, typing, parts.slice(0, i), one), tight),
    () => form.brief?.(typing, parts),
  ];
  for (const way of typing.isOpening ? full : [...full, ...short]) {
    const value = way();
    if (value !== undefined && value.length <= LIMITS.command.choiceValue) {
      return [{ label: written((one) => labelOf(typing, typing.field, one)), value }];
    }
  }
  return [];
}

/** The shortest beginning of an id by which it is still told from every other option. */
function beginning<F extends Labelled & Field>(
  form: ListForm<F>,
  typing: TypingField<F>,
  before: readonly Part[],
  value: string,
): string {
  const others = candidates(typing, typing.field, form.known(typing, valuesOf(before)))
    .filter((one) => one.value !== value)
    .flatMap(({ names }) => names);
  const own = folded(value);
  for (let length = 1; length < own.length; length++) {
    const short = own.slice(0, length);
    if (!others.some((name) => name.startsWith(short))) return short;
  }
  return own;
}
