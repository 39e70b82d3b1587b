import type { PowerRule } from './power.ts';

/** (3) The Cave Troll's card cancels the hero's, also if it is canceled by him in the same step. */
export const roar: PowerRule<'roar'> = {
  acts: {
    3: ({ opp, by, say }, { ifOppType }) => {
      if (!opp.card || opp.type !== ifOppType) return;
      opp.isAimedAt = true;
      say('cancels', { by, card: opp.card.id });
    },
  },
};
