import type { SeatId } from '#core/types';
import { minionAbility } from '../../printed/combat/foes.ts';
import { isHaven, isWithin, LOCATIONS, locationAt } from '../../printed/map/map.ts';
import { statOf } from '../attributes.ts';
import { plotRules } from '../conditions/plots.ts';
import { isPerilous } from '../influence/place.ts';
import { minionsInPlay } from '../pieces.ts';
import type { State } from '../state.ts';

/** MEQ-4.9: where it is perilous. */

/** Perilous for everybody: printed, by a card, or near a minion. */
export function isPerilousForAll(g: State, place: string): boolean {
  if (locationAt(place).perilous) return true;
  if (g.turn?.who === 'hero' && g.turn.perilous.includes(place)) return true;
  if (plotRules(g, 'perilous').some(({ at }) => at === place)) return true;
  return !isHaven(place) && isInAura(g, place, 'perilous_aura');
}

/** So near to a minion with this ability. */
export const isInAura = (g: State, place: string, ability: 'perilous_aura' | 'no_rest_aura'): boolean =>
  minionsInPlay(g).some(([id, { at }]) => {
    const aura = minionAbility(id, ability);
    return aura !== undefined && at !== null && isWithin(at, aura.within, place);
  });

export const isPerilousFor = (g: State, seat: SeatId, place: string): boolean =>
  isPerilousForAll(g, place) || isPerilous(g.influence, place, statOf(g, seat, 'wisdom'));

export const perilousPlaces = (g: State): string[] => LOCATIONS.filter((place) => isPerilousForAll(g, place));
