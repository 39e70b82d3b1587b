import type { Here, Table } from '#core/types';
import { action } from '../../action.ts';
import { MOST_TO_POOL, putToken } from '../../action-board.ts';
import type { State } from '../../state.ts';
import { barOf, mostOf, placeLabel, placesForeseen, putDown, roomOf, suggested, type Task } from '../spread.ts';
import { takeRow } from './row.ts';

/** MEQ-5.2: X influence, up to two of them into the Shadow Pool. */

const taskOf = ({ g }: Here<State>): Task => ({
  n: putToken(g.actionTokens, 'place_influence').x,
  toPool: MOST_TO_POOL,
});

export const placeInfluence = action({
  name: 'place-influence',
  fields: {
    places: {
      kind: 'shares',
      room: (here) => roomOf(here.g, taskOf(here)),
      total: (here) => {
        const most = mostOf(here.g, taskOf(here));
        return [most, most] as const;
      },
      label: placeLabel,
    },
  },
  check: ({ g }, { places }) => barOf(g, places),
  suggest: (here) => suggested(here.g, taskOf(here)),
  foresee: (_, { places }) => placesForeseen(places),
  suggestsOpenly: true,
  pull: () => 3,
});

export function placesInfluence(t: Table<State>, places: Record<string, number>): void {
  takeRow(t, 'place_influence');
  putDown(t, places);
}
