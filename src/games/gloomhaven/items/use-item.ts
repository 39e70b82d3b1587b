import type { Absent, Here, Json, Message } from '#core/types';
import { action } from '../action.ts';
import { character } from '../figures/figures.ts';
import { itemOf } from '../party/shop.ts';
import type { Carried, State } from '../state.ts';
import { itemWords } from '../words/card.ts';
import { json } from '../words/parts.ts';

/** GH-5.8: the question names the items whose time is now (`about.items`). */

const itemsIn = (about: Json): number[] => (about as { items?: number[] } | null)?.items ?? [];

export const useItem = action({
  name: 'use-item',
  fields: {
    item: {
      kind: 'one',
      options: ({ about }) => itemsIn(about).map(String),
      label: (id): Message => ({
        key: 'label.item-use',
        args: { item: Number(id), does: json(itemWords(itemOf(Number(id)))) },
      }),
      absent: (here) => notNow(here),
    },
  },
  barred: ({ about }) => (itemsIn(about).length > 0 ? undefined : { key: 'refusal.no-item-now' }),
  pull: () => 1,
});

/** What else was taken along, and why it cannot be used. */
const notNow = ({ g, seat, about }: Here<State>): Absent[] =>
  character(g, seat)
    .items.filter(({ id }) => !itemsIn(about).includes(id))
    .map((one) => ({ option: String(one.id), why: { key: `absent.item-${whyNot(one)}`, args: { item: one.id } } }));

function whyNot({ id, state }: Carried): string {
  if (state !== 'ready') return state;
  const { use, charges } = itemOf(id);
  return use === 'passive' || charges ? 'by-itself' : 'not-now';
}

/** None of those that are asked about. */
export const noItem = action({ name: 'no-item', fields: {} });
