import { copy } from './copy.ts';
import { checkpoint, type History, logging } from './history.ts';
import { begun, editionOf, isCurrent, obey, standing, take } from './match.ts';
import { carriedOut } from './objections.ts';
import { knownOrders } from './orders.ts';
import type { Answer, Event, Game, LogEntry, Match, StandingOrder } from './types.ts';

export interface Recovered<G> {
  match: Match<G>;
  /** Answers of the step in progress that the changed rules no longer take; their seats are asked again. */
  dropped: Answer[];
  /** What became of standing orders; absent when the rules have not changed or nobody had any. */
  orders?: {
    /** Those that the changed rules do not know any more. */
    gone: StandingOrder[];
    /** What the others have answered when questions were asked anew, and what was told by that. */
    answers: Answer[];
    told: Event[];
  };
}

/**
 * Loads a match after a change of the rules or of the edition. Its state is migrated. The answers of the step in
 * progress are given again as long as they are still asked for and legal; the rest is asked anew. A match is never
 * lost. Throws for a match of newer rules: it is never taken back.
 */
export function recover<G, V>(game: Game<G, V>, saved: Match<G>): Recovered<G> {
  if (saved.version > game.version) throw new RangeError(`version ${saved.version} of ${game.id} is not known here`);
  let base = saved.base as unknown;
  for (let version = saved.version; version < game.version; version++) {
    const migrate = game.migrations[version];
    if (!migrate) throw new Error(`no migration from version ${version} of ${game.id}`);
    base = migrate(base as never);
  }
  const parsed = game.parse(base);
  const { edition: _, ...rest } = carriedOut(saved);
  const kept = saved.logged - saved.answers.length;
  const again = saved.answers.map((_, i) => ({ drop: saved.logged - 1 - i }));
  const origin = { origin: checkpoint(parsed, saved.rng, saved.stepNo, kept) };
  const orders = saved.orders ?? [];
  const known = knownOrders(game, parsed, orders);
  let match = logging<G>(
    { ...standing(rest as Match<G>, []), version: game.version, ...editionOf(game), base: parsed, answers: [] },
    [...again, ...(isCurrent(game, saved) ? [] : [origin])],
  );
  const dropped = [...saved.answers];
  while (dropped.length > 0) {
    const result = take(game, match, dropped[0]!);
    if ('refused' in result) break;
    match = result.match;
    dropped.shift();
  }
  // Nothing to write down where nothing has changed.
  if (dropped.length === 0 && isCurrent(game, saved)) return { match: saved, dropped };
  if (orders.length === 0) return { match, dropped };
  const gone = orders.filter((one) => !known.includes(one));
  const obeyed = obey(game, { match: standing(match, known), events: [] }, []);
  return {
    match: obeyed.match,
    dropped,
    orders: { gone, answers: (obeyed.ordered ?? []).map(({ answer }) => answer), told: obeyed.events },
  };
}

/**
 * Plays the logged answers again from the origin of its history, whose news the result has. Used to prove that dice and
 * state are what the log says.
 */
export function replay<G, V>(game: Game<G, V>, match: Match<G>, history: History<G>): Match<G> {
  const moments = replayed(game, match, history);
  for (;;) {
    const next = moments.next();
    if (next.done) return next.value;
  }
}

/** An entry of the log that was answered, with its place, and the match just before it. */
export interface EntryAgain<G> {
  at: number;
  entry: LogEntry;
  before: Match<G>;
}

/** The same one answer after the other; gives what it has come to in the end. `before` has no standing orders, for the log does not say which there were. */
export function* replayed<G, V>(
  game: Game<G, V>,
  match: Match<G>,
  { origin, log }: History<G>,
): Generator<EntryAgain<G>, Match<G>> {
  const { base, drawn, stepNo, at } = origin;
  const orders = match.orders ?? [];
  const from: Match<G> = {
    ...standing(carriedOut(match), []),
    base: copy(base),
    stepNo,
    rng: { seed: match.rng.seed, drawn: { ...drawn } },
    answers: [],
    logged: at,
    news: [...log.slice(0, at).map((entry) => ({ entry })), { origin }],
  };
  let again = log[at]?.answer === null ? begun(game, from) : from;
  const first = again.logged;
  for (const [i, entry] of log.slice(again.logged).entries()) {
    yield { at: first + i, entry, before: again };
    // What orders have answered stands in the log like everything else.
    const result = take(game, again, entry.answer!);
    if ('refused' in result) throw new Error(`answer ${entry.answer!.decision} is refused: ${result.refused.key}`);
    again = result.match;
  }
  return orders.length > 0 ? standing(again, orders) : again;
}
