import type { Script, SeatId, Table } from '#core/types';
import type { Effects } from '../printed/cards/effect.ts';
import type { Timing } from '../printed/terms/names.ts';
import type { State } from '../state/state.ts';

/**
 * The scripts that call each other: a card begins a combat, a combat opens the window for a Shadow card, and that card does
 * something again. They are handed along as arguments, so that no file comes back to itself; `game.ts` alone puts them together.
 */
export interface Calls {
  /** Carries out the effects of a card in their order (`effects/`), as far as they are legal. */
  perform(t: Table<State>, here: Acting, effects: Effects): Script;
  /** One combat from its start to its end, with what a defeat brings (`combat/`; MEQ-7, MEQ-8). Whether the turn goes on is the caller's. */
  fight(t: Table<State>, fight: Fight): Script<FightEnd>;
  /** MEQ-6.14: an encounter where the hero stands, if none is in the way of it. */
  encounter(t: Table<State>, seat: SeatId): Script;
  /**
   * MEQ-5.9: asks Sauron for a Shadow card of this timing in the turn of this hero, if one could be played (`sauron/shadows.ts`). At
   * `heroTurnStart` and `combatStart` also for those that ask for more (not in a Haven, against a minion: `g.combat`).
   */
  shadow(t: Table<State>, timing: Timing, seat: SeatId | null): Script;
  /**
   * MEQ-6.19, 8.1: a hero takes so much damage that is no damage of a combat round. He picks the cards, and is defeated
   * if none is left in life pool and hand. In a combat in progress that defeat is the combat's.
   */
  hurt(t: Table<State>, seat: SeatId, n: number): Script;
}

/** For whom a card acts. The card itself is the last of `g.resolving`. */
export interface Acting {
  calls: Calls;
  /** The hero it concerns; null for an event or a Shadow card that concerns nobody in particular, until `target` names one. */
  seat: SeatId | null;
}

export interface Fight {
  calls: Calls;
  seat: SeatId;
  /** A token on the map (`g.tokens`), by a plot of Sauron's `as` another monster; a minion; or a monster that a card names (MEQ-7.15). */
  foe: { token: number; as?: string } | { minion: string } | { monster: string };
  /** MEQ-9.7 */
  isLast?: true;
}
/** Both defeats can be true (MEQ-7.13). */
export interface FightEnd {
  foeDefeated: boolean;
  heroDefeated: boolean;
  /** By a card that says so: the turn goes on (MEQ-6.10). */
  retreated: boolean;
  /** The token was blank, and there was no combat. */
  blank: boolean;
}
