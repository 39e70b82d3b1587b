import { TERRAMAX } from '../../state/pieces.ts';
import { always, foePicks, mark, others } from '../spell/in-battle.ts';
import type { SpellRecord } from '../spell/spell.ts';

/** TD-28.11: a hit of another unit counts two. */
export const juggernaut = {
  battle: {
    aim: { shape: 'one', targets: others },
    dragonAim: always,
    // A46.
    leavesAttack: ({ id }) => id === TERRAMAX,
    *cast(t, _, { caster, targets: [slot] }) {
      mark(t, 'juggernaut', slot ?? caster.slot, { doubled: true });
    },
    *backfire(t, _, cast) {
      const slot = yield* foePicks(t, cast, 'juggernaut-backfired', cast.foe);
      if (slot) mark(t, 'juggernaut', slot, { doubled: true });
    },
  },
} satisfies SpellRecord<'juggernaut'>;
