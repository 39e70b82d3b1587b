import { seatsOf } from '../match/asked.ts';
import { find } from '../match/change.ts';
import { decline } from '../match/declined.ts';
import type { House } from '../match/house.ts';
import type { Visit } from '../platform/visit.ts';

/** The match this visit is about: of the channel, or in direct messages the visitor's own one that asks first. */
export async function matchHere(house: House, visit: Pick<Visit, 'channel' | 'guild' | 'user'>): Promise<string> {
  if (visit.guild !== null) return (await house.store.byChannel(visit.channel)) ?? decline('no-match');
  const own = await house.store.byUser(visit.user);
  for (const id of own) {
    const { record } = await find(house, id);
    const seats = seatsOf(record, visit.user);
    if (record.asked.some(({ seat }) => seats.includes(seat))) return id;
  }
  return own[0] ?? decline('no-match-of-yours');
}

/** One live match per channel or thread: declines where there is one. */
export async function declineIfTaken(house: House, channel: string): Promise<void> {
  const id = await house.store.byChannel(channel);
  const record = id === undefined ? undefined : await house.store.load(id);
  if (record?.status === 'lobby' || record?.status === 'running') decline('match-here');
}
