import type { Setup } from '#core/types';
import { DICE } from '../printed/content.ts';
import { ONES } from '../printed/faces.ts';
import type { State } from '../state/state.ts';

/** The choices in the lobby. */
export const options = { ones: ONES };

/** LD-1.1, LD-1.4: five dice each, and the first seat begins. */
export const setUp = ({ options: chosen, seats }: Setup): State => ({
  ones: chosen.ones === 'plain' ? 'plain' : 'wild',
  round: 1,
  left: seats.map(() => DICE),
  cups: seats.map(() => []),
  turn: 0,
  bids: [],
  shown: null,
});
