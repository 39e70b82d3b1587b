import type { Foreseen, Said, Suggestion } from './beforehand.ts';
import type { Here, SoFar } from './fields/field.ts';
import type { Fields, ValueOf } from './fields/kinds.ts';
import type { Json, Message } from './terms/plain.ts';

/** What a seat may say, as it is declared. */

export type ArgsOf<A> = A extends { fields: infer F } ? { [K in keyof F]: ValueOf<F[K]> } : never;

/** What JSON must be like, as a zod schema says it: gives it back with its type, or throws. */
export interface Shape<T> {
  parse(value: unknown): T;
}
/** What a question must be about to which all these actions are answers. */
export type AboutOf<A> = (A extends { about?: Shape<infer About> } ? (one: About) => void : never) extends (
  one: infer About,
) => void
  ? About
  : never;

/**
 * Everything a seat may say, declared once. From it come slash options, autocomplete, buttons, menus, validation, help
 * and random play. Fields are asked in the order they are written; a later field may look at the earlier ones.
 */
export interface ActionDef<
  G,
  Name extends string = string,
  About = Json,
  F extends Fields<G, About> = Fields<G, About>,
> {
  name: Name;
  /** What the questions are about to which it is an answer; without it that is nothing it looks at. */
  about?: Shape<About>;
  fields: F;
  /** Why nothing can be answered with it now, whatever the fields: asked before them. */
  barred?(here: Here<G, About>): Message | undefined;
  /** What no single field can see. A message here refuses the answer. */
  check?(here: Here<G, About>, args: { [K in keyof F]: ValueOf<F[K]> }): Message | undefined;
  suggest?(here: Here<G, About>): Suggestion[];
  /** More whole answers, for whoever has room for them: the page. */
  more?(here: Here<G, About>): Suggestion[];
  /** Still more, each of which names a thing on a picture: a press on it gives the answer. They have no button. */
  onPicture?(here: Here<G, About>): Suggestion[];
  /** What it suggests rests on public facts alone: it stands below a public question, for everybody to see. */
  suggestsOpenly?: true;
  /** The places that can be chosen, as everybody can read them off the board: the public picture marks them. */
  places?(here: Here<G, About>): readonly string[];
  /** Nearly always meant: of several actions its field is asked at once, the others stand beside it. */
  isMain?: true;
  /** Legal whenever it is offered, whatever is hidden, and without fields: it stands below the public words also of a secret question. */
  isAlwaysLegal?: true;
  /** What will certainly follow this answer, as far as the seat can know it: who goes, what is paid, what begins by it. It stands beside
   * the answer before it is given. `further` is what a suggestion says with the same press. */
  foresee?(here: Here<G, About>, args: { [K in keyof F]: ValueOf<F[K]> }, further?: readonly Said[]): Foreseen;
  /** What chance decides of this answer, and how likely it is, from what has been chosen of it so far. */
  odds?(here: Here<G, About>, soFar: SoFar): readonly Message[];
  /** The question that follows, for those who type an answer to it before it is asked. */
  opens?: {
    /** The actions of that question which may be typed at once; this answer is found for the player then. */
    actions: readonly string[];
    /** The action without fields that leaves that question; given last, unless chance or another seat came between. */
    closes: string;
    /**
     * How far this answer is from what the player means: a number, the smaller the nearer. `then` is the arguments of what is
     * typed, `after` the state to which this answer leads. Of several that fit the nearest is taken, of equal ones the
     * first.
     */
    far?(after: Here<G, About>, args: { [K in keyof F]: ValueOf<F[K]> }, then: SoFar): number;
  };
}
/** An action of any shape: only the kernel, which reads fields generically, uses it. */
// biome-ignore lint/suspicious/noExplicitAny: method parameters of differently shaped actions have no common subtype
export type AnyAction<G> = ActionDef<G, string, any, any>;
/** A union over the offered actions, told apart by `name`. */
export type ChoiceOf<A> = A extends { name: infer N; fields: infer F }
  ? { name: N; args: { [K in keyof F]: ValueOf<F[K]> } }
  : never;
