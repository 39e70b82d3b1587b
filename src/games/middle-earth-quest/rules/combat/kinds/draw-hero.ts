import type { Kind } from './kind.ts';

/** (9) Of the hero's rest and life pool; a foe has none. */
export const drawHero: Kind<'drawHero'> = {
  acts: {
    9: ({ own, by, say }, { upTo }) => {
      if (own.side !== 'hero') return;
      own.draws += upTo;
      say('may-draw', { by, who: own.who, n: upTo });
    },
  },
};
