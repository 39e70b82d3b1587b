import type { PowerRule } from './power.ts';

/** (7) The Dunlending: if its defense has kept off so much of the attack. */
export const counterAttack: PowerRule<'counter_attack'> = {
  acts: {
    7: ({ own, opp, by, say }, { atLeast, n }) => {
      if (Math.min(opp.attack, own.defense) < atLeast) return;
      opp.extra += n;
      say('extra', { by, who: opp.who, n });
    },
  },
};
