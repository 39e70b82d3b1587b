/** The words of the kernel. */
import type { AboutOf, AnyAction, ArgsOf, ChoiceOf } from './action.ts';
import type { Campaign } from './campaign.ts';
import type { Answer, AskOptions, Decided, Decision, Script } from './decision.ts';
import type { Range } from './fields/field.ts';
import type { AnyInquiry } from './inquiry.ts';
import type { Judge } from './judge.ts';
import type { Event, LogLine, Named, ToldDeed } from './log.ts';
import type { Outcome } from './outcome.ts';
import type { Json, Message, SeatId } from './terms/plain.ts';
import type { StandingOrder, Window } from './window.ts';

export type { AboutOf, ActionDef, AnyAction, ArgsOf, ChoiceOf, Shape } from './action.ts';
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
export type { BySubject, Judge, Player, Pull, Subjects } from './judge.ts';
export type { Checkpoint, Event, LogEntry, LogLine, Named, Round, ThoughtNoted, ToldDeed } from './log.ts';
export type { Outcome, Result, SeatResult } from './outcome.ts';
export type { Json, Message, Refusal, SeatId } from './terms/plain.ts';
export type { Sort, Thing } from './terms/thing.ts';
export type { StandingOrder, Until, Window, WindowOrder } from './window.ts';

/** A seat that looks, or anybody else. */
export type Viewer = SeatId | 'spectator';

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

/** A question that has not come yet: its key, what can be answered, and what it is about. */
export interface Ahead {
  key: string;
  actions: readonly string[];
  about?: Json;
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
  /**
   * The question with which this seat's next turn begins, as it would be put if that came now. Null where that is not known yet. The seat may answer
   * it in advance; what does not fit when the question comes falls away.
   */
  ahead?(g: G, seat: SeatId): Ahead | null;
  /** What may be asked at any time, by name; no action has the name of an inquiry. */
  inquiries?: Record<string, AnyInquiry<G>>;
  /** The windows for which seats can have standing orders. */
  windows?: Readonly<Record<string, Window<G>>>;
  /** The fight that is under way (a battle, a combat); null while there is none. Orders can end with one. Public. */
  fight?(g: G): Named;
  /** The turn that is being played: the log is told by turns, and orders can end with one. */
  turn?(g: G): Named;
  /** The types of events with which a new stretch of play begins: what belongs together is told in one message. */
  stretches?: readonly string[];
  /** A turn is long: a film of few turns shows the stretches within them as well. */
  longTurns?: true;
  /**
   * What of these events is one deed, to be told in one sentence; each of them belongs to just one. A deed stands where its first event stands, and
   * may begin anew where its events were told apart. Absent: each event is told by itself.
   */
  deeds?(events: readonly Event[]): ToldDeed[];
  /** The round that is being played: when it changes between two steps, the match can later be set back to there. */
  round?(g: G): Named;
  /** Several matches in a row that belong together. */
  campaign?: Campaign<G>;
  /** `migrations[n]` turns a state of version n into one of version n + 1. */
  migrations: Record<number, (old: Json) => Json>;
}

/** The rules of a game, and what play by chance asks besides them. */
export interface Playable<G, View> {
  game: Game<G, View>;
  judge?: Judge<G>;
  proofs?: Proofs<G>;
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
/** What tests and proofs ask of a game, and whoever thinks ahead (`src/thinking`). No rule looks at it, and a game without it still plays. */
export interface Proofs<G> {
  /**
   * Another state that differs from `g` only in what `viewer` may not know; the secrecy tests demand equal views. A game in
   * which nothing is ever hidden gives `g` back.
   */
  swapHidden(g: G, viewer: Viewer, rng: Rng): G;
  /**
   * Notes of a moment what it compares with a later one, which may be the same object gone on. It looks at every decision of
   * play by chance, so it keeps no copy of everything.
   */
  audit?(before: G): Audit<G>;
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
