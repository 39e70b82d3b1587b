import type { State } from '../../state/state.ts';
import { objective } from './objectives.ts';
import { type RaceEnd, raceEnd } from './race.ts';
import { WEIGHTS } from './weights.ts';

/** What the end of the race is worth to Sauron, in spaces of the story track; `knows` and `foiled` as for `raceEnd`. */
export function race(g: State, knows: boolean, foiled?: number): number {
  const end = raceEnd(g, knows, foiled);
  const ours = heroesWin(end, objective(g, 'heroes', end), objective(g, 'sauron', end));
  return WEIGHTS.ahead * (1 - 2 * ours) + WEIGHTS.space * end.ahead;
}

/**
 * How likely the heroes win the finale (MEQ-9): they are dominant and have their objective, or the champion defeats the Ringwraiths. That
 * hardly ever happens but where they are far ahead, for by so much the Ringwraiths are weaker.
 */
function heroesWin({ ahead, steps }: RaceEnd, ours: number, theirs: number): number {
  const unsure = WEIGHTS.unsure + WEIGHTS.unsureLater * steps;
  const dominant = likely(-ahead / unsure);
  const weakened = likely((Math.max(0, -ahead) - WEIGHTS.even) / unsure);
  return dominant * (ours + (1 - ours) * weakened) + (1 - dominant) * (1 - theirs) * WEIGHTS.champion;
}

const likely = (x: number): number => 1 / (1 + Math.exp(-x));
