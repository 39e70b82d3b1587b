import { readArgs, refuse } from './actions.ts';
import { asidesOf, fits, isAside, takeAside } from './asides.ts';
import type { History } from './history.ts';
import { makeRng } from './rng.ts';
import { chosenOptions, seatsFrom } from './seats.ts';
import { makeTable } from './table.ts';
import type { Answer, Checkpoint, Decision, Event, Game, LogLine, Match, Position, Refusal, SeatId } from './types.ts';

/** Steps that ask nobody may follow each other this often before we call it a loop. */
const STEPS_WITHOUT_A_QUESTION = 1_000;

/**
 * A new match at its first question. `seed` must come from a secure source and stays out of every view. Throws a
 * RangeError when the game is not for so many seats with these options.
 */
export function start<G, V>(game: Game<G, V>, options: Record<string, string>, seats: number, seed: string): Match<G> {
  const chosen = chosenOptions(game, options);
  const rng = { seed, drawn: {} };
  const base = game.setup(chosen, seatsFrom(game, chosen, seats), makeRng(rng));
  const match: Match<G> = {
    game: game.id,
    version: game.version,
    ...editionOf(game),
    options: chosen,
    seats,
    rng,
    base,
    stepNo: 1,
    answers: [],
    logged: 0,
    news: [{ origin: checkpoint(base, rng.drawn, 1, 0) }],
  };
  return begun(game, match);
}

/** The match at its first question, with what happened before anybody was asked as the first entry of its log. */
function begun<G, V>(game: Game<G, V>, match: Match<G>): Match<G> {
  const { match: settled, told, position: first } = settle(game, match);
  const begun = logging(settled, [{ entry: { answer: null, events: told } }]);
  positions.set(begun, first);
  return begun;
}

const checkpoint = <G>(base: G, drawn: Record<string, number>, stepNo: number, at: number): Checkpoint<G> => ({
  base,
  drawn: { ...drawn },
  stepNo,
  at,
});

/** A match whose log has these lines more. */
function logging<G>(match: Match<G>, lines: readonly LogLine<G>[]): Match<G> {
  const more = lines.reduce((sum, line) => sum + ('entry' in line ? 1 : 'drop' in line ? -1 : 0), 0);
  return { ...match, logged: match.logged + more, news: [...match.news, ...lines] };
}

const editionOf = ({ edition }: { edition?: string }) => (edition === undefined ? {} : { edition });
/** Whether a saved match is one of these rules and of these printed values; if not it must be recovered. */
export const isCurrent = (
  game: { version: number; edition?: string },
  match: { version: number; edition?: string },
): boolean => match.version === game.version && match.edition === game.edition;

/** What a match looks like now: state, open questions, outcome. Derived, and kept with the match object. */
export function position<G, V>(game: Game<G, V>, match: Match<G>): Position<G> {
  const known = positions.get(match) as Position<G> | undefined;
  if (known) return known;
  const { position: found } = settle(game, match);
  positions.set(match, found);
  return found;
}
const positions = new WeakMap<object, unknown>();

/** The match once its news are written down. What was found out about it stays with it. */
export function written<G>(match: Match<G>): Match<G> {
  if (match.news.length === 0) return match;
  const kept = { ...match, news: [] };
  const known = positions.get(match);
  if (known) positions.set(kept, known);
  return kept;
}

export interface Acted<G> {
  match: Match<G>;
  events: Event[];
}

/** Lets a seat answer an open question, or say an aside. Refuses, with the reason, what is not asked or not legal. */
export function act<G, V>(game: Game<G, V>, match: Match<G>, answer: Answer): Acted<G> | Refusal {
  const { g, open, asides, events: before, outcome } = position(game, match);
  if (outcome) return refuse('match-is-over');
  const decision = [...open, ...asides].find((d) => d.id === answer.decision);
  if (!decision) return refuse('question-is-closed');
  if (decision.seat !== answer.seat) return refuse('not-your-decision');
  const action = game.actions[answer.action];
  if (!action || !decision.actions.includes(answer.action)) return refuse('not-an-answer', { given: answer.action });
  const read = readArgs(action, { g, seat: answer.seat, about: decision.about }, answer.args);
  if ('refused' in read) return read;
  const kept: Answer = { decision: decision.id, seat: decision.seat, action: answer.action, args: read.args };
  const after = settle(game, { ...match, answers: [...match.answers, kept] });
  const events = after.told.slice(before.length);
  const acted = logging(after.match, [{ entry: { answer: kept, events } }]);
  positions.set(acted, after.position);
  return { match: acted, events };
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
  const shorter = logging({ ...match, answers: match.answers.toSpliced(at, 1) }, [{ drop }]);
  const before = position(game, shorter);
  if (before.barrier !== position(game, match).barrier) return refuse('something-was-revealed');
  if (before.used < shorter.answers.length) return refuse('another-seat-acted');
  return shorter;
}

export interface Recovered<G> {
  match: Match<G>;
  /** Answers of the step in progress that the changed rules no longer take; their seats are asked again. */
  dropped: Answer[];
}

/**
 * Loads a match after a change of the rules or of the edition: the state is migrated, the answers of the step in progress are given again
 * as long as they are still asked for and legal, and the rest is asked anew. A match is never lost.
 */
export function recover<G, V>(game: Game<G, V>, saved: Match<G>): Recovered<G> {
  let base = saved.base as unknown;
  for (let version = saved.version; version < game.version; version++) {
    const migrate = game.migrations[version];
    if (!migrate) throw new Error(`no migration from version ${version} of ${game.id}`);
    base = migrate(base as never);
  }
  const parsed = game.parse(base);
  const { edition: _, ...rest } = saved;
  const kept = saved.logged - saved.answers.length;
  const again = saved.answers.map((_, i) => ({ drop: saved.logged - 1 - i }));
  const origin = { origin: checkpoint(parsed, saved.rng.drawn, saved.stepNo, kept) };
  let match = logging<G>({ ...rest, version: game.version, ...editionOf(game), base: parsed, answers: [] }, [
    ...again,
    ...(isCurrent(game, saved) ? [] : [origin]),
  ]);
  const dropped = [...saved.answers];
  while (dropped.length > 0) {
    const result = act(game, match, dropped[0]!);
    if ('refused' in result) break;
    match = result.match;
    dropped.shift();
  }
  // Nothing to write down where nothing has changed.
  return dropped.length === 0 && isCurrent(game, saved) ? { match: saved, dropped } : { match, dropped };
}

/**
 * Plays the logged answers again from the origin of its history, whose news the result has. Used to prove that dice and
 * state are what the log says.
 */
export function replay<G, V>(game: Game<G, V>, match: Match<G>, { origin, log }: History<G>): Match<G> {
  const { base, drawn, stepNo, at } = origin;
  const from: Match<G> = {
    ...match,
    base: structuredClone(base),
    stepNo,
    rng: { seed: match.rng.seed, drawn: { ...drawn } },
    answers: [],
    logged: at,
    news: [...log.slice(0, at).map((entry) => ({ entry })), { origin }],
  };
  let again = log[at]?.answer === null ? begun(game, from) : from;
  for (const entry of log.slice(again.logged)) {
    const result = act(game, again, entry.answer!);
    if ('refused' in result) throw new Error(`answer ${entry.answer!.decision} is refused: ${result.refused.key}`);
    again = result.match;
  }
  return again;
}

interface Settled<G> {
  match: Match<G>;
  /** Events since the base of the match that was given in. */
  told: Event[];
  position: Position<G>;
}

/** Runs steps from the checkpoint until somebody must be asked or the match is over. */
function settle<G, V>(game: Game<G, V>, match: Match<G>): Settled<G> {
  let { base, stepNo, answers, rng: rngState } = match;
  const told: Event[] = [];
  const rounds: LogLine<G>[] = [];
  for (let steps = 0; steps < STEPS_WITHOUT_A_QUESTION; steps++) {
    const g = structuredClone(base);
    const call = game.next(g);
    if ('outcome' in call) {
      const ended = logging({ ...match, base, stepNo, rng: rngState, answers: [] }, rounds);
      const over = { g, open: [], asides: [], events: [], outcome: call.outcome, barrier: 0, used: 0 };
      return { match: ended, told, position: over };
    }
    const ran = runStep(game, g, call.step, call.args, stepNo, rngState, answers);
    told.push(...ran.events);
    if (ran.open.length > 0) {
      const waiting = logging({ ...match, base, stepNo, rng: rngState, answers }, rounds);
      const { open, asides, events, barrier, used } = ran;
      return { match: waiting, told, position: { g, open, asides, events, barrier, used } };
    }
    const name = game.round?.(g);
    if (name !== undefined && name !== game.round!(base)) {
      rounds.push({ round: { name, ...checkpoint(g, ran.rng.drawn, stepNo + 1, match.logged + 1) } });
    }
    base = g;
    stepNo++;
    rngState = ran.rng;
    answers = answers.slice(ran.used);
  }
  throw new Error(`${game.id}: steps follow each other without a question`);
}

function runStep<G, V>(
  game: Game<G, V>,
  g: G,
  step: string,
  args: unknown,
  stepNo: number,
  rngState: Match<G>['rng'],
  answers: Answer[],
) {
  const rng = { seed: rngState.seed, drawn: { ...rngState.drawn } };
  const events: Event[] = [];
  let barrier = 0;
  const raise = () => {
    barrier++;
  };
  const tell = (event: Event) => {
    events.push(event);
    if (event.only) raise();
  };
  const table = makeTable(String(stepNo), g, makeRng(rng, raise), tell, raise);
  const script = game.steps[step]!(table, args);
  const unused = [...answers];
  let turn = script.next();
  while (!turn.done) {
    const asked: Decision[] = turn.value;
    const asides = asidesOf(game, g, String(stepNo));
    const given = unused.findIndex((answer) => fits(answer, asked) || fits(answer, asides));
    if (given < 0) return { open: asked, asides, events, rng, barrier, used: answers.length - unused.length };
    const answer = unused.splice(given, 1)[0]!;
    if (isAside(answer.decision)) {
      raise();
      takeAside(game, table, answer);
    } else turn = script.next(answer);
  }
  return {
    open: [] as Decision[],
    asides: [] as Decision[],
    events,
    rng,
    barrier,
    used: answers.length - unused.length,
  };
}
