import { hasSay } from '../match/asked.ts';
import type { House } from '../match/house.ts';
import { invitedTo, isWelcome } from '../match/invited.ts';
import { isFull } from '../match/lobby-seats.ts';
import type { Found } from '../match/record.ts';
import { sightOf } from '../platform/sees.ts';
import { readable } from './here.ts';

/** The lobbies of a server of which this user may know: those with a free seat first, then the newest. */
export async function openTables(house: House, guild: string, user: string): Promise<Found[]> {
  const open = (await house.store.all()).filter((one) => one.status === 'lobby' && one.guild === guild);
  if (open.length === 0) return [];
  const sees = await sightOf(house.rest, guild, user);
  const shown: Found[] = [];
  for (const { id } of open) {
    const record = await readable(house, id);
    const part = record && house.games.get(record.game);
    if (!part || record.status !== 'lobby' || !isWelcome(record, user)) continue;
    const isTheirs = hasSay(record, user) || invitedTo(record).includes(user);
    if (isTheirs || (await sees(record.channel))) shown.push({ part, record });
  }
  const rank = ({ part, record }: Found) => (isFull(part, record) ? 1 : 0);
  return shown.sort((a, b) => rank(a) - rank(b) || b.record.createdAt - a.record.createdAt);
}
