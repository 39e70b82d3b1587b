import type { Kind } from './kind.ts';

/** (9) The top of the other side's deck goes under its stack: a hero's deck is his life pool. */
export const buryOppDeckTop: Kind<'buryOppDeckTop'> = {
  acts: {
    9: ({ opp, by, say }) => {
      opp.buried = true;
      say('buries', { by, who: opp.who });
    },
  },
};
