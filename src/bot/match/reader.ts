import type { SeatRecord } from '#store/seat-record';
import type { AnyRecord } from './record.ts';

/** Who opens a file, and where its match is to go on; `now` in ms since 1970. */
export interface Taking {
  channel: string;
  guild: string;
  user: string;
  mark: string;
  now: number;
}

/**
 * What came of a file: why it cannot be opened, or the match as it would go on here. Of such a match everything has
 * been drawn and said once.
 */
export type Read =
  /** `error`: what the rules say of it, for the log. */
  | { bad: 'shape' | 'game' | 'newer' | 'heavy'; error?: unknown }
  | {
      record: AnyRecord;
      /** The match that it was written for, and who sat there. */
      file: { id: string; seats: readonly SeatRecord[] };
    };

/** Reads files of strangers, one at a time, where they can harm nobody. */
export interface Reader {
  /** So many wait for their turn that nobody else should. */
  isBusy(): boolean;
  /** Looks through the text of a file. Rejects with `TooMuch` when that takes more time or memory than a match could. */
  read(text: string, taking: Taking): Promise<Read>;
  /** Ends it; what it has in hand is rejected. */
  close(): Promise<void>;
}

/** A file that takes more than a match could. */
export class TooMuch extends Error {
  override name = 'TooMuch';
}
