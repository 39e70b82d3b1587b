import { enemies, others, unaimed } from '../spell/in-battle.ts';
import type { SpellRecord } from '../spell/spell.ts';

/** TD-28.4: his side names the victim of one of its hits. */
export const directAttack = {
  battle: {
    aim: unaimed((o) => others(o).length > 0 && enemies(o).length > 1),
    *cast(_, b, { seat }) {
      b.victims.push({ by: seat, among: null });
    },
    *backfire(_, b, { foe }) {
      b.victims.push({ by: foe, among: null });
    },
  },
} satisfies SpellRecord<'direct-attack'>;
