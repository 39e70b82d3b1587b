import type { Here, Message, SeatId, Shares, Suggestion, Table, Thing } from '#core/types';
import { RESOURCES, type Resource, topActions } from '../../printed/content.ts';
import { both, type Counts, counts, gain, type Lying, place, tellGained } from '../../state/counters.ts';
import { amountOf } from '../../state/mats.ts';
import type { State } from '../../state/state.ts';
import { action } from '../action.ts';
import { workerHexes } from '../placing.ts';
import { placeStars } from '../stars.ts';
import { wants } from '../wants.ts';
import { goodsWithout } from './absent.ts';
import { type Answer, apart, ending, foreseeEnding, saying, turnsWith, wholeTurns } from './ending.ts';
import { allOf, price } from './foresee.ts';
import { costProblem, payTop, structureBonus } from './top-row.ts';

/** SC-4.3: Trade. */

/** Resource tokens chosen, by `A4.food`: so many food on A4. */
export type Goods = Record<string, number>;

/** The room of a field that takes up to `n` tokens on these hexes. */
export function goodsRoom(hexes: readonly string[], n: number): Goods {
  const room: Goods = {};
  for (const hex of hexes) for (const kind of RESOURCES) room[`${hex}.${kind}`] = n;
  return room;
}
const readGoods = (key: string) => key.split('.') as [hex: string, resource: Resource];
export function goodsMeant(key: string): Thing[] {
  const [hex, resource] = readGoods(key);
  return [
    { of: 'place', id: hex },
    { of: 'stock', id: resource },
  ];
}
export const goodsLabel = (key: string): Message => {
  const [hex, resource] = readGoods(key);
  return { key: 'label.goods-on', args: { hex, resource } };
};
/** The tokens by kind. */
export function byKind(goods: Goods): Counts {
  const sum: Counts = {};
  for (const [key, n] of Object.entries(goods)) {
    const [, kind] = readGoods(key);
    sum[kind] = (sum[kind] ?? 0) + n;
  }
  return sum;
}
export const hexesOf = (goods: Goods): string[] => [...new Set(Object.keys(goods).map((key) => key.split('.')[0]!))];
/** The same with what comes to each. */
export function lyingOf(goods: Goods): Lying {
  const found: Lying = {};
  for (const [key, n] of Object.entries(goods)) {
    const [hex, kind] = key.split('.') as [string, Resource];
    if (n > 0) found[hex] = { ...found[hex], [kind]: n };
  }
  return found;
}
/** Puts the tokens where they were chosen. */
export function placeGoods(g: State, goods: Goods): void {
  for (const [key, n] of Object.entries(goods)) {
    const [hex, kind] = key.split('.') as [string, Resource];
    place(g, hex, { [kind]: n });
  }
}
/** All `n` tokens of one kind on the best guarded of the hexes: first the kinds that are wanted most. */
export function usualGoods(g: State, seat: SeatId, hexes: readonly string[], n: number): Suggestion[] {
  const [hex] = hexes;
  if (hex === undefined) return [];
  const wanting = wants(g, seat);
  return [...RESOURCES]
    .sort((a, b) => Math.min(n, wanting[b]) - Math.min(n, wanting[a]))
    .map((kind) => ({
      label: { key: 'suggest.goods', args: { goods: counts({ [kind]: n }), hex } },
      args: { goods: { [`${hex}.${kind}`]: n } },
    }));
}

const goods: Shares<State> = {
  kind: 'shares',
  of: goodsMeant,
  room: ({ g, seat }) => goodsRoom(workerHexes(g, seat), amountOf(g, seat, 'trade', 'resources')),
  total: ({ g, seat }) => [1, amountOf(g, seat, 'trade', 'resources')],
  label: goodsLabel,
  absent: ({ g, seat }) => goodsWithout(g, seat, workerHexes(g, seat)),
};
const trades = ({ g, seat }: Here<State>): Answer[] =>
  usualGoods(g, seat, workerHexes(g, seat), amountOf(g, seat, 'trade', 'resources')).map(({ label, args }) => ({
    label,
    args,
    ending: ending(afterTrade(g, seat, args.goods as Goods), seat, 'trade'),
  }));
export const tradeGoods = action({
  name: 'trade-goods',
  fields: { goods },
  barred: ({ g, seat }) => costProblem(g, seat, 'trade'),
  suggest: (here) => trades(here).map(saying),
  more: (here) => wholeTurns(trades(here)),
  foresee: ({ g, seat }, { goods: chosen }, further = []) => {
    const after = afterTrade(g, seat, chosen);
    return allOf({ says: price(g, seat, topActions.trade.cost) }, foreseeEnding(after, seat, 'trade', further));
  },
});
export function tradeGoodsTop(t: Table<State>, seat: SeatId, args: { goods: Goods }): void {
  const { loss, gained } = takeGoods(t.g, seat, args.goods);
  tellGained(t, 'traded', seat, {
    gained,
    more: { loss: counts(loss), hexes: hexesOf(args.goods), at: lyingOf(args.goods) },
  });
  placeStars(t);
}
/** The coin is paid, and the tokens come to where they were chosen. */
function takeGoods(g: State, seat: SeatId, chosen: Goods): { loss: Counts; gained: Counts } {
  const loss = payTop(g, seat, 'trade');
  placeGoods(g, chosen);
  return { loss, gained: both(byKind(chosen), structureBonus(g, seat, 'trade')) };
}
function afterTrade(g: State, seat: SeatId, chosen: Goods): State {
  const after = apart(g);
  takeGoods(after, seat, chosen);
  return after;
}

export const tradePopularity = action({
  name: 'trade-popularity',
  fields: {},
  barred: ({ g, seat }) => costProblem(g, seat, 'trade'),
  more: ({ g, seat }) => {
    const gained = counts({ popularity: amountOf(g, seat, 'trade', 'popularity') });
    const label = { key: 'suggest.trade-for', args: { gain: gained } };
    return turnsWith({ label, args: {}, ending: ending(afterPopularity(g, seat), seat, 'trade') });
  },
  foresee: ({ g, seat }, _, further = []) =>
    allOf(
      { says: price(g, seat, topActions.trade.cost) },
      foreseeEnding(afterPopularity(g, seat), seat, 'trade', further),
    ),
});
export function tradePopularityTop(t: Table<State>, seat: SeatId): void {
  const { loss, gained } = takePopularity(t.g, seat);
  tellGained(t, 'traded', seat, { gained, more: { loss: counts(loss), hexes: [] } });
  placeStars(t);
}
function takePopularity(g: State, seat: SeatId): { loss: Counts; gained: Counts } {
  const loss = payTop(g, seat, 'trade');
  const gained = gain(g, seat, { popularity: amountOf(g, seat, 'trade', 'popularity') });
  return { loss, gained: both(gained, structureBonus(g, seat, 'trade')) };
}
function afterPopularity(g: State, seat: SeatId): State {
  const after = apart(g);
  takePopularity(after, seat);
  return after;
}
