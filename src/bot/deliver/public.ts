import { button, buttonRows } from '#asking/menu';
import { say as sayCommon } from '#asking/text';
import { questionId } from '#core/decision';
import { openOf } from '../match/asked.ts';
import type { Delivery, House } from '../match/house.ts';
import { type Found, isPlayed, type OutboxEntry, type Played } from '../match/record.ts';
import { missingToPost, type Trouble, troubleOf } from '../platform/errors.ts';
import { incident } from '../platform/incident.ts';
import { edit, type Outgoing, post, wake } from '../platform/send.ts';
import { lobbyMessage } from '../words/lobby-message.ts';
import { askedUsers, boardButtons, endButtons, newsText } from '../words/news.ts';
import { askedLines, since } from '../words/say.ts';
import { say } from '../words/text.ts';
import type { CampaignEntry } from './campaign.ts';
import { boardPicture, drawnIfPossible, endPicture, questionPictures } from './pictures.ts';
import type { PrivateEntry } from './private.ts';

/** What goes to everybody. */
export type PublicEntry = Exclude<OutboxEntry, PrivateEntry | CampaignEntry>;

/** What came of the public part of an outbox. `done` entries are posted, or can never be. */
export interface Posted {
  done: string[];
  board?: { channel: string; message: string };
  trouble?: Delivery['trouble'];
  missing?: string[];
  /** ms since the begin. */
  drawn?: number;
}

/** One delivery of a match: the newest news in it carry the board. */
interface Round<F extends Found = Found> {
  house: House;
  found: F;
  newest: string | undefined;
  /** The seats that all news together notify, by the message with the board. */
  pings: readonly number[];
  begin: number;
  posted: Posted;
}

/** Posts the public entries in their order and stops at the first that Discord does not take. `begin` in ms, as of `performance`. */
export async function postPublicly(
  house: House,
  found: Found,
  entries: readonly PublicEntry[],
  begin: number,
): Promise<Posted> {
  const posted: Posted = { done: [] };
  const newest = entries.findLast(({ kind }) => kind === 'news')?.id;
  const pings = entries.flatMap((entry) => (entry.kind === 'news' ? entry.data.pings : []));
  for (const entry of entries) {
    try {
      await postEntry({ house, found, newest, pings, begin, posted }, entry);
      posted.done.push(entry.id);
    } catch (error) {
      const stopped = (await hindered(house, found, error)) ?? (await saidInstead(house, found, { entry, error }));
      if (stopped) return { ...posted, ...stopped };
      posted.done.push(entry.id);
    }
  }
  return posted;
}

type Hindered = Pick<Posted, 'trouble' | 'missing'>;

/** What keeps everything from being posted in that channel now; undefined when it may be this message alone. */
async function hindered(house: House, { record }: Found, error: unknown): Promise<Hindered | undefined> {
  const trouble = troubleOf(error);
  house.log.warn({ err: error, match: record.id, trouble }, 'not posted');
  if (trouble === 'gone' || trouble === 'later') return { trouble };
  if (trouble !== 'forbidden' && trouble !== 'archived' && trouble !== 'locked') return undefined;
  const channel = await house.client.channels.fetch(record.channel, { force: true }).catch(() => null);
  if (trouble === 'locked' || (channel?.isThread() && channel.locked)) return { trouble: 'locked' };
  return { trouble: 'forbidden', missing: await missingIn(house, record.channel) };
}

/**
 * Words in the place of a message that Discord does not take as it is, or that could not be made. Not even those taken, it
 * waits: nothing leaves the outbox unsaid.
 */
async function saidInstead(
  house: House,
  found: Found,
  { entry, error }: { entry: PublicEntry; error: unknown },
): Promise<Hindered | undefined> {
  const { record } = found;
  const number = incident(house.log, error, { match: record.id, item: entry.kind });
  try {
    const content = say('told.not-taken', record.locale, { incident: number });
    await post(house.client.rest, record.channel, entry.id, { content });
    return undefined;
  } catch (again) {
    return (await hindered(house, found, again)) ?? { trouble: 'refused' };
  }
}

async function postEntry(round: Round, entry: PublicEntry): Promise<void> {
  const { house, found } = round;
  const { locale } = found.record;
  switch (entry.kind) {
    case 'lobby':
      return postLobby(round, entry.id);
    case 'reminder': {
      const message = reminder(found, entry.data.seats);
      if (message) await send(round, entry.id, message);
      return;
    }
    case 'end': {
      const picture = await drawnIfPossible(house, found, locale, endPicture);
      const content = newsText(found, entry.data.said);
      await sendPicture(round, entry.id, {
        content,
        components: endButtons(found),
        pictures: picture ? [picture] : [],
      });
      return;
    }
    case 'news': {
      const content = newsText(found, entry.data.said, entry.data.asked);
      if (entry.id === round.newest && isPlayed(found)) await postBoard({ ...round, found }, entry.id, content);
      else await send(round, entry.id, { content });
    }
  }
}

/** The newest news with the board of the moment; the board before loses its buttons. */
async function postBoard(round: Round<Found<Played>>, id: string, content: string): Promise<void> {
  const { house, found, posted, begin, pings } = round;
  const { record } = found;
  const picture = await drawnIfPossible(house, found, record.locale, boardPicture);
  const asked = await drawnIfPossible(house, found, record.locale, questionPictures);
  posted.drawn = performance.now() - begin;
  const message = await sendPicture(round, id, {
    content,
    components: boardButtons(found),
    pings: askedUsers(found, pings),
    pictures: [...(picture ? [picture] : []), ...(asked ?? [])],
  });
  await retire(house, record.board, message);
  posted.board = { channel: record.channel, message };
}

/** Posts, in a sleeping thread after waking it. Gives the id of the message. */
async function send({ house, found }: Round, nonce: string, message: Outgoing): Promise<string> {
  const { rest } = house.client;
  const { channel } = found.record;
  try {
    return await post(rest, channel, nonce, message);
  } catch (error) {
    if (troubleOf(error) !== 'archived') throw error;
    await wake(rest, channel);
    return post(rest, channel, nonce, message);
  }
}

/** Posts without the picture where files are not allowed, without buttons where Discord does not take ours. */
async function sendPicture(round: Round, nonce: string, message: Outgoing): Promise<string> {
  const { house, found } = round;
  const { record } = found;
  const { rest } = house.client;
  try {
    return await send(round, nonce, message);
  } catch (error) {
    const trouble = troubleOf(error);
    const { pictures = [], ...bare } = message;
    if (pictures.length === 0) throw error;
    if (trouble === 'forbidden') {
      if ((await missingIn(house, record.channel)).some((name) => name !== 'AttachFiles')) throw error;
      const words = say('told.no-picture', record.locale);
      return post(rest, record.channel, nonce, { ...bare, content: `${bare.content.slice(0, 1_900)}\n${words}` });
    }
    if (trouble !== 'refused') throw error;
    incident(house.log, error, { match: record.id, during: 'posting the board' });
    return post(rest, record.channel, nonce, { content: bare.content, pings: bare.pings ?? [] });
  }
}

async function postLobby(round: Round, nonce: string): Promise<void> {
  const { house, found, posted } = round;
  const { record } = found;
  const message = lobbyMessage(found);
  const known = posted.board ?? record.board;
  if (known) {
    const { channel, message: id } = known;
    const trouble = await attempt(house, channel, () => edit(house.client.rest, channel, id, message));
    if (trouble === undefined) return;
  }
  if (record.status === 'running') return;
  posted.board = { channel: record.channel, message: await send(round, nonce, message) };
}

/** The board before loses its buttons. It is only tidiness: whatever stands in the way, stale buttons explain themselves. */
async function retire(house: House, before: Posted['board'] | null, now: string): Promise<void> {
  if (!before || before.message === now) return;
  const { channel, message } = before;
  const trouble = await attempt(house, channel, () => edit(house.client.rest, channel, message, { components: [] }));
  if (trouble) house.log.debug({ channel, trouble }, 'the board before keeps its buttons');
}

/** Edits, in a sleeping thread after waking it. Gives what stood in the way. */
async function attempt(house: House, channel: string, work: () => Promise<void>): Promise<Trouble | undefined> {
  const tried = async () => {
    try {
      await work();
      return undefined;
    } catch (error) {
      const trouble = troubleOf(error);
      if (!trouble) throw error;
      return trouble;
    }
  };
  const trouble = await tried();
  if (trouble !== 'archived') return trouble;
  const asleep = await wake(house.client.rest, channel).then(
    () => undefined,
    (error: unknown) => error,
  );
  return asleep === undefined ? tried() : trouble;
}

function reminder(found: Found, seats: readonly number[]): Outgoing | undefined {
  const { record } = found;
  const { locale } = record;
  const open = openOf(found).filter((decision) => seats.includes(decision.seat));
  const asked = record.asked.filter(({ seat }) => open.some((decision) => decision.seat === seat));
  if (asked.length === 0) return undefined;
  // Of a question that is shared all are named, also who is reminded some minutes later.
  const questions = new Set(open.map(questionId));
  const lines = askedLines(
    found,
    openOf(found).filter((one) => questions.has(questionId(one)) && (one.shared || seats.includes(one.seat))),
    locale,
  ).join('\n');
  const longest = Math.min(...asked.map((each) => each.since));
  return {
    content: say('told.reminder', locale, { asked: lines, since: since(longest) }),
    components: buttonRows([
      button({ kind: 'answer', match: record.id }, sayCommon('button.your-move', locale), 'primary'),
    ]),
    pings: open.flatMap(({ seat }) => record.seats[seat]?.user ?? []),
  };
}

/** The permissions that are missing in a channel or thread, as far as can be known. */
export async function missingIn(house: House, id: string): Promise<string[]> {
  const channel = await house.client.channels.fetch(id).catch(() => null);
  if (!channel || channel.isDMBased() || !house.client.user) return [];
  return missingToPost(channel.permissionsFor(house.client.user), channel.isThread());
}

/** Whether nothing is known that stands in the way of words in a channel or thread. */
export async function mayPost(house: House, id: string): Promise<boolean> {
  const channel = await house.client.channels.fetch(id).catch(() => null);
  if (!channel || (channel.isThread() && channel.locked)) return false;
  return (await missingIn(house, id)).every((name) => name === 'AttachFiles');
}
