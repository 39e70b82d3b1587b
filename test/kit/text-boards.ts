import { isDeepStrictEqual } from 'node:util';
import { partNamed } from '#asking/terms/names';
import type { Locale } from '#core/text';
import { sectionsOf, type TextBoard } from '#core/text-board';
import type { AnyGame } from '#src/game-part';

/** What the tests of every text board ask of one. */

type View = Record<string, unknown>;

/** A position as it is heard: the lines of each section below its id. */
export function heard(part: AnyGame, g: unknown, view: unknown, locale: Locale): Map<string, string[]> {
  const { text, textBoard } = partNamed(part, () => g);
  return new Map(
    sectionsOf(textBoard, view).map(({ id, heading, lines }) => [
      id,
      [heading, ...lines].map((one) => text.say(one, locale)),
    ]),
  );
}

/** The sections of the kind that tells this fact, in words. */
export function heardOf(part: AnyGame, g: unknown, view: unknown, fact: string): string {
  const { text, textBoard } = partNamed(part, () => g);
  const tell = textBoard.kinds[textBoard.facts[fact]!]!;
  const lines = tell(view).flatMap(({ heading, lines: all }) => [heading, ...all]);
  return lines.map((one) => text.say(one, 'en')).join('\n');
}

/** The facts of a view that are to be heard, without the parts that are said to be silent. */
export function toBeHeard({ facts, unsaid = [] }: TextBoard<unknown>, view: unknown): View {
  const patterns = unsaid.map((path) => path.split('.'));
  const told = Object.entries(view as View).filter(([fact]) => facts[fact] !== null);
  return Object.fromEntries(told.map(([fact, value]) => [fact, without(value, [fact], patterns)]));
}

function without(value: unknown, path: readonly string[], patterns: readonly string[][]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).flatMap(([key, one]) => {
    const here = [...path, key];
    return patterns.some((pattern) => isAt(pattern, here)) ? [] : [[key, without(one, here, patterns)] as const];
  });
  return Array.isArray(value) ? kept.map(([, one]) => one) : Object.fromEntries(kept);
}

const isAt = (pattern: readonly string[], path: readonly string[]): boolean =>
  pattern.length === path.length && pattern.every((part, i) => part === '*' || part === path[i]);

/** The facts in which two views differ. */
export const changedFacts = (before: View, after: View): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (fact) => !isDeepStrictEqual(before[fact], after[fact]),
  );

/** A view that remembers what is looked at: the path of each value that is neither list nor record. Places in a list are stars. */
export function watched<V extends object>(view: V): { view: V; seen: Set<string> } {
  const seen = new Set<string>();
  const watch = <T extends object>(value: T, path: readonly string[]): T =>
    new Proxy(value, {
      get(target, key, self) {
        const found: unknown = Reflect.get(target, key, self);
        if (typeof key === 'symbol' || typeof found === 'function') return found;
        const here = [...path, Array.isArray(target) ? '*' : key];
        if (typeof found === 'object' && found !== null) return watch(found, here);
        seen.add(here.join('.'));
        return found;
      },
    });
  return { view: watch(view, []), seen };
}

/** The paths of all values of a view, as `watched` names them; of lists without anything nothing. */
export function pathsOf(view: unknown, path: readonly string[] = []): Set<string> {
  if (typeof view !== 'object' || view === null) return new Set([path.join('.')]);
  return new Set(
    Object.entries(view).flatMap(([key, one]) => [...pathsOf(one, [...path, Array.isArray(view) ? '*' : key])]),
  );
}

/** Whether a view has a value at such a path, or an empty place where it could be: no list, or nothing in it. */
export function canHave(view: unknown, [part, ...rest]: readonly string[]): boolean {
  if (part === undefined || view === null) return true;
  if (typeof view !== 'object') return false;
  const inside = Object.values(view);
  if (part !== '*') return part in view && canHave((view as View)[part], rest);
  return inside.length === 0 || inside.some((one) => canHave(one, rest));
}
