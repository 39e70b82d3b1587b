import type { Kind } from './kind.ts';

/** (9) Any card of its stack but the one just played. */
export const returnFromStack: Kind<'returnFromStack'> = {
  acts: {
    9: ({ own, by, say }, { n }) => {
      own.returns += n;
      say('returns', { by, who: own.who, n });
    },
  },
};
