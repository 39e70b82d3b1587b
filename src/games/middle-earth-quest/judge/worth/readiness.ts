import { poolLimit, stages } from '../../printed/boards/track.ts';
import { plots } from '../../printed/cards/decks.ts';
import type { Plot } from '../../printed/cards/shapes.ts';
import type { Condition, ConditionOf } from '../../printed/effects/condition.ts';
import { distancesFrom, havens, neighbours, within } from '../../printed/map/map.ts';
import { holds } from '../../state/conditions/conditions.ts';
import { placesFor } from '../../state/conditions/plots.ts';
import { influenceAt, minionsInPlay } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { leadOf } from '../../state/story/markers.ts';
import { actionsPerTurn } from '../../state/turns.ts';

/** How soon Sauron can play a Plot card (MEQ-3.6). */

/** One action puts so much on the board, or in the pool; a figure goes so far. */
const PLACED = 4;
const POOLED = 2;
const WALKED = 3;
/** What nobody works for. */
const NEVER = 6;

/** In how many rounds its conditions will be met, in parts of a round; 0 when they are now. */
export function roundsUntil(g: State, id: string): number {
  if (placesFor(g, id).length > 0) return 0;
  const plot = plots.get(id)!;
  const actions =
    Math.max(0, plot.pool - g.pool) / POOLED + (plot.requires ? missing(g, plot.requires) : 0) + whereMissing(g, plot);
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
  minionAt: (g, { at }) => walk(minionPlaces(g), at),
  monsterAt: (g, { at }) =>
    Math.min(
      walk(
        g.tokens.map((token) => token.at),
        at,
      ),
      influenceAt(g, at) > 0 ? 1 : 1 + (1 + reach(g, [at])) / PLACED,
    ),
  foeNear: (g, { of, within: paths }) => foeNear(g, of, paths),
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

const minionPlaces = (g: State): string[] => minionsInPlay(g).map(([, { at }]) => at!);

/** How many tokens lie between the shadow and the nearest of these. */
function reach(g: State, places: readonly string[]): number {
  let least = NEVER;
  for (const place of places)
    for (const [near, far] of distancesFrom(place)) {
      if (far >= least) break;
      if (influenceAt(g, near) > 0) least = Math.max(0, far - 1);
    }
  return least;
}

/** How many actions the nearest of these needs to a place. */
const walk = (from: readonly string[], to: string): number =>
  Math.min(NEVER, ...from.map((at) => Math.ceil(distancesFrom(to).get(at)! / WALKED)));

const foeNear = (g: State, of: string, paths: number): number => {
  const foes = [...minionPlaces(g), ...g.tokens.map(({ at }) => at)];
  const far = Math.min(...foes.map((at) => distancesFrom(of).get(at)!), NEVER * WALKED);
  const placed = within(of, paths).some((near) => influenceAt(g, near) > 0) ? 1 : NEVER;
  return Math.min(placed, Math.max(1, Math.ceil((far - paths) / WALKED)));
};

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
    const foe = foeWithin === undefined ? 0 : foeNear(g, place, foeWithin);
    least = Math.min(least, Math.max(0, influence) + (influence > 0 ? reach(g, neighbours(place)) / PLACED : 0) + foe);
  }
  return least;
}
