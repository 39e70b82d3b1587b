import type { Json } from '../terms/plain.ts';
import { type FieldKind, type Here, type Labelled, mixed, type SoFar, wrong } from './field.ts';

/** Exactly one of the options. */
export interface One<G = unknown, About = Json> extends Labelled<G, About> {
  kind: 'one';
  options(here: Here<G, About>, soFar: SoFar): readonly string[];
}
export type OneValue = string;

export const oneKind: FieldKind<One, OneValue> = {
  isSingle: true,
  check(field, here, soFar, value) {
    if (typeof value !== 'string') return wrong('bad-arguments');
    return field.options(here, soFar).includes(value) ? undefined : wrong('not-available', { given: value });
  },
  *list(field, here, soFar) {
    yield* field.options(here, soFar);
  },
  pick(field, here, soFar) {
    const options = field.options(here, soFar);
    return (below) => mixed(options, below);
  },
};
