import type { Kind } from './kind.ts';

/** (7) If the attack of step 6 hit its own side. */
export const selfDamageIfHit: Kind<'selfDamageIfHit'> = {
  acts: {
    7: ({ own, by, say }, { n }) => {
      if (own.base === 0) return;
      own.extra += n;
      say('extra', { by, who: own.who, n });
    },
  },
};
