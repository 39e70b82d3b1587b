import type { Json } from '../terms/plain.ts';
import { type Below, type FieldKind, type Here, isWords, type Labelled, type SoFar, sampled, wrong } from './field.ts';

/** A way from place to place: `next` lists where it may go on, `mayEnd` whether it may stop here. */
export interface Path<G = unknown, About = Json> extends Labelled<G, About> {
  kind: 'path';
  next(here: Here<G, About>, soFar: SoFar, path: readonly string[]): readonly string[];
  mayEnd(here: Here<G, About>, soFar: SoFar, path: readonly string[]): boolean;
}
/** The places in turn, without the one where it begins. */
export type PathValue = string[];

export const pathKind: FieldKind<Path, PathValue> = {
  isSingle: false,
  isOrdered: true,
  check(field, here, soFar, value) {
    if (!isWords(value)) return wrong('bad-arguments');
    for (let i = 0; i < value.length; i++) {
      if (!field.next(here, soFar, value.slice(0, i)).includes(value[i]!)) {
        return wrong('no-way', { given: value[i]!, step: i + 1 });
      }
    }
    return field.mayEnd(here, soFar, value) ? undefined : wrong('path-ends-too-soon');
  },
  *list(field, here, soFar) {
    function* walk(way: string[]): Generator<string[]> {
      if (field.mayEnd(here, soFar, way)) yield way;
      for (const next of field.next(here, soFar, way)) yield* walk([...way, next]);
    }
    yield* walk([]);
  },
  pick(field, here, soFar) {
    const first = field.next(here, soFar, []);
    const sample = (below: Below) => {
      const way: string[] = [];
      for (let next = first; ; next = field.next(here, soFar, way)) {
        const mayEnd = field.mayEnd(here, soFar, way);
        if (mayEnd && (next.length === 0 || below(3) === 0)) return way;
        if (next.length === 0) return undefined;
        way.push(next[below(next.length)]!);
      }
    };
    return (below) =>
      sampled(
        () => sample(below),
        () => pathKind.list(field, here, soFar),
      );
  },
};
