import type { SeatId } from '#core/types';
import { dialMax } from '../../printed/content.ts';
import { isHome } from '../../printed/places.ts';
import { isPlastic, player, unitsOf } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { between, FAR } from './distance.ts';

/** Whom a seat could fight (SC-7). */

/** What a card that nobody has seen may be worth. */
const CARD = 3;
/** How strong a seat is in a combat with one card for each side: what it can dial, and the card. */
const strength = ({ power, hand }: { power: number; hand: readonly unknown[] }): number =>
  Math.min(dialMax, power) + (hand.length > 0 ? CARD : 0);

/** From 0 to 1: how near a fighter of this seat is to one of an enemy who is weaker. */
export function prey(g: State, seat: SeatId): number {
  const own = strength(player(g, seat));
  const fighters = unitsOf(g, seat).filter((id) => isPlastic(g.units[id]!) && !isHome(g.units[id]!.at));
  let best = 0;
  for (const { seat: enemy, at, kind } of Object.values(g.units)) {
    if (enemy === seat || kind === 'worker' || isHome(at)) continue;
    const odds = Math.min(1, Math.max(0, (own - strength(player(g, enemy)) + 3) / 6));
    for (const id of fighters) best = Math.max(best, odds * (1 - between(g.units[id]!.at, at) / FAR));
  }
  return best;
}
