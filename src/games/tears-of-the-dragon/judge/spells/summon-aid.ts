import { leaders, rules } from '../../printed/content.ts';
import { stepsOf, strengthOf } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import type { JudgedSpell } from './spell.ts';

/** The hits of whoever comes, in all rounds that are left. */
export const summonAid = {
  battle: { worth: ({ g, targets: [id], rounds }) => (id && g.counters[id] ? aid(g, id) * rounds : 0) },
} satisfies JudgedSpell<'summon-aid'>;
const aid = (g: State, id: string): number =>
  leaders.has(id) ? 0.05 : ((strengthOf(g, id) / rules.dieSides) * stepsOf(g, id)) / 2;
