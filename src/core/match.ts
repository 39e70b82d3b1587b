import { refuse } from './actions.ts';
import { asidesOf, isAside } from './asides.ts';
import { copy } from './copy.ts';
import { checkpoint, entryOf, logging, roundLine } from './history.ts';
import { carriedOut, decidedBy } from './objections.ts';
import { beyond, type NewOrder, newlyAsked, orderedAnswer, standingNow, withOrder } from './orders.ts';
import { readAnswer } from './read-answer.ts';
import { makeRng } from './rng.ts';
import { lookedAt } from './rooms.ts';
import { chosenOptions, rolesFrom, seatsFrom } from './seats.ts';
import { answerTo, type Run, type Settled, settle } from './settle.ts';
import type {
  Answer,
  Decision,
  Event,
  Game,
  Json,
  LogEntry,
  Match,
  Outcome,
  Position,
  Refusal,
  Rng,
  SeatId,
  StandingOrder,
} from './types.ts';

/** How a match is begun. */
export interface Beginning {
  options: Record<string, string>;
  /** How many. */
  seats: number;
  /** From a secure source; it stays out of every view. */
  seed: string;
  /** The role of each seat, in a game that has roles; the usual ones if absent. */
  roles?: readonly string[] | undefined;
  /** What the campaign has brought so far, in a game that has campaigns; a new one if absent. */
  carried?: Json | undefined;
}

/**
 * A new match at its first question. Throws a RangeError when the game is not for so many seats, or not for these roles, with
 * these options, and when the campaign is not at such a match.
 */
export function start<G, V>(game: Game<G, V>, { options, seats, seed, roles, carried }: Beginning): Match<G> {
  const chosen = chosenOptions(game, options);
  const rng = { seed, drawn: {} };
  const base = firstState(game, { options: chosen, seats, roles, carried }, makeRng(rng));
  const cast = rolesFrom(game, chosen, seats, roles);
  const match: Match<G> = {
    game: game.id,
    version: game.version,
    ...editionOf(game),
    options: chosen,
    seats,
    ...(cast.length > 0 && { roles: cast }),
    rng,
    base,
    stepNo: 1,
    answers: [],
    logged: 0,
    news: [{ origin: checkpoint(base, rng, 1, 0) }],
  };
  return begun(game, match);
}

/** The state a match begins with; `options` must be legal (`core/seats`). Throws like `start`. */
export function firstState<G, V>(
  game: Game<G, V>,
  { options, seats, roles, carried }: Omit<Beginning, 'seed'>,
  rng: Rng,
): G {
  const from = game.campaign ? game.campaign.parse(carried ?? game.campaign.begin(options)) : null;
  const barred = game.campaign?.barred?.(from, options);
  if (barred) throw new RangeError(`${game.id} cannot begin from there: ${barred.key}`);
  return game.setup({
    options,
    seats: seatsFrom(game, options, seats),
    roles: rolesFrom(game, options, seats, roles),
    carried: from,
    rng,
  });
}

/** The match at its first question, with what happened before anybody was asked as the first entry of its log. */
export function begun<G, V>(game: Game<G, V>, match: Match<G>): Match<G> {
  const { base, rng, stepNo, logged } = match;
  const first = roundLine(game, { before: undefined, after: base, run: { no: stepNo - 1, rng }, at: logged + 1 });
  const settled = settle(game, logging(match, first));
  return keep(settled, logging(settled.match, [entryOf(null, settled)]));
}

/** The edition of a game as a match keeps it: nothing where the game has none. */
export const editionOf = ({ edition }: { edition?: string }) => (edition === undefined ? {} : { edition });
/** Whether a saved match is one of these rules and of these printed values; if not it must be recovered. */
export const isCurrent = (
  game: { version: number; edition?: string },
  match: { version: number; edition?: string },
): boolean => match.version === game.version && match.edition === game.edition;

/**
 * The step that is under way in a match, kept with the match object: so an answer goes on where the script waits. It serves
 * once; whoever acts on an earlier match again has its step run again from the checkpoint, with the same result.
 */
const runs = new WeakMap<object, unknown>();
const positions = new WeakMap<object, unknown>();

/** Keeps what was found out about a match with its object: how it waits, or how it ended and in which state. */
function keep<G>({ match: { base }, run, outcome }: Settled<G>, match: Match<G>): Match<G> {
  if (run) runs.set(match, run);
  else ends.set(match, { g: base, outcome: outcome! });
  return match;
}
const ends = new WeakMap<object, { g: unknown; outcome: Outcome['outcome'] }>();

/** The second match, which stands where the first one stands, with what was found out about that one. */
function movedOn<G>(from: Match<G>, to: Match<G>): Match<G> {
  for (const known of [runs, ends, positions] as WeakMap<object, unknown>[]) {
    if (known.has(from)) known.set(to, known.get(from));
  }
  runs.delete(from);
  return to;
}

/** What a match looks like now: state, open questions, outcome. Derived, and kept with the match object. */
export function position<G, V>(game: Game<G, V>, match: Match<G>): Position<G> {
  const known = positions.get(match) as Position<G> | undefined;
  if (known) return known;
  const run = underWayIn(game, match);
  const found = run ? underWay(game, match, run) : over(match);
  positions.set(match, found);
  return found;
}

/** The state is copied when somebody looks at it: most answers are given without. */
function underWay<G, V>(game: Game<G, V>, match: Match<G>, run: Run<G>): Position<G> {
  let seen: G | undefined;
  const { barrier, used } = run;
  return {
    get g() {
      // The script has gone on with another answer: then this moment is made anew.
      seen ??= lookedAt(run.used === used ? run.g : settle(game, match).run!.g);
      return seen;
    },
    open: [...run.asked!],
    asides: asidesOf(game, run.g, String(run.no)),
    events: [...run.events],
    barrier,
    used,
  };
}

const over = <G>(match: Match<G>): Position<G> => ({
  ...(ends.get(match) as { g: G; outcome: Outcome['outcome'] }),
  open: [],
  asides: [],
  events: [],
  barrier: 0,
  used: 0,
});

/** The match once its news are written down; the step that is under way goes on with it. */
export function written<G>(match: Match<G>): Match<G> {
  if (match.news.length === 0) return match;
  return movedOn(match, { ...match, news: [] });
}

/** The same match, where each entry among its news from this line on is as `date` gives it. */
export function dated<G>(match: Match<G>, from: number, date: (entry: LogEntry) => LogEntry): Match<G> {
  const news = match.news.map((line, i) => (i >= from && 'entry' in line ? { entry: date(line.entry) } : line));
  return movedOn(match, { ...match, news });
}

export interface Acted<G> {
  match: Match<G>;
  events: Event[];
  /** What standing orders have answered besides, in order; absent when they had nothing to answer. Its events are in `events`. */
  ordered?: Ordered<G>[];
  /** Standing orders that are over, because what they rested on has changed; absent when there are none. */
  changed?: StandingOrder[];
}
/** An answer that a standing order has given: to which position of the match, and what was told by it. */
export interface Ordered<G> {
  answer: Answer;
  asked: Match<G>;
  events: Event[];
}

/**
 * Lets a seat answer an open question, or say an aside; what is asked then and stands in an order is answered as well. Refuses,
 * with the reason, what is not asked or not legal.
 */
export function act<G, V>(game: Game<G, V>, match: Match<G>, answer: Answer): Acted<G> | Refusal {
  if (!match.orders) return take(game, match, answer);
  const before = askedIn(game, match);
  const taken = take(game, match, answer);
  return 'refused' in taken ? taken : obey(game, taken, before);
}

/**
 * Leaves a standing order for a seat, or takes its order for that window back. Its questions of that window which are open are
 * answered at once. Refuses what the window does not know.
 */
export function order<G, V>(game: Game<G, V>, match: Match<G>, given: NewOrder): Acted<G> | Refusal {
  const run = underWayIn(game, match);
  if (!run) return refuse('match-is-over');
  const asked = run.asked!;
  const orders = withOrder(game, run.g, match.orders ?? [], given);
  if ('refused' in orders) return orders;
  const ordered = movedOn(match, standing({ ...match }, orders));
  return obey(game, { match: ordered, events: [] }, given.order ? beyond(asked, given) : asked);
}

/** So many answers by orders may follow each other before somebody is asked himself. */
const ORDERED_IN_A_ROW = 1_000;

/** The match after the standing orders have answered what is asked now and was not asked before. */
export function obey<G, V>(game: Game<G, V>, acted: Acted<G>, before: readonly Decision[]): Acted<G> {
  let { match } = acted;
  const events = [...acted.events];
  const changed = [...(acted.changed ?? [])];
  const ordered: Ordered<G>[] = [];
  while (match.orders && ordered.length < ORDERED_IN_A_ROW) {
    const run = underWayIn(game, match);
    const fresh = run ? newlyAsked(run.asked!, before) : [];
    const answer = run && fresh.length > 0 && orderedAnswer(game, run.g, match.orders, fresh);
    if (!answer) break;
    const taken = take(game, match, answer);
    // It was read a moment ago: it cannot be refused.
    if ('refused' in taken) throw new Error(`${answer.decision}: ${taken.refused.key}`);
    ordered.push({ answer, asked: match, events: taken.events });
    match = taken.match;
    for (const event of taken.events) events.push(event);
    for (const order of taken.changed ?? []) changed.push(order);
  }
  return { match, events, ...(ordered.length > 0 && { ordered }), ...(changed.length > 0 && { changed }) };
}

/** The match with these orders. */
export function standing<G>({ orders: _, ...match }: Match<G>, orders: readonly StandingOrder[]): Match<G> {
  return orders.length > 0 ? { ...match, orders: [...orders] } : match;
}

/** The step that a match waits in; undefined when it is over. */
function underWayIn<G, V>(game: Game<G, V>, match: Match<G>): Run<G> | undefined {
  if (!runs.has(match) && !ends.has(match)) keep(settle(game, match), match);
  return runs.get(match) as Run<G> | undefined;
}
/** What is asked in a match; nothing when it is over. */
const askedIn = <G, V>(game: Game<G, V>, match: Match<G>): readonly Decision[] => underWayIn(game, match)?.asked ?? [];

/** An answer taken as it is given; no standing order is looked at but to end those that are over. Refuses like `act`. */
export function take<G, V>(game: Game<G, V>, match: Match<G>, answer: Answer): Acted<G> | Refusal {
  const run = underWayIn(game, match);
  if (!run) return refuse('match-is-over');
  const read = readAnswer(game, { g: run.g, no: run.no, asked: run.asked!, seats: match.seats }, answer);
  if ('refused' in read) return read;
  const { kept, decision } = read;
  runs.delete(match);
  // The run goes on in place: what its draws were is looked at before.
  const on = game.turn && copy(game.turn(run.g));
  const moment = decision && { match, rng: { ...run.rng, drawn: { ...run.rng.drawn } }, decision };
  const after = answerTo(game, carriedOut(match), run, kept);
  const decided =
    moment &&
    decidedBy(moment, kept, { after: after.match, open: after.run?.asked ?? undefined, raised: after.raised });
  const logged = logging({ ...after.match, ...(decided && { decided }) }, [entryOf(kept, { ...after, on })]);
  const { orders } = logged;
  if (!orders || !after.run) return { match: keep(after, logged), events: after.told };
  const now = standingNow(game, after.run.g, orders);
  const ended = keep(after, standing(logged, now.orders));
  return { match: ended, events: after.told, ...(now.changed.length > 0 && { changed: now.changed }) };
}

/**
 * Takes back the seat's last answer of this step, unless dice, a draw or a reveal came after it, or another seat's
 * answer rests on it. A secret answer can be changed as long as the other seats are still being waited for. An aside
 * stands, and so does what came before it.
 */
export function undo<G, V>(game: Game<G, V>, match: Match<G>, seat: SeatId): Match<G> | Refusal {
  const at = match.answers.findLastIndex((answer) => answer.seat === seat);
  if (at < 0) return refuse('nothing-to-undo');
  if (match.answers.slice(at).some(({ decision }) => isAside(decision))) return refuse('something-was-said');
  const drop = match.logged - match.answers.length + at;
  const shorter = logging({ ...carriedOut(match), answers: match.answers.toSpliced(at, 1) }, [{ drop }]);
  const before = position(game, shorter);
  if (before.barrier !== position(game, match).barrier) return refuse('something-was-revealed');
  if (before.used < shorter.answers.length) return refuse('another-seat-acted');
  return shorter;
}
