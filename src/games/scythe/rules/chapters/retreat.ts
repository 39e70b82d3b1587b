import type { Here, Script, SeatId, Table } from '#core/types';
import { isLake, neighbours } from '../../printed/places.ts';
import { unitLabel } from '../../state/labels.ts';
import { enemiesAt, fightersAt, hasAbility, homeOf, unitsAt } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { action } from '../action.ts';

/** SC-7.7: where the loser of a combat goes. */

/** SC-13.4, R-21: lakes beside the hex, without enemies, to which fighters may retreat. Only the Automa has workers there alone. */
const lakesToRetreat = (g: State, seat: SeatId, hex: string): string[] =>
  hasAbility(g, seat, 'seaworthy')
    ? neighbours(hex).filter((lake) => isLake(lake) && enemiesAt(g, lake, seat).length === 0)
    : [];

const beaten = ({ g, seat }: Here<State>): string[] => fightersAt(g, g.combat!.hex, seat);

/** SC-13.4: these fighters go to this lake. The others are asked for anew, so that they may part. */
export const retreat = action({
  name: 'retreat',
  fields: {
    lake: {
      kind: 'one',
      of: 'place',
      options: ({ g, seat }) => lakesToRetreat(g, seat, g.combat!.hex),
      label: (lake) => ({ key: 'label.lake', args: { place: lake } }),
    },
    units: {
      kind: 'some',
      of: 'figure',
      options: (here) => beaten(here),
      size: (here) => [1, beaten(here).length],
      label: (id, { g }) => unitLabel(g, id),
    },
  },
  places: ({ g, seat }) => lakesToRetreat(g, seat, g.combat!.hex),
  suggest: (here) =>
    lakesToRetreat(here.g, here.seat, here.g.combat!.hex).map((lake) => ({
      label: { key: 'label.all-to-lake', args: { place: lake } },
      args: { lake, units: beaten(here) },
    })),
});
export const retreatHome = action({ name: 'retreat-home', fields: {} });

/** All units of the loser leave the hex, workers always for the home base; resources stay (SC-7.7, SC-7.10). */
export function* retreatFrom(t: Table<State>, seat: SeatId, hex: string): Script {
  const { g } = t;
  while (fightersAt(g, hex, seat).length > 0 && lakesToRetreat(g, seat, hex).length > 0) {
    const choice = yield* t.askOneOf(seat, 'retreat', [retreat, retreatHome], {
      about: { place: hex },
      window: 'combat',
    });
    if (choice.name === 'retreat-home') break;
    const { lake, units } = choice.args;
    send(t, seat, units, { from: hex, to: lake });
  }
  const left = unitsAt(g, hex, seat);
  if (left.length > 0) send(t, seat, left, { from: hex, to: homeOf(g, seat) });
}

function send(
  { g, tell }: Table<State>,
  seat: SeatId,
  ids: readonly string[],
  { from, to }: { from: string; to: string },
): void {
  const units = ids.map((id) => g.units[id]!.kind);
  for (const id of ids) g.units[id]!.at = to;
  tell({ type: 'retreated', shown: { seat, units, from, to } });
}
