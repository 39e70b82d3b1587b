import type { House } from '../match/house.ts';
import type { Tending } from './tend.ts';

/** Computers that answer when it is time. */
export interface Computers {
  /** From now on they answer. These matches run. */
  begin(running: readonly string[]): Promise<void>;
  /** This match was saved: perhaps one of them is asked something, or something else. */
  look(match: string): void;
  /** Looks at once who is due by the clock. */
  due(): Promise<void>;
  /** Settles when nobody thinks or answers; those whose time has not come wait on. */
  idle(): Promise<void>;
  /** Lets nobody begin any more. */
  stop(): Promise<void>;
}

/** Has computers answer in a match what is due. Gives when to look again, in ms since 1970, if ever (`tend.ts`). What fails was told in the log. */
export type Tend = (match: string, tending: Tending) => Promise<number | undefined>;

/** Opens one implementation: it says who looks at a match, and when. */
export type OpenComputers = (tend: Tend, house: Pick<House, 'clock' | 'store'>) => Computers;
