import type { AnyAction, ChoiceOf, Json, Script, SeatId, Table } from '#core/types';
import { heroSeats } from '../../pieces.ts';
import type { Chooser } from '../../schema/effect.ts';
import { SAURON, type State } from '../../state.ts';
import { type Now, seatOf } from '../effect.ts';

/** Who is asked by a card: its hero, Sauron, or all heroes, of whom any one answers. */
export const askedBy = (g: State, now: Now, by: Chooser): SeatId[] => {
  if (by === 'heroes') return heroSeats(g);
  return [by === 'sauron' ? SAURON : seatOf(now)];
};

/** Puts a question to all of them; the first answer counts. */
export function* askThem<A extends AnyAction<State>>(
  t: Table<State>,
  seats: readonly SeatId[],
  question: { key: string; actions: readonly A[]; about: Json },
): Script<ChoiceOf<A>> {
  const { key, actions, about } = question;
  const [only] = seats;
  if (seats.length > 1) return yield* t.askAny(seats, key, actions, { about });
  return yield* t.askOneOf(only!, key, actions, { about });
}
