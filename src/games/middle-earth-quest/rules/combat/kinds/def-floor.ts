import type { Kind } from './kind.ts';

/** (4) Its own defense is not lowered below this; bonuses come on top. */
export const defFloor: Kind<'defFloor'> = {
  acts: {
    4: ({ own }, { n }) => {
      own.floor = Math.max(own.floor, n);
    },
  },
};
