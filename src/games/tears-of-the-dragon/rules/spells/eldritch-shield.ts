import { TERRAMAX } from '../../state/pieces.ts';
import { always, enemies, foePicks, mark } from '../spell/in-battle.ts';
import type { SpellRecord } from '../spell/spell.ts';

/** TD-28.7: hits of one enemy are void this round. */
export const eldritchShield = {
  battle: {
    aim: { shape: 'one', targets: enemies },
    dragonAim: always,
    *cast(t, _, { caster, targets: [slot] }) {
      // A46: the dragon's own shield turns aside a hit on himself.
      if (caster.id === TERRAMAX) mark(t, 'eldritch-shield', caster.slot, { ward: caster.ward + 1 });
      else mark(t, 'eldritch-shield', slot!, { shielded: true });
    },
    *backfire(t, _, cast) {
      const slot = yield* foePicks(t, cast, 'shield-backfired', cast.seat);
      if (slot) mark(t, 'eldritch-shield', slot, { shielded: true });
    },
  },
} satisfies SpellRecord<'eldritch-shield'>;
