import { has } from '../../state/figures/conditions.ts';
import type { Hero } from '../../state/state.ts';
import { WEIGHTS } from './weights.ts';

/** What the life of a character is worth (GH-8): hit points are there to be used, but the last ones are paid for in cards. */
export function life(hero: Hero): number {
  const { hp, low, lowHp, ill } = WEIGHTS;
  const illnesses = (has(hero, 'wound') ? 1 : 0) + (has(hero, 'poison') ? 1 : 0);
  return hp * hero.hp - low * Math.max(0, lowHp - hero.hp) - ill * illnesses;
}
