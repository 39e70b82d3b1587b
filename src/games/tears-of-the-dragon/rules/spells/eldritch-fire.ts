import { cards, limits } from '../../printed/content.ts';
import { modified } from '../../state/battle/strength.ts';
import { hitsOf } from '../advice/fray.ts';
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
    // His own attack is his whether the spell works or not.
    worth: ({ g, caster, chance }) =>
      (hitsOf(g, caster) + (modified(g, caster) < limits.strengthCap ? 0.2 : 0)) / chance,
  },
} satisfies SpellRecord<'eldritch-fire'>;
