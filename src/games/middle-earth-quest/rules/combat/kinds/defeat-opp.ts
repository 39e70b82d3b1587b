import type { Kind } from './kind.ts';

/** (10) Whatever health or cards the other side has left. */
export const defeatOpp: Kind<'defeatOpp'> = {
  acts: {
    10: ({ opp, by, say }) => {
      opp.struckDown = true;
      say('strikes-down', { by, who: opp.who });
    },
  },
};
