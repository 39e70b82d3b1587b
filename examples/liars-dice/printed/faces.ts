import { WILD } from './content.ts';

/** What ones are by the options of a match. */
export const ONES = ['wild', 'plain'] as const;
export type Ones = (typeof ONES)[number];

/** LD-4.2, LD-4.3: whether a die counts for a face. */
export const counts = (die: number, face: number, ones: Ones): boolean =>
  die === face || (ones === 'wild' && die === WILD);
