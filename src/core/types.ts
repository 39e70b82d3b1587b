/** The words of the kernel. */
import type { Foreseen, Said, Suggestion } from './beforehand.ts';
import type { Campaign } from './campaign.ts';
import type { Answer, AskOptions, Decided, Decision, Script } from './decision.ts';
import type { Here, Range, SoFar } from './fields/field.ts';
import type { Fields, ValueOf } from './fields/kinds.ts';
import type { AnyInquiry } from './inquiry.ts';
import type { Event, LogLine, Named } from './log.ts';
import type { Outcome } from './outcome.ts';
import type { Json, Message, SeatId } from './terms/plain.ts';
import type { StandingOrder, Window } from './window.ts';

export type { Foreseen, Said, Suggestion } from './beforehand.ts';
export type { Campaign } from './campaign.ts';
export type { Answer, AskOptions, Chosen, Decided, Decision, Script } from './decision.ts';
export type { Count } from './fields/count.ts';
export type { Absent, Here, Range, SoFar } from './fields/field.ts';
export type { Field, FieldOf, Fields, Kind, ValueOf } from './fields/kinds.ts';
export type { One } from './fields/one.ts';
export type { Order } from './fields/order.ts';
export type { Path } from './fields/path.ts';
export type { Shares } from './fields/shares.ts';
export type { Some } from './fields/some.ts';
export type { AnyInquiry, Inquiry, Replied, Told } from './inquiry.ts';
export type { Checkpoint, Event, LogEntry, LogLine, Named, Round } from './log.ts';
export type { Outcome, Result, SeatResult } from './outcome.ts';
export type { Json, Message, Refusal, SeatId } from './terms/plain.ts';
export type { Sort, Thing } from './terms/thing.ts';
export type { StandingOrder, Until, Window, WindowOrder } from './window.ts';

/** A seat that looks, or anybody else. */
export type Viewer = SeatId | 'spectator';

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
  /** What it suggests rests on public facts alone: it stands below a public question, for everybody to see. */
  suggestsOpenly?: true;
  /** Nearly always meant: of several actions its field is asked at once, the others stand beside it. */
  isMain?: true;
  /** Legal whenever it is offered, whatever is hidden, and without fields: it stands below the public words also of a secret question. */
  isAlwaysLegal?: true;
  /** What will certainly follow this answer, as far as the seat can know it: who goes, what is paid, what begins by it. It stands beside
   * the answer before it is given. `further` is what a suggestion says with the same press. */
  foresee?(here: Here<G, About>, args: { [K in keyof F]: ValueOf<F[K]> }, further?: readonly Said[]): Foreseen;
  /** What chance decides of this answer, and how likely it is, from what has been chosen of it so far. */
  odds?(here: Here<G, About>, soFar: SoFar): readonly Message[];
  /** How much a player who wants the match to end likes this answer: weight of 1 if absent. Used by random play only. */
  pull?(here: Here<G, About>, args: { [K in keyof F]: ValueOf<F[K]> }): number;
  /** The question that follows, for those who type an answer to it before it is asked. */
  opens?: {
    /** The actions of that question which may be typed at once; this answer is found for the player then. */
    actions: readonly string[];
    /** The action without fields that leaves that question; given last, unless chance or another seat came between. */
    closes: string;
    /**
     * How far this answer is from what the player means by `then`, the arguments of what is typed; `after` is the
     * state it leads to. Of several that fit the nearest is taken, of equal ones the first.
     */
    far?(after: Here<G, About>, args: { [K in keyof F]: ValueOf<F[K]> }, then: SoFar): number;
  };
}
/** An action of any shape: only the kernel, which reads fields generically, uses it. */
// biome-ignore lint/suspicious/noExplicitAny: method parameters of differently shaped actions have no common subtype
export type AnyAction<G> = ActionDef<G, string, any, any>;
/** How somebody who knows the game thinks: for play by chance only. */
export interface Player<G> {
  /** Whole answers to this action that are worth weighing, legal or not; undefined leaves it to suggestions and chance. */
  ideas?(here: Here<G>, action: string): Record<string, Json>[] | undefined;
  /** How much he likes this answer, compared with all others he could give now; undefined leaves it to `pull`. */
  worth(here: Here<G>, action: string, args: Record<string, Json>): number | undefined;
}
/** A union over the offered actions, told apart by `name`. */
export type ChoiceOf<A> = A extends { name: infer N; fields: infer F }
  ? { name: N; args: { [K in keyof F]: ValueOf<F[K]> } }
  : never;

/** What a script works with; `g` is a private working copy. */
export interface Table<G> {
  g: G;
  rng: Rng;
  /** Asks one seat one thing. */
  ask<A extends AnyAction<G>>(
    seat: SeatId,
    key: string,
    action: A,
    options?: AskOptions<AboutOf<A>>,
  ): Script<ArgsOf<A>>;
  /** Asks one seat to choose between several actions. */
  askOneOf<A extends AnyAction<G>>(
    seat: SeatId,
    key: string,
    actions: readonly A[],
    options?: AskOptions<AboutOf<A>>,
  ): Script<ChoiceOf<A>>;
  /** Asks several seats at once; goes on when all have answered, whatever the order. Always secret. */
  askEach<A extends AnyAction<G>>(
    seats: readonly SeatId[],
    key: string,
    action: A,
    options?: Omit<AskOptions<AboutOf<A>>, 'secret'>,
  ): Script<ArgsOf<A>[]>;
  /** The same where each chooses between several actions. */
  askEachOneOf<A extends AnyAction<G>>(
    seats: readonly SeatId[],
    key: string,
    actions: readonly A[],
    options?: Omit<AskOptions<AboutOf<A>>, 'secret'>,
  ): Script<ChoiceOf<A>[]>;
  /**
   * Asks several seats the same: the first answer counts and closes the question for all; each must have a legal one. Not asked when it is
   * public and all have the same only one. With `otherwise` anybody may object, and then each of them votes (`core/objections`).
   */
  askAny<A extends AnyAction<G>>(
    seats: readonly SeatId[],
    key: string,
    actions: readonly A[],
    options?: AskOptions<AboutOf<A>>,
  ): Script<ChoiceOf<A> & { seat: SeatId }>;
  /** Runs several scripts side by side, one for each seat that prepares something for itself. */
  together(branches: readonly ((t: Table<G>) => Script)[]): Script;
  /**
   * Finds what depends on the state alone and takes long, as plain JSON. Who thinks ahead runs the step again many times, and looks it up then
   * (`core/think`). `find` neither draws nor asks, and changes nothing.
   */
  found<T>(find: () => T): T;
  tell(event: Event): void;
  /** Something hidden comes to light (a card from a deck, what lies behind a door): nothing before it is taken back. Dice say so themselves. */
  reveal(): void;
}

/** Chance with a name: the n-th draw of a stream depends on seed, stream and n alone. */
export interface Rng {
  die(sides: number, stream: string): number;
  shuffle<T>(items: readonly T[], stream: string): T[];
}
export interface RngState {
  seed: string;
  drawn: Record<string, number>;
}

export interface StepCall {
  step: string;
  args: Json;
}

/**
 * What seats may say while others, or they themselves, are asked something: out of turn, and nobody waits for it. An aside
 * is public, leaves the open questions open, and cannot be taken back. Its legality must rest on public facts and
 * on what the seat itself knows.
 */
export interface Asides<G> {
  actions: readonly string[];
  /** Whose asides are taken now; asked at every position at which somebody is waited for. */
  seats(g: G): readonly SeatId[];
  /** Carries it out at once: it changes `t.g` and tells, and asks nothing. */
  // biome-ignore lint/suspicious/noExplicitAny: each action knows the shape of its own arguments
  take(t: Table<G>, seat: SeatId, choice: { name: string; args: any }): void;
}

/** People who play the same part: how many there can be. */
export interface Role {
  id: string;
  n: Range;
}

/** Seats that talk among themselves; whoever sits elsewhere in the match as well is none of them. */
export interface Circle {
  id: string;
  seats: readonly SeatId[];
}

/** What the first state of a match is made from. */
export interface Setup {
  options: Record<string, string>;
  seats: SeatId[];
  /** By seat; empty where the game has no roles. */
  roles: readonly string[];
  /** What the campaign has brought so far; null where the game has none. */
  carried: Json;
  rng: Rng;
}

/** The rules of one game. Read its file `game.ts` as a table of contents. */
export interface Game<G, View> {
  id: string;
  version: number;
  /**
   * What the numbers on the components are, for instance a digest of them. A saved match of another edition is recovered
   * like one of an older version, though its state needs no migration. Absent if they never change.
   */
  edition?: string;
  /** The widest range over all options. */
  seats: { min: number; max: number };
  /** How many may play with these options, within `seats`; without it always as many as `seats` says. */
  seatsFor?(options: Record<string, string>): { min: number; max: number };
  /**
   * The parts that people play, in the order of their seats; people sit down in one. `seats` still bounds how many there are
   * in all. Without it all seats are alike.
   */
  roles?(options: Record<string, string>): readonly Role[];
  /** Groups of seats that may talk unheard by the others, the same ones for a whole match. Without it there are none. */
  circles?(cast: Pick<Setup, 'options' | 'seats' | 'roles'>): readonly Circle[];
  /** The choices in the lobby: for each option the legal values, the first one being the default. */
  options: Record<string, readonly string[]>;
  /**
   * Values of options that everybody who plays must agree to before the start, by option: a free set-up, for instance
   * (TD-25.1). Without it nothing needs agreement.
   */
  consent?: Record<string, readonly string[]>;
  /** Throws when a saved state is not one of this version (zod). */
  parse(saved: unknown): G;
  actions: Record<string, AnyAction<G>>;
  setup(from: Setup): G;
  /** The turn structure as data: which step runs when nothing is in progress. */
  next(g: G): StepCall | Outcome;
  // biome-ignore lint/suspicious/noExplicitAny: each step knows the shape of its own arguments, `next` writes them
  steps: Record<string, (t: Table<G>, args: any) => Script>;
  view(g: G, viewer: Viewer): View;
  /** What a seat is called while the match runs, where the state says so; undefined or without it, `seat.<n>`. Public. */
  seatName?(g: G, seat: SeatId): Message | undefined;
  /** What anybody else who acts is called (a monster, a summon), also when it is gone: in words `{actor:actor}`. Public. */
  actorName?(g: G, actor: string): Message;
  /** What may be said at any time. */
  asides?: Asides<G>;
  /** What may be asked at any time, by name; no action has the name of an inquiry. */
  inquiries?: Record<string, AnyInquiry<G>>;
  /** The windows for which seats can have standing orders. */
  windows?: Readonly<Record<string, Window<G>>>;
  /** The turn that is being played: the log is told by turns, and orders can end with one. */
  turn?(g: G): Named;
  /** The types of events with which a new stretch of play begins: what belongs together is told in one message. */
  stretches?: readonly string[];
  /** The round that is being played: when it changes between two steps, the match can later be set back to there. */
  round?(g: G): Named;
  /** Several matches in a row that belong together. */
  campaign?: Campaign<G>;
  /**
   * Notes of a moment what it compares with a later one, which may be the same object gone on. It looks at every decision of
   * play by chance, so it keeps no copy of everything.
   */
  audit?(before: G): Audit<G>;
  /** The policy "competent" of play by chance. */
  player?: Player<G>;
  /**
   * Another state that differs from `g` only in what `viewer` may not know; the secrecy tests demand equal views. A game in
   * which nothing is ever hidden gives `g` back.
   */
  swapHidden(g: G, viewer: Viewer, rng: Rng): G;
  /** `migrations[n]` turns a state of version n into one of version n + 1. */
  migrations: Record<number, (old: Json) => Json>;
}

/** The saved match: plain JSON, nothing else is needed to go on after a restart. */
export interface Match<G> {
  game: string;
  version: number;
  /** The game's edition when the match began or was last recovered. */
  edition?: string;
  options: Record<string, string>;
  seats: number;
  /** The role of each seat; absent where the game has none. */
  roles?: string[];
  rng: RngState;
  base: G;
  stepNo: number;
  answers: Answer[];
  /** What seats have ordered, at most one for each seat and window; absent when nobody has ordered anything. */
  orders?: StandingOrder[];
  /** What one has just decided for several and can be objected to. */
  decided?: Decided<G>;
  /** How many entries its log has. The log itself is kept beside the match, so that an action costs the same at its end. */
  logged: number;
  /** What is new in its log and not yet written down, in order: whoever saves the match appends it and empties this. */
  news: LogLine<G>[];
}
/** What is wrong at a later moment, `events` being what was told since the first one; undefined if nothing is. */
export type Audit<G> = (after: G, events: readonly Event[]) => string | undefined;
/** Derived from a match at any time; never saved. */
export interface Position<G> {
  g: G;
  open: Decision[];
  /** What seats may say although nobody waits for it: one for each seat, with the id `<step>.aside.<seat>`. */
  asides: Decision[];
  /** Events of the step in progress, in order. */
  events: Event[];
  outcome?: Outcome['outcome'];
  /** How many draws and reveals the step has had: undo never crosses one. */
  barrier: number;
  /** How many of the match's kept answers were taken. */
  used: number;
}
