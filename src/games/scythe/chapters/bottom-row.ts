import type { Json, Message, SeatId, Shares, Suggestion } from '#core/types';
import { type BottomAction, bottomActions } from '../content.ts';
import { counts } from '../counters.ts';
import { costOf } from '../mats.ts';
import { canPay, payField, usualPayments } from '../pay.ts';
import type { State } from '../state.ts';

/** What the four bottom actions have in common: how they are paid (SC-5.1). */

export { paymentProblem } from '../pay.ts';

/** SC-1.6: why a bottom action cannot be paid. Rests on public facts: cards in hand count by their number (SC-13.3). */
export function priceProblem(g: State, seat: SeatId, row: BottomAction): Message | undefined {
  const n = costOf(g, seat, row);
  const { resource } = bottomActions[row];
  return canPay(g, seat, n, [resource])
    ? undefined
    : { key: 'refusal.cannot-pay', args: { cost: counts({ [resource]: n }) } };
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
