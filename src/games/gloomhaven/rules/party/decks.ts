import type { Rng } from '#core/types';
import { modifiers } from '../../printed/content/content.ts';
import { idOf } from '../../printed/content/perk-cards.ts';
import { ignores, perksOf } from '../../state/party/members.ts';
import { itemOf } from '../../state/party/shop.ts';
import type { Member } from '../../state/party.ts';
import type { Modifiers } from '../../state/state.ts';

/** GH-1.1, GH-1.6: the attack modifier cards a character goes with. */

export const STANDARD: readonly string[] = modifiers.deck.flatMap(({ card, count }) => Array<string>(count).fill(card));

/** The deck of 20 (GH-1.3) as perks have changed it, and the -1 cards of what is worn. */
export function cardsOfDeck(one: Member, worn: readonly number[]): string[] {
  const deck = [...STANDARD];
  for (const i of one.perks) {
    const { remove = [], add = [] } = perksOf(one)[i]!;
    for (const { card, count } of remove) for (let n = 0; n < count; n++) deck.splice(deck.indexOf(card), 1);
    for (const card of add) deck.push(...Array<string>(card.count).fill(idOf(card)));
  }
  if (!ignores(one, 'ignoreItemPenalties'))
    for (const id of worn) deck.push(...Array<string>(itemOf(id).minus1Cards ?? 0).fill('minus1'));
  return deck;
}

/** Shuffled by the stream of its owner: what one draws tells nothing of another. */
export const shuffled = (cards: readonly string[], owner: string, rng: Rng): Modifiers => ({
  draw: rng.shuffle(cards, `modifiers/${owner}`),
  discard: [],
  shuffles: false,
});
