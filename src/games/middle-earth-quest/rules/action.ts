import { declare } from '#core/declare';
import type { State } from '../state/state.ts';

/** Declares actions of Middle-Earth Quest. */
export const action = declare<State>();
