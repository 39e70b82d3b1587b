import type { Kind } from './kind.ts';

/** (9) After the damage of the round. */
export const oppDiscardRandom: Kind<'oppDiscardRandom'> = {
  acts: {
    9: ({ opp, by, say }, { n, damageBy }) => {
      opp.discards.push({ n, hurts: damageBy !== undefined });
      say(damageBy === undefined ? 'discards' : 'discards-and-hurts', { by, who: opp.who, n });
    },
  },
};
