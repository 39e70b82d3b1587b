import { forceIn } from '../advice/fray.ts';
import { enemies, unaimed } from '../spell/in-battle.ts';
import type { SpellRecord } from '../spell/spell.ts';

/** TD-28.1: one die of the enemy is rolled again. */
export const badFortune = {
  battle: {
    aim: unaimed((o) => enemies(o).length > 0),
    *cast(_, b, { seat, foe }) {
      b.rerolls.push({ by: seat, on: foe });
    },
    *backfire(_, b, { seat, foe }) {
      b.rerolls.push({ by: foe, on: seat });
    },
    worth: ({ g, foe }) => Math.min(1, forceIn(g, foe).power) * 0.6,
  },
} satisfies SpellRecord<'bad-fortune'>;
