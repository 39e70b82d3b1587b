import { refuse } from './actions.ts';
import { questionId } from './decision.ts';
import { logging } from './history.ts';
import { type Acted, act, position } from './match.ts';
import { carriedOut, contestable, objection } from './objections.ts';
import type { Answer, Game, Match, Refusal, SeatId } from './types.ts';

/** A question that is put to the vote when somebody objects. */
export interface Contestable {
  /** Its id (`questionId`), by which it is objected to. */
  question: string;
  /** What somebody has decided for all; absent while nobody has. */
  answer?: Answer;
}

/** What anybody at the table may object to now: what was just decided, then what is still open. */
export function contestables<G, V>(game: Game<G, V>, match: Match<G>): Contestable[] {
  const { decided } = match;
  const open = contestable(position(game, match).open).map((one) => ({ question: questionId(one) }));
  return [...(decided ? [{ question: decided.question, answer: decided.answer }] : []), ...open];
}

/**
 * A seat objects: what was decided is taken back, as if it had never been given, and those concerned vote. Refuses what is carried
 * out already, or was voted on.
 */
export function contest<G, V>(
  game: Game<G, V>,
  match: Match<G>,
  { seat, question }: { seat: SeatId; question: string },
): Acted<G> | Refusal {
  if (!contestables(game, match).some((one) => one.question === question)) return refuse('too-late-to-object');
  const open = match.decided?.question === question ? undecided(match) : match;
  return act(game, open, objection(question, seat));
}

/** The match as it stood before somebody decided, with the line that takes that out of its log. */
function undecided<G>(match: Match<G>): Match<G> {
  const { answers, before } = match.decided!;
  const { drawn = match.rng.drawn, base = match.base, stepNo = match.stepNo } = before ?? {};
  const rng = { seed: match.rng.seed, drawn: { ...drawn } };
  return logging({ ...carriedOut(match), base, stepNo, rng, answers: [...answers] }, [{ drop: match.logged - 1 }]);
}
