import type { Script, SeatId, Table, Window } from '#core/types';
import { statOf } from '../../state/attributes.ts';
import { heroSeats } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { action } from '../action.ts';
import { drawLife, mostToDraw } from './piles.ts';

/** MEQ-3.13: the Hero Draw step. */

export const most = (g: State, seat: SeatId): number => mostToDraw(g, seat, statOf(g, seat, 'fortitude'));

export const drawHeroCards = action({
  name: 'draw-hero-cards',
  isMain: true,
  fields: {
    n: {
      kind: 'count',
      range: ({ g, seat }) => [0, most(g, seat)] as const,
      usual: ({ g, seat }) => most(g, seat),
    },
  },
});

/** All he may: nearly always meant. */
export const drawFully = action({ name: 'draw-fully', fields: {}, isAlwaysLegal: true });

/** Each hero draws up to as many cards as his fortitude; all are asked at once. */
export function* heroDraw(t: Table<State>): Script {
  const seats = heroSeats(t.g).filter((seat) => most(t.g, seat) > 0);
  if (seats.length === 0) return;
  const all = yield* t.askEachOneOf(seats, 'hero-draw', [drawHeroCards, drawFully], { window: 'draw' });
  for (const [i, said] of all.entries()) {
    const seat = seats[i]!;
    drawLife(t, seat, said.name === 'draw-fully' ? most(t.g, seat) : said.args.n);
  }
}

/** Nearly always he draws all he may. */
export const drawWindow: Window<State> = {
  seats: heroSeats,
  orders: { all: { answer: () => ({ action: 'draw-fully', args: {} }) } },
};
