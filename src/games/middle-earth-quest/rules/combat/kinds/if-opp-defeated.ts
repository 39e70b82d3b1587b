import type { Kind } from './kind.ts';

/** (10) Rest pool and stack go into the life pool if the other side is defeated; a foe has neither. */
export const ifOppDefeated: Kind<'ifOppDefeated'> = {
  acts: {
    10: ({ own }) => {
      own.recovers = own.side === 'hero';
    },
  },
};
