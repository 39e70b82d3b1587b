import type { Chosen } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { reasonsFor } from '#thinking/reasons';
import { thoughts } from '#thinking/thinker';
import type { Conclusion, Thinker, ToThink } from '../match/to-think.ts';
import { lookedBack } from './look-back.ts';

/** Thinks of an answer, and of others with reasons where they are asked for. `heard` is told after each round but the last how many are over, and what is best then. Throws a RangeError for an unknown game. */
export function thoughtHere(
  games: readonly AnyGame[],
  { game, match, decision, level, seed, rounds, others }: ToThink,
  heard?: (rounds: number, best: Chosen) => void,
): Conclusion {
  const part = games.find((one) => one.game.id === game);
  if (!part) throw new RangeError(`${game} is not here`);
  const found = thoughts(part, match, decision.seat, { decision: decision.id, level, seed, rounds, heard });
  const answers = found.map(({ answer }) => answer);
  const [chosen, ...rest] = answers;
  if (others === undefined) return { chosen: chosen! };
  const reasons = reasonsFor(part, match, { decision, level, seed }, { answers, told: 1 + others });
  return { chosen: chosen!, others: rest.slice(0, others), reasons };
}

/** A thinker in the process that asks, which waits for it: for games that no other process has. */
export const thinkerHere = (games: readonly AnyGame[]): Thinker => ({
  think: async (asked) => thoughtHere(games, asked),
  lookBack: async (asked) => lookedBack(games, asked),
  close: async () => {},
});
