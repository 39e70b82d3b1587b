import type { Here } from './fields/field.ts';
import type { Fields, ValueOf } from './fields/kinds.ts';
import type { Named } from './log.ts';
import type { Json, Message } from './terms/plain.ts';

/**
 * What a seat may ask at any time about how the match stands or went: what would come next, why something happened. It is answered for
 * that seat alone, changes nothing, and nobody learns that it was asked. What it offers and answers must rest on what the
 * seat may know, and draws nothing.
 */
export interface Inquiry<G, Name extends string = string, F extends Fields<G> = Fields<G>> {
  name: Name;
  /** What it is about. Without any, or with one of kind `one`, there are buttons for it besides the typed command. */
  fields: F;
  /**
   * Why it has no answer now, whatever the fields. Its buttons are away then, for all to see: it rests on public facts only. For them
   * nobody reads the log, and `about` is null: what `recalls` something judges by the state alone whether there can be anything.
   */
  barred?(here: Here<G>): Message | undefined;
  /** Types of events that it looks back on: those of the whole match are its `about`, as `Told[]`, oldest first. */
  recalls?: readonly string[];
  answer(here: Here<G>, args: { [K in keyof F]: ValueOf<F[K]> }): Replied;
}

/** The answer to an inquiry. */
export interface Replied {
  /** A line each, what matters most first. */
  says: readonly Message[];
  /** What is to be drawn (`Pictures.inquiry`); no picture if absent. */
  shows?: Json;
}

/** An event of the match as everybody was told it, with the turn on which it was. */
export interface Told {
  turn: Named;
  type: string;
  shown: Record<string, Json>;
}

/** An inquiry of any shape, as `AnyAction` is any action. */
// biome-ignore lint/suspicious/noExplicitAny: method parameters of differently shaped inquiries have no common subtype
export type AnyInquiry<G> = Inquiry<G, string, any>;

/** Declares inquiries of a game with state G, keeping their names and fields (`declare` is the same for actions). */
export const inquiries =
  <G>() =>
  <const Name extends string, F extends Fields<G>>(definition: Inquiry<G, Name, F>): Inquiry<G, Name, F> =>
    definition;
