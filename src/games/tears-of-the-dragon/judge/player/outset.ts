import type { SeatId } from '#core/types';
import { mayPlaceAt } from '../../rules/placing/war.ts';
import type { Scheme } from '../../rules/placing/war-plans.ts';
import { planOf } from '../../rules/tables/spots.ts';
import { at } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';

/**
 * How a player sets up The War of the Dragon (TD-26.2). As long as a castle stands empty each counter takes one, of his
 * own or of the enemy's. Then he follows whichever plan he has.
 */

/** More than to follow the plan that is written. */
const ANEW = 90;
const WORSE = 1;

/** Castles that the next counter of either side would take (A36). */
const vacant = (g: State): string[] => Object.keys(g.castles).filter((castle) => at(g, castle).length === 0);

/** What it is worth to draw up this scheme now: nothing while the plan that is written still goes where it must. */
export function schemeWorth(g: State, seat: SeatId, scheme: Scheme): number {
  const empty = vacant(g);
  const next = planOf(g, seat).find((spot) => mayPlaceAt(g, seat, spot.at));
  if (next && (empty.length === 0 || empty.includes(next.at))) return 0;
  // Every scheme fills the own castles first, but only a raid goes to the enemy's.
  const onlyTheirs = empty.length > 0 && empty.every((castle) => g.castles[castle] !== seat);
  return onlyTheirs && scheme !== 'raid' ? WORSE : ANEW;
}
