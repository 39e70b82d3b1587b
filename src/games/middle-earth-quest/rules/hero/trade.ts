import type { Json, Message, Script, SeatId, Table, Thing } from '#core/types';
import { cardIn } from '../../printed/terms/card-things.ts';
import { ITEMS } from '../../printed/terms/names.ts';
import { hasRule, leastOf } from '../../state/attributes.ts';
import { hero, heroesAt } from '../../state/pieces.ts';
import type { Hero, State } from '../../state/state.ts';
import { action } from '../action.ts';

/** MEQ-6.12, A-11: favor, items and quests of encounters change hands between heroes who stand together. */

type Goods = Record<string, number>;

/** What he can give away: `favor`, `item:<id>`, `quest:<card>`. */
function goodsOf({ favor, items, quests }: Hero): Goods {
  const goods: Goods = {};
  if (favor > 0) goods.favor = favor;
  for (const item of items) goods[`item:${item}`] = 1;
  for (const card of quests) goods[`quest:${card}`] = 1;
  return goods;
}

const readGoods = (what: string) => what.split(':') as [kind: string, id?: string];
function goodsMeant(what: string): Thing[] {
  const [kind, id] = readGoods(what);
  if (id === undefined) return [{ of: 'stock', id: kind }];
  return [kind === 'item' ? { of: 'item', id } : cardIn('quest', id)];
}
function goodsLabel(what: string): Message {
  const [kind, id] = readGoods(what);
  if (id === undefined) return { key: 'label.favor' };
  return { key: kind === 'item' ? `item.${id}` : `quest.${id}` };
}

/** Heroes he may trade with: in the same place, and neither is Isolated. */
export const partners = (g: State, seat: SeatId): SeatId[] =>
  hasRule(g, seat, 'alone')
    ? []
    : heroesAt(g, hero(g, seat).at).filter((other) => other !== seat && !hasRule(g, other, 'alone'));

const seatOf = (name: unknown): SeatId => Number(name);

export const trade = action({
  name: 'trade',
  fields: {
    partner: {
      kind: 'one',
      of: 'seat',
      options: ({ g, seat }) => partners(g, seat).map(String),
      label: (seat): Message => ({ key: `seat.${seat}` }),
    },
    give: {
      kind: 'shares',
      of: goodsMeant,
      room: ({ g, seat }) => goodsOf(hero(g, seat)),
      total: ({ g, seat }) => [0, total(goodsOf(hero(g, seat)))] as const,
      label: goodsLabel,
    },
    take: {
      kind: 'shares',
      of: goodsMeant,
      room: ({ g }, { partner }) => goodsOf(hero(g, seatOf(partner))),
      total: ({ g }, { partner, give }) =>
        [total(give as Goods) === 0 ? 1 : 0, total(goodsOf(hero(g, seatOf(partner))))] as const,
      label: goodsLabel,
    },
  },
  check: ({ g, seat }, { partner, give, take }) =>
    barOfGetting(g, seatOf(partner), give, take) ?? barOfGetting(g, seat, take, give),
});
export const acceptTrade = action({ name: 'accept-trade', fields: {} });
export const refuseTrade = action({ name: 'refuse-trade', fields: {} });

const total = (goods: Goods): number => Object.values(goods).reduce((sum, n) => sum + n, 0);

/** MEQ-6.17: nobody holds two of an item; nor more favor than he may. */
function barOfGetting(g: State, seat: SeatId, gets: Goods, gives: Goods): Message | undefined {
  const { favor, items } = hero(g, seat);
  for (const item of ITEMS)
    if (gets[`item:${item}`] && items.includes(item) && !gives[`item:${item}`])
      return { key: 'refusal.has-item', args: { item } };
  const most = leastOf(g, seat, 'favorLimit', Number.POSITIVE_INFINITY);
  const comes = gets.favor ?? 0;
  return comes > 0 && favor + comes - (gives.favor ?? 0) > most
    ? { key: 'refusal.favor-limit', args: { most } }
    : undefined;
}

const messages = (goods: Goods): Json =>
  Object.entries(goods).map(([what, n]) => ({
    key: 'label.goods',
    args: { what: goodsLabel(what), n },
  }));

/** The other is asked, unless he gives nothing. */
export function* trades(
  t: Table<State>,
  seat: SeatId,
  { partner, give, take }: { partner: string; give: Goods; take: Goods },
): Script {
  const other = seatOf(partner);
  const shown = { seat, partner: other, give: messages(give), take: messages(take) };
  if (total(take) > 0) {
    const said = yield* t.askOneOf(other, 'trade', [acceptTrade, refuseTrade], {
      about: { from: seat, give: shown.give, take: shown.take },
    });
    if (said.name === 'refuse-trade') return t.tell({ type: 'trade-refused', shown });
  }
  hand(t.g, { from: seat, to: other, goods: give });
  hand(t.g, { from: other, to: seat, goods: take });
  t.tell({ type: 'traded', shown });
}

function hand(g: State, { from, to, goods }: { from: SeatId; to: SeatId; goods: Goods }): void {
  const gives = hero(g, from);
  const gets = hero(g, to);
  for (const [what, n] of Object.entries(goods)) {
    const [kind, id] = readGoods(what);
    if (kind === 'item') {
      const item = ITEMS.find((one) => one === id)!;
      gives.items = gives.items.filter((one) => one !== item);
      gets.items.push(item);
    } else if (kind === 'quest') {
      gives.quests = gives.quests.filter((one) => one !== id);
      gets.quests.push(id!);
    } else {
      gives.favor -= n;
      gets.favor += n;
    }
  }
}
