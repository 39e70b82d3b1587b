import type { Table } from '#core/types';
import { expire } from '../../state/figures/conditions.ts';
import type { Figure, State } from '../../state/state.ts';

/** What begins and ends every figure's turn (GH-5.1, GH-5.9). */

/** A turn of its own: nothing is done in it yet. */
export function beginTurn(g: State, figure: Figure): void {
  g.turns++;
  g.turn = {
    no: g.turns,
    actor: figure.id,
    seat: figure.kind === 'character' ? figure.seat : figure.kind === 'summon' ? figure.owner : null,
    done: {},
    moved: 0,
    harm: 0,
    infused: [],
  };
}

/** GH-11.2: conditions that end with this turn. */
export function expires(t: Table<State>, figure: Figure): void {
  for (const condition of expire(figure)) t.tell({ type: 'loses-condition', shown: { actor: figure.id, condition } });
}
