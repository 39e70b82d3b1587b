import { nextTo } from '../../rules/spells/tortoise-speed.ts';
import { isWizard } from '../../state/pieces.ts';
import { isWar } from '../../state/scenario.ts';
import type { Sight } from '../advice/sight.ts';
import type { JudgedSpell } from './spell.ts';

/** Against a led stack of the enemy next to here. */
export const tortoiseSpeed = {
  outside: {
    ideas: ({ sight, wizard }) => stackBeside(sight, sight.g.counters[wizard]!.at),
    // In the war many know it: those who are slow already are not worth another check.
    worth: ({ sight: { g }, wizard, targets }) =>
      targets.length === 0 || (isWar(g) && g.activation?.members[wizard]?.cast === true) ? 0 : 0.8,
  },
} satisfies JudgedSpell<'tortoise-speed'>;

/** An enemy leader whose stack stands next to here: his box is pointed at. */
function stackBeside(sight: Sight, from: string): string[] {
  const next = [...sight.theirs].filter(
    ([place, { persons, n }]) => n >= 2 && persons.length > 0 && nextTo(from).includes(place),
  );
  const [place, stack] = next[0] ?? [];
  const leader = stack?.persons.find((id) => !isWizard(id));
  return place && leader ? [`${place}/box.${leader}`] : [];
}
