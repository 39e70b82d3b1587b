import { areas, cards, seas, seasOff } from '../../printed/content.ts';
import { ISLAND, isUnit, TERRAMAX } from '../../state/pieces.ts';
import { marchWorth } from '../advice/marches.ts';
import { asItIs } from '../advice/outlook.ts';
import { dearestFirst } from '../advice/sight.ts';
import type { JudgedSpell } from './spell.ts';

const { most } = cards['land-bridge'];

/** With the dearest units beside him, if a coast over there is better than any march. */
export const landBridge = {
  outside: {
    ideas: ({ sight: { g }, beside }) =>
      dearestFirst(
        g,
        beside.filter((id) => !g.counters[id]!.spent && !g.counters[id]!.fixed && isUnit(id) && id !== TERRAMAX),
      ).slice(0, most),
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
} satisfies JudgedSpell<'land-bridge'>;
/** Coasts across a sea area. */
export const bridgeShores = (from: string): string[] =>
  seasOff(from)
    .flatMap((sea) => seas.get(sea)!.coasts)
    .filter((to) => areas.has(to) && to !== from && to !== ISLAND);
