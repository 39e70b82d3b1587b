import { z } from 'zod';
import type { Message, Script, SeatId, Shares, Suggestion, Table } from '#core/types';
import { type Cost, RESOURCES } from '../../printed/content.ts';
import { both, type Counts, counts, discard, type Lying, lose } from '../../state/counters.ts';
import { hasFactionAbility } from '../../state/mats.ts';
import { goodsOf, player } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { action } from '../action.ts';
import { canPay, type Payment, pay, payField, paymentProblem, paymentWords, sources, usualPayments } from '../pay.ts';

/** Costs of encounters and Factory cards: always paid in full (SC-1.6, SC-8.2, R-18). */

/** SC-13.3: whether Crimea may pay with a card now; everybody knows that it has one. */
const mayCoerce = (g: State, seat: SeatId): boolean =>
  hasFactionAbility(g, seat, 'coercion') && !g.turn!.coerced && player(g, seat).hand.length > 0;

/** Why a cost cannot be paid, or undefined. Rests on public facts. */
export function costProblem(g: State, seat: SeatId, cost: Cost): Message | undefined {
  const p = player(g, seat);
  const { coins = 0, power = 0, popularity = 0, combatCards = 0, anyResources = 0, dissimilarResources = 0 } = cost;
  const kinds = Object.values(goodsOf(g, seat)).filter((n) => n > 0).length + (mayCoerce(g, seat) ? 1 : 0);
  const enough =
    p.coins >= coins &&
    p.power >= power &&
    p.popularity >= popularity &&
    p.hand.length >= combatCards &&
    canPay(g, seat, anyResources) &&
    kinds >= dissimilarResources;
  return enough ? undefined : { key: 'refusal.cost-too-high' };
}

/** How many cards or tokens are to be paid. Public. */
const Due = z.object({ n: z.int() });
type Due = z.infer<typeof Due>;

/** Gives combat cards away. Asked in secret, because the options are those in hand. */
const cards: Shares<State, Due> = {
  kind: 'shares',
  of: 'card',
  room: ({ g, seat }) => {
    const room: Record<string, number> = {};
    for (const value of player(g, seat).hand) room[value] = (room[value] ?? 0) + 1;
    return room;
  },
  total: ({ about }) => [about.n, about.n],
  label: (value) => ({ key: 'label.combat-card', args: { value: Number(value) } }),
};
export const giveCards = action({
  name: 'give-cards',
  about: Due,
  fields: { cards },
  suggest: ({ g, seat, about }): Suggestion[] => {
    const lowest = player(g, seat).hand.slice(0, about.n);
    const given: Record<string, number> = {};
    for (const value of lowest) given[value] = (given[value] ?? 0) + 1;
    return [{ label: { key: 'suggest.lowest-cards', args: { values: lowest } }, args: { cards: given } }];
  },
});

const DueTokens = Due.extend({ different: z.boolean() });
/** Pays resource tokens of any kind, all of different kinds if `about.different` says so. */
export const payTokens = action({
  name: 'pay-tokens',
  about: DueTokens,
  fields: { payment: payField<Due>(({ about }) => ({ n: about.n })) },
  check: ({ about }, { payment }) => paymentProblem(payment) ?? (about.different ? alike(payment) : undefined),
  suggest: ({ g, seat, about }) => {
    const { n, different } = about;
    const plans = different ? ofKinds(g, seat, n) : usualPayments(g, seat, n);
    return plans.map((payment) => ({
      label: { key: 'suggest.pay', args: { sources: paymentWords(payment) } },
      args: { payment },
    }));
  },
});
/** A combat card may stand for any kind (SC-13.3). */
function alike(payment: Payment): Message | undefined {
  const kinds = Object.entries(payment).flatMap(([source, n]) => Array<string>(n).fill(source.split('.')[1]!));
  return new Set(kinds).size === kinds.length ? undefined : { key: 'refusal.not-different' };
}
/** One token of each of the first `n` kinds. */
function ofKinds(g: State, seat: SeatId, n: number): Payment[] {
  const all = Object.keys(sources(g, seat));
  const one = [...RESOURCES, 'card'].flatMap((kind) => {
    const found = all.find((source) => (kind === 'card' ? source.startsWith('card.') : source.endsWith(`.${kind}`)));
    return found ? [found] : [];
  });
  return one.length < n ? [] : [Object.fromEntries(one.slice(0, n).map((source) => [source, 1]))];
}
/**
 * Pays a whole cost, asking which cards and tokens. Gives what went and is still to be told, and the values of the cards.
 * What needs no question goes first: while the payer is asked it could give its coins away (SC-15.0).
 */
export function* payCost(
  t: Table<State>,
  seat: SeatId,
  cost: Cost,
): Script<{ loss: Counts; cards: number[]; paid: Lying }> {
  const { g } = t;
  const { combatCards: n = 0, anyResources = 0, dissimilarResources = 0, ...counters } = cost;
  const tokens = anyResources + dissimilarResources;
  let loss = lose(g, seat, counters);
  let from: Lying = {};
  if (n + tokens > 0 && counts(loss).length > 0) {
    t.tell({ type: 'cost-paid', shown: { seat, loss: counts(loss) } });
    loss = {};
  }
  const given: number[] = [];
  if (n > 0) {
    const { cards: chosen } = yield* t.ask(seat, 'give-cards', giveCards, { about: { n }, secret: true });
    given.push(...Object.entries(chosen).flatMap(([value, many]) => Array<number>(many).fill(Number(value))));
    discard(g, seat, given);
    loss = { combatCards: n };
  }
  if (tokens > 0) {
    const about = { n: tokens, different: dissimilarResources > 0 };
    const secret = mayCoerce(g, seat);
    const { payment } = yield* t.ask(seat, 'pay-tokens', payTokens, { about, secret });
    const paid = pay(g, seat, payment);
    loss = both(loss, paid.loss);
    from = paid.paid;
    given.push(...paid.cards);
  }
  return { loss, cards: given, paid: from };
}
