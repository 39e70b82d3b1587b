import type { PowerRule } from './power.ts';

/** (9) The Giant Spider, if its card has dealt so much damage. */
export const paralyzingVenom: PowerRule<'paralyzing_venom'> = {
  acts: {
    9: ({ opp, by, say }, { atLeast, n }) => {
      if (opp.hit < atLeast) return;
      opp.discards.push({ n, hurts: false });
      say('discards', { by, who: opp.who, n });
    },
  },
};
