import { cards } from '../../printed/content.ts';
import { always, mark } from '../spell/in-battle.ts';
import type { SpellRecord } from '../spell/spell.ts';

const { strength } = cards['eldritch-fire'];

/** TD-28.5: he is the stronger this round, and attacks all the same. */
export const eldritchFire = {
  battle: {
    aim: always,
    leavesAttack: () => true,
    *cast(t, _, { caster }) {
      mark(t, 'eldritch-fire', caster.slot, { boost: caster.boost + strength });
    },
    *backfire(t, _, { caster }) {
      mark(t, 'eldritch-fire', caster.slot, { boost: caster.boost - strength });
    },
  },
} satisfies SpellRecord<'eldritch-fire'>;
