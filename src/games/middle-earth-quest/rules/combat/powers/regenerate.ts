import type { PowerRule } from './power.ts';

/** (9) The Barrow-wight, if it is not defeated. */
export const regenerate: PowerRule<'regenerate'> = {
  acts: {
    9: ({ own }, { n }) => {
      own.heals += n;
    },
  },
};
