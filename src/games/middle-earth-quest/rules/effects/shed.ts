import type { Script, SeatId, Table } from '#core/types';
import { hero } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { discardCorruption } from './questions/cards.ts';

/** He picks corruption cards of his, which are discarded; gives how many. */
export function* shedCorruption(
  t: Table<State>,
  seat: SeatId,
  bounds: { least: number; most: number },
): Script<number> {
  if (bounds.most === 0) return 0;
  const own = hero(t.g, seat);
  const { cards } = yield* t.ask(seat, 'discard-corruption', discardCorruption, { about: bounds });
  own.corruption = own.corruption.filter((card) => !cards.includes(card));
  t.g.corruptionDeck.discard.push(...cards);
  if (cards.length > 0) t.tell({ type: 'corruption-shed', shown: { seat, cards } });
  return cards.length;
}
