import { z } from 'zod';
import type { Message, Script, SeatId, Table, Window } from '#core/types';
import { counted } from '../../printed/terms/card-counts.ts';
import { cardsOf } from '../../printed/terms/card-things.ts';
import { said } from '../../printed/words/said.ts';
import { hero, heroSeats } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { action } from '../action.ts';
import type { Calls } from '../calls.ts';
import { defeat } from './defeat.ts';

/** MEQ-6.19: damage to a hero, in combat and outside: each point the top of his life pool, or a card of his hand. */

/** How many of the cards come from the hand: public. */
const Damage = z.object({ n: z.int(), least: z.int(), most: z.int() });

export const takeDamage = action({
  name: 'take-damage',
  about: Damage,
  fields: {
    hand: {
      kind: 'shares',
      of: cardsOf('combat'),
      room: ({ g, seat }) => counted(hero(g, seat).piles.hand),
      total: ({ g, seat, about: { least, most } }) => [least, Math.min(most, hero(g, seat).piles.hand.length)] as const,
      label: (card): Message => ({ key: `combat-card.${card}` }),
    },
  },
  suggest: ({ about: { n, least } }) =>
    least === 0 ? [{ label: { key: 'label.damage-from-life', args: { n } }, args: { hand: {} } }] : [],
  // A card in hand is worth more than one that is not seen yet.
});

/** Asks which cards of his hand he gives for damage; not where what is public leaves nothing to choose. */
export function* chooseDamage(
  t: Table<State>,
  seat: SeatId,
  { n, least, most }: { n: number; least: number; most: number },
): Script<string[]> {
  const { hand } = hero(t.g, seat).piles;
  if (most === 0) return [];
  if (least === hand.length) return [...hand];
  const about = { n, least, most };
  const said = yield* t.ask(seat, 'damage', takeDamage, { secret: true, window: 'damage', about });
  return Object.entries(said.hand).flatMap(([card, times]) => Array<string>(times).fill(card));
}

/** Damage by a card or an effect; none is nothing. Who has no card left in hand and life pool is defeated (MEQ-8); in a combat that is its own to see. */
export function* suffer(t: Table<State>, calls: Calls, seat: SeatId, n: number): Script {
  if (n <= 0) return;
  const { piles } = hero(t.g, seat);
  const dealt = Math.min(n, piles.life.length + piles.hand.length);
  if (dealt > 0) {
    const least = Math.max(0, dealt - piles.life.length);
    const given = yield* chooseDamage(t, seat, { n: dealt, least, most: Math.min(dealt, piles.hand.length) });
    for (const card of given) piles.damage.unshift(...piles.hand.splice(piles.hand.indexOf(card), 1));
    const fromLife = piles.life.splice(0, dealt - given.length);
    piles.damage.unshift(...fromLife);
    tellDamage(t, seat, { n: dealt, hand: given, life: fromLife, left: leftOf(t.g, seat) });
  }
  if (isBeaten(t.g, seat) && t.g.combat?.seat !== seat) yield* defeat(t, calls, seat, null);
}

/** The damage pool is open: which cards lie there everybody sees. */
export function tellDamage(
  t: Table<State>,
  seat: SeatId,
  { n, hand, life, left }: { n: number; hand: readonly string[]; life: readonly string[]; left: number },
): void {
  if (life.length > 0) t.reveal();
  const from = [
    ...(hand.length > 0 ? [said('label.of-hand', { cards: [...hand] })] : []),
    ...(life.length > 0 ? [said('label.of-life', { cards: [...life] })] : []),
  ];
  t.tell({ type: 'hero-hurt', shown: { seat, n, from, left } });
}

const leftOf = (g: State, seat: SeatId): number => {
  const { life, hand } = hero(g, seat).piles;
  return life.length + hand.length;
};

/** No card in life pool and hand (MEQ-6.19, A-7). */
export const isBeaten = (g: State, seat: SeatId): boolean => leftOf(g, seat) === 0;

/** The life pool gives all it can; who must give cards of his hand is asked. */
export const damageWindow: Window<State> = {
  seats: heroSeats,
  orders: { life: { answer: () => ({ action: 'take-damage', args: { hand: {} } }) } },
};
