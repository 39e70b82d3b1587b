import { cards, roadsFrom, seas, seasNextTo, seasOff } from '../../printed/content.ts';
import { isSea, isWizard } from '../../state/pieces.ts';
import { isWar } from '../../state/scenario.ts';
import { slotsAt } from '../../state/slots.ts';
import { other, type State } from '../../state/state.ts';
import type { Sight } from '../advice/sight.ts';
import { hasten } from '../spell/outside.ts';
import type { SpellRecord } from '../spell/spell.ts';

const { most, points } = cards['tortoise-speed'];
/** One space away: by road, over a coast, from sea to sea. */
const nextTo = (here: string): readonly string[] =>
  isSea(here) ? [...seasNextTo(here), ...seas.get(here)!.coasts] : [...roadsFrom(here), ...seasOff(here)];
const isUnspent = (g: State, id: string): boolean => !g.counters[id]!.spent;

/** TD-28.17: enemy units in one area next to here that have not moved yet have a point less. */
export const tortoiseSpeed = {
  outside: {
    when: 'any-time',
    aim: {
      targets: ({ g, seat, wizard }) =>
        nextTo(g.counters[wizard]!.at).flatMap((area) =>
          [...slotsAt(g, area, other(seat), (id) => isUnspent(g, id)).keys()].map((slot) => `${area}/${slot}`),
        ),
      size: [1, most],
      check: (targets) =>
        new Set(targets.map((one) => one.split('/')[0])).size > 1 ? { key: 'refusal.one-area-only' } : undefined,
    },
    *cast({ g }, { strike }) {
      yield* strike(most, (id) => hasten(g, id, -points));
    },
    *backfire({ g }, { strike }) {
      yield* strike(most, (id) => hasten(g, id, points));
    },
    strikes: isUnspent,
    ideas: ({ sight, wizard }) => stackBeside(sight, sight.g.counters[wizard]!.at),
    // In the war many know it: those who are slow already are not worth another check.
    worth: ({ sight: { g }, wizard, targets }) =>
      targets.length === 0 || (isWar(g) && g.activation?.members[wizard]?.cast === true) ? 0 : 0.8,
  },
} satisfies SpellRecord<'tortoise-speed'>;

/** An enemy leader whose stack stands next to here: his box is pointed at. */
function stackBeside(sight: Sight, from: string): string[] {
  const next = [...sight.theirs].filter(
    ([place, { persons, n }]) => n >= 2 && persons.length > 0 && nextTo(from).includes(place),
  );
  const [place, stack] = next[0] ?? [];
  const leader = stack?.persons.find((id) => !isWizard(id));
  return place && leader ? [`${place}/box.${leader}`] : [];
}
