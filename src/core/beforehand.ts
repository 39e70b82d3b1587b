import type { Json, Message } from './plain.ts';

/** What a seat is shown of an answer before it gives it. */

/** A whole answer that can be given with one press: "weakest first", "as last round". */
export interface Suggestion {
  label: Message;
  args: Record<string, Json>;
}

/** What follows an answer, before it is given. */
export interface Foreseen {
  says: readonly Message[];
  /** It cannot be taken back, and something about it is easily overlooked: whoever gives it by buttons is asked once more. */
  isOdd?: boolean;
}
