import { objectives } from '../../printed/cards/possessions.ts';
import type { Condition, ConditionOf } from '../../printed/effects/condition.ts';
import { holds } from '../../state/conditions/conditions.ts';
import { countOf } from '../../state/conditions/counts.ts';
import type { Party, State } from '../../state/state.ts';
import type { RaceEnd } from './race.ts';

/** How likely an objective is met when the finale begins (MEQ-9.3). */

/** The first space of the third stage. */
const LATE = 13;
/** So much more or less makes it sure, or leaves no hope. */
const SLACK = 4;
/** What is not met, and met in part. */
const MISSING = 0.3;
const PARTLY = 0.7;
const part = (n: number): number => Math.min(1, Math.max(0, n));

/** What is so now counts so much when so many Story steps are left. */
const lasting = (steps: number): number => 1 / (1 + 0.1 * steps);

type Likely<K extends Condition['is']> = (g: State, met: ConditionOf<K>, end: RaceEnd) => number;

/** What is so now, and may be otherwise then. */
const now = (g: State, met: Condition, { steps }: RaceEnd): number =>
  (holds(g, null, met) ? 1 : MISSING) * lasting(steps);

const LIKELY: { readonly [K in Condition['is']]: Likely<K> } = {
  compare: (g, { l, cmp, r }, { steps }) => {
    const [n, wanted] = [countOf(g, null, l), r as number];
    const done = cmp === '<=' ? part(1 - (n - wanted) / SLACK) : part(n / wanted);
    return (done >= 1 ? 1 : PARTLY * done) * lasting(steps);
  },
  markerInStage: (_, { marker }, { sauron }) => part(0.5 + (sauron[marker] - LATE) / SLACK),
  questsDone: (g, _, { steps }) => {
    const all = g.heroes.flatMap(({ starting, advanced }) => [starting, advanced]);
    const done = all.filter(({ is }) => is === 'done').length / all.length;
    return done >= 1 ? 1 : PARTLY * done * part(steps / SLACK);
  },
  any: now,
  influence: now,
  plotActive: now,
  minionAt: now,
  monsterAt: now,
  foeNear: now,
  markerLast: now,
  minionInPlay: now,
  anyHero: now,
};

/** From 0 to 1. A side's objective is its secret: in a world of the other side it is a guess. */
export function objective(g: State, side: Party, end: RaceEnd): number {
  const { met } = objectives[side].get(g.objectives[side])!;
  return (LIKELY[met.is] as (g: State, met: Condition, end: RaceEnd) => number)(g, met, end);
}
