import type { Viewer } from '#core/types';

/** What a viewer of the toy may know: own cards, of others only how many. */
export interface ToyView {
  viewer: Viewer;
  round: number;
  points: readonly number[];
  coins: readonly number[];
  at: readonly string[];
  hand: readonly string[];
  held: readonly number[];
  hid: readonly boolean[];
  deck: number;
}
