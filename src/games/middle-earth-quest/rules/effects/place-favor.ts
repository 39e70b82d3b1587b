import type { Perform } from './kind/effect.ts';

export const placeFavor: Perform<'placeFavor'> = function* ({ g, tell }, _, { at, n }) {
  g.favors[at] = (g.favors[at] ?? 0) + n;
  tell({ type: 'favor-placed', shown: { places: Array.from({ length: n }, () => ({ key: `location.${at}` })) } });
};
