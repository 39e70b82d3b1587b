import type { Json, Match } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { type TurnToThink, turnToThink } from '../match/computer-turns.ts';
import type { Conclusion, Thinker } from '../match/to-think.ts';

/**
 * What a computer answers to a question in this match: in a vote what is given where nobody says otherwise, for it takes nobody's side. It stops
 * after so many rounds of weighing.
 */
export async function thoughtAbout(
  thinker: Thinker,
  part: AnyGame,
  match: Match<Json>,
  turn: TurnToThink & { rounds?: number | undefined },
): Promise<Conclusion> {
  const { otherwise, vote } = turn.decision;
  if (vote && otherwise) return { chosen: { action: otherwise.action, args: otherwise.args } };
  const { rounds } = turn;
  return thinker.think({ ...turnToThink(part, match, turn), ...(rounds !== undefined && { rounds }) });
}
