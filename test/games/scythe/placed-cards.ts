import { makeRng } from '#core/rng';
import { automaCards, levelOf } from '#games/scythe/printed/automa';
import { combatDeck } from '#games/scythe/printed/content';
import type { State } from '#games/scythe/state/state';

/** Where cards lie in a position that nobody has played to. */

interface Dealing {
  seed: number;
  /** Of each seat: how many combat cards it holds, and whether it owns a Factory card. */
  cards: readonly { hand: number; factory: boolean }[];
  discarded: number;
  /** Of the Automa: the box of its tracker, and how many of its cards are still face down. */
  box: number;
  cardsLeft: number;
}

/** Deals the 42 combat cards anew, Factory cards from the offer, and the Automa's cards. */
export function dealCards(g: State, { seed, cards, discarded, box, cardsLeft }: Dealing): void {
  const rng = makeRng({ seed: `cards/${seed}`, drawn: {} });
  const all = rng.shuffle(combatDeck, 'combat');
  for (const [seat, p] of g.players.entries()) {
    const { hand, factory } = cards[seat]!;
    p.hand = all.splice(0, hand).sort((a, b) => a - b);
    if (!factory) continue;
    if (g.automa?.seat === seat) g.automa.factory = g.offer.pop()!;
    else p.factory = g.offer.pop()!;
  }
  g.combatDiscard = all.splice(0, discarded);
  g.combatDeck = all;
  if (!g.automa) return;
  const { stars, schemeTwoAt } = levelOf(g.automa);
  // With its fifth star from the tracker, a power star would be the end (SC-11.2).
  g.automa.box = 1 + (box % (stars[4]! - 1));
  g.automa.scheme = g.automa.box >= schemeTwoAt ? 2 : 1;
  const own = rng.shuffle([...automaCards.keys()], 'automa');
  g.automa.deck = own.slice(0, cardsLeft);
  g.automa.discard = own.slice(cardsLeft);
}
