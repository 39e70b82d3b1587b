import type { Kind } from './kind.ts';

/** (3) Before the other card is canceled its printed attack is noted, and added in step 5. A card that cannot be canceled lends it too. */
export const stealAttackAndCancel: Kind<'stealAttackAndCancel'> = {
  acts: {
    3: ({ own, opp, by, say }) => {
      if (!opp.card || opp.canceled) return;
      own.gains.push({ n: opp.card.attack, by });
      opp.isAimedAt = true;
      say('cancels', { by, card: opp.card.id });
    },
  },
};
