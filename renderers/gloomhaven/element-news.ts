import type { Look } from '../pictures.ts';
import { ACTS, listed } from './news.ts';

/** Elements that have just been infused or consumed, or have grown strong. */
export function changedElements({ now }: Look): Set<string> {
  const events = now?.events ?? [];
  const told = events.slice(events.findLastIndex(({ type }) => ACTS.has(type)) + 1);
  return new Set(
    told.flatMap(({ type, shown }) =>
      ELEMENTS.has(type) ? [...listed(shown.element), ...listed(shown.elements)] : [],
    ),
  );
}
const ELEMENTS: ReadonlySet<string> = new Set(['infuses', 'consumes', 'become-strong']);
