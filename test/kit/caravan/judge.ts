import { pullOf, pullsFrom } from '#core/pulls';
import type { Judge, Proofs } from '#core/types';
import { pass, walk } from './actions.ts';
import { type Caravan, COINS, cards } from './state.ts';

/** What the caravan brings besides its rules. */

export const judge: Judge<Caravan> = {
  pulls: pullsFrom([pullOf(pass, 3), pullOf(walk, (_, { steps }) => 2 * steps)]),
};

export const proofs: Proofs<Caravan> = {
  audit: () => (after) => {
    const coins = after.bank + after.coins.reduce((sum, n) => sum + n, 0);
    const held = [...after.hands, ...after.shown, after.deck].flat().length;
    return coins === COINS && held === cards.length ? undefined : `${coins} coins and ${held} cards`;
  },
  swapHidden(g, viewer, rng) {
    const mine = viewer === 'spectator' ? [] : g.hands[viewer]!;
    const open = [...mine, ...g.shown.flat()];
    const unknown = rng.shuffle(
      cards.filter((card) => !open.includes(card)),
      'swap',
    );
    const swap = (card: string) => (open.includes(card) ? card : unknown.shift()!);
    return { ...g, hands: g.hands.map((hand) => hand.map(swap)), deck: g.deck.map(swap) };
  },
};
