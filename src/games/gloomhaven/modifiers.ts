import type { Rng } from '#core/types';
import { mostOfKind, modifiers as printed } from './content.ts';
import type { Modifiers } from './state.ts';

/** GH-1.3, GH-7.26, GH-17.1: decks of attack modifier cards. */

/** Cards that leave the deck when they are drawn (GH-7.25). */
const LEAVES = ['bless', 'curse'];
/** GH-17.1: cards that call for a shuffle at the end of the round. */
const CALLS_FOR_SHUFFLE: readonly string[] = printed.shuffleAfter;
/** GH-11.5: so many curses in a deck, and so many blessings in all. */
export const MOST_CURSES = mostOfKind;
export const MOST_BLESSINGS = printed.bless.supply;

/** A deck of its own stream of chance: what one draws tells nothing of another. */
export interface Owned {
  deck: Modifiers;
  /** Whose it is: the class of a character, or `monsters`. */
  owner: string;
}

/** The next card; an empty pile is shuffled anew first (GH-7.26). */
export function draw({ deck, owner }: Owned, rng: Rng): string {
  if (deck.draw.length === 0) shuffleIn({ deck, owner }, rng);
  const card = deck.draw.shift()!;
  if (!LEAVES.includes(card)) deck.discard.push(card);
  if (CALLS_FOR_SHUFFLE.includes(card)) deck.shuffles = true;
  return card;
}

/** The discarded cards go back and all is shuffled. */
function shuffleIn({ deck, owner }: Owned, rng: Rng): void {
  deck.draw = rng.shuffle([...deck.draw, ...deck.discard], `modifiers/${owner}`);
  deck.discard = [];
  deck.shuffles = false;
}

/** GH-17.1 */
export function shuffleIfCalled(owned: Owned, rng: Rng): boolean {
  if (!owned.deck.shuffles) return false;
  shuffleIn(owned, rng);
  return true;
}

/** GH-11.5: shuffles a blessing or a curse into what is left to draw. */
export function add(card: string, { deck, owner }: Owned, rng: Rng): void {
  deck.draw = rng.shuffle([...deck.draw, card], `modifiers/${owner}`);
}
