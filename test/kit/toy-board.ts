import { boardLine, boardSection, type WholeTextBoard } from '#core/text-board';
import * as say from './toy-actions.ts';
import type { ToyView } from './toy-view.ts';

/** The toy market in words. */

export const toyBoard: WholeTextBoard<ToyView, 'now' | 'own' | 'houses'> = {
  kinds: {
    now: ({ round, deck }) => boardSection('now', [boardLine('round', { round, deck })]),
    own: ({ hand }) =>
      boardSection('own', hand.length > 0 ? [boardLine('hand', { cards: hand.map(say.cardName) })] : []),
    houses: ({ points, coins, at, held, hid }) =>
      boardSection(
        'houses',
        points.map((n, seat) =>
          boardLine('house', {
            seat,
            at: { key: `place.${at[seat]}` },
            points: n,
            coins: coins[seat]!,
            cards: held[seat]!,
            hid: hid[seat]!,
          }),
        ),
      ),
  },
  facts: {
    // Whoever hears it knows which house is theirs.
    viewer: null,
    round: 'now',
    deck: 'now',
    hand: 'own',
    points: 'houses',
    coins: 'houses',
    at: 'houses',
    held: 'houses',
    hid: 'houses',
  },
};
