import type { PowerRule } from './power.ts';

/** (9) The Oliphaunt, if its card has dealt damage: so much of it at least comes from the hand. */
export const stampede: PowerRule<'stampede'> = {
  acts: {
    9: ({ opp, by, say }, { n }) => {
      if (opp.base === 0 || opp.hit === 0) return;
      opp.fromHand = Math.min(n, opp.hand.length);
      if (opp.fromHand > 0) say('from-hand', { by, who: opp.who, n: opp.fromHand });
    },
  },
};
