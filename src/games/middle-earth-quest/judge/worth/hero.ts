import type { SeatId } from '#core/types';
import { corruptions } from '../../printed/cards/decks.ts';
import { skills } from '../../printed/combat/heroes.ts';
import { strongholds } from '../../printed/map/map.ts';
import { hero } from '../../state/pieces.ts';
import { PILES, type State } from '../../state/state.ts';
import type { Foil } from './foil.ts';
import { goals } from './goals.ts';
import { WEIGHTS } from './weights.ts';

/** How well a hero is: cards, favor, corruption, what he has learned, and what he is on his way to; `plots` are those that he is to foil. */
export function standing(g: State, seat: SeatId, plots: readonly Foil[]): number {
  const { at, favor, items, corruption, levels, piles, starting, advanced } = hero(g, seat);
  const able = piles.life.length + piles.hand.length;
  const { rest, damage, hand } = piles;
  const learned = PILES.reduce((sum, pile) => sum + piles[pile].filter((card) => skills.has(card)).length, 0);
  const grown = Object.values(levels).reduce((sum, n) => sum + n, 0);
  const done = [starting, advanced].filter(({ is }) => is === 'done').length;
  return (
    WEIGHTS.card * cards(able) -
    (able < FEW && strongholds.has(at) ? WEIGHTS.stranded * (1 - able / FEW) : 0) +
    WEIGHTS.hand * Math.min(hand.length, 7) +
    WEIGHTS.rested * rest.length +
    WEIGHTS.hurt * damage.length +
    WEIGHTS.favor * favors(favor) -
    WEIGHTS.corruption * corruption.filter((card) => corruptions.get(card)!.kind === 'ongoing').length +
    WEIGHTS.level * grown +
    WEIGHTS.skill * learned +
    WEIGHTS.item * items.length +
    WEIGHTS.quest * done +
    goals(g, seat, plots)
  );
}

/** The last cards count most: who has none cannot move in his next turn, and is defeated. */
const cards = (n: number): number => (n < 7 ? 6 * n : 42 + (n - 7));
/** With fewer he hardly comes away, and in a Shadow Stronghold he cannot rest (MEQ-6.2). */
const FEW = 4;
/** The first favor pays for plots; more than the dearest plot costs helps little. */
const favors = (n: number): number => (n <= 6 ? n : 6 + (n - 6) / 3);
