import { others, unaimed } from '../spell/in-battle.ts';
import type { SpellRecord } from '../spell/spell.ts';

/** TD-28.1: one die of his own side is rolled again. */
export const goodFortune = {
  battle: {
    aim: unaimed((o) => others(o).length > 0),
    *cast(_, b, { seat }) {
      b.rerolls.push({ by: seat, on: seat });
    },
    *backfire(_, b, { foe }) {
      b.rerolls.push({ by: foe, on: foe });
    },
  },
} satisfies SpellRecord<'good-fortune'>;
