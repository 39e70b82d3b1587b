import type { PowerRule } from './power.ts';

/** (7) The Orc: if the hero's card has this type as well (T-18). */
export const fanatical: PowerRule<'fanatical'> = {
  acts: {
    7: ({ opp, by, say }, { ifOppType, n }) => {
      if (opp.type !== ifOppType) return;
      opp.extra += n;
      say('extra', { by, who: opp.who, n });
    },
  },
};
