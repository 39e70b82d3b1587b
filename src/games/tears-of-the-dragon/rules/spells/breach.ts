import { other } from '../../state/state.ts';
import { unaimed } from '../spell/in-battle.ts';
import type { SpellRecord } from '../spell/spell.ts';

/** TD-28.2: the wall helps nobody this round; only when the enemy fights from inside a castle. */
export const breach = {
  battle: {
    aim: unaimed(({ g, seat }) => g.battle!.inside === other(seat) && !g.battle!.breached),
    ahead: true,
    *cast(_, b) {
      b.breached = true;
    },
    *backfire(_, b) {
      b.wall++;
    },
  },
} satisfies SpellRecord<'breach'>;
