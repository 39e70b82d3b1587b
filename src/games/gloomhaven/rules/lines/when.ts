import type { When } from '../../printed/schema/terms/when.ts';
import { has } from '../../state/figures/conditions.ts';
import { allies } from '../../state/figures/figures.ts';
import { boardOf } from '../../state/map/board.ts';
import { isStraight } from '../../state/map/straight.ts';
import { overlayAt } from '../../state/map/terrain.ts';
import type { Figure, State } from '../../state/state.ts';
import type { Counting } from './count.ts';

/** Whether all that a bonus or an ability asks for is so. */
export function isSo(g: State, when: readonly When[] | undefined, context: Counting): boolean {
  return (when ?? []).every((one) => holds(g, one, context));
}

function holds(g: State, when: When, { deed, actor, target }: Counting): boolean {
  const board = boardOf(g);
  const isBeside = (one: Figure) => target !== undefined && board.range(one.at, target.at) === 1;
  const targetHas = (...any: Parameters<typeof has>[1][]) =>
    target !== undefined && any.some((one) => has(target, one));
  switch (when) {
    case 'target-alone':
      return target !== undefined && !allies(g, target).some(isBeside);
    case 'target-flanked':
      return allies(g, actor).some(isBeside);
    case 'target-hampered':
      return targetHas('disarm', 'immobilize', 'stun');
    case 'target-poisoned':
      return targetHas('poison');
    case 'target-stunned':
      return targetHas('stun');
    case 'you-invisible':
      return has(actor, 'invisible');
    case 'obstacle-beside':
      return board.beside(actor.at).some((at) => overlayAt(g, at, 'obstacle') !== undefined);
    case 'moved-straight':
      return deed.way.length > 0 && isStraight([deed.start, ...deed.way]);
    case 'back-where-started':
      return deed.way.length > 0 && deed.way.at(-1) === deed.start;
    case 'moved-at-most-1':
      return (g.turn?.moved ?? 0) <= 1;
  }
}
