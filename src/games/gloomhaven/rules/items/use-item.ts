import type { Absent, Here, Json, Message } from '#core/types';
import { itemWords } from '../../printed/words/card.ts';
import { json } from '../../printed/words/parts.ts';
import { character } from '../../state/figures/figures.ts';
import { itemOf } from '../../state/party/shop.ts';
import type { Carried, State } from '../../state/state.ts';
import { action } from '../action.ts';

/** GH-5.8: the question names the items whose time is now (`about.items`). */

const itemsIn = (about: Json): number[] => (about as { items?: number[] } | null)?.items ?? [];

/** Items have numbers as cards have: where a question may be about both, an item is said so. */
export const sayItem = (id: number): string => `item:${id}`;
export const readItem = (said: string): number => Number(said.slice('item:'.length));

export const useItem = action({
  name: 'use-item',
  fields: {
    item: {
      kind: 'one',
      of: (said) => [{ of: 'item', id: String(readItem(said)) }],
      options: ({ about }) => itemsIn(about).map(sayItem),
      label: (said): Message => ({
        key: 'label.item-use',
        args: { item: readItem(said), does: json(itemWords(itemOf(readItem(said)))) },
      }),
      absent: (here) => notNow(here),
    },
  },
  barred: ({ about }) => (itemsIn(about).length > 0 ? undefined : { key: 'refusal.no-item-now' }),
  /** One press for each, as long as there are few. */
  suggest: ({ about }) =>
    itemsIn(about).length > MOST_SUGGESTED
      ? []
      : itemsIn(about).map((id) => ({ label: { key: 'label.item', args: { item: id } }, args: { item: sayItem(id) } })),
});
const MOST_SUGGESTED = 2;

/** What else was taken along, and why it cannot be used. */
const notNow = ({ g, seat, about }: Here<State>): Absent[] =>
  character(g, seat)
    .items.filter(({ id }) => !itemsIn(about).includes(id))
    .map((one) => ({ option: sayItem(one.id), why: { key: `absent.item-${whyNot(one)}`, args: { item: one.id } } }));

function whyNot({ id, state }: Carried): string {
  if (state !== 'ready') return state;
  const { use, charges } = itemOf(id);
  return use === 'passive' || charges ? 'by-itself' : 'not-now';
}

/** None of those that are asked about. */
export const noItem = action({ name: 'no-item', fields: {} });
