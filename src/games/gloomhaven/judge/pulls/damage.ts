import { pullOf } from '#core/pulls';
import { isFatal, loseCard, loseDiscarded, suffer } from '../../rules/damage/damage.ts';

export const pulls = [
  pullOf(suffer, 2),
  pullOf(loseCard, ({ about }) => (isFatal(about) ? 4 : 0.3)),
  pullOf(loseDiscarded, ({ about }) => (isFatal(about) ? 4 : 0.3)),
];
