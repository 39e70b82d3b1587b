import type { PowerRule } from './power.ts';

/** (9) The Crebain, before all else: of what hits the hero, attack over defense becomes influence, and nothing else. */
export const spy: PowerRule<'spy'> = {
  acts: {
    9: ({ opp, by, say }) => {
      opp.turned = Math.min(opp.base, opp.hit);
      if (opp.turned > 0) say('turns', { by, n: opp.turned });
    },
  },
};
