import { herosTurn } from '../../state/pieces.ts';
import type { Perform } from './kind/effect.ts';

export const skipStep: Perform<'skipStep'> = function* ({ g, tell }, _, { step }) {
  const turn = herosTurn(g);
  if (!turn.skips.includes(step)) turn.skips.push(step);
  tell({ type: 'step-skipped', shown: { seat: turn.seat, step } });
};
