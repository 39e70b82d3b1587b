import { cards } from '../../printed/content.ts';
import { at, isUnit, isWizard, movementOf } from '../../state/pieces.ts';
import { bestMarches, followersOf } from '../advice/marches.ts';
import type { Outlook } from '../advice/outlook.ts';
import type { JudgedSpell } from './spell.ts';

const { most, points } = cards['coursers-speed'];

/** For the slowest beside him, that they keep up with their leader. */
export const coursersSpeed = {
  outside: {
    ideas: ({ sight: { g }, beside }) =>
      beside
        .filter((id) => !g.counters[id]!.spent && !g.counters[id]!.fixed)
        .sort((a, b) => movementOf(g, a) - movementOf(g, b))
        .slice(0, most),
    worth: hastened,
  },
} satisfies JudgedSpell<'coursers-speed'>;

/** A leader beside the wizard whose escort becomes as swift as he. */
function hastened({ sight, aims, wizard, targets }: Outlook & { targets: readonly string[] }): number {
  const { g, seat } = sight;
  const leader = at(g, g.counters[wizard]!.at, seat).find(
    (id) => !isUnit(id) && !isWizard(id) && !g.counters[id]!.spent,
  );
  if (leader === undefined || (g.allowance?.units ?? 0) + (g.activation?.head === leader ? 1 : 0) === 0) return 0;
  const group = [leader, ...followersOf(sight, leader).filter((id) => targets.includes(id))];
  if (group.length < 2) return 0;
  const speed = (more: number) => (id: string) => movementOf(g, id) + (targets.includes(id) ? more : 0);
  const best = (more: number) => bestMarches(sight, aims, { groups: [group], speed: speed(more), most: 1 })[0]?.worth;
  return (best(points) ?? 0) - Math.max(0, best(0) ?? 0);
}
