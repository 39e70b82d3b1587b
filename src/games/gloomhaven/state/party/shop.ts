import type { Message } from '#core/types';
import { items, sheets } from '../../printed/content/content.ts';
import type { Item } from '../../printed/schema/item.ts';
import type { Member, Party } from '../party.ts';

/** GH-18.6: what the shop has, and for how much. */

/** 1 to 9, by the checks on the track. */
export const prosperityOf = ({ prosperity }: Party): number =>
  sheets.prosperity.filter((from) => prosperity >= from).length;

/** What reputation adds to every price. */
export const priceStep = ({ reputation }: Party): number =>
  sheets.reputation.prices.find(({ from }) => reputation >= from)!.price;
export const priceOf = (party: Party, id: number): number => Math.max(0, itemOf(id).cost + priceStep(party));
/** Half of what is printed, rounded down, whatever the reputation. */
export const worthOf = (id: number): number => Math.floor(itemOf(id).cost / 2);

export const itemOf = (id: number): Item => items.get(id)!;

/** The shop has all copies of it, but for those the characters own. */
const isStocked = (party: Party, { id, prosperity }: Item): boolean =>
  prosperity <= prosperityOf(party) || party.designs.includes(id);

/** Copies nobody owns. */
export const unowned = ({ members }: Party, id: number): number =>
  itemOf(id).copies - members.filter((one) => one.items.includes(id)).length;

/** Copies in the shop now: of what it does not have by prosperity or design, those that were sold to it. */
export function inShop(party: Party, item: Item): number {
  const free = unowned(party, item.id);
  return isStocked(party, item) ? free : Math.min(free, party.sold.filter((id) => id === item.id).length);
}

/** Why a character cannot buy it; undefined if it can. */
export function whyNot(party: Party, one: Member, id: number): Message | undefined {
  const item = itemOf(id);
  if (one.items.includes(id)) return { key: 'refusal.owned', args: { item: id } };
  if (inShop(party, item) === 0)
    return isStocked(party, item)
      ? { key: 'refusal.sold-out', args: { item: id } }
      : { key: 'refusal.needs-prosperity', args: { item: id, prosperity: item.prosperity } };
  const price = priceOf(party, id);
  return one.gold < price ? { key: 'refusal.too-dear', args: { item: id, price, gold: one.gold } } : undefined;
}

export function buy(party: Party, one: Member, id: number): void {
  one.gold -= priceOf(party, id);
  if (!isStocked(party, itemOf(id))) party.sold.splice(party.sold.indexOf(id), 1);
  one.items.push(id);
}

export function sell(party: Party, one: Member, id: number): void {
  one.gold += worthOf(id);
  giveBack(party, one, id);
}

/** It goes to the shop, where somebody else can buy it. */
export function giveBack(party: Party, one: Member, id: number): void {
  one.items = one.items.filter((owned) => owned !== id);
  one.worn = one.worn.filter((worn) => worn !== id);
  if (!isStocked(party, itemOf(id))) party.sold.push(id);
}
