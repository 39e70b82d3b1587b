import type { Message, Script, SeatId, Table } from '#core/types';
import type { State } from '../../state/state.ts';

/** A spell that is cast as a recruitment: it calls pieces into the boxes of leaders beside the wizard (TD-27.2). */
export interface Recruit {
  aim: {
    /** Whether it could bring anybody where the wizard stands. */
    may(g: State, wizard: string, seat: SeatId): boolean;
    /** Leaders who can take somebody. */
    takers(g: State, wizard: string, seat: SeatId): string[];
    /** Why not these of them. */
    check(g: State, call: Call): Message | undefined;
  };
  cast(t: Table<State>, call: Call): Script;
  /** Gives the enemy's pieces that fall upon the wizard and his side there at once (TD-27.3). */
  backfire(t: Table<State>, call: Call): Script<string[]>;
}
export interface Call {
  seat: SeatId;
  wizard: string;
  leaders: readonly string[];
}
