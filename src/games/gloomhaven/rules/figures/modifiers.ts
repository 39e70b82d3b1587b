import type { Rng } from '#core/types';
import { modifiers as printed } from '../../printed/content/content.ts';
import type { Modifiers, State } from '../../state/state.ts';

/** GH-1.3, GH-7.26, GH-17.1: decks of attack modifier cards. */

/** Cards that leave the deck when they are drawn (GH-7.25). */
const LEAVES = ['bless', 'curse'];
/** GH-17.1: cards that call for a shuffle at the end of the round. */
const CALLS_FOR_SHUFFLE: readonly string[] = printed.shuffleAfter;

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

/** Shuffles a card into what is left to draw. */
export function add(card: string, { deck, owner }: Owned, rng: Rng): void {
  deck.draw = rng.shuffle([...deck.draw, card], `modifiers/${owner}`);
}

export type Supplied = 'bless' | 'curse';
/** GH-11.5: decks that draw on one supply, and how many cards it has: blessings for all, curses for the monsters and for all characters together. */
export interface Supply {
  card: Supplied;
  decks: readonly Modifiers[];
  most: number;
}

export function suppliesOf({ modifiers, characters }: Pick<State, 'modifiers' | 'characters'>): Supply[] {
  const own = characters.map((one) => one.modifiers);
  const { bless, curse } = printed;
  return [
    { card: 'bless', decks: [modifiers, ...own], most: bless.supply },
    { card: 'curse', decks: [modifiers], most: curse.supplyMonsters },
    { card: 'curse', decks: own, most: curse.supplyCharacters },
  ];
}

/** How many of the cards of a supply lie in its decks. */
export const inUse = ({ card, decks }: Supply): number =>
  decks.reduce((sum, { draw }) => sum + draw.filter((id) => id === card).length, 0);

/** GH-11.5: a blessing or a curse goes into a deck, as long as there is one; gives whether it has. */
export function addFromSupply(g: State, card: Supplied, owned: Owned, rng: Rng): boolean {
  const supply = suppliesOf(g).find((one) => one.card === card && one.decks.includes(owned.deck))!;
  if (inUse(supply) >= supply.most) return false;
  add(card, owned, rng);
  return true;
}
