import { BrokenRecord, ChannelTaken, NewerRecord } from '#store/errors';
import { idFrom } from '#store/new-id';
import type { MatchRecord } from '#store/store';
import { seatsOf } from '../match/asked.ts';
import { find } from '../match/change.ts';
import { decline } from '../match/declined.ts';
import type { House } from '../match/house.ts';
import { isLesson } from '../match/lesson.ts';
import { withinLobbyBounds } from '../match/lobby-bounds.ts';
import { type AnyRecord, type Found, isNewer, type Lobby } from '../match/record.ts';
import type { Visit } from '../platform/visit.ts';
import { gameName } from '../words/say.ts';
import type { Call } from './command.ts';
import { setAsideIfUnplayable } from './set-aside.ts';

/** The match this visit is about: of the channel, or in direct messages the visitor's own one that asks first. */
export async function matchHere(house: House, visit: Pick<Visit, 'channel' | 'guild' | 'user'>): Promise<string> {
  if (visit.guild !== null) return (await house.store.byChannel(visit.channel)) ?? decline('no-match');
  const own = await house.store.byUser(visit.user);
  let first: string | undefined;
  let unread: string | undefined;
  for (const id of own) {
    const record = await readable(house, id);
    if (!record) unread ??= id;
    // What is typed is meant for a match with others; a lesson has its own buttons.
    if (!record || isLesson(record)) continue;
    const seats = seatsOf(record, visit.user);
    if (record.asked.some(({ seat }) => seats.includes(seat))) return id;
    first ??= id;
  }
  return first ?? unread ?? decline('no-match-of-yours');
}

/** A match with its game; undefined when it cannot be read, which must not keep others from being found. */
export async function findReadable(house: House, id: string): Promise<Found | undefined> {
  try {
    return await find(house, id);
  } catch (error) {
    house.log.warn({ err: error, match: id }, 'a match that cannot be read is passed over');
    return undefined;
  }
}

/** Its record; undefined when it cannot be read. */
export const readable = async (house: House, id: string): Promise<AnyRecord | undefined> =>
  (await findReadable(house, id))?.record;

/** One live match per channel or thread: declines where there is one, and names it. One that cannot be played gives way. */
export async function declineIfTaken({ house, visit }: Pick<Call, 'house' | 'visit'>, channel: string): Promise<void> {
  const id = await house.store.byChannel(channel);
  const record = id === undefined ? undefined : await loaded(house, id);
  if (record?.status !== 'lobby' && record?.status !== 'running') return;
  // What a newer program has kept is played on there.
  const part = house.games.get(record.game);
  const isTheirs = part !== undefined && isNewer(part, record);
  if (!isTheirs && (await setAsideIfUnplayable(house, record.id))) return;
  decline('match-here', { game: part ? gameName(part, visit.locale) : record.game, who: `<@${record.host}>` });
}

/** Saves a match where none is live. The store lets one in: of two who do this at the same time the second one is declined. */
export async function saveWhereFree(
  call: Pick<Call, 'house' | 'visit'>,
  record: Omit<MatchRecord, 'version'>,
): Promise<MatchRecord> {
  await declineIfTaken(call, record.channel);
  return orTaken(call, record.channel, call.house.store.create(record));
}

/** The same of a lobby: declines as well where its host, or the server, has as many as there may be. */
export const saveLobby = (call: Pick<Call, 'house' | 'visit'>, lobby: Lobby): Promise<MatchRecord> =>
  withinLobbyBounds(call.house, { user: lobby.host, guild: lobby.guild! }, () => saveWhereFree(call, lobby));

/** What is saved, if it is: declines where another match has come into the channel meanwhile. */
export async function orTaken<T>(call: Pick<Call, 'house' | 'visit'>, channel: string, saved: Promise<T>): Promise<T> {
  try {
    return await saved;
  } catch (error) {
    if (error instanceof ChannelTaken) await declineIfTaken(call, channel);
    throw error;
  }
}

/** The match that this interaction has opened, when it is delivered again: its id is made of the interaction's (`idFrom`). */
export async function openedBefore({ house, visit }: Pick<Call, 'house' | 'visit'>): Promise<MatchRecord | undefined> {
  const record = await loaded(house, idFrom(visit.id));
  return record?.done.includes(visit.id) ? record : undefined;
}

/** What is saved of a match; of one whose files are damaged, nothing. */
function loaded({ store }: House, id: string) {
  return store.load(id).catch((error: unknown) => {
    if (error instanceof BrokenRecord && !(error instanceof NewerRecord)) return undefined;
    throw error;
  });
}
