import type { Here, Player, SeatId } from '#core/types';
import { SIDES, WILD } from '../printed/content.ts';
import { counts } from '../printed/faces.ts';
import { alive, counted, total } from '../state/cups.ts';
import type { Bid, State } from '../state/state.ts';

/** How somebody who knows the game thinks: by what lies under the own cup, and by what others are likely to have. */
export const player: Player<State> = {
  worth({ g, seat }, action, args) {
    if (action === 'bid') return likely({ g, seat }, { count: Number(args.count), face: Number(args.face) });
    const last = g.bids.at(-1);
    return last && 1 - likely({ g, seat }, last);
  },
};

/** How well a seat stands, in dice: its own, less those of the best of the others. A computer seat plays each answer on to the end of the round. */
export const evaluate = (g: State, seat: SeatId): number =>
  g.left[seat]! - Math.max(...alive(g).map((other) => (other === seat ? 0 : g.left[other]!)));

/** How likely a bid is right, as far as a seat can know. */
function likely({ g, seat }: Pick<Here<State>, 'g' | 'seat'>, { count, face }: Pick<Bid, 'count' | 'face'>): number {
  const own = g.cups[seat]!;
  const unseen = total(g) - own.length;
  const missing = count - counted(own, face, g.ones);
  const chance = (face !== WILD && counts(WILD, face, g.ones) ? 2 : 1) / SIDES;
  return atLeast(missing, unseen, chance);
}

/** How likely at least `k` of `n` dice count, of which each does with this chance. */
function atLeast(k: number, n: number, chance: number): number {
  // How likely exactly so many count, with one die more at each turn.
  let exactly = [1];
  for (let dice = 1; dice <= n; dice++)
    exactly = Array.from(
      { length: dice + 1 },
      (_, many) => (exactly[many] ?? 0) * (1 - chance) + (exactly[many - 1] ?? 0) * chance,
    );
  return exactly.reduce((sum, one, many) => (many >= k ? sum + one : sum), 0);
}
