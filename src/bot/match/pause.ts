import { BrokenRecord } from '#store/errors';
import type { ServerPause } from '#store/store';
import type { House } from './house.ts';
import { withDaysHeld } from './lobby-time.ts';
import { type AnyRecord, type Found, withNotes } from './record.ts';
import { withClockHeld } from './time-control.ts';

/** All matches of a server can be paused by its operators: nobody acts, nobody is reminded, and nobody's waiting time goes on. */

/** The pause of a server; undefined while its matches go on, and outside of servers. */
export const pauseIn = async ({ store }: House, guild: string | null): Promise<ServerPause | undefined> =>
  guild === null ? undefined : (await store.server(guild)).pause;

/** The server of a match; null where there is no such match, and where it cannot be read. */
export async function serverOf({ store }: House, match: string): Promise<string | null> {
  try {
    return (store.known(match) ?? (await store.load(match)))?.guild ?? null;
  } catch (error) {
    if (error instanceof BrokenRecord) return null;
    throw error;
  }
}

/**
 * The record of a match in which nobody has waited during a pause that ends now (ms since 1970). Its clock has stood still,
 * as have the days of a lobby. Who has been asked meanwhile is asked from now on. Done again for the same pause it
 * takes off only what has passed since.
 */
export function withPauseOver(
  { record: before, wishes = new Map() }: Found,
  pause: ServerPause,
  now: number,
): AnyRecord {
  const { resumed } = before.notes;
  const from = resumed?.pause === pause.id ? resumed.at : pause.since;
  const later = (time: number) => time + Math.max(0, now - Math.max(from, time));
  const record = withDaysHeld(withClockHeld(before, { wishes, from, now }), later);
  const asked = record.asked.map((each) => {
    const since = later(each.since);
    const lastReminder = each.lastReminder === null ? null : each.lastReminder + since - each.since;
    return { ...each, since, lastReminder };
  });
  return withNotes({ ...record, asked }, { resumed: { pause: pause.id, at: now } });
}
