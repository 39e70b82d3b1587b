import { inTurn } from '#store/queue';
import { decline } from './declined.ts';
import type { House } from './house.ts';

/** Who has opened files lately: each is looked through as a whole, and nobody keeps the house busy with them. */

const DAY = 86_400_000;
const KEY = 'imports';

/** Remembers that somebody opens a file. Declines when they have opened as many within 24 hours as they may. */
export const countImport = ({ store, clock, defaults }: House, user: string): Promise<void> =>
  inTurn(KEY, async () => {
    const now = clock.now();
    const most = defaults.importsPerDay;
    if (most === 0) decline('no-imports');
    const recent = lately(await store.meta(KEY), now);
    const mine = recent.get(user) ?? [];
    if (mine.length >= most) {
      const hours = Math.max(1, Math.ceil((mine[mine.length - most]! + DAY - now) / 3_600_000));
      decline('too-many-imports', { most, hours });
    }
    await store.saveMeta(KEY, Object.fromEntries(recent.set(user, [...mine, now])));
  });

/** By user the times, in ms since 1970, of the last 24 hours: what is older is forgotten. */
function lately(known: unknown, now: number): Map<string, number[]> {
  const all = typeof known === 'object' && known !== null ? Object.entries(known) : [];
  const recent = all.map(([user, times]): [string, number[]] => [
    user,
    Array.isArray(times) ? times.map(Number).filter((at) => at > now - DAY && at <= now) : [],
  ]);
  return new Map(recent.filter(([, times]) => times.length > 0));
}
