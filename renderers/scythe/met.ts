import type { Now } from '../pictures.ts';
import { deedsOf, type Told } from './told.ts';

/** Deeds in the order in which they were done, and which of them an encounter brought. */

/** The news as they are known to a picture, or only deeds. */
export type Done = Pick<Now, 'deeds' | 'events' | 'times'>;

/** As they happened: in the news what matters most stands last. */
export function inOrder({ deeds, events, times = [] }: Done): readonly Told[] {
  if (!deeds) return events;
  const when = (n: number) => times[n] ?? n;
  return deeds
    .map((deed, n) => ({ deed, n }))
    .sort((a, b) => when(a.n) - when(b.n))
    .map(({ deed }) => deed);
}

/** Gains that somebody is asked about come behind the option as deeds of their own; two of them tell nothing that is had. */
const BROUGHT: ReadonlySet<string> = new Set([
  'built',
  'deployed',
  'enlisted',
  'produced',
  'resources-taken',
  'upgraded',
]);
const BESIDE: ReadonlySet<string> = new Set(['looked-at', 'relocated']);

/** What encounters brought, each deed with the option that was taken. A bottom action, which is told with its name, is no such deed. */
export function broughtBy(done: Done): ReadonlyMap<Told, Told> {
  const found = new Map<Told, Told>();
  let option: Told | undefined;
  for (const deed of inOrder(done)) {
    const isOwn = option?.shown.seat === deed.shown.seat && deed.shown.bottom === undefined;
    if (deed.type === 'option-taken') option = deed;
    else if (option && isOwn && BROUGHT.has(deed.type)) found.set(deed, option);
    else if (!isOwn || !BESIDE.has(deed.type)) option = undefined;
  }
  return found;
}

/** The encounter of a turn: the last option that was taken, and all that encounters brought. */
export interface Met {
  option: Told;
  brought: readonly Told[];
}

/** That of this seat; undefined where it took no option. */
export function metBy(done: Done, seat: Told['shown'][string] | undefined): Met | undefined {
  const option = deedsOf(done).findLast((one) => one.type === 'option-taken' && one.shown.seat === seat);
  return option && { option, brought: [...broughtBy(done).keys()].filter(({ shown }) => shown.seat === seat) };
}
