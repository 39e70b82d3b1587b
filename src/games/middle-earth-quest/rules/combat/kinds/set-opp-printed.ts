import { VALUES } from '../../../printed/terms/combat-effects.ts';
import type { Kind } from './kind.ts';

/** (4) Printed values of the other card are lowered, never raised; of several effects the lowest counts. */
export const setOppPrinted: Kind<'setOppPrinted'> = {
  acts: {
    4: ({ opp, by, say }, effect) => {
      if (!opp.card || opp.canceled) return;
      for (const value of VALUES) {
        const to = effect[value];
        if (to === undefined) continue;
        say('lowers', { by, card: opp.card.id, value, n: to });
        opp.limits[value] = Math.min(to, opp.limits[value] ?? to);
      }
    },
  },
};
