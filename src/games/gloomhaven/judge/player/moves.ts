import { card as cardOf } from '../../printed/content/cards.ts';
import type { Ability } from '../../printed/schema/abilities/ability.ts';
import { type At, HALVES } from '../../state/state.ts';
import type { Lay } from './lay.ts';
import { abilitiesOf, type Known, plansOf, rowAt, standing } from './plan.ts';

/** Where a move that has begun ends best: with what is left of its half, and the half that is still to come. */

export interface Going {
  points: number;
  gait: string;
}

/** What is left of the half that is being performed, after its move. */
function restOf({ one, g }: Lay): readonly Ability[] {
  const done = g.turn?.done ?? {};
  for (const half of HALVES) {
    const no = done[half];
    if (no === undefined || !one.played.includes(no)) continue;
    const { effects } = cardOf(no)[half];
    const move = effects.findIndex(({ op }) => op === 'move');
    if (move >= 0) return effects.slice(move + 1);
  }
  return [];
}

/** What it is worth to end there. */
export function worthOfEnd(lay: Lay, { points, gait }: Going): (at: At) => number {
  const reach = lay.reach(points, gait !== 'walk');
  const done = lay.g.turn?.done ?? {};
  const left = lay.one.played.filter((no) => done.top !== no && done.bottom !== no);
  const known: Known = new Map();
  const rest = restOf(lay);
  const next = plansOf(left, done).map((plan) => plan.flatMap(abilitiesOf));
  return (at) => {
    const later = Math.max(0, ...next.map((row) => rowAt(lay, known, row, at)));
    return rowAt(lay, known, rest, at) + later + standing(lay, at, reach.get(at) ?? 0);
  };
}

/** The best hexes to end in, the best first. */
export function bestEnds(lay: Lay, going: Going, most: number): At[] {
  const { points, gait } = going;
  const worth = worthOfEnd(lay, going);
  return [...lay.reach(points, gait !== 'walk').keys()]
    .filter((at) => at !== lay.hero.at)
    .map((at) => ({ at, worth: worth(at) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, most)
    .map(({ at }) => at);
}
