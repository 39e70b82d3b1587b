import type { Script, SeatId, Table } from '#core/types';
import { leastOf } from '../../state/attributes.ts';
import { hero } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { discardHand } from '../hero/piles.ts';
import { chooseToDiscard } from './questions/cards.ts';

/** What is above a limit that a corruption card brings goes at once: hand cards of his choice, and favor. */
export function* settleLimits(t: Table<State>, seat: SeatId): Script {
  const { g } = t;
  const own = hero(g, seat);
  const favor = own.favor - leastOf(g, seat, 'favorLimit', Number.POSITIVE_INFINITY);
  if (favor > 0) {
    own.favor -= favor;
    t.tell({ type: 'favor-lost', shown: { seat, n: favor, favor: own.favor } });
  }
  const n = own.piles.hand.length - leastOf(g, seat, 'handLimit', Number.POSITIVE_INFINITY);
  if (n <= 0) return;
  const cards = yield* chooseToDiscard(t, seat, 'hand-limit', n);
  discardHand(g, seat, cards);
  t.tell({ type: 'hand-discarded', shown: { seat, cards, hand: own.piles.hand.length } });
}
