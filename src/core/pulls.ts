import type { Fields, ValueOf } from './fields/kinds.ts';
import type { ActionDef, Here, Pull } from './types.ts';

/** The pulls of a game. Each names its action by the action itself: one that is renamed takes its pull along. */

/** An action by its name, and its pull: always the same number, or one that depends on the answer. */
export function pullOf<G, Name extends string, About, F extends Fields<G, About>>(
  { name }: ActionDef<G, Name, About, F>,
  pull: number | ((here: Here<G, About>, args: { [K in keyof F]: ValueOf<F[K]> }) => number),
): readonly [Name, Pull<G>] {
  return [name, typeof pull === 'number' ? () => pull : (here, args) => pull(here as never, args as never)];
}

/** All pulls of a game by the names of their actions. Throws when an action has two of them. */
export function pullsFrom<G>(all: Iterable<readonly [string, Pull<G>]>): Readonly<Record<string, Pull<G>>> {
  const pulls = new Map<string, Pull<G>>();
  for (const [name, pull] of all) {
    if (pulls.has(name)) throw new RangeError(`${name} has two pulls`);
    pulls.set(name, pull);
  }
  return Object.fromEntries(pulls);
}
