import type { PowerRule } from './power.ts';

/** (1) The Warg Rider's card at the bottom of its stack costs nothing if it is of this type. */
export const surpriseAssault: PowerRule<'surprise_assault'> = {
  acts: {
    1: ({ own, by, say }, { ifOwnType }) => {
      const bottom = own.stack[0] ?? own.card;
      if (bottom?.type !== ifOwnType || own.costs[0] === 0) return;
      say('cost', { by, card: bottom.id, n: 0, printed: bottom.cost });
      own.costs[0] = 0;
    },
  },
};
