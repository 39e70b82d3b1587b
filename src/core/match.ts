import { readArgs, refuse } from './actions.ts';
import { asidesOf, fits, isAside, takeAside } from './asides.ts';
import { makeRng } from './rng.ts';
import { chosenOptions, seatsFrom } from './seats.ts';
import { makeTable } from './table.ts';
import type { Answer, Decision, Event, Game, Match, Position, Refusal, SeatId } from './types.ts';

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
  const origin = { base, drawn: structuredClone(rng.drawn), stepNo: 1, at: 0 };
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
    log: [],
    origin,
  };
  const { match: settled, told } = settle(game, match);
  return { ...settled, log: [{ answer: null, events: told }] };
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
  const acted = { ...after.match, log: [...match.log, { answer: kept, events }] };
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
  const inLog = match.log.length - match.answers.length + at;
  const shorter = { ...match, answers: match.answers.toSpliced(at, 1), log: match.log.toSpliced(inLog, 1) };
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
  const kept = saved.log.slice(0, saved.log.length - saved.answers.length);
  const { edition: _, ...rest } = saved;
  let match: Match<G> = { ...rest, version: game.version, ...editionOf(game), base: parsed, answers: [], log: kept };
  if (!isCurrent(game, saved)) {
    match.origin = { base: parsed, drawn: { ...saved.rng.drawn }, stepNo: saved.stepNo, at: kept.length };
  }
  const dropped = [...saved.answers];
  while (dropped.length > 0) {
    const result = act(game, match, dropped[0]!);
    if ('refused' in result) break;
    match = result.match;
    dropped.shift();
  }
  return { match, dropped };
}

/** Plays the logged answers again from the origin. Used to prove that dice and state are what the log says. */
export function replay<G, V>(game: Game<G, V>, match: Match<G>): Match<G> {
  const { base, drawn, stepNo, at } = match.origin;
  const kept = match.log.slice(0, at);
  const from: Match<G> = {
    ...match,
    base: structuredClone(base),
    stepNo,
    rng: { seed: match.rng.seed, drawn: { ...drawn } },
    answers: [],
    log: kept,
  };
  const first = match.log[at];
  let again = from;
  if (first && first.answer === null) {
    const { match: settled, told } = settle(game, from);
    again = { ...settled, log: [...kept, { answer: null, events: told }] };
  }
  for (const entry of match.log.slice(again.log.length)) {
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
  for (let steps = 0; steps < STEPS_WITHOUT_A_QUESTION; steps++) {
    const g = structuredClone(base);
    const call = game.next(g);
    if ('outcome' in call) {
      const ended = { ...match, base, stepNo, rng: rngState, answers: [] };
      const over = { g, open: [], asides: [], events: [], outcome: call.outcome, barrier: 0, used: 0 };
      return { match: ended, told, position: over };
    }
    const ran = runStep(game, g, call.step, call.args, stepNo, rngState, answers);
    told.push(...ran.events);
    if (ran.open.length > 0) {
      const waiting = { ...match, base, stepNo, rng: rngState, answers };
      const { open, asides, events, barrier, used } = ran;
      return { match: waiting, told, position: { g, open, asides, events, barrier, used } };
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
