import type { PowerRule } from './power.ts';

/** (1) The Southron's cards of this type cost less, but not less than 0. */
export const superiorTactics: PowerRule<'superior_tactics'> = {
  acts: {
    1: ({ own, by, say }, { ifOwnType, n }) => {
      for (const [i, card] of [...own.stack, ...(own.card ? [own.card] : [])].entries()) {
        const now = Math.max(0, own.costs[i]! - n);
        if (card.type !== ifOwnType || now === own.costs[i]) continue;
        say('cost', { by, card: card.id, n: now, printed: card.cost });
        own.costs[i] = now;
      }
    },
  },
};
