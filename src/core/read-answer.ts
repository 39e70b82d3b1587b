import { readArgs, refuse } from './actions.ts';
import { asidesOf, isAside } from './asides.ts';
import { objectsTo } from './objections.ts';
import type { Answer, Decision, Game, Refusal } from './types.ts';

/** Where an answer is given: the state, the number of the step, what it asks, and how many sit at the table. */
interface Where<G> {
  g: G;
  no: number;
  asked: readonly Decision[];
  seats: number;
}

/**
 * An answer, an aside or an objection as it is kept, with the decision that it answers; an objection answers none.
 * Refuses, with the reason, what this seat is not asked, and what is not legal.
 */
export function readAnswer<G, V>(
  game: Game<G, V>,
  where: Where<G>,
  answer: Answer,
): { kept: Answer; decision: Decision | undefined } | Refusal {
  const { asked } = where;
  if (objectsTo(answer, asked)) return objecting(where, answer);
  const decision = asked.find(({ id }) => id === answer.decision) ?? asideOf(game, where, answer);
  if (!decision) return refuse('question-is-closed');
  if (decision.seat !== answer.seat) return refuse('not-your-decision');
  const action = game.actions[answer.action];
  if (!action || !decision.actions.includes(answer.action)) return refuse('not-an-answer', { given: answer.action });
  const read = readArgs(action, { g: where.g, seat: answer.seat, about: decision.about }, answer.args);
  if ('refused' in read) return read;
  return { kept: { decision: decision.id, seat: decision.seat, action: answer.action, args: read.args }, decision };
}

/** Everybody who sits may object, concerned or not. */
const objecting = <G>({ seats }: Where<G>, { decision, seat, action }: Answer) =>
  seat >= 0 && seat < seats
    ? { kept: { decision, seat, action, args: {} }, decision: undefined }
    : refuse('not-your-decision');

const asideOf = <G, V>(game: Game<G, V>, { g, no }: Where<G>, { decision }: Answer) =>
  isAside(decision) ? asidesOf(game, g, String(no)).find(({ id }) => id === decision) : undefined;
