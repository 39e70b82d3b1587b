import type { SeatId } from '#core/types';
import { FACTORY } from '../../printed/content.ts';
import { characterOf, player } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { between, FAR } from './distance.ts';
import { WEIGHTS } from './weights.ts';

/** How near a character is to what it can find (SC-8, SC-9). */

/** The Factory card, and the ways of the character to it and to the next encounter. */
export function reach(g: State, seat: SeatId): number {
  const { at } = characterOf(g, seat);
  const isKnown = player(g, seat).factory !== null;
  const nearest = Math.min(FAR, ...g.encounters.map((hex) => between(at, hex)));
  const near = WEIGHTS.step * (FAR - nearest);
  return near + (isKnown ? WEIGHTS.factory : WEIGHTS.step * (FAR - between(at, FACTORY)));
}
