import { pullOf } from '#core/pulls';
import { takeDamage } from '../../rules/hero/damage.ts';
import { drawFully } from '../../rules/hero/draw-step.ts';
import { hunt } from '../../rules/hero/encounter.ts';
import { pickFoe } from '../../rules/hero/meet.ts';
import { move } from '../../rules/hero/move.ts';
import { rest } from '../../rules/hero/rest.ts';
import { trade } from '../../rules/hero/trade.ts';
import { endTravel, explore } from '../../rules/hero/travel.ts';
import { hero } from '../../state/pieces.ts';

export const pulls = [
  pullOf(drawFully, 20),
  pullOf(trade, 0.1),
  pullOf(hunt, 3),
  // A card in hand is worth more than one that is not seen yet.
  pullOf(takeDamage, (_, { hand }) => 4 / (1 + Object.values(hand).reduce((sum, n) => sum + n, 0))),
  pullOf(rest, ({ g, seat }) => {
    const { life, rest, damage } = hero(g, seat).piles;
    return life.length < 8 && rest.length + damage.length > 6 ? 8 : 0.1;
  }),
  pullOf(pickFoe, 2),
  pullOf(explore, 3),
  pullOf(endTravel, 0.3),
  pullOf(move, 2),
];
