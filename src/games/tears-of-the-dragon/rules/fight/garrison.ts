import type { SeatId } from '#core/types';
import { GARRISON } from '../../state/battle/labels.ts';
import { defenderOf, line, newFighter } from '../../state/battle/line.ts';
import type { Battle } from '../../state/battle.ts';

/** The garrison of a castle that is stormed (TD-12.3, TD-12.6, TD-12.10). */

const garrisonOf = (b: Battle) => b.fighters.find((f) => f.id === null);

/**
 * TD-12.3, TD-12.10: a castle in which nobody of its controller fights, because nobody is there or all are lost or hidden, is
 * held by its garrison. Gives whether it has taken up the fight now.
 */
export function takeUp(b: Battle): boolean {
  const seat = defenderOf(b);
  if (b.kind !== 'assault' || line(b, seat).length > 0 || garrisonOf(b)) return false;
  b.fighters.push(newFighter(GARRISON, null, seat));
  return true;
}

/** TD-12.3: it fights only as long as no piece of its side does. */
export function standDown(b: Battle, seat: SeatId): void {
  if (seat === defenderOf(b)) b.fighters = b.fighters.filter((f) => f.id !== null || f.out !== null);
}

/** TD-12.6: the garrison has been beaten, and a fighting piece is there to occupy the castle. */
export const isStormed = (b: Battle): boolean =>
  b.kind === 'assault' && garrisonOf(b)?.out === 'lost' && line(b, b.attacker).length > 0;
