import type { AnyGame } from '#src/game-part';
import { thoughts } from '#thinking/thinker';
import type { Thinker } from '../match/to-think.ts';

/** A thinker in the process that asks, which waits for it: for games that no other process has. */
export const thinkerHere = (games: readonly AnyGame[]): Thinker => ({
  async think({ game, match, decision, level, seed }) {
    const part = games.find((one) => one.game.id === game);
    if (!part) throw new RangeError(`${game} is not here`);
    return thoughts(part, match, decision.seat, { decision: decision.id, level, seed })[0]!.answer;
  },
  close: async () => {},
});
