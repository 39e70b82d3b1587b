import type { Kind } from './kind.ts';

/** (3) The other card is canceled. Both sides do this together: that its own card is canceled as well stops nothing (MEQ-7.7). */
export const cancelOpp: Kind<'cancelOpp'> = {
  acts: {
    3: ({ opp, by, say }) => {
      if (!opp.card || opp.canceled) return;
      opp.isAimedAt = true;
      say('cancels', { by, card: opp.card.id });
    },
  },
};
