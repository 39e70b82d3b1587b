import { cards } from '../../printed/content.ts';
import { findSlot } from '../../state/battle/line.ts';
import type { Battle } from '../../state/battle.ts';
import { foePicks, mark, others } from '../spell/in-battle.ts';
import type { SpellRecord } from '../spell/spell.ts';

const { strength } = cards['eldritch-might'];
const mighty = (b: Battle, slot: string) => ({ boost: findSlot(b, slot)!.boost + strength, mighty: true });

/** TD-28.6: another unit is much the stronger this round, even above the cap. */
export const eldritchMight = {
  battle: {
    aim: { shape: 'one', targets: others },
    *cast(t, b, { targets: [slot] }) {
      mark(t, 'eldritch-might', slot!, mighty(b, slot!));
    },
    *backfire(t, b, cast) {
      const slot = yield* foePicks(t, cast, 'might-backfired', cast.foe);
      if (slot) mark(t, 'eldritch-might', slot, mighty(b, slot));
    },
  },
} satisfies SpellRecord<'eldritch-might'>;
