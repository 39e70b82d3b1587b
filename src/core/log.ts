import type { Answer } from './decision.ts';
import type { Level } from './levels.ts';
import type { Json, SeatId } from './terms/plain.ts';

/** What is told and what is written down beside a match; `core/history` makes the log of it. */

/** What happened. `shown` is public; `only` adds private facts for single seats. */
export interface Event {
  type: string;
  shown: Record<string, Json>;
  only?: Record<SeatId, Record<string, Json>>;
  /** The stretch it belongs to (all that the monsters do): in the log its neighbours of the same one fold into one line. Public. */
  fold?: string;
}

/** What somebody did with all that came of it, told in one sentence: the words of `told` stand for those of the events in `of`. Public. */
export interface ToldDeed {
  told: Event;
  /** In their order; they were told to all alike. */
  of: readonly Event[];
}

/** The name of a turn or a round, as arguments of the words `turn` and `round`; null while there is none. It never comes again. */
export type Named = Record<string, Json> | null;

/** `answer` is null for what happened before anybody was asked. */
export interface LogEntry {
  answer: Answer | null;
  events: Event[];
  /** From which of its events on which turn is played; absent where the game names no turns or nothing was told. */
  turns?: [from: number, turn: Named][];
  /** On which turn it was answered, where its first event was told on another one, or nothing was told. */
  on?: Named;
  /** When it was written down, in ms since 1970. The kernel has no clock: whoever saves the match says so (`dated`). */
  at?: number;
  /** It was given for its seat by somebody else, as the table wished. The kernel does not know: whoever saves the match says so. */
  standIn?: true;
  /** How a computer has thought it out. The kernel does not know: whoever saves the match says so. */
  computer?: ThoughtNoted;
  /** How long its seat had been waited for, in ms; absent where the answer did not end a time of waiting. */
  waited?: number;
}

/** What is needed to think an answer of a computer out again. */
export interface ThoughtNoted {
  level: Level;
  /** How many entries the log had then: its seed is made of that. What others took back since lay before it and is gone. */
  at: number;
  /** After how many rounds of weighing it had to stop; 0 where the usual answer was given instead. Absent where it came to its end. */
  rounds?: number;
  /** By which edition of thinking (`src/thinking/edition.ts`); absent in what was thought before editions were counted. */
  edition?: number;
}

/** One line of what is written down beside a match. Lines are only ever added. */
export type LogLine<G> =
  | { entry: LogEntry }
  /** The entry at this place of the log is taken back; those after it move up. */
  | { drop: number }
  /** Where a full replay starts: the beginning, or the last change of the rules in mid-match. */
  | { origin: Checkpoint<G> }
  /** A round begins here, under this name: a match can be set back to it. */
  | { round: Round<G> }
  /** Told at this place of the log by no answer, and no drop takes it away: that a match was set back stays written. */
  | { remark: LogEntry };

/** A state between two steps; `at` entries of the log lie before it. */
export interface Checkpoint<G> {
  base: G;
  drawn: Record<string, number>;
  stepNo: number;
  at: number;
}
export interface Round<G> extends Checkpoint<G> {
  name: Named;
}
