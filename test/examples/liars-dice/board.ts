import { liarsDice } from '#examples/liars-dice/game';
import type { Ones } from '#examples/liars-dice/printed/faces';
import type { View } from '#examples/liars-dice/seen/view.types';
import { total } from '#examples/liars-dice/state/cups';
import type { State } from '#examples/liars-dice/state/state';
import { sit, type TestTable } from '../../kit/table.ts';

export const [OAK, HORN, CLAY, TIN] = [0, 1, 2, 3] as const;

interface Laid {
  /** What lies under each cup, seat by seat; an empty one is out. */
  cups: readonly (readonly number[])[];
  ones?: Ones;
  /** Who begins the bids. */
  begins?: number;
}

/** A table in the middle of a match: a round has been rolled for, and nobody has bid. */
export function laid({ cups, ones = 'wild', begins = OAK }: Laid): TestTable<State, View> {
  return sit(liarsDice, {
    seats: cups.length,
    options: { ones },
    seed: 'laid',
    arrange: (g) => {
      const dice = g.left[0]! * cups.length;
      g.left = cups.map((cup) => cup.length);
      g.cups = cups.map((cup) => [...cup]);
      g.turn = begins;
      g.round = 1 + dice - total(g);
    },
  });
}

/** A table before the first roll. */
export const fresh = (seats: number, ones: Ones = 'wild'): TestTable<State, View> =>
  sit(liarsDice, { seats, options: { ones }, seed: 'fresh' });

export const bid = (count: number, face: number) => ({ count, face: String(face) });
