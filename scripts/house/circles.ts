import { allArrows } from './arrows.ts';
import type { Rule } from './house.ts';

/**
 * No file imports itself, however long the way. Imports of types count: they hold two files together just as well, and a
 * name moved from a type to a value would close the circle unseen.
 */
export const circles: Rule = {
  name: 'circles',
  find(house) {
    const arrows = allArrows(house).filter(({ inside, to }) => inside && to !== undefined && house.files.has(to));
    const next = new Map<string, string[]>();
    for (const { from, to } of arrows) next.set(from, [...(next.get(from) ?? []), to!]);
    const seen = new Set<string>();
    return arrows.flatMap(({ from, to, line }) => {
      const step = `${from} -> ${to}`;
      const back = seen.has(step) ? undefined : way(next, to!, from);
      seen.add(step);
      return back ? [{ file: from, line, says: `imports ${back.join(', which imports ')}` }] : [];
    });
  },
};

/** The shortest way from one file or folder to another, with both ends; undefined when there is none. */
export function way(next: ReadonlyMap<string, readonly string[]>, from: string, to: string): string[] | undefined {
  const before = new Map<string, string | undefined>([[from, undefined]]);
  for (const at of before.keys()) {
    if (at === to) {
      const back: string[] = [];
      for (let one: string | undefined = at; one !== undefined; one = before.get(one)) back.unshift(one);
      return back;
    }
    for (const one of next.get(at) ?? []) if (!before.has(one)) before.set(one, at);
  }
  return undefined;
}
