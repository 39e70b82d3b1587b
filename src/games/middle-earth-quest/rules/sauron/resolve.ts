import type { Script, SeatId, Table } from '#core/types';
import type { Effects } from '../../printed/cards/effect.ts';
import type { Resolving, State } from '../../state/state.ts';
import type { Calls } from '../calls.ts';
import { deckOf, shuffleBack, type Which } from '../draw.ts';

/** A card acts: while it does it lies in no pile, then on the discards, or back in its deck (`reshuffleSelf`). */

export interface Resolved {
  calls: Calls;
  kind: Resolving['kind'];
  card: string;
  /** The hero it concerns. */
  seat: SeatId | null;
  effects: Effects;
  /** Where it goes; null where it is in no deck (a plot that stays, a quest of a hero). */
  deck: Which | null;
}

/** Carries out what a card says, and puts it away. Event cards that went to a hero stay there. */
export function* resolve(t: Table<State>, { calls, kind, card, seat, effects, deck }: Resolved): Script {
  const { g } = t;
  const own: Resolving = { kind, card, seat: seat as Resolving['seat'], goesBack: false, favor: 0 };
  g.resolving.push(own);
  yield* calls.perform(t, { calls, seat }, effects);
  g.resolving = g.resolving.filter((one) => one !== own);
  if (deck === null || g.keptEvents.some((kept) => kept.card === card)) return;
  if (own.goesBack) shuffleBack(t, deck, [card]);
  else deckOf(g, deck).discard.push(card);
}
