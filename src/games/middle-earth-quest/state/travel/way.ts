import type { Hero, Moment } from '../state.ts';

/** With which cards he has paid since then, in this order. */
export const paidSince = ({ piles }: Hero, { rest }: Moment): string[] =>
  piles.rest.slice(0, piles.rest.length - rest.length).reverse();
