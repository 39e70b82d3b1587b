import { declare } from '#core/declare';
import type { State } from '../state/state.ts';

/** Declares actions of Gloomhaven. */
export const action = declare<State>();
