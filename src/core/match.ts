import { readArgs, refuse } from './actions.ts';
import { asidesOf, isAside } from './asides.ts';
import { copy } from './copy.ts';
import { checkpoint, logging } from './history.ts';
import { makeRng } from './rng.ts';
import { answerTo, type Run, type Settled, settle } from './run.ts';
import { chosenOptions, seatsFrom } from './seats.ts';
import type { Answer, Event, Game, Match, Outcome, Position, Refusal, SeatId } from './types.ts';

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
    news: [{ origin: checkpoint(base, rng, 1, 0) }],
  };
  return begun(game, match);
}

/** The match at its first question, with what happened before anybody was asked as the first entry of its log. */
export function begun<G, V>(game: Game<G, V>, match: Match<G>): Match<G> {
  const settled = settle(game, match);
  return keep(settled, logging(settled.match, [{ entry: { answer: null, events: settled.told } }]));
}

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

const runOf = <G>(match: Match<G>): Run<G> | undefined => runs.get(match) as Run<G> | undefined;

/** Keeps what was found out about a match with its object. */
function keep<G>({ run, outcome }: Settled<G>, match: Match<G>): Match<G> {
  if (run) runs.set(match, run);
  else outcomes.set(match, outcome!);
  return match;
}
const outcomes = new WeakMap<object, Outcome['outcome']>();

/** What a match looks like now: state, open questions, outcome. Derived, and kept with the match object. */
export function position<G, V>(game: Game<G, V>, match: Match<G>): Position<G> {
  const known = positions.get(match) as Position<G> | undefined;
  if (known) return known;
  if (!runOf(match) && !outcomes.has(match)) keep(settle(game, match), match);
  const run = runOf(match);
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
      seen ??= runOf(match) === run ? copy(run.g) : settle(game, match).run!.g;
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
  g: match.base,
  open: [],
  asides: [],
  events: [],
  outcome: outcomes.get(match)!,
  barrier: 0,
  used: 0,
});

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
  if (!runOf(match) && !outcomes.has(match)) keep(settle(game, match), match);
  const run = runOf(match);
  if (!run) return refuse('match-is-over');
  const decision = run.asked!.find(({ id }) => id === answer.decision) ?? asideOf(game, run, answer);
  if (!decision) return refuse('question-is-closed');
  if (decision.seat !== answer.seat) return refuse('not-your-decision');
  const action = game.actions[answer.action];
  if (!action || !decision.actions.includes(answer.action)) return refuse('not-an-answer', { given: answer.action });
  const read = readArgs(action, { g: run.g, seat: answer.seat, about: decision.about }, answer.args);
  if ('refused' in read) return read;
  const kept: Answer = { decision: decision.id, seat: decision.seat, action: answer.action, args: read.args };
  runs.delete(match);
  const after = answerTo(game, match, run, kept);
  const acted = keep(after, logging(after.match, [{ entry: { answer: kept, events: after.told } }]));
  return { match: acted, events: after.told };
}

const asideOf = <G, V>(game: Game<G, V>, { g, no }: Run<G>, { decision }: Answer) =>
  isAside(decision) ? asidesOf(game, g, String(no)).find(({ id }) => id === decision) : undefined;

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
