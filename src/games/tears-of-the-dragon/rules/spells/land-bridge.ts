import { areas, cards, seas, seasOff } from '../../printed/content.ts';
import { faceOf, ISLAND, isSea, isUnit, TERRAMAX } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { member } from '../../state/ways.ts';
import { marchWorth } from '../advice/marches.ts';
import { asItIs } from '../advice/outlook.ts';
import { priceOf } from '../advice/sight.ts';
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
    ideas: ({ sight: { g }, beside }) =>
      beside
        .filter((id) => !g.counters[id]!.spent && !g.counters[id]!.fixed && isUnit(id) && id !== TERRAMAX)
        .sort((a, b) => priceOf(g, b) - priceOf(g, a))
        .slice(0, most),
    worth(by) {
      const { sight, aims, wizard, targets } = by;
      const over = bridgeShores(sight.g.counters[wizard]!.at);
      const best = Math.max(
        0,
        ...over.map((to) => marchWorth(sight, aims, { group: [wizard, ...targets], path: [to] })),
      );
      return best - asItIs(by);
    },
  },
} satisfies SpellRecord<'land-bridge'>;
/** The bridged units go with him, whether they were activated by him or not. */
function takeAlong(g: State, wizard: string, id: string): void {
  g.activation!.ways[id] = 'bridge';
  g.activation!.members[id] ??= { ...member(g, wizard) };
  member(g, id).party = member(g, wizard).party;
}
/** Coasts across a sea area, which a player thinks of. */
export const bridgeShores = (from: string): string[] =>
  seasOff(from)
    .flatMap((sea) => seas.get(sea)!.coasts)
    .filter((to) => areas.has(to) && to !== from && to !== ISLAND);
