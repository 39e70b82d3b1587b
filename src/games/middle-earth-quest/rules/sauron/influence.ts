import type { Here, Table } from '#core/types';
import { MOST_TO_POOL, putToken } from '../../printed/boards/action-board.ts';
import { takeRow } from '../../state/sauron/row.ts';
import type { State } from '../../state/state.ts';
import { action } from '../action.ts';
import { placing, putDown, type Task } from './spread.ts';

/** MEQ-5.2: X influence, up to two of them into the Shadow Pool. */

const taskOf = ({ g }: Here<State>): Task => ({
  n: putToken(g.actionTokens, 'place_influence').x,
  toPool: MOST_TO_POOL,
});

export const placeInfluence = action({ name: 'place-influence', ...placing(taskOf) });

export function placesInfluence(t: Table<State>, places: Record<string, number>): void {
  takeRow(t, 'place_influence');
  putDown(t, places);
}
