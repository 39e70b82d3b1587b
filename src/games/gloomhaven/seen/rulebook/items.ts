import { items as all } from '../../printed/content/content.ts';
import { itemWords } from '../../printed/words/card.ts';
import { onPage, type Printed, told } from './printed.ts';

/** The items of the shop (GH-1.6, GH-18.6). */
export const items = (): Printed[] =>
  [...all.values()].map((item) => ({
    kind: 'item',
    id: item.id,
    title: { key: `item.${item.id}` },
    text: told('item', {
      no: item.id,
      slot: item.slot,
      cost: item.cost,
      copies: item.copies,
      prosperity: item.prosperity,
      does: onPage(itemWords(item)),
    }),
    see: ['items', 'shop'],
  }));
