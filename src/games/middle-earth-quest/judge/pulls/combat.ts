import { pullOf } from '#core/pulls';
import { prepare } from '../../rules/combat/begin.ts';
import { drawRested } from '../../rules/combat/fight-round.ts';
import { costWith, NOTHING, playCard } from '../../rules/combat/play-card.ts';
import { hero } from '../../state/pieces.ts';

export const pulls = [
  pullOf(drawRested, (_, { rest, life }) => 1 + rest + life),
  pullOf(playCard, ({ g, seat }, { card }) => {
    if (card === NOTHING) return 0.2;
    const { cost, strength } = costWith(g, seat, card);
    return cost <= strength ? 3 : 0.5;
  }),
  pullOf(prepare, ({ g, seat }, { n }) => (hero(g, seat).piles.hand.length < 4 ? 1 + n : 1)),
];
