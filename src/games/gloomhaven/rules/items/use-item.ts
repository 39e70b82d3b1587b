import { z } from 'zod';
import type { Absent, Here, Message } from '#core/types';
import { itemWords } from '../../printed/words/card.ts';
import { json } from '../../printed/words/parts.ts';
import { character } from '../../state/figures/figures.ts';
import { itemOf } from '../../state/party/shop.ts';
import type { Carried, State } from '../../state/state.ts';
import { action } from '../action.ts';

/** GH-5.8: the question names the items whose time is now (`about.items`). */

export const Timely = z.object({ items: z.array(z.int()) });
type Timely = z.infer<typeof Timely>;

/** Items have numbers as cards have: where a question may be about both, an item is said so. */
export const sayItem = (id: number): string => `item:${id}`;
export const readItem = (said: string): number => Number(said.slice('item:'.length));

export const useItem = action({
  name: 'use-item',
  about: Timely,
  fields: {
    item: {
      kind: 'one',
      of: (said) => [{ of: 'item', id: String(readItem(said)) }],
      options: ({ about }) => about.items.map(sayItem),
      label: (said): Message => ({
        key: 'label.item-use',
        args: { item: readItem(said), does: json(itemWords(itemOf(readItem(said)))) },
      }),
      absent: (here) => notNow(here),
    },
  },
  barred: ({ about }) => (about.items.length > 0 ? undefined : { key: 'refusal.no-item-now' }),
  /** One press for each, as long as there are few. */
  suggest: ({ about }) =>
    about.items.length > MOST_SUGGESTED
      ? []
      : about.items.map((id) => ({ label: { key: 'label.item', args: { item: id } }, args: { item: sayItem(id) } })),
});
const MOST_SUGGESTED = 2;

/** What else was taken along, and why it cannot be used. */
const notNow = ({ g, seat, about }: Here<State, Timely>): Absent[] =>
  character(g, seat)
    .items.filter(({ id }) => !about.items.includes(id))
    .map((one) => ({ option: sayItem(one.id), why: { key: `absent.item-${whyNot(one)}`, args: { item: one.id } } }));

function whyNot({ id, state }: Carried): string {
  if (state !== 'ready') return state;
  const { use, charges } = itemOf(id);
  return use === 'passive' || charges ? 'by-itself' : 'not-now';
}

/** None of those that are asked about. */
export const noItem = action({ name: 'no-item', fields: {} });
