import type { Absent, ChoiceOf, Here, Message, SeatId, Table } from '#core/types';
import { items, sheets } from '../../printed/content/content.ts';
import { character } from '../../state/figures/figures.ts';
import { ownMember, perksDue } from '../../state/party/members.ts';
import { buy as buys, priceOf, prosperityOf, sell as sells, whyNot, worthOf } from '../../state/party/shop.ts';
import type { Member } from '../../state/party.ts';
import type { State } from '../../state/state.ts';
import { action } from '../action.ts';
import { dress, equip, wears } from './equip.ts';
import { perkLabel, perkOptions } from './town.ts';

/** GH-18.4 to GH-18.7: what a character does in town besides, as long as it has not chosen its hand. */

type H = Here<State>;
const own = ({ g, seat }: H): Member => ownMember(g, seat);

/** GH-18.4, and the perks of who begins above level 1. */
export const takePerk = action({
  name: 'take-perk',
  fields: { perk: { kind: 'one', of: 'words', options: perkOptions, label: perkLabel } },
  barred: (here) => (perksDue(own(here)) > 0 ? undefined : { key: 'refusal.no-perk-due' }),
});

const itemLabel = (item: string, price: number): Message => ({
  key: 'label.item-price',
  args: { item: Number(item), price },
});

/** GH-18.6 */
export const buy = action({
  name: 'buy',
  fields: {
    item: {
      kind: 'one',
      of: 'item',
      options: (here) => forSale(here).map(String),
      label: (item, { g }) => itemLabel(item, priceOf(g.party, Number(item))),
      absent: (here) => notForSale(here),
    },
  },
  barred: (here) =>
    isAnythingForSale(here) ? undefined : { key: 'refusal.nothing-to-buy', args: { gold: own(here).gold } },
});

function forSale(here: H): number[] {
  const one = own(here);
  return [...items.keys()].filter((id) => !whyNot(here.g.party, one, id));
}
function isAnythingForSale(here: H): boolean {
  const one = own(here);
  for (const id of items.keys()) if (!whyNot(here.g.party, one, id)) return true;
  return false;
}
/** What the shop would have: what is dear, sold out or owned first, then what needs a richer town. */
function notForSale(here: H): Absent[] {
  const all = [...items.values()].flatMap(({ id, prosperity }) => {
    const why = whyNot(here.g.party, own(here), id);
    return why ? [{ option: String(id), why, later: prosperity > prosperityOf(here.g.party) }] : [];
  });
  return [...all.filter(({ later }) => !later), ...all.filter(({ later }) => later)].map(({ option, why }) => ({
    option,
    why,
  }));
}

export const sell = action({
  name: 'sell',
  fields: {
    item: {
      kind: 'one',
      of: 'item',
      options: (here) => own(here).items.map(String),
      label: (item) => itemLabel(item, worthOf(Number(item))),
    },
  },
  barred: (here) => (own(here).items.length > 0 ? undefined : { key: 'refusal.nothing-to-sell' }),
});

/** GH-18.7 */
export const donate = action({
  name: 'donate',
  fields: {},
  barred(here) {
    const { gold } = sheets.donation;
    if (character(here.g, here.seat).blessings > 0) return { key: 'refusal.has-donated' };
    return own(here).gold >= gold
      ? undefined
      : { key: 'refusal.too-poor', args: { needs: gold, gold: own(here).gold } };
  },
});

/** GH-18.5: this scenario is the character's last one. */
export const retire = action({
  name: 'retire',
  fields: {},
  barred: (here) => (own(here).leaves ? { key: 'refusal.leaves-already' } : undefined),
});

/** All that can be done before setting out, besides taking cards. */
export const AT_TOWN = [equip, takePerk, buy, sell, donate, retire] as const;

export function runs(t: Table<State>, seat: SeatId, said: ChoiceOf<(typeof AT_TOWN)[number]>): void {
  const { g } = t;
  const one = ownMember(g, seat);
  switch (said.name) {
    case 'equip':
      wears(t, seat, said.args.items.map(Number));
      break;
    case 'take-perk':
      one.perks.push(Number(said.args.perk));
      t.tell({ type: 'takes-perk', shown: { seat, perk: `${one.class}-${said.args.perk}` } });
      break;
    case 'buy': {
      const item = Number(said.args.item);
      const price = priceOf(g.party, item);
      buys(g.party, one, item);
      dress(g, seat);
      t.tell({ type: 'buys', shown: { seat, item, price, gold: one.gold } });
      break;
    }
    case 'sell': {
      const item = Number(said.args.item);
      sells(g.party, one, item);
      dress(g, seat);
      t.tell({ type: 'sells', shown: { seat, item, price: worthOf(item), gold: one.gold } });
      break;
    }
    case 'donate':
      gives(t, seat, one);
      break;
    case 'retire':
      one.leaves = true;
      t.tell({ type: 'last-scenario', shown: { seat } });
  }
}

function gives(t: Table<State>, seat: SeatId, one: Member): void {
  const { gold, blessings } = sheets.donation;
  one.gold -= gold;
  t.g.party.donated += gold;
  character(t.g, seat).blessings = blessings;
  t.tell({ type: 'donates', shown: { seat, gold, n: blessings } });
}
