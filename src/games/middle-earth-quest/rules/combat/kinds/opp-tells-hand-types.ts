import type { Kind } from './kind.ts';

/** (9) Of the cards that the other side held when the round was revealed. */
export const oppTellsHandTypes: Kind<'oppTellsHandTypes'> = {
  acts: {
    9: ({ opp, by, say }) => {
      const count = (type: string) => opp.hand.filter((one) => one.type === type).length;
      opp.tells = { ranged: count('ranged'), melee: count('melee') };
      say('tells', { by, who: opp.who, ...opp.tells });
    },
  },
};
