import type { PowerRule } from './power.ts';

/** (9) The Uruk-hai, if its card has dealt damage. */
export const bloodfury: PowerRule<'bloodfury'> = {
  acts: {
    9: ({ own, opp, by, say }, { n }) => {
      if (opp.base === 0 || opp.hit === 0) return;
      own.draws += n;
      say('may-draw', { by, who: own.who, n });
    },
  },
};
