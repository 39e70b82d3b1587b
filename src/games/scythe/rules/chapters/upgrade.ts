import type { AnyAction, One, SeatId, Suggestion } from '#core/types';
import { BOTTOM_ACTIONS, BOXES, type BottomAction, type Box } from '../../printed/content.ts';
import { boxesLeft, costOf, cubesLeft } from '../../state/mats.ts';
import { player } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { action } from '../action.ts';
import { absentOf, because } from './absent.ts';
import { paidWith, paymentFor, paymentProblem, priceProblem, type Row, unlessFinished } from './bottom-row.ts';
import { foreseeBottom } from './foresee-bottom.ts';

/** SC-5.3: Upgrade. */

const box: One<State> = {
  kind: 'one',
  of: 'item',
  options: ({ g, seat }) => cubesLeft(g, seat),
  label: (id) => ({ key: `box.${id}` }),
  absent: ({ g, seat }) => absentOf(BOXES, cubesLeft(g, seat), () => because('cube-moved')),
};
const to: One<State> = {
  kind: 'one',
  of: 'item',
  options: ({ g, seat }) => boxesLeft(g, seat),
  label: (bottom, { g, seat }) => ({
    key: 'label.cheaper',
    args: { bottom, cost: costOf(g, seat, bottom as BottomAction) },
  }),
  absent: ({ g, seat }) => absentOf(BOTTOM_ACTIONS, boxesLeft(g, seat), () => because('cheapest')),
};

/** Boxes in the order of how often they help. */
const LIKED: readonly Box[] = [
  'produce.territories',
  'move.units',
  'bolster.power',
  'trade.popularity',
  'move.coins',
  'bolster.cards',
];
const MOST = 5;
type Upgrade = { box: string; to: string };
/** Upgrades worth one press: the dearest action gets cheaper, or the best box is opened. */
function usual(g: State, seat: SeatId): { label: Suggestion['label']; args: Upgrade }[] {
  const boxes = LIKED.filter((one) => cubesLeft(g, seat).includes(one));
  const targets = boxesLeft(g, seat).sort((a, b) => costOf(g, seat, b) - costOf(g, seat, a));
  if (boxes.length === 0 || targets.length === 0) return [];
  const pairs = [
    ...boxes.slice(0, MOST - 2).map((one) => ({ box: one, to: targets[0]! })),
    ...targets.slice(1).map((one) => ({ box: boxes[0]!, to: one })),
  ];
  return pairs.slice(0, MOST).map((args) => ({ label: words(args), args }));
}
const words: Row['words'] = ({ box: from, to: target }) => ({
  key: 'suggest.upgrade',
  args: { box: from!, bottom: target! },
});
const paid: Row['usual'] = (g, seat) => paidWith(g, seat, 'upgrade', usual(g, seat));

export const upgrade = action({
  name: 'upgrade',
  fields: { box, to, payment: paymentFor('upgrade') },
  barred: ({ g, seat }) => priceProblem(g, seat, 'upgrade'),
  check: (_, { payment }) => paymentProblem(payment),
  suggest: unlessFinished(paid),
  foresee: ({ g, seat }, { payment }) => foreseeBottom(g, seat, 'upgrade', payment),
});
export const upgradeRow: Row = { action: upgrade as AnyAction<State>, usual: paid, words };
export const freeUpgrade = action({
  name: 'free-upgrade',
  fields: { box, to },
  suggest: ({ g, seat }) => usual(g, seat),
});

/** The cube moves (SC-5.3). */
export function moveCube(g: State, seat: SeatId, { box: from, to: target }: Upgrade): void {
  player(g, seat).upgrades.push({ from: BOXES.find((one) => one === from)!, to: target as BottomAction });
}
