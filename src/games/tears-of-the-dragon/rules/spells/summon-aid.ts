import type { Script, Table } from '#core/types';
import { slotWords } from '../../state/battle/labels.ts';
import { asksNothing } from '../../state/battle/line.ts';
import { isLeader, seatOf } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { askWhomToSummon } from '../fight/choice.ts';
import { spreadPoints } from '../fight/points.ts';
import { summon, summonable } from '../fight/summon.ts';
import type { SpellRecord } from '../spell/spell.ts';

/** TD-28.14: one counter from a neighbouring area joins the battle (`battle/summon.ts`). */
export const summonAid = {
  battle: {
    aim: { shape: 'one', targets: ({ g, seat }) => summonable(g, seat) },
    *cast(t, _, { targets: [id] }) {
      yield* come(t, id!);
    },
    *backfire(t, b, { caster, foe }) {
      if (asksNothing(b, foe) || summonable(t.g, foe).length === 0) return;
      const id = yield* askWhomToSummon(t, foe, { caster: slotWords(caster.slot) });
      if (id !== null) yield* come(t, id);
    },
  },
} satisfies SpellRecord<'summon-aid'>;
/** The points of a leader who comes count from now on, as those of a wizard who begins to lead do (TD-5.5). */
function* come(t: Table<State>, id: string): Script {
  summon(t, id);
  if (isLeader(id)) yield* spreadPoints(t, [seatOf(id)]);
}
