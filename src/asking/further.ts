import { isRefusal, readArgs } from '#core/actions';
import { position } from '#core/match';
import type { Answer, Said } from '#core/types';
import type { AnyGame } from '#src/game-part';
import type { SomeMatch } from './reading/opening.ts';
import { hereOf, type SomeAction } from './terms/names.ts';

/** What is said with a press to a question that is asked only now. */

/**
 * What was said, as an answer to the question that this seat is asked now. Gives undefined when the seat is not asked
 * for it, or when it is not legal.
 */
export function furtherAnswer(
  { game }: AnyGame,
  match: SomeMatch,
  seat: number,
  { action, args }: Said,
): Answer | undefined {
  const { g, open } = position(game, match);
  const decision = open.find((one) => one.seat === seat && one.actions.includes(action));
  if (!decision) return undefined;
  const read = readArgs(game.actions[action] as SomeAction, hereOf(g, decision), args);
  return isRefusal(read) ? undefined : { decision: decision.id, seat, action, args: read.args };
}
