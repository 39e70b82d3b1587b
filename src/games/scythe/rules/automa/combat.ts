import type { Json, SeatId, Table } from '#core/types';
import { type Card, dialOf } from '../../printed/automa.ts';
import { fightersAt, homeOf, player, unitsAt, workersAt } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { flip } from './deck.ts';

/** A9, A10: the Automa in a combat. */

/** What it commits, and the card that said so. */
export interface Strength {
  card: Card;
  dial: number;
  cards: number[];
}

/** A10: a card of its deck sets the dial; R-140: its combat cards are taken as they come, unseen. */
export function strength(t: Table<State>): Strength {
  const { g, rng } = t;
  const { seat } = g.automa!;
  const card = flip(t);
  const { power, hand } = player(g, seat);
  const cards = rng.shuffle(hand, 'automa-hand').slice(0, card.combat.cards);
  t.tell({ type: 'automa-fights', shown: { seat, card: card.id } });
  return { card, dial: dialOf(card, power), cards };
}

/** A9: character and mechs go back to the faction mat, workers to the home base. Resources stay (SC-7.7). */
export function withdraw({ g, tell }: Table<State>, seat: SeatId, from: string): void {
  const beaten = fightersAt(g, from, seat);
  const units: Json = beaten.map((id) => g.units[id]!.kind);
  for (const id of beaten) delete g.units[id];
  tell({ type: 'automa-withdrew', shown: { seat, units, from } });
  const workers = workersAt(g, from, seat);
  if (workers.length === 0) return;
  const to = homeOf(g, seat);
  for (const id of unitsAt(g, from, seat)) g.units[id]!.at = to;
  tell({ type: 'retreated', shown: { seat, units: workers.map(() => 'worker'), from, to } });
}
