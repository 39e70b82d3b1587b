import type { Locale } from '#core/text';
import { textWidth } from '../measure.ts';
import { SIZE } from './chip.ts';
import { printed } from './printed.ts';

/** The words of corruption cards, where they have room in a chip. */

/** How wide a sentence may be that has a row of its own. */
const ROW = 1_100;

/** What a corruption card does from now on, where that is one short sentence: it has a chip of its own. Undefined of any other. */
export function shortly(id: string, locale: Locale): string | undefined {
  const [says = '', ...more] = printed('corruption', id, locale);
  return more.length === 0 && textWidth(says, SIZE, true) <= ROW ? says : undefined;
}
