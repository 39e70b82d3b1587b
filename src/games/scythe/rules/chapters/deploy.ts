import type { AnyAction, One, SeatId, Suggestion } from '#core/types';
import { mechsLeft } from '../../state/mats.ts';
import { player } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { action } from '../action.ts';
import { addMech, deployHexes, gainHexes, hexField, Placed } from '../placing.ts';
import { because, hexesWithout } from './absent.ts';
import { paidWith, paymentFor, paymentProblem, priceProblem, type Row, unlessFinished } from './bottom-row.ts';
import { foreseeBottom } from './foresee-bottom.ts';

/** SC-5.4: Deploy. */

const mech: One<State> = {
  kind: 'one',
  of: 'item',
  options: ({ g, seat }) => mechsLeft(g, seat),
  label: (id) => ({ key: 'label.mech', args: { mech: id } }),
  absent: ({ g, seat }) => player(g, seat).mechs.map((option) => ({ option, why: because('deployed') })),
};

const MOST = 5;
type Deployment = { mech: string; hex: string };
function usual(g: State, seat: SeatId, hexes: readonly string[]): { label: Suggestion['label']; args: Deployment }[] {
  return hexes
    .flatMap((hex) => mechsLeft(g, seat).map((one) => ({ mech: one, hex })))
    .slice(0, MOST)
    .map((args) => ({ label: words(args), args }));
}
const words: Row['words'] = (args) => ({ key: 'suggest.deploy', args: { ...args } });
const paid: Row['usual'] = (g, seat) => paidWith(g, seat, 'deploy', usual(g, seat, deployHexes(g, seat)));

export const deploy = action({
  name: 'deploy',
  fields: {
    mech,
    hex: {
      ...hexField(({ g, seat }) => deployHexes(g, seat)),
      absent: ({ g, seat }) => hexesWithout(g, seat, deployHexes(g, seat)),
    },
    payment: paymentFor('deploy'),
  },
  barred: ({ g, seat }) => priceProblem(g, seat, 'deploy'),
  check: (_, { payment }) => paymentProblem(payment),
  places: ({ g, seat }) => (mechsLeft(g, seat).length > 0 ? deployHexes(g, seat) : []),
  suggest: unlessFinished(paid),
  foresee: ({ g, seat }, { payment }) => foreseeBottom(g, seat, 'deploy', payment),
});
export const deployRow: Row = { action: deploy as AnyAction<State>, usual: paid, words };
/** SC-8.3, R-5: on the hex of the encounter, or where Deploy may place it. */
export const freeDeploy = action({
  name: 'free-deploy',
  about: Placed,
  fields: { mech, hex: hexField<Placed>((here) => gainHexes(here, deployHexes)) },
  places: (here) => gainHexes(here, deployHexes),
  suggest: (here) => usual(here.g, here.seat, gainHexes(here, deployHexes)),
});

export const deployMech = (g: State, seat: SeatId, { mech: ability, hex }: Deployment): void =>
  addMech(g, seat, ability, hex);
