import type { AnyAction, SeatId, Table } from '#core/types';
import { type BottomAction, bottomActions, sectionOf } from '../../printed/content.ts';
import { both, type Counts, counts, gain, tellGained } from '../../state/counters.ts';
import { benefitsLeft, costOf } from '../../state/mats.ts';
import { matOf, player } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { action } from '../action.ts';
import { pay, payField, paymentProblem, paymentWords, usualPayments } from '../pay.ts';
import { placeStars } from '../stars.ts';
import { priceProblem, type Row, unlessFinished } from './bottom-row.ts';
import { build, buildRow, freeBuild, raise } from './build.ts';
import { deploy, deployMech, deployRow, freeDeploy } from './deploy.ts';
import { enlist, enlistRecruit, enlistRow, freeEnlist } from './enlist.ts';
import { foreseeBottom } from './foresee-bottom.ts';
import { recruitBonuses } from './recruit-bonus.ts';
import { freeUpgrade, moveCube, upgrade, upgradeRow } from './upgrade.ts';

/** SC-5: the bottom row. */

/** The bottom action of the section whose turn it is. */
export const rowOf = (g: State, seat: SeatId): BottomAction | undefined => {
  const section = g.turn?.section;
  return section && section !== 'factory' ? sectionOf(matOf(g, seat), section).bottom : undefined;
};
const due = (g: State, seat: SeatId) => {
  const row = rowOf(g, seat);
  return row ? { n: costOf(g, seat, row), kinds: [bottomActions[row].resource] } : { n: 0, kinds: [] };
};

/** The field by which it is paid. */
export const payment = payField(({ g, seat }) => due(g, seat));

/** Nobody is tempted to pay for the coins alone while there is more to be had. */
export const payOnlyPlans: Row['usual'] = (g, seat) => {
  const row = rowOf(g, seat);
  if (!row || benefitsLeft(g, seat, row) > 0) return [];
  const { n, kinds } = due(g, seat);
  return usualPayments(g, seat, n, kinds).map((paid) => ({
    label: { key: 'suggest.pay-only', args: { sources: paymentWords(paid) } },
    args: { payment: paid },
  }));
};

/** SC-5.2, R-3: paying for the coins and the recruit bonuses alone, whether or not there is anything left to gain. */
export const payOnly = action({
  name: 'pay-only',
  fields: { payment },
  barred: ({ g, seat }) => {
    const row = rowOf(g, seat);
    return row && priceProblem(g, seat, row);
  },
  check: (_, { payment: paid }) => paymentProblem(paid),
  suggest: unlessFinished(payOnlyPlans),
  foresee: ({ g, seat }, { payment: paid }) => foreseeBottom(g, seat, rowOf(g, seat), paid),
});
export const ROWS: Record<BottomAction, Row> = {
  upgrade: upgradeRow,
  deploy: deployRow,
  build: buildRow,
  enlist: enlistRow,
};
/** What may be said about a bottom action. */
export const bottomRow = (row: BottomAction): AnyAction<State>[] => [ROWS[row].action, payOnly as AnyAction<State>];

/** An answer to one of several actions. */
export interface Choice {
  name: string;
  // biome-ignore lint/suspicious/noExplicitAny: each action knows the shape of its own arguments
  args: any;
}

/** SC-5.1: pay, primary benefit, printed coins, recruit bonuses; then the stars (SC-11.3). */
export function bottom(t: Table<State>, seat: SeatId, row: BottomAction, { name, args }: Choice): void {
  const { g } = t;
  const { loss, cards, paid } = pay(g, seat, args.payment);
  const { type, gained, drawn, more } = benefit(t, seat, { name, args });
  tellGained(t, type, seat, {
    gained: both(gained, coins(g, seat, row)),
    drawn,
    more: { loss: counts(loss), cards, paid, bottom: row, ...more },
  });
  recruitBonuses(t, seat, row);
  placeStars(t);
}
/** SC-5.1: the coins printed beside the action; they may be declined. */
function coins(g: State, seat: SeatId, row: BottomAction): Counts {
  if (player(g, seat).declines.includes('coins')) return {};
  return gain(g, seat, { coins: sectionOf(matOf(g, seat), row).bottomCoins });
}

interface Benefit {
  type: string;
  gained: Counts;
  drawn: number[];
  more: Record<string, string>;
}
/** The primary benefit, of a bottom action or of a gain (SC-5.3 to SC-5.6), and how it is told. */
export function benefit(t: Table<State>, seat: SeatId, { name, args }: Choice): Benefit {
  const { g } = t;
  const plain = { gained: {}, drawn: [] };
  switch (name) {
    case upgrade.name:
    case freeUpgrade.name:
      moveCube(g, seat, args);
      return { ...plain, type: 'upgraded', more: { box: args.box, to: args.to } };
    case deploy.name:
    case freeDeploy.name:
      deployMech(g, seat, args);
      return { ...plain, type: 'deployed', more: { mech: args.mech, hex: args.hex } };
    case build.name:
    case freeBuild.name:
      raise(g, seat, args);
      return { ...plain, type: 'built', more: { structure: args.structure, hex: args.hex } };
    case enlist.name:
    case freeEnlist.name:
      return { ...enlistRecruit(t, seat, args), type: 'enlisted', more: { from: args.from } };
    case payOnly.name:
      return { ...plain, type: 'paid-only', more: {} };
  }
  throw new Error(`no bottom action: ${name}`);
}
