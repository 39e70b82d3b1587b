import { changePool } from '../../state/board/board.ts';
import type { Perform } from './kind/effect.ts';

export const pool: Perform<'pool'> = function* (t, _, { n }) {
  changePool(t, n);
};
