import { z } from 'zod';
import type { Here, Message, Script, SeatId, Table } from '#core/types';
import { combatCards } from '../../../printed/combat/combat-cards.ts';
import { counted, listed } from '../../../printed/terms/card-counts.ts';
import { cardIn, cardsOf } from '../../../printed/terms/card-things.ts';
import { hero } from '../../../state/pieces.ts';
import type { Pile, State } from '../../../state/state.ts';
import { action } from '../../action.ts';

/** Questions of cards about the cards somebody holds. */

const pileOf = (g: State, seat: SeatId, pile: Pile): string[] => hero(g, seat).piles[pile];
const label = (card: string): Message => ({ key: 'label.hand-card', args: { card } });
const Wanted = z.object({ n: z.int() });
const wanted = ({ about }: Here<State, z.infer<typeof Wanted>>): number => about.n;

/** So many hand cards go to the rest pool. */
export const discardCards = action({
  name: 'discard-cards',
  about: Wanted,
  fields: {
    cards: {
      kind: 'shares',
      of: cardsOf('combat'),
      room: ({ g, seat }) => counted(pileOf(g, seat, 'hand')),
      total: (here) => [wanted(here), wanted(here)] as const,
      label,
    },
  },
});

/** He picks so many of his hand; in secret, as the number of answers would tell which cards are alike, and not where all of them go. */
export function* chooseToDiscard(
  t: Table<State>,
  seat: SeatId,
  key: 'discard' | 'hand-limit',
  n: number,
): Script<string[]> {
  const hand = pileOf(t.g, seat, 'hand');
  if (n >= hand.length) return [...hand];
  return listed((yield* t.ask(seat, key, discardCards, { secret: true, about: { n } })).cards);
}

/** The shields printed on a card. */
export const shieldsOf = (card: string): number => combatCards.get(card)!.defense;

/** The fewest hand cards whose shields prevent so much; undefined where all together do not. */
function shieldsFor(hand: readonly string[], n: number): string[] | undefined {
  const chosen: string[] = [];
  let left = n;
  for (const card of [...hand].sort((a, b) => shieldsOf(b) - shieldsOf(a))) {
    if (left <= 0) break;
    chosen.push(card);
    left -= shieldsOf(card);
  }
  return left > 0 ? undefined : chosen;
}

/** Hand cards whose shields prevent damage; none is a legal answer. */
export const blockDamage = action({
  name: 'block-damage',
  about: Wanted,
  fields: {
    cards: {
      kind: 'shares',
      of: cardsOf('combat'),
      room: ({ g, seat }) => counted(pileOf(g, seat, 'hand')),
      total: ({ g, seat }) => [0, pileOf(g, seat, 'hand').length] as const,
      label: (card): Message => ({ key: 'label.shield-card', args: { card, n: shieldsOf(card) } }),
    },
  },
  suggest: (here) => {
    const cards = shieldsFor(pileOf(here.g, here.seat, 'hand'), wanted(here));
    const all = cards && [{ label: { key: 'label.block-all', args: { cards } }, args: { cards: counted(cards) } }];
    return [...(all ?? []), { label: { key: 'label.no-block' }, args: { cards: {} } }];
  },
});

/** So many cards of the damage pool go to the rest pool. */
export const recoverCards = action({
  name: 'recover-cards',
  about: Wanted,
  fields: {
    cards: {
      kind: 'shares',
      of: cardsOf('combat'),
      room: ({ g, seat }) => counted(pileOf(g, seat, 'damage')),
      total: (here) => [wanted(here), wanted(here)] as const,
      label,
    },
  },
});

/** Corruption cards he holds go to the discards: as many as `least` and `most` say. */
export const discardCorruption = action({
  name: 'discard-corruption',
  about: z.object({ least: z.int(), most: z.int() }),
  fields: {
    cards: {
      kind: 'some',
      of: cardsOf('corruption'),
      options: ({ g, seat }) => hero(g, seat).corruption,
      size: ({ about }) => [about.least, about.most] as const,
      label: (card): Message => ({ key: `corruption.${card}` }),
    },
  },
});

const HANDS = { shadow: 'shadow', plot: 'plots' } as const;
type Held = keyof typeof HANDS;
/** Sauron's hand of a kind. */
export const handOf = (g: State, deck: Held): string[] => g[HANDS[deck]];

const Discard = Wanted.extend({ deck: z.enum(['shadow', 'plot']) });
const heldAt = ({ g, about }: Here<State, z.infer<typeof Discard>>, i: string): string =>
  handOf(g, about.deck)[Number(i) - 1]!;

/** Sauron discards cards of his hand; by their places, as two can be alike. */
export const discardHeld = action({
  name: 'discard-held',
  about: Discard,
  fields: {
    cards: {
      kind: 'some',
      of: (i, here) => [cardIn(here.about.deck, heldAt(here, i))],
      options: ({ g, about }) => handOf(g, about.deck).map((_, i) => String(i + 1)),
      size: (here) => [wanted(here), wanted(here)] as const,
      label: (i, here): Message => ({ key: `${here.about.deck}.${heldAt(here, i)}` }),
    },
  },
});
