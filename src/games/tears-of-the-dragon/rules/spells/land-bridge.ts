import { cards } from '../../printed/content.ts';
import { faceOf, isSea, isUnit } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { member } from '../../state/ways.ts';
import { hold, isIdle, withHim } from '../spell/outside.ts';
import type { SpellRecord } from '../spell/spell.ts';

const { most } = cards['land-bridge'];

/** TD-28.19: he and units with him cross one sea area from coast to coast (`ways.ts`). */
export const landBridge = {
  overseas: true,
  outside: {
    when: 'before-moving',
    aim: {
      targets: (by) => withHim(by).filter((id) => isUnit(id) && isIdle(by.g, id) && faceOf(id) !== 'terramax'),
      size: [0, most],
      may: ({ g, wizard }) => !isSea(g.counters[wizard]!.at),
    },
    *cast({ g }, { wizard, targets }) {
      for (const id of [wizard, ...targets]) takeAlong(g, wizard, id);
    },
    *backfire({ g }, { wizard, targets }) {
      for (const id of [wizard, ...targets]) hold(g, id);
    },
  },
} satisfies SpellRecord<'land-bridge'>;
/** The bridged units go with him, whether they were activated by him or not. */
function takeAlong(g: State, wizard: string, id: string): void {
  g.activation!.ways[id] = 'bridge';
  g.activation!.members[id] ??= { ...member(g, wizard) };
  member(g, id).party = member(g, wizard).party;
}
