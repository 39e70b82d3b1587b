import type { PowerRule } from './power.ts';

/** (9) The Balrog, if its card has dealt so much damage. */
export const fear: PowerRule<'fear'> = {
  acts: {
    9: ({ opp, by, say }, { atLeast }) => {
      if (opp.hit < atLeast) return;
      opp.playsByChance = true;
      say('frightens', { by, who: opp.who });
    },
  },
};
