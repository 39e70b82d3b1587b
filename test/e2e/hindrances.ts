/** What happens to processes that play together, and in which order. */

/** What happens meanwhile, one after the other at moments of chance. */
export interface Hindered {
  /** So often one of the processes is killed. */
  kills: number;
  /** So often the server of the database crashes. */
  restarts: number;
  /** So often one of the processes stands still for so many ms. */
  freezes: number;
  frozenFor: number;
  /** So often a newer program takes over. */
  upgrades: number;
  /** So often the proxy before Discord is gone for so many ms. Without one all go to Discord straight. */
  proxies: number;
  goneFor: number;
}

/** What can happen. */
type Hindrance = 'kill' | 'restart' | 'freeze' | 'upgrade' | 'loss';

/** A process is hindered so many ms after the one before, at most. */
export const HINDERED_WITHIN = 4_000;
/** What it happens to, where that is none of the processes. */
export const OF: Partial<Record<Hindrance, string>> = { restart: 'the server', upgrade: 'all', loss: 'the proxy' };

/** All that is to happen, in an order of chance. */
export function deck({ kills, restarts, freezes, upgrades, proxies }: Hindered, chance: () => number): Hindrance[] {
  const all = [
    ...Array<'loss'>(proxies).fill('loss'),
    ...Array<'upgrade'>(upgrades).fill('upgrade'),
    ...Array<'kill'>(kills).fill('kill'),
    ...Array<'restart'>(restarts).fill('restart'),
    ...Array<'freeze'>(freezes).fill('freeze'),
  ];
  return all
    .map((what) => ({ what, at: chance() }))
    .sort((a, b) => a.at - b.at)
    .map(({ what }) => what);
}
