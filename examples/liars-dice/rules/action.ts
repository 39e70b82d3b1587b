import { declare } from '#core/declare';
import type { State } from '../state/state.ts';

/** Declares an action of this game. */
export const action = declare<State>();
