import { BrokenRecord } from '#store/errors';
import { seatsOf } from '../match/asked.ts';
import { find } from '../match/change.ts';
import { decline } from '../match/declined.ts';
import type { House } from '../match/house.ts';
import type { AnyRecord } from '../match/record.ts';
import type { Visit } from '../platform/visit.ts';
import { setAsideIfUnplayable } from './set-aside.ts';

/** The match this visit is about: of the channel, or in direct messages the visitor's own one that asks first. */
export async function matchHere(house: House, visit: Pick<Visit, 'channel' | 'guild' | 'user'>): Promise<string> {
  if (visit.guild !== null) return (await house.store.byChannel(visit.channel)) ?? decline('no-match');
  const own = await house.store.byUser(visit.user);
  let first: string | undefined;
  for (const id of own) {
    const record = await readable(house, id);
    if (!record) continue;
    const seats = seatsOf(record, visit.user);
    if (record.asked.some(({ seat }) => seats.includes(seat))) return id;
    first ??= id;
  }
  return first ?? own[0] ?? decline('no-match-of-yours');
}

/** The record of a match; undefined when it cannot be read, which must not keep others from being found. */
export async function readable(house: House, id: string): Promise<AnyRecord | undefined> {
  try {
    return (await find(house, id)).record;
  } catch (error) {
    house.log.warn({ err: error, match: id }, 'a match that cannot be read is passed over');
    return undefined;
  }
}

/** One live match per channel or thread: declines where there is one. One that cannot be played gives way. */
export async function declineIfTaken(house: House, channel: string): Promise<void> {
  const id = await house.store.byChannel(channel);
  const record = id === undefined ? undefined : await loaded(house, id);
  const isLive = record?.status === 'lobby' || record?.status === 'running';
  if (isLive && !(await setAsideIfUnplayable(house, record.id))) decline('match-here');
}

/** What is saved of a match; of one whose files are damaged, nothing. */
function loaded({ store }: House, id: string) {
  return store.load(id).catch((error: unknown) => {
    if (error instanceof BrokenRecord) return undefined;
    throw error;
  });
}
