import type { Table } from '#core/types';
import type { Condition } from '../../printed/schema/terms/base.ts';
import { gain } from '../../state/figures/conditions.ts';
import { character } from '../../state/figures/figures.ts';
import type { Figure, State } from '../../state/state.ts';
import { isImmune } from '../../state/values/stats.ts';
import { addFromSupply, type Owned } from './modifiers.ts';

/** GH-11: a figure gains a condition. */

/** The deck that a figure draws from (GH-1.3): its own, its owner's, or that of the monsters. */
export function deckOfFigure(g: State, figure: Figure): Owned {
  const seat = figure.kind === 'character' ? figure.seat : figure.kind === 'summon' ? figure.owner : undefined;
  if (seat === undefined) return { deck: g.modifiers, owner: 'monsters' };
  const { class: owner, modifiers: deck } = character(g, seat);
  return { deck, owner };
}

/**
 * A condition laid on a figure that may be immune to it; curses and blessings go into its deck (GH-11.5, GH-10.4). `by` is the id of
 * whoever does it, where somebody does.
 */
export function afflict(t: Table<State>, figure: Figure, condition: Condition, by?: string): void {
  const { g } = t;
  if (isImmune(g, figure, condition)) {
    t.tell({ type: 'immune', shown: { actor: figure.id, condition } });
    return;
  }
  if (condition === 'bless' || condition === 'curse') {
    if (!addFromSupply(g, condition, deckOfFigure(g, figure), t.rng)) return;
  } else gain(figure, condition, g.turn?.actor === figure.id);
  const isAnothers = by !== undefined && by !== figure.id;
  t.tell({ type: 'gains-condition', shown: { actor: figure.id, condition, ...(isAnothers && { by }) } });
}
