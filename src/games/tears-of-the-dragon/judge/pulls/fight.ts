import { pullOf } from '#core/pulls';
import { setPoints } from '../../rules/fight/points.ts';
import { stay } from '../../rules/fight/retreat.ts';
import { NONE, reroll } from '../../rules/fight/volley.ts';

export const pulls = [
  pullOf(reroll, (_, { die }) => (die === NONE ? 0.2 : 1)),
  pullOf(setPoints, (_, { points }) => 1 + Object.values(points).reduce((sum, n) => sum + n, 0)),
  pullOf(stay, 2),
];
