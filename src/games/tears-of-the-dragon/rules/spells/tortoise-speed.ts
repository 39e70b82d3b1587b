import { cards, roadsFrom, seas, seasNextTo, seasOff } from '../../printed/content.ts';
import { isSea } from '../../state/pieces.ts';
import { slotsAt } from '../../state/slots.ts';
import { other, type State } from '../../state/state.ts';
import { hasten } from '../spell/outside.ts';
import type { SpellRecord } from '../spell/spell.ts';

const { most, points } = cards['tortoise-speed'];
/** One space away: by road, over a coast, from sea to sea. */
export const nextTo = (here: string): readonly string[] =>
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
  },
} satisfies SpellRecord<'tortoise-speed'>;
