import type { PowerRule } from './power.ts';

/** (9) The Agent, once in a combat: after its card has dealt damage. */
export const spreadLies: PowerRule<'spread_lies'> = {
  acts: {
    9: ({ own, opp, by, say }, { n }, used) => {
      if (used || opp.base === 0 || opp.hit === 0) return;
      opp.corruption += n;
      own.powerWorks = true;
      say('corrupts', { by, who: opp.who, n });
    },
  },
};
