import type { AnyAction, Here, Json, Message, SeatId, Shares, Suggestion } from '#core/types';
import { type BottomAction, bottomActions } from '../../printed/content.ts';
import { counts } from '../../state/counters.ts';
import { costOf } from '../../state/mats.ts';
import { player } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { missing, payField, usualPayments } from '../pay.ts';

/** What the four bottom actions have in common: how they are paid (SC-5.1). */

export { paymentProblem } from '../pay.ts';

/** A bottom action as it is offered. */
export interface Row {
  action: AnyAction<State>;
  /** Whole answers that are worth one press. */
  usual(g: State, seat: SeatId): Suggestion[];
  /** What is chosen in it, in words. */
  words(args: Readonly<Record<string, Json>>): Message;
}

/** whether the bottom action and the end of the turn are on one button now: to whoever holds objectives. All public. */
export const mayFinish = (g: State, seat: SeatId): boolean =>
  g.turn?.part === 'bottom' && g.turn.section !== 'factory' && player(g, seat).objectives.length > 0;
/** These whole answers, where no button ends the turn with them (`finish.ts`). */
export const unlessFinished =
  (usual: Row['usual']) =>
  ({ g, seat }: Here<State>): Suggestion[] =>
    mayFinish(g, seat) ? [] : usual(g, seat);

/** The tokens that are missing for a bottom action, also if a combat card stands for one (SC-13.3); undefined when it can be paid. */
export function missingFor(g: State, seat: SeatId, bottom: BottomAction): Message[] | undefined {
  const { resource } = bottomActions[bottom];
  const n = missing(g, seat, costOf(g, seat, bottom), [resource]);
  return n > 0 ? counts({ [resource]: n }) : undefined;
}

/** SC-1.6: why a bottom action cannot be paid. Rests on public facts: cards in hand count by their number (SC-13.3). */
export function priceProblem(g: State, seat: SeatId, row: BottomAction): Message | undefined {
  const short = missingFor(g, seat, row);
  if (!short) return undefined;
  const cost = counts({ [bottomActions[row].resource]: costOf(g, seat, row) });
  return { key: 'refusal.cannot-pay', args: { cost, missing: short } };
}

/** The field by which a bottom action is paid. */
export const paymentFor = (row: BottomAction): Shares<State> =>
  payField(({ g, seat }) => ({ n: costOf(g, seat, row), kinds: [bottomActions[row].resource] }));

/** Whole answers: each choice with the usual payment; a choice or two with a combat card for one token (SC-13.3). */
export function paidWith(
  g: State,
  seat: SeatId,
  row: BottomAction,
  choices: readonly { label: Message; args: Record<string, Json> }[],
): Suggestion[] {
  const [usual, other] = usualPayments(g, seat, costOf(g, seat, row), [bottomActions[row].resource]);
  if (!usual) return [];
  const plain = choices.map(({ label, args }) => ({ label, args: { ...args, payment: usual } }));
  if (!other) return plain;
  const [first] = choices;
  const withCard = first
    ? [
        {
          label: { key: 'suggest.with-card', args: { what: first.label } },
          args: { ...first.args, payment: other },
        },
      ]
    : [];
  return [...plain.slice(0, 4), ...withCard];
}
