import { LAST_FOE } from '../../rules/match/finale.ts';
import { statOf } from '../../state/attributes.ts';
import { hero } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';

/** By so much the Ringwraiths are better than these numbers say: they last longer (strength 8). */
const STRONGER = 3;

/** The champion's combat against the Ringwraiths (MEQ-9.7): from -1, where the heroes win, to 1. */
export function lastCombat(g: State): number {
  const { champion, wraiths } = g.finale!;
  const seats = champion === null ? g.heroes.map((_, i) => i + 1) : [champion];
  const left = wraiths.health - (g.combat?.isLast ? g.combat.foeSide.damage : (g.minions[LAST_FOE]?.damage ?? 0));
  const best = Math.max(
    ...seats.map((seat) => {
      const { life, hand } = hero(g, seat).piles;
      return statOf(g, seat, 'strength') / 2 + statOf(g, seat, 'fortitude') / 4 + (life.length + hand.length) / 5;
    }),
  );
  return Math.tanh((STRONGER + left + wraiths.fortitude / 3 - best) / 4);
}
