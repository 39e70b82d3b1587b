import type { SeatId } from '#core/types';
import { isWar } from '../../state/scenario.ts';
import type { State } from '../../state/state.ts';
import { castles } from './castles.ts';
import { type Side, sidesIn } from './hosts.ts';
import { might } from './might.ts';
import { people } from './people.ts';
import { peril } from './peril.ts';
import { firstToOpen, hopeOf } from './tower.ts';
import { WEIGHTS } from './weights.ts';

/**
 * How well a seat stands: its chance to win in percent, between two who play alike; both seats together have 100. In The War of the Dragon
 * castles and hosts decide, else who opens the tower first.
 */
export function evaluate(g: State, seat: SeatId): number {
  if (g.winner !== null) return g.winner === seat ? 100 : 0;
  const sides = sidesIn(g);
  const [own, enemy] = seat === 0 ? sides : [sides[1], sides[0]];
  const race = isWar(g) ? 0 : oddsOf(firstToOpen(hopeOf(own), hopeOf(enemy)));
  return 100 * chanceOf(race + strengthOf(own) - strengthOf(enemy));
}

/** What a side has, in the logarithm of the odds. */
function strengthOf(side: Side): number {
  const all = { ...people(side), ...might(side), ...peril(side) };
  return isWar(side.g) ? weighed({ ...all, ...castles(side) }, WEIGHTS.war) : weighed(all, WEIGHTS.standard);
}
function weighed<Subject extends string>(
  has: Record<Subject, number>,
  weights: Partial<Record<Subject, number>>,
): number {
  let sum = 0;
  for (const subject in weights) sum += weights[subject]! * has[subject];
  return sum;
}

/** No chance in the race is so small or so great that nothing else counts. */
const SURE = 0.99;
function oddsOf(chance: number): number {
  const bounded = Math.min(SURE, Math.max(1 - SURE, chance));
  return Math.log(bounded / (1 - bounded));
}
const chanceOf = (logarithm: number): number => 1 / (1 + Math.exp(-logarithm));
