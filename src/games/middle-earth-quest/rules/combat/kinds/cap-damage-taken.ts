import type { Kind } from './kind.ts';

/** (8) All damage of the round counts towards it, traps and reflections included. */
export const capDamageTaken: Kind<'capDamageTaken'> = {
  acts: {
    8: ({ own, by, say }, { n }) => {
      own.most = Math.min(own.most ?? n, n);
      say('caps', { by, who: own.who, n });
    },
  },
};
