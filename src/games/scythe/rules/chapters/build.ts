import type { AnyAction, One, SeatId, Suggestion } from '#core/types';
import { STRUCTURES, type Structure } from '../../printed/content.ts';
import { player } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { action } from '../action.ts';
import { buildHexes, gainBuildHexes, hexField, Placed } from '../placing.ts';
import { because, hexesWithout } from './absent.ts';
import { paidWith, paymentFor, paymentProblem, priceProblem, type Row, unlessFinished } from './bottom-row.ts';
import { foreseeBottom } from './foresee-bottom.ts';

/** SC-5.5: Build. */

const structuresLeft = (g: State, seat: SeatId): Structure[] =>
  STRUCTURES.filter((one) => player(g, seat).structures[one] === undefined);
const structure: One<State> = {
  kind: 'one',
  of: 'item',
  options: ({ g, seat }) => structuresLeft(g, seat),
  label: (id) => ({ key: `structure.${id}` }),
  absent: ({ g, seat }) =>
    Object.entries(player(g, seat).structures).map(([option, hex]) => ({
      option,
      why: because('built', { place: hex }),
    })),
};

const MOST = 5;
type Building = { structure: string; hex: string };
function usual(g: State, seat: SeatId, hexes: readonly string[]): { label: Suggestion['label']; args: Building }[] {
  return hexes
    .flatMap((hex) => structuresLeft(g, seat).map((one) => ({ structure: one, hex })))
    .slice(0, MOST)
    .map((args) => ({ label: words(args), args }));
}
const words: Row['words'] = (args) => ({ key: 'suggest.build', args: { ...args } });
const paid: Row['usual'] = (g, seat) => paidWith(g, seat, 'build', usual(g, seat, buildHexes(g, seat)));

export const build = action({
  name: 'build',
  fields: {
    structure,
    hex: {
      ...hexField(({ g, seat }) => buildHexes(g, seat)),
      absent: ({ g, seat }) => hexesWithout(g, seat, buildHexes(g, seat)),
    },
    payment: paymentFor('build'),
  },
  barred: ({ g, seat }) => priceProblem(g, seat, 'build'),
  check: (_, { payment }) => paymentProblem(payment),
  places: ({ g, seat }) => (structuresLeft(g, seat).length > 0 ? buildHexes(g, seat) : []),
  suggest: unlessFinished(paid),
  foresee: ({ g, seat }, { payment }) => foreseeBottom(g, seat, 'build', payment),
});
export const buildRow: Row = { action: build as AnyAction<State>, usual: paid, words };
/** SC-8.3, R-5, R-16: on the hex of the encounter if it has no structure, or where Build may place it. */
export const freeBuild = action({
  name: 'free-build',
  about: Placed,
  fields: { structure, hex: hexField(gainBuildHexes) },
  places: gainBuildHexes,
  suggest: (here) => usual(here.g, here.seat, gainBuildHexes(here)),
});

/** It never moves or disappears. */
export function raise(g: State, seat: SeatId, { structure: built, hex }: Building): void {
  player(g, seat).structures[built as Structure] = hex;
}
