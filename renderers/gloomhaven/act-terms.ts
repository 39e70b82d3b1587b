import type { Sign } from './act-events.ts';

/** An act of the strip: who did it, by which card, where they went, and what came of it to whom. */

/** What came of an act to one figure; without `to` to whoever did it. */
export interface Came {
  to?: string;
  signs: Sign[];
  /** It is gone by it. */
  falls?: true;
  /** Of whoever did the act, after something had come of it: they went on. */
  way?: Went;
}
/** Where somebody ended on their own feet. */
export interface Went {
  /** The hexes where they began and ended, as the rules name them. */
  from?: string;
  end?: string;
  /** Over traps or stones that were not touched. */
  jumps?: true;
  /** They did not go there: they begin the scenario there. */
  starts?: true;
}
export interface Used {
  no: number;
  half: 'top' | 'bottom';
  /** In place of what is printed: a plain attack, or a plain move, of so much, which the question behind it may tell. */
  as?: { what: 'attack' | 'move'; n: number; isAsked?: true };
}
export interface Act extends Went {
  act: number;
  /** The id of who did it; empty where nobody did. */
  doer: string;
  /** On their own feet, before anything came of it. */
  went: boolean;
  /** All that came of it, in its order. */
  came: Came[];
  /** It goes on with what one tile has no room for. */
  isMore?: true;
  /** Whom they mean, where they only went: its id. */
  aims?: string;
  /** Nothing came of their turn. */
  isIdle?: true;
  /** The card that was used, and which half of it. */
  card?: Used;
  /** What it asks now, behind what has come of it; and whom, where that is another. */
  asks?: Sign;
  asksOf?: string;
}

/** Something of an act, as the events tell it: whose it is where that is not the doer of the whole act, and to whom it came. */
export interface Item {
  when: number;
  act: number;
  doer?: string;
  to?: string;
  went?: string;
  from?: string;
  jumps?: true;
  starts?: true;
  sign?: Sign;
  card?: Used;
  falls?: true;
  cause?: string;
}
