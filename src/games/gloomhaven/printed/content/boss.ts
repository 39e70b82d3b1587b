import type { Ability } from '../schema/abilities/ability.ts';
import { bestiary } from './bestiary.ts';
import { scenario } from './scenarios.ts';

/** GH-10.2: bosses. */

/** What a boss does under a special: what the scenario says, or its stat card. */
function specialOf(id: number, type: string, n: 1 | 2): readonly Ability[] {
  const said = scenario(id).bossSpecials?.[type]?.[n];
  if (said) return said;
  const printed = bestiary().bosses.get(type)?.specials?.[n];
  if (!printed || printed === 'by-scenario') throw new Error(`${type} has no special ${n}`);
  return printed;
}

/** A card with its specials in place of their numbers, in a scenario. */
export const withSpecials = (id: number, type: string, actions: readonly Ability[]): readonly Ability[] =>
  actions.some(({ op }) => op === 'boss-special')
    ? actions.flatMap((one) => (one.op === 'boss-special' ? specialOf(id, type, one.n) : [one]))
    : actions;
