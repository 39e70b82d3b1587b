import { hasSay } from '../match/asked.ts';
import type { House } from '../match/house.ts';
import { invitedTo } from '../match/invited.ts';
import type { AnyRecord } from '../match/record.ts';
import { sightOf } from '../platform/sees.ts';

/** For so long (ms) what Discord has said of somebody's sight holds. */
const HOLDS = 60_000;
/** So many people in servers are remembered by what they see. */
const REMEMBERED = 500;

type Sees = ReturnType<typeof sightOf>;

/**
 * Tells whether a person may look at a match: whoever sits, has opened it or is invited may, and whoever sees its channel, as far as Discord tells.
 */
export function openSight(house: House): (record: AnyRecord, user: string) => Promise<boolean> {
  const known = new Map<string, { until: number; sees: Sees }>();
  const sightIn = (guild: string, user: string): Sees => {
    const key = `${guild} ${user}`;
    const now = house.clock.now();
    const before = known.get(key);
    if (before && before.until > now) return before.sees;
    if (known.size >= REMEMBERED) known.clear();
    const sees = sightOf(house.rest, guild, user);
    known.set(key, { until: now + HOLDS, sees });
    return sees;
  };
  return async (record, user) => {
    if (hasSay(record, user) || invitedTo(record).includes(user)) return true;
    if (record.guild === null) return false;
    return (await sightIn(record.guild, user))(record.channel);
  };
}
