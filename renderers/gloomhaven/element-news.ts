import type { Look } from '../pictures.ts';
import { listed } from './gains.ts';

/** Elements that have been infused, consumed, or have grown strong: whether there is more of each or less. */
export function changedElements({ now }: Look): Map<string, '+' | '−'> {
  const events = now?.events ?? [];
  // When a round begins all wane: what was done before is told by the strip.
  const told = events.slice(events.findLastIndex(({ type }) => type === 'round-begins') + 1);
  return new Map(
    told.flatMap(({ type, shown }) =>
      ELEMENTS.has(type)
        ? [...listed(shown.element), ...listed(shown.elements)].map((one) => [one, type === 'consumes' ? '−' : '+'])
        : [],
    ),
  );
}
const ELEMENTS: ReadonlySet<string> = new Set(['infuses', 'consumes', 'become-strong']);
