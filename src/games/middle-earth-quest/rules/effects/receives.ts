import type { Script, SeatId, Table } from '#core/types';
import { corruptions } from '../../printed/cards/decks.ts';
import { hero } from '../../state/pieces.ts';
import { reads } from '../../state/reads.ts';
import type { State } from '../../state/state.ts';
import { resolve } from '../sauron/resolve.ts';
import type { Now } from './kind/effect.ts';
import { settleLimits } from './limits.ts';

/** MEQ-6.18: a hero receives this corruption card: he holds it, or it acts and is discarded. It lies in no pile before. */
export function* receives(t: Table<State>, { calls }: Now, seat: SeatId, card: string): Script {
  const found = corruptions.get(card)!;
  t.tell({ type: 'corruption-received', shown: { seat, corruption: card } });
  reads(t, 'corruption', card);
  if (found.kind === 'immediate') {
    yield* resolve(t, { calls, kind: 'corruption', card, seat, effects: found.effect, deck: 'corruptionDeck' });
    return;
  }
  hero(t.g, seat).corruption.push(card);
  yield* settleLimits(t, seat);
}
