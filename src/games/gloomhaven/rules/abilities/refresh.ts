import { z } from 'zod';
import type { Message, Script, Table } from '#core/types';
import type { Ability } from '../../printed/schema/abilities/ability.ts';
import { refresh, refreshable } from '../../state/items/carried.ts';
import type { State } from '../../state/state.ts';
import { action } from '../action.ts';
import type { Deed } from '../deeds/deed.ts';
import { aimed } from './aim.ts';

/** GH-5.8: items that were used may be used again. */

export const refreshItems = action({
  name: 'refresh',
  about: z.object({ items: z.array(z.int()), n: z.int() }),
  fields: {
    items: {
      kind: 'some',
      of: 'item',
      options: ({ about }) => about.items.map(String),
      size: ({ about }) => [about.n, about.n] as const,
      label: (item): Message => ({ key: 'label.item', args: { item: Number(item) } }),
    },
  },
});

/** Whose items they are chooses; nobody is asked where all of them are refreshed. */
export function* performRefresh(t: Table<State>, deed: Deed, ability: Extract<Ability, { op: 'refresh' }>): Script {
  const targets = yield* aimed(t, deed, {
    op: 'refresh',
    aim: ability,
    only: (one) => one.kind === 'character' && refreshable(t.g, one.seat, ability).length > 0,
  });
  for (const target of targets) {
    if (target.kind !== 'character') continue;
    const all = refreshable(t.g, target.seat, ability);
    const n = ability.count === 'all' ? all.length : Math.min(all.length, ability.count);
    const about = { items: all, n };
    const chosen =
      n === all.length ? all : (yield* t.ask(target.seat, 'refresh', refreshItems, { about })).items.map(Number);
    refresh(t, target.seat, chosen);
  }
}
