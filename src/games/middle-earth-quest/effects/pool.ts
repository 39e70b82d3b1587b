import { changePool } from '../board.ts';
import type { Perform } from './effect.ts';

export const pool: Perform<'pool'> = function* (t, _, { n }) {
  changePool(t, n);
};
