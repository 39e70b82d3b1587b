import type { Look } from '../pictures.ts';
import { listed } from './gains.ts';
import { ACTS } from './news.ts';

/** Elements that have just been infused, consumed, or have grown strong: whether there is more of each or less. */
export function changedElements({ now }: Look): Map<string, '+' | '−'> {
  const events = now?.events ?? [];
  const told = events.slice(events.findLastIndex(({ type }) => ACTS.has(type)) + 1);
  return new Map(
    told.flatMap(({ type, shown }) =>
      ELEMENTS.has(type)
        ? [...listed(shown.element), ...listed(shown.elements)].map((one) => [one, type === 'consumes' ? '−' : '+'])
        : [],
    ),
  );
}
const ELEMENTS: ReadonlySet<string> = new Set(['infuses', 'consumes', 'become-strong']);
