import { movementOf } from '../../state/pieces.ts';
import type { Aim } from './aims.ts';
import { bestMarches } from './marches.ts';
import type { Sight } from './sight.ts';

/** How a player looks at what a wizard's spell would bring: mostly by the better march that it makes possible. */
export interface Outlook {
  sight: Sight;
  aims: readonly Aim[];
  wizard: string;
  /** Own pieces with him, in the same place and aboard the same ship. */
  beside: readonly string[];
}

const march = ({ sight, aims }: Outlook, group: readonly string[], more: number): number => {
  const speed = (id: string) => movementOf(sight.g, id) + more;
  return bestMarches(sight, aims, { groups: [group], speed, most: 1 })[0]?.worth ?? 0;
};
/** The best march of the wizard alone, without any spell. */
export const asItIs = (by: Outlook): number => Math.max(0, march(by, [by.wizard], 0));
/** What it is worth to go so much farther. */
export const further = (by: Outlook, more: number): number => march(by, [by.wizard], more) - asItIs(by);
/** What it is worth to go together. */
export const led = (by: Outlook, group: readonly string[]): number => march(by, group, 0) - asItIs(by);
