import type { Script, SeatId, Table } from '#core/types';
import { setup as standard, wizards } from '../../printed/content.ts';
import { pieceLabel } from '../../state/labels.ts';
import { isInPlay, seatOf } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { action } from '../action.ts';
import { fillBoxes, placeUnits } from '../setup.ts';

/** The ambassador to the Cadmin (TD-2.2, TD-22.2). */

const GORGANUN: SeatId = 0;

/** One of Lord Gorganun's wizards. */
export const nameAmbassador = action({
  name: 'name-ambassador',
  fields: {
    wizard: {
      kind: 'one',
      of: 'figure',
      options: ({ g }) => [...wizards.keys()].filter((id) => seatOf(id) === GORGANUN && isInPlay(g, id)),
      label: pieceLabel,
    },
  },
});

/** He names one; gives who it is. */
export function* appoint(t: Table<State>): Script<string> {
  const { wizard } = yield* t.ask(GORGANUN, 'ambassador', nameAmbassador);
  t.g.ambassador = wizard;
  t.tell({ type: 'ambassador-named', shown: { wizard } });
  return wizard;
}

export function* ambassadorStep(t: Table<State>): Script {
  const wizard = yield* appoint(t);
  if (t.g.turn === 0) {
    // TD-25, TD-26: in the other scenarios the Cadmin have been placed like all counters.
    const withHim = t.g.scenario === 'standard' ? Object.entries(standard.withAmbassador.units) : [];
    for (const [unit, n] of withHim) placeUnits(t.g.counters, unit, n, t.g.counters[wizard]!.at);
    // after a free set-up they are filled already.
    for (const seat of t.g.scenario === 'free-setup' ? [] : [0, 1]) fillBoxes(t.g, seat);
    t.g.phase = 'muster';
  }
}
