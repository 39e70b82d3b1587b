import type { Judge, Proofs } from '#core/types';
import type { State } from '../state/state.ts';
import { audit } from './audit.ts';
import { swapHidden } from './hidden.ts';
import { pulls } from './pulls.ts';
import { evaluate, subjects } from './worth/worth.ts';

/** What this game brings besides its rules, for the registry and for tests. */

export const judge: Judge<State> = {
  pulls,
  evaluate,
  subjects,
  /** A turn begins with any of five sections: ways to move alone would fill the usual number, and Produce be left out. */
  breadth: 3,
};
export const proofs: Proofs<State> = { audit, swapHidden };
