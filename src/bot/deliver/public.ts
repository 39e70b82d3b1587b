import { button, buttonRows } from '#asking/menu';
import type { OutboxItem } from '#store/store';
import { botText, type Delivery, type Found, type House } from '../match/house.ts';
import { openOf } from '../match/record.ts';
import { readItem } from '../match/said.ts';
import { missingToPost, type Trouble, troubleOf } from '../platform/errors.ts';
import { incident } from '../platform/incident.ts';
import { edit, type Outgoing, post, wake } from '../platform/send.ts';
import { lobbyMessage } from '../words/lobby-message.ts';
import { askedUsers, boardButtons, newsText } from '../words/news.ts';
import { askedLines, say, since } from '../words/say.ts';
import { boardPicture, drawnIfPossible, endPicture } from './pictures.ts';

/** What came of the public part of an outbox. `done` items are posted, or can never be. */
export interface Posted {
  done: string[];
  board?: { channel: string; message: string };
  trouble?: Delivery['trouble'];
  missing?: string[];
  /** ms since the begin. */
  drawn?: number;
}

/** Posts the public items in their order and stops at the first that Discord does not take. */
export async function postPublicly(
  house: House,
  found: Found,
  items: readonly OutboxItem[],
  begin: number,
): Promise<Posted> {
  const posted: Posted = { done: [] };
  const newest = items.findLast((item) => item.kind === 'news')?.id;
  for (const item of items) {
    try {
      await postItem(house, found, item, item.id === newest, posted, begin);
      posted.done.push(item.id);
    } catch (error) {
      const trouble = troubleOf(error);
      house.log.warn({ err: error, match: found.record.id, trouble }, 'not posted');
      if (trouble === 'forbidden' || trouble === 'archived') {
        return { ...posted, trouble: 'forbidden', missing: await missingIn(house, found.record.channel) };
      }
      if (trouble === 'gone' || trouble === 'later') return { ...posted, trouble };
      incident(house.log, error, { match: found.record.id, item: item.kind });
      posted.done.push(item.id);
    }
  }
  return posted;
}

async function postItem(
  house: House,
  found: Found,
  item: OutboxItem,
  isNewest: boolean,
  posted: Posted,
  begin: number,
): Promise<void> {
  const { part, record } = found;
  const waiting = readItem(item);
  if (waiting.kind === 'lobby') return postLobby(house, found, item.id, posted);
  if (waiting.kind === 'reminder') {
    const message = reminder(found, waiting.data.seats);
    if (message) await send(house, record.channel, item.id, message);
    return;
  }
  if (waiting.kind === 'end') {
    const picture = await drawnIfPossible(house, found, record.locale, endPicture);
    const content = newsText(part, record, waiting.data.said);
    await send(house, record.channel, item.id, { content, ...(picture && { picture }) }, found);
    return;
  }
  if (waiting.kind !== 'news') return;
  const content = newsText(part, record, waiting.data.said);
  if (!isNewest || !record.match) {
    await send(house, record.channel, item.id, { content });
    return;
  }
  const picture = await drawnIfPossible(house, found, record.locale, boardPicture);
  posted.drawn = performance.now() - begin;
  const message = {
    content,
    components: boardButtons(part, record),
    pings: askedUsers(part, record, waiting.data.pings),
    ...(picture && { picture }),
  };
  const id = await send(house, record.channel, item.id, message, found);
  await retire(house, record.board, id);
  posted.board = { channel: record.channel, message: id };
}

/** Without the picture where files are not allowed, without buttons where Discord does not take ours. */
async function send(house: House, channel: string, nonce: string, message: Outgoing, found?: Found): Promise<string> {
  const { rest } = house.client;
  try {
    return await post(rest, channel, nonce, message);
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble === 'archived') {
      await wake(rest, channel);
      return post(rest, channel, nonce, message);
    }
    const { picture, ...bare } = message;
    if (!found || !picture) throw error;
    if (trouble === 'forbidden') {
      if ((await missingIn(house, channel)).some((name) => name !== 'AttachFiles')) throw error;
      const note = say('told.no-picture', found.record.locale);
      return post(rest, channel, nonce, { ...bare, content: `${bare.content.slice(0, 1_900)}\n${note}` });
    }
    if (trouble !== 'refused') throw error;
    incident(house.log, error, { match: found.record.id, during: 'posting the board' });
    return post(rest, channel, nonce, { content: bare.content, pings: bare.pings ?? [] });
  }
}

async function postLobby(house: House, { part, record }: Found, nonce: string, posted: Posted): Promise<void> {
  const message = lobbyMessage(part, record);
  const known = posted.board ?? record.board;
  if (known) {
    const { channel, message: id } = known;
    const trouble = await attempt(house, channel, () => edit(house.client.rest, channel, id, message));
    if (trouble === undefined) return;
  }
  if (record.status === 'running') return;
  const id = await send(house, record.channel, nonce, message);
  posted.board = { channel: record.channel, message: id };
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

function reminder({ part, record }: Found, seats: readonly number[]): Outgoing | undefined {
  const open = openOf(part, record).filter((decision) => seats.includes(decision.seat));
  const asked = record.asked.filter(({ seat }) => open.some((decision) => decision.seat === seat));
  if (asked.length === 0) return undefined;
  const lines = askedLines(part, record, open, record.locale).join('\n');
  const longest = Math.min(...asked.map((each) => each.since));
  return {
    content: say('told.reminder', record.locale, { asked: lines, since: since(longest) }),
    components: buttonRows([
      button({ kind: 'answer', match: record.id }, botText.say({ key: 'button.your-move' }, record.locale), 'primary'),
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
