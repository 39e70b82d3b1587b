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
  },
} satisfies SpellRecord<'bad-fortune'>;
