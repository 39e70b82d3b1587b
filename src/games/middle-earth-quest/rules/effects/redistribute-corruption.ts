import type { Message } from '#core/types';
import { cardsOf } from '../../printed/terms/card-things.ts';
import { hero, heroSeats } from '../../state/pieces.ts';
import { SAURON } from '../../state/state.ts';
import { action } from '../action.ts';
import type { Perform } from './kind/effect.ts';
import { settleLimits } from './limits.ts';
import { asOptions, seatOfOption } from './questions/pick.ts';

/** Two heroes, and which of the cards of both the first one holds afterwards. */
export const redistribute = action({
  name: 'redistribute',
  fields: {
    first: {
      kind: 'one',
      of: 'seat',
      options: ({ g }) => asOptions(heroSeats(g)),
      label: (seat): Message => ({ key: `seat.${seat}` }),
    },
    second: {
      kind: 'one',
      of: 'seat',
      options: ({ g }, { first }) => asOptions(heroSeats(g)).filter((seat) => seat !== first),
      label: (seat): Message => ({ key: `seat.${seat}` }),
    },
    cards: {
      kind: 'some',
      of: cardsOf('corruption'),
      options: ({ g }, { first, second }) =>
        [first, second].flatMap((seat) => hero(g, seatOfOption(seat as string)).corruption),
      size: ({ g }, { first, second }) => {
        const all = [first, second].flatMap((seat) => hero(g, seatOfOption(seat as string)).corruption);
        return [0, all.length] as const;
      },
      label: (card): Message => ({ key: `corruption.${card}` }),
    },
  },
});

/** With one hero there is nothing to do. */
export const redistributeCorruption: Perform<'redistributeCorruption'> = function* (t) {
  const { g } = t;
  if (g.heroes.length < 2 || g.heroes.every(({ corruption }) => corruption.length === 0)) return;
  const { first, second, cards } = yield* t.ask(SAURON, 'redistribute', redistribute);
  const [one, other] = [first, second].map((seat) => hero(g, seatOfOption(seat)));
  const had = [one!, other!].map(({ corruption }) => corruption.length);
  const all = [...one!.corruption, ...other!.corruption];
  one!.corruption = all.filter((card) => cards.includes(card));
  other!.corruption = all.filter((card) => !cards.includes(card));
  const shown = { first: one!.corruption, second: other!.corruption };
  t.tell({
    type: 'corruption-redistributed',
    shown: { seat: seatOfOption(first), other: seatOfOption(second), cards: shown.first, others: shown.second, had },
  });
  for (const seat of [first, second]) yield* settleLimits(t, seatOfOption(seat));
};
