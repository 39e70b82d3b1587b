import type { Message } from '#core/types';
import { slots } from '../../printed/content/content.ts';
import type { Member } from '../party.ts';
import { itemOf } from './shop.ts';

/** GH-1.6: what a character can wear at once. */

const HANDS: Readonly<Record<string, number>> = { onehand: 1, twohand: 2 };

/** Why these do not go together; undefined if they do. */
export function gearWrong({ level }: Member, worn: readonly number[]): Message | undefined {
  const all = worn.map(itemOf);
  for (const slot of ['head', 'body', 'legs'] as const)
    if (all.filter((one) => one.slot === slot).length > slots[slot])
      return { key: 'refusal.one-of-slot', args: { slot, most: slots[slot] } };
  if (all.reduce((sum, { slot }) => sum + (HANDS[slot] ?? 0), 0) > slots.hands)
    return { key: 'refusal.hands-full', args: { most: slots.hands } };
  const most = Math.ceil(level / 2) + all.reduce((sum, { smallItems = 0 }) => sum + smallItems, 0);
  return all.filter(({ slot }) => slot === 'small').length > most
    ? { key: 'refusal.small-items', args: { most } }
    : undefined;
}

/** What was worn last, and of the rest what there is room for, in the order in which it was bought. */
export function usualGear(one: Member): number[] {
  const worn: number[] = [];
  for (const id of [...one.worn, ...one.items])
    if (one.items.includes(id) && !worn.includes(id) && !gearWrong(one, [...worn, id])) worn.push(id);
  return worn;
}
