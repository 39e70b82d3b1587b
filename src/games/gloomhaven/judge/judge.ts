import type { Judge, Proofs } from '#core/types';
import type { State } from '../state/state.ts';
import { audit } from './audit.ts';
import { swapHidden } from './hidden.ts';
import { player } from './player/player.ts';
import { pulls } from './pulls.ts';
import { evaluate, horizon, subjects } from './worth/worth.ts';

/** What this game brings besides its rules, for the registry and for tests. */

export const judge: Judge<State> = {
  isCooperative: true,
  player,
  pulls,
  evaluate,
  subjects,
  horizon,
  /** It thinks to the end of the round, and each character has turns in it. */
  dearness: ({ characters }) => characters.length,
};
export const proofs: Proofs<State> = { audit, swapHidden };
