import type { SeatId } from '#core/types';
import { stageOfSpace } from '../../printed/boards/track.ts';
import type { Condition, ConditionOf } from '../../printed/effects/condition.ts';
import type { Cmp } from '../../printed/effects/count.ts';
import { within } from '../../printed/map/map.ts';
import { SAURONS_MARKERS } from '../../printed/terms/names.ts';
import { activePlots, foesAt, hero, heroSeats, influenceAt, minionsAt, tokensAt } from '../pieces.ts';
import type { State } from '../state.ts';
import { countOf } from './counts.ts';

/** What must be so for an effect, a plot or an objective. */

const COMPARES: { readonly [C in Cmp]: (a: number, b: number) => boolean } = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '==': (a, b) => a === b,
  '>=': (a, b) => a >= b,
  '>': (a, b) => a > b,
};

type Holds<K extends Condition['is']> = (g: State, seat: SeatId | null, condition: ConditionOf<K>) => boolean;

const HOLDS: { readonly [K in Condition['is']]: Holds<K> } = {
  compare: (g, seat, { l, cmp, r }) =>
    COMPARES[cmp](countOf(g, seat, l), typeof r === 'number' ? r : countOf(g, seat, r)),
  influence: (g, seat, { n, within: far, of }) =>
    within(placeOf(g, seat, of), far).reduce((sum, place) => sum + influenceAt(g, place), 0) >= n,
  plotActive: (g, _, { plot }) => activePlots(g).some(({ card }) => card === plot),
  minionAt: (g, _, { at }) => minionsAt(g, at).length > 0,
  monsterAt: (g, _, { at }) => tokensAt(g, at).length > 0,
  foeNear: (g, _, { within: far, of }) => within(of, far).some((place) => foesAt(g, place).length > 0),
  markerLast: (g, _, { marker }) => SAURONS_MARKERS.every((other) => g.markers[other] >= g.markers[marker]),
  markerInStage: (g, _, { marker, stage }) => stageOfSpace(g.markers[marker]) >= stage,
  minionInPlay: (g, _, { minion }) => g.minions[minion]?.is === 'board',
  questsDone: (g) => g.heroes.every(({ starting, advanced }) => starting.is === 'done' && advanced.is === 'done'),
  any: (g, seat, { of }) => of.some((one) => holds(g, seat, one)),
  anyHero: (g, _, { when }) => heroSeats(g).some((seat) => holds(g, seat, when)),
};

/** Whether it is so now, for this hero where it speaks of one. Throws where it does and there is none. */
export const holds = (g: State, seat: SeatId | null, condition: Condition): boolean =>
  (HOLDS[condition.is] as (g: State, seat: SeatId | null, condition: Condition) => boolean)(g, seat, condition);

/** A location, or that of the hero. Throws for `here` without a hero. */
export function placeOf(g: State, seat: SeatId | null, place: string): string {
  if (place !== 'here') return place;
  if (seat === null) throw new Error('here is where no hero stands');
  return hero(g, seat).at;
}
