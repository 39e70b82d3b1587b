import { type Json, type Message, refuse, type SeatId } from '../terms/plain.ts';
import type { Sort, Thing } from '../terms/thing.ts';

/** What all kinds of fields have in common, and what the kernel asks of each. */

/** What an action's options may look at: the present state, who is asked, and the public subject of the question. */
export interface Here<G = unknown, About = Json> {
  g: G;
  seat: SeatId;
  about: About;
}
export type SoFar = Readonly<Record<string, Json>>;
export type Range = readonly [min: number, max: number];

export interface Usual<G, About = Json> {
  /** What is meant when a typed answer leaves this field out, and by one press; undefined when there is no such thing. */
  usual?(here: Here<G, About>, soFar: SoFar): Json | undefined;
}
/** An option that one would expect and that is not there, and why. */
export interface Absent {
  option: string;
  why: Message;
}
/** As a method, so that a field of one game is a field. */
type Reads<G, About> = { read(option: string, here: Here<G, About>): readonly Thing[] }['read'];
export interface Labelled<G = unknown, About = Json> extends Usual<G, About> {
  /** What its options are. The id of an option is that of the one thing it means; otherwise the game reads its own ids here. */
  of: Sort | Reads<G, About>;
  /** The words for one option; shown only to the seat that is asked. */
  label(value: string, here: Here<G, About>): Message;
  /**
   * What one would expect among the options although it is not legal now, as far as the seat may know it. What one
   * would think of first comes first. `chosen` is what is chosen of the value already: the way so far, for instance. It
   * gives nothing that is legal.
   */
  absent?(here: Here<G, About>, soFar: SoFar, chosen: readonly string[]): readonly Absent[];
}

/** What an option of a field means. */
export const thingsOf = ({ of }: Pick<Labelled, 'of'>, option: string, here: Here): readonly Thing[] =>
  typeof of === 'string' ? [{ of, id: option }] : of(option, here);

/** A whole number from 0, below `n`: the only source of chance that picking a value may use. */
export type Below = (n: number) => number;

/** Gives one value after another, and undefined when there are no more. No generator: play by chance asks for millions. */
export type Draws<V> = () => V | undefined;

/** One kind of field `F`, whose values are `V`, as the kernel knows it. */
export interface FieldKind<F, V extends Json> {
  /** Whether its values are single things: so few of them that all can be weighed. */
  isSingle: boolean;
  /** Its things come in an order that counts: the stops of a way, what is put first. */
  isOrdered?: true;
  /** Why `value` is not legal for the field; undefined when it is. */
  check(field: F, here: Here, soFar: SoFar, value: unknown): Message | undefined;
  /** All legal values, one after another; take only as many as you need, large sets are lazy. */
  list(field: F, here: Here, soFar: SoFar): Generator<V>;
  /**
   * Looks at what there is, and then draws from it as often as wanted, as long as the state stays as it is: legal values by
   * chance. Large sets are sampled before they are listed, so the same one can come again.
   */
  pick(field: F, here: Here, soFar: SoFar): (below: Below) => Draws<V>;
  /**
   * The one value there is when there is nothing to choose from, undefined otherwise. Each sample of it takes one number;
   * absent for kinds that are not sampled.
   */
  only?(field: F, here: Here, soFar: SoFar): V | undefined;
  /** The kept form, in which equal values are equal JSON; absent where there is only one form. */
  keep?(value: V): V;
}

/** Why a value is wrong, with the words under `refusal.<key>`. */
export const wrong = (key: string, args?: Record<string, Json>): Message => refuse(key, args).refused;

/** Whether it is a list of texts and nothing else. */
export const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Refuses, by `key`, a number outside a range. */
export function inRange(n: number, [min, max]: Range, key: string): Message | undefined {
  return n < min || n > max ? wrong(key, { given: n, min, max }) : undefined;
}

/** A new list with the same items in an order by chance, each order equally likely; `items` stays as it is. */
export function shuffled<T>(items: readonly T[], below: Below): T[] {
  const all = items.slice();
  for (let i = all.length - 1; i > 0; i--) {
    const j = below(i + 1);
    const one = all[i]!;
    all[i] = all[j]!;
    all[j] = one;
  }
  return all;
}

/** How often a large set is sampled before it is listed from the front. */
export const SAMPLES = 24;

/** What `sample` finds, and then all there is: so that nothing legal is missed. */
export function sampled<V>(sample: () => V | undefined, list: () => Iterator<V>): Draws<V> {
  let left = SAMPLES;
  let all: Iterator<V> | undefined;
  return () => {
    while (left > 0) {
      left--;
      const value = sample();
      if (value !== undefined) return value;
    }
    all ??= list();
    const next = all.next();
    return next.done ? undefined : next.value;
  };
}

/** These values in a random order. */
export function mixed<V>(values: readonly V[], below: Below): Draws<V> {
  const all = shuffled(values, below);
  let at = 0;
  return () => all[at++];
}
