import type { SeatId } from '#core/types';
import { heroSeats } from '../../state/pieces.ts';
import { SAURON, type State } from '../../state/state.ts';
import { race } from './ahead.ts';
import { lastCombat } from './finale.ts';
import { foils } from './foil.ts';
import { standing } from './hero.ts';
import { forSeat } from './race.ts';
import { means } from './sauron.ts';
import { WEIGHTS } from './weights.ts';

/**
 * How well a seat stands, in spaces of the story track. It is how the race will end and whose objective will be met, what Sauron can do, and how the
 * heroes are. What is good for the heroes is bad for Sauron.
 */
export function evaluate(g: State, seat: SeatId): number {
  return forSeat(seat, forSauron(g, seat === SAURON));
}

function forSauron(g: State, knows: boolean): number {
  if (g.winner) return g.winner === 'sauron' ? WEIGHTS.won : -WEIGHTS.won;
  if (g.finale) return WEIGHTS.decided * lastCombat(g);
  if (g.heroes.length < g.players) return 0;
  const end = race(g, knows);
  const plots = knows ? [] : foils(g, end);
  const heroes = heroSeats(g).reduce((sum, seat) => sum + standing(g, seat, plots[seat - 1] ?? []), 0);
  return end + means(g, knows) - heroes;
}
