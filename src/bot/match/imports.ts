import { decline } from './declined.ts';
import type { House } from './house.ts';

/** Who has opened files lately: each is looked through as a whole, and nobody keeps the house busy with them. */

const DAY = 86_400_000;
const KEY = 'imports';

/** Whom a file is counted for. */
interface Opening {
  user: string;
  guild: string;
}

/** Remembers that somebody opens a file. Declines when they, or all in their server, have opened as many within 24 hours as they may. */
export const countImport = ({ store, clock, defaults }: House, { user, guild }: Opening): Promise<void> =>
  store.changeMeta(KEY, (known) => {
    const now = clock.now();
    const { importsPerDay, importsPerServer } = defaults;
    if (importsPerDay === 0 || importsPerServer === 0) decline('no-imports');
    const recent = lately(known, now);
    const counted = [
      { name: user, most: importsPerDay, refusal: 'too-many-imports' },
      { name: serverName(guild), most: importsPerServer, refusal: 'too-many-imports-here' },
    ];
    for (const { name, most, refusal } of counted) {
      const times = recent.get(name) ?? [];
      if (times.length >= most) decline(refusal, { most, hours: hoursUntil(times[times.length - most]! + DAY, now) });
    }
    for (const { name } of counted) recent.set(name, [...(recent.get(name) ?? []), now]);
    return Object.fromEntries(recent);
  });

/** People and servers are counted in one list. */
const serverName = (guild: string): string => `server-${guild}`;

const hoursUntil = (at: number, now: number): number => Math.max(1, Math.ceil((at - now) / 3_600_000));

/** By name the times, in ms since 1970, of the last 24 hours: what is older is forgotten. */
function lately(known: unknown, now: number): Map<string, number[]> {
  const all = typeof known === 'object' && known !== null ? Object.entries(known) : [];
  const recent = all.map(([name, times]): [string, number[]] => [
    name,
    Array.isArray(times) ? times.map(Number).filter((at) => at > now - DAY && at <= now) : [],
  ]);
  return new Map(recent.filter(([, times]) => times.length > 0));
}
