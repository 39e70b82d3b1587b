import { guard, type Scene, type Standing, table } from './board.ts';

/** A Brute with items, two cards played and his turn begun, and one guard far away: where items of one's own turn are tested. */

export const far = guard('-3,6', { standee: 6, hp: 20 });

export function sits(items: Standing['items'], also: Partial<Standing> = {}, scene: Partial<Scene> = {}) {
  const heroes = [{ class: 'brute', at: '2,2', plays: [1, 6] as const, items: items!, ...also }];
  return table({ heroes, monsters: [far], ties: 'by-the-rules', ...scene });
}
type Sat = ReturnType<typeof sits>;

/** The numbers of the items that he may use now. */
export const offered = (t: Sat): readonly string[] =>
  t
    .seat(0)
    .lists('use-item', 'item')
    .map((one) => one.slice(5));
/** What has become of an item of his. */
export const mine = (t: Sat, id: number) => t.g.characters[0]!.items.find((one) => one.id === id)!.state;
export const uses = (t: Sat, id: number) => t.seat(0).does('use-item', { item: `item:${id}` });
