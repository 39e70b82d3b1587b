import type { AboutOf, AnyAction, ChoiceOf, Chosen, Script, SeatId, Table } from '#core/types';
import type { Chooser } from '../../../printed/cards/effect.ts';
import { heroSeats } from '../../../state/pieces.ts';
import { SAURON, type State } from '../../../state/state.ts';
import { type Now, seatOf } from '../kind/effect.ts';

/** Who is asked by a card: its hero, Sauron, or all heroes, of whom any one answers. */
export const askedBy = (g: State, now: Now, by: Chooser): SeatId[] => {
  if (by === 'heroes') return heroSeats(g);
  return [by === 'sauron' ? SAURON : seatOf(now)];
};

/** What is decided; `otherwise` is done if those who decide it together are of two minds. */
interface Decided<A> {
  key: string;
  actions: readonly A[];
  about: AboutOf<A>;
  otherwise: Chosen;
}

/** Puts a question to all of them; the first answer counts, and anybody may object to what one decides for several. */
export function* askThem<A extends AnyAction<State>>(
  t: Table<State>,
  seats: readonly SeatId[],
  { key, actions, about, otherwise }: Decided<A>,
): Script<ChoiceOf<A>> {
  const [only] = seats;
  if (seats.length > 1) return yield* t.askAny(seats, key, actions, { about, otherwise });
  return yield* t.askOneOf(only!, key, actions, { about });
}
