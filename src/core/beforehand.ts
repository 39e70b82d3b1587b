import type { Json, Message } from './terms/plain.ts';
import type { Thing } from './terms/thing.ts';

/** What a seat is shown of an answer before it gives it. */

/** An answer as it is said before it is asked for: the action, and its arguments. */
export interface Said {
  action: string;
  args: Record<string, Json>;
  /**
   * What is said further in the same step falls away when the step ends. With this it is also given where it is asked
   * for in the step that follows right after.
   */
  isNextStep?: true;
}

/** A whole answer that can be given with one press: "weakest first", "as last round". */
export interface Suggestion {
  label: Message;
  args: Record<string, Json>;
  /** What it names on a picture, where that is not what its own fields name. */
  means?: readonly Thing[];
  /**
   * What the seat says with the same press to the questions that follow in this step, or right after it (`isNextStep`).
   * Each is an answer of its own. It is given as long as the seat is asked for it and it is legal. From the first that
   * is not, the seat is asked. What was said to a step that has ended falls away.
   */
  further?: readonly Said[];
}

/** What follows an answer, before it is given. */
export interface Foreseen {
  says: readonly Message[];
  /** It cannot be taken back, and something about it is easily overlooked: whoever gives it by buttons is asked once more. */
  isOdd?: boolean;
}
