import { poolLimit, stages } from '../../printed/boards/track.ts';
import { plots } from '../../printed/cards/decks.ts';
import type { Plot } from '../../printed/cards/shapes.ts';
import type { Condition, ConditionOf } from '../../printed/effects/condition.ts';
import { havens, neighbours, within } from '../../printed/map/map.ts';
import { holds } from '../../state/conditions/conditions.ts';
import { placesFor } from '../../state/conditions/plots.ts';
import { influenceAt } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { leadOf } from '../../state/story/markers.ts';
import { actionsPerTurn } from '../../state/turns.ts';
import { minionTo, monsterTo, NEVER, PLACED, reach } from './bringing.ts';

/** How soon Sauron can play a Plot card (MEQ-3.6). */

/** One action puts so much in the pool, besides what goes on the board. */
const POOLED = 2;

/** In how many rounds its conditions will be met, in parts of a round; 0 when they are now. */
export function roundsUntil(g: State, id: string): number {
  if (placesFor(g, id).length > 0) return 0;
  const plot = plots.get(id)!;
  const pooled = Math.max(0, plot.pool - g.pool) / POOLED;
  const actions = pooled + (plot.requires ? missing(g, plot.requires) : 0) + whereMissing(g, plot);
  return Math.max(stageMissing(g, plot.pool), actions / actionsPerTurn(g));
}

/** MEQ-4.2: rounds until the pool can hold so much. */
function stageMissing(g: State, pool: number): number {
  const stage = stages.find((one) => one.pool >= pool);
  if (!stage || pool <= poolLimit(g.reached)) return 0;
  return Math.max(0, (stage.from - Math.max(g.markers.green, leadOf(g.markers))) / 2);
}

const influenceIn = (g: State, places: readonly string[]): number =>
  places.reduce((sum, place) => sum + influenceAt(g, place), 0);

type Lacks<K extends Condition['is']> = (g: State, condition: ConditionOf<K>) => number;
const never = (): number => NEVER;

/** How many actions a condition lacks that does not hold. */
const LACKS: { readonly [K in Condition['is']]: Lacks<K> } = {
  any: (g, { of }) => Math.min(...of.map((one) => missing(g, one))),
  influence: (g, { n, within: paths, of }) => {
    const there = within(of, paths);
    return (n - influenceIn(g, there) + reach(g, there)) / PLACED;
  },
  minionAt: (g, { at }) => minionTo(g, [at]),
  monsterAt: (g, { at }) => monsterTo(g, [at]),
  foeNear: (g, { of, within: paths }) => foeTo(g, within(of, paths)),
  plotActive: never,
  compare: never,
  markerLast: never,
  markerInStage: never,
  minionInPlay: never,
  questsDone: never,
  anyHero: never,
};
const missing = (g: State, condition: Condition): number =>
  holds(g, null, condition) ? 0 : (LACKS[condition.is] as (g: State, condition: Condition) => number)(g, condition);

const foeTo = (g: State, places: readonly string[]): number => Math.min(minionTo(g, places), monsterTo(g, places));

/** What the place lacks that Sauron has to choose (MEQ-3.7). */
function whereMissing(g: State, { affects }: Plot): number {
  if ('at' in affects) return 0;
  const { oneOf, type, foeWithin, influenceAdjacent, hasCharacter } = affects.chosen;
  const people = Object.values(g.characters);
  if (hasCharacter && people.length === 0) return NEVER;
  const places = oneOf ?? (type ? havens : hasCharacter ? people : []);
  let least = NEVER;
  for (const place of places) {
    const influence = influenceAdjacent ? (influenceAdjacent - influenceIn(g, neighbours(place))) / PLACED : 0;
    const foe = foeWithin === undefined ? 0 : foeTo(g, within(place, foeWithin));
    least = Math.min(least, Math.max(0, influence) + (influence > 0 ? reach(g, neighbours(place)) / PLACED : 0) + foe);
  }
  return least;
}
