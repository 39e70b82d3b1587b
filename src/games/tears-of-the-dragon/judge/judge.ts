import type { Judge, Proofs } from '#core/types';
import type { State } from '../state/state.ts';
import { audit } from './audit.ts';
import { swapHidden } from './hidden.ts';
import { player } from './player/player.ts';
import { pulls } from './pulls.ts';
import { blur, evaluate, subjects } from './worth/worth.ts';

/** What this game brings besides its rules, for the registry and for tests. */

export const judge: Judge<State> = {
  player,
  pulls,
  evaluate,
  subjects,
  blur,
  /** Its own part of the turn: what the other side does then is guessed (`worth/peril.ts`, `worth/castles.ts`). */
  horizon: ({ turn, active }) => ({ turn, active }),
  /** Its player looks at the whole map at each answer. */
  dearness: () => 3,
};
export const proofs: Proofs<State> = { audit, swapHidden };
