import type { AnyAction, One, SeatId, Suggestion, Table } from '#core/types';
import {
  BOTTOM_ACTIONS,
  type BottomAction,
  bottomActions,
  RECRUIT_BONUSES,
  type RecruitBonus,
  recruitOnce,
} from '../../printed/content.ts';
import { type Counts, counts, draw, gain } from '../../state/counters.ts';
import { player } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { action } from '../action.ts';
import { absentOf, because } from './absent.ts';
import { paidWith, paymentFor, paymentProblem, priceProblem, type Row, unlessFinished } from './bottom-row.ts';
import { foreseeBottom } from './foresee-bottom.ts';

/** SC-5.6: Enlist. */

const sectionsLeft = (g: State, seat: SeatId): BottomAction[] =>
  BOTTOM_ACTIONS.filter((section) => !player(g, seat).recruits.some(({ from }) => from === section));
const bonusesLeft = (g: State, seat: SeatId): RecruitBonus[] =>
  RECRUIT_BONUSES.filter((bonus) => !player(g, seat).recruits.some((recruit) => recruit.bonus === bonus));

const from: One<State> = {
  kind: 'one',
  of: 'item',
  options: ({ g, seat }) => sectionsLeft(g, seat),
  label: (section) => ({
    key: 'label.recruit',
    args: { bottom: section, gain: counts(bottomActions[section as BottomAction].recruitOngoing) },
  }),
  absent: ({ g, seat }) => absentOf(BOTTOM_ACTIONS, sectionsLeft(g, seat), () => because('enlisted')),
};
const bonus: One<State> = {
  kind: 'one',
  of: 'stock',
  options: ({ g, seat }) => bonusesLeft(g, seat),
  label: (counter) => ({ key: `counter.${counter}`, args: { n: recruitOnce[counter as RecruitBonus] } }),
  absent: ({ g, seat }) => absentOf(RECRUIT_BONUSES, bonusesLeft(g, seat), () => because('bonus-taken')),
};

const MOST = 5;
type Enlistment = { from: string; bonus: string };
/** The first recruit with each bonus, then the others with the first bonus. */
function usual(g: State, seat: SeatId): { label: Suggestion['label']; args: Enlistment }[] {
  const sections = sectionsLeft(g, seat);
  const bonuses = bonusesLeft(g, seat);
  const pairs = [
    ...bonuses.slice(0, 2).map((one) => ({ from: sections[0]!, bonus: one })),
    ...sections.slice(1).map((one) => ({ from: one, bonus: bonuses[0]! })),
  ];
  return pairs.slice(0, MOST).map((args) => ({ label: words(args), args }));
}
const words: Row['words'] = ({ from: bottom, bonus: once }) => ({
  key: 'suggest.enlist',
  args: { bottom: bottom!, gain: { key: `counter.${once}`, args: { n: recruitOnce[once as RecruitBonus] } } },
});
const paid: Row['usual'] = (g, seat) => paidWith(g, seat, 'enlist', usual(g, seat));

export const enlist = action({
  name: 'enlist',
  fields: { from, bonus, payment: paymentFor('enlist') },
  barred: ({ g, seat }) => priceProblem(g, seat, 'enlist'),
  check: (_, { payment }) => paymentProblem(payment),
  suggest: unlessFinished(paid),
  foresee: ({ g, seat }, { payment }) => foreseeBottom(g, seat, 'enlist', payment),
});
export const enlistRow: Row = { action: enlist as AnyAction<State>, usual: paid, words };
export const freeEnlist = action({
  name: 'free-enlist',
  fields: { from, bonus },
  suggest: ({ g, seat }) => usual(g, seat),
});

/** The recruit moves, and its one-time bonus is gained. */
export function enlistRecruit(
  t: Table<State>,
  seat: SeatId,
  { from: section, bonus: chosen }: Enlistment,
): { gained: Counts; drawn: number[] } {
  const once = chosen as RecruitBonus;
  player(t.g, seat).recruits.push({ from: section as BottomAction, bonus: once });
  const n = recruitOnce[once];
  if (once === 'combatCards') return { gained: {}, drawn: draw(t, seat, n) };
  return { gained: gain(t.g, seat, { [once]: n }), drawn: [] };
}
