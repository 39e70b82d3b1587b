import type { Here, Message, Script, SeatId, Table, Thing } from '#core/types';
import type { State } from '../../../state/state.ts';
import type { Calls } from '../../calls.ts';

/** One sort of what a hero does while he explores (MEQ-6.12). */
export interface Deed {
  /** On what it can be done now, where he stands; `here` where it is done on nothing in particular. */
  on(g: State, seat: SeatId): string[];
  label(target: string, here: Here<State>): Message;
  /** Who or what its target is, where it has one that is seen. */
  means?(target: string): Thing[];
  /** What it costs him, where nobody should do it unseen. */
  costs?(g: State, target: string): Message;
  does(t: Table<State>, calls: Calls, seat: SeatId, target: string): Script;
}
/** The target of a deed that is done on nothing in particular. */
export const HERE = 'here';
export const when = (is: boolean): string[] => (is ? [HERE] : []);
