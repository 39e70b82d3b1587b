import { herosTurn } from '../../state/pieces.ts';
import type { Perform } from './kind/effect.ts';

export const travelCap: Perform<'travelCap'> = function* ({ g, tell }, _, { n }) {
  const turn = herosTurn(g);
  turn.mostMoves = Math.min(n, turn.mostMoves ?? n);
  tell({ type: 'moves-capped', shown: { seat: turn.seat, n } });
};
