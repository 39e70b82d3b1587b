import type { Judge, Proofs } from '#core/types';
import type { State } from '../state/state.ts';
import { audit } from './audit.ts';
import { swapHidden } from './hidden.ts';
import { evaluate, player } from './player.ts';

/** What this game brings besides its rules, for whoever plays it by chance and for proofs. */

export const judge: Judge<State> = { player, evaluate };
export const proofs: Proofs<State> = { audit, swapHidden };
