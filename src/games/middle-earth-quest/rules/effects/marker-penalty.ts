import type { Perform } from './kind/effect.ts';

export const markerPenalty: Perform<'markerPenalty'> = function* ({ g, tell }, _, { marker, n }) {
  g.penalty += n;
  tell({ type: 'marker-slowed', shown: { marker, n } });
};
