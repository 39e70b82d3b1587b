import type { Kind } from './kind.ts';

/** (3) No card and no power cancels it; exhaustion does (MEQ-7.5). */
export const uncancelable: Kind<'uncancelable'> = {
  acts: {
    3: ({ own }) => {
      own.uncancelable = true;
    },
  },
};
