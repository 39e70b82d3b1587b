import { pullOf } from '#core/pulls';
import { readUse } from '../../rules/lines/half.ts';
import { longRest, mayPlay } from '../../rules/round/choose.ts';
import { changeHand, takeCards } from '../../rules/round/prepare.ts';
import { keep, shortRest } from '../../rules/round/rest.ts';
import { act, endActive, endTurn, hasUses } from '../../rules/round/turn.ts';
import { character } from '../../state/figures/figures.ts';

export const pulls = [
  pullOf(longRest, ({ g, seat }) => (mayPlay(g, seat) ? 0.2 : 1)),
  pullOf(shortRest, ({ g, seat }) => (character(g, seat).hand.length < 2 ? 2 : 0.1)),
  pullOf(keep, 3),
  pullOf(act, (_, { half }) => (readUse(half).use === 'top' || readUse(half).use === 'bottom' ? 4 : 1)),
  pullOf(endActive, 0.05),
  pullOf(endTurn, ({ g, seat }) => (hasUses(g, seat) ? 0.1 : 10)),
  pullOf(takeCards, 4),
  pullOf(changeHand, 0.02),
];
