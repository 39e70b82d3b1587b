import { conditions } from '#games/gloomhaven/printed/content/content';
import type { Sign } from './act-events.ts';

/** What somebody does for somebody else is no blow: it has a line, a head and a colour of its own. */

const GIVEN: ReadonlySet<Sign['is']> = new Set(['healed', 'recovered', 'shield', 'retaliate', 'cured', 'warded']);

/** Whether it does somebody good: healing, cards, armour, a condition that helps, or one that is gone. */
export const isHelp = ({ is, what = '' }: { is: string; what?: string }): boolean =>
  GIVEN.has(is as Sign['is']) || (is === 'condition' && conditions.get(what as never)?.positive === true);

/** Green as healing, with its edge. */
export const [GIFT, GIFT_EDGE, GIFT_LIGHT] = ['#4fbf6a', '#08200f', '#e2ffd8'] as const;
