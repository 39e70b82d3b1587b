import type { Kind } from './kind.ts';

/** (7) If the attack of step 6 dealt damage. */
export const bonusDamageIfDealt: Kind<'bonusDamageIfDealt'> = {
  acts: {
    7: ({ opp, by, say }, { n }) => {
      if (opp.base === 0) return;
      opp.extra += n;
      say('extra', { by, who: opp.who, n });
    },
  },
};
