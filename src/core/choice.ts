import type { Thing } from './terms/thing.ts';

/** What can be chosen of an open question now, for those who draw it. */
export interface Choice {
  /**
   * What it means, as the field says. A way means its end. A whole answer means all that it names, the last field
   * first, because the earlier ones lead there. Shares mean first what their words name first.
   */
  means: readonly Thing[];
  /** The words it is offered by. */
  label: string;
  /** Of a whole answer its action, where those of several stand side by side. */
  action?: string;
}

/** How far a seat has come with its answer: for its own eyes. */
export interface Progress {
  /** The actions that have a legal answer. */
  actions: readonly string[];
  /** The action that is being filled in, and its field that is open; absent while there are several to choose from, or none is left. */
  action?: string;
  field?: string;
  /** What the present message lets its reader choose, in its order. */
  choices: readonly Choice[];
  /** What is chosen already, in the order in which it was chosen. */
  chosen: readonly Thing[];
}
