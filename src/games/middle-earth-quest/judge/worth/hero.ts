import type { SeatId } from '#core/types';
import { corruptions } from '../../printed/cards/decks.ts';
import { skills } from '../../printed/combat/heroes.ts';
import { strongholds } from '../../printed/map/map.ts';
import { hero } from '../../state/pieces.ts';
import { PILES, type State } from '../../state/state.ts';
import type { Foil } from './foil.ts';
import { goals } from './goals.ts';
import { WEIGHTS } from './weights.ts';

export const STANDING = ['cards', 'favor', 'corruption', 'growth', 'quests', 'way', 'plots'] as const;

/** How well a hero is: cards, favor, corruption, what he has learned, and what he is on his way to; `plots` are those that he is to foil. */
export function standing(g: State, seat: SeatId, plots: readonly Foil[]): Record<(typeof STANDING)[number], number> {
  const { favor, items, corruption, levels, piles, starting, advanced } = hero(g, seat);
  const learned = PILES.reduce((sum, pile) => sum + piles[pile].filter((card) => skills.has(card)).length, 0);
  const grown = Object.values(levels).reduce((sum, n) => sum + n, 0);
  const done = [starting, advanced].filter(({ is }) => is === 'done').length;
  return {
    cards: cardsOf(g, seat),
    favor: WEIGHTS.favor * favors(favor),
    corruption: -WEIGHTS.corruption * corruption.filter((card) => corruptions.get(card)!.kind === 'ongoing').length,
    growth: WEIGHTS.level * grown + WEIGHTS.skill * learned + WEIGHTS.item * items.length,
    quests: WEIGHTS.quest * done,
    ...goals(g, seat, plots),
  };
}

/** His life: cards that he can play or lose, and those that come back by rest. */
function cardsOf(g: State, seat: SeatId): number {
  const { at, piles } = hero(g, seat);
  const { life, rest, damage, hand } = piles;
  const able = life.length + hand.length;
  return (
    WEIGHTS.card * cards(able) -
    (able < FEW && strongholds.has(at) ? WEIGHTS.stranded * (1 - able / FEW) : 0) +
    WEIGHTS.hand * Math.min(hand.length, 7) +
    WEIGHTS.rested * rest.length +
    WEIGHTS.hurt * damage.length
  );
}

/** The last cards count most: who has none cannot move in his next turn, and is defeated. */
const cards = (n: number): number => (n < 7 ? 6 * n : 42 + (n - 7));
/** With fewer he hardly comes away, and in a Shadow Stronghold he cannot rest (MEQ-6.2). */
const FEW = 4;
/** The first favor pays for plots; more than the dearest plot costs helps little. */
const favors = (n: number): number => (n <= 6 ? n : 6 + (n - 6) / 3);
