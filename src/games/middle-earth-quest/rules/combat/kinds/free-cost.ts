import type { Kind } from './kind.ts';

/** (1) The card costs nothing, and leaves the stack at the end of the round. */
export const freeCost: Kind<'freeCost'> = {
  acts: {
    1: ({ own, by, say }) => {
      say('cost', { by, card: own.card!.id, n: 0, printed: own.card!.cost });
      own.costs[own.costs.length - 1] = 0;
      own.leaves = true;
    },
  },
};
