import { type APIMessage, ChannelType, MessageType, PermissionFlagsBits as P, type REST, Routes } from 'discord.js';
import { LIMITS } from '#asking/terms/limits';
import { missingToPost } from './discord-trouble.ts';
import { memberSeen, type Own, ownPlace, permissionsIn, type ServerChannel } from './members.ts';

/** What people write to each other in the channel or thread of a match. It is read there and posted there, and kept nowhere else. */

/** What somebody may do there: the least of what they and the bot may. `blind` is what the bot may not read; `unseen` what they may not. */
export type TalkAccess = 'write' | 'read' | 'blind' | 'unseen';

/** One message of a person. */
export interface TalkSaid {
  id: string;
  /** In ms since 1970. */
  at: number;
  user: string;
  /** What Discord calls them; absent of what came from the page. */
  name?: string;
  /** Markdown of Discord, as it was written. */
  text: string;
  /** So many files were sent with it. */
  files: number;
}

/** A stretch of talk, oldest first. */
export interface TalkStretch {
  said: TalkSaid[];
  /** People who are mentioned in it. */
  named: { user: string; person: string }[];
  /** Discord keeps from the bot what people have written: it has no right to the content of messages. */
  isWithheld: boolean;
  /** The message before which one reads on; undefined where nothing is before it. */
  before?: string;
}

/** What this user may do with the talk of a channel, as far as roles and permissions say; in a private thread, as far as they are in it. */
export async function talkAccess(bot: Own, id: string, user: string): Promise<TalkAccess> {
  const place = await ownPlace(bot, id);
  const member = place && (await memberSeen(bot.rest, place.channel.guild, user));
  if (!member) return 'unseen';
  const { channel, may: own } = place;
  const theirs = permissionsIn(channel.overwrites, member);
  if (!theirs.has([P.ViewChannel, P.ReadMessageHistory]) || !(await isIn(bot.rest, channel, user))) return 'unseen';
  if (!own.has([P.ViewChannel, P.ReadMessageHistory])) return 'blind';
  const { isThread, isLocked } = channel;
  const mayWrite =
    theirs.has(isThread ? P.SendMessagesInThreads : P.SendMessages) &&
    missingToPost(own, isThread).every((name) => name === 'AttachFiles') &&
    !isLocked;
  return mayWrite ? 'write' : 'read';
}

/** Whether somebody is in there, where being in is asked for. */
const isIn = async (rest: REST, { id, type }: ServerChannel, user: string): Promise<boolean> =>
  type !== ChannelType.PrivateThread ||
  rest.get(Routes.threadMembers(id, user)).then(
    () => true,
    () => false,
  );

/** What was said in a channel before a message, or last, but nothing older than `since` (ms since 1970). */
export async function readTalk(
  { rest, own }: Own,
  channel: string,
  { before, since }: { before?: string | undefined; since: number },
): Promise<TalkStretch> {
  const limit = LIMITS.channel.messagesPerPage;
  const query = new URLSearchParams({ limit: String(limit), ...(before !== undefined && { before }) });
  const read = (await rest.get(Routes.channelMessages(channel), { query })) as APIMessage[];
  return talkIn(read, { bot: own, since, isWhole: read.length < limit });
}

/** The talk in messages as Discord gives them, newest first. `isWhole`: nothing is before them. */
export function talkIn(
  messages: readonly APIMessage[],
  { bot, since, isWhole }: { bot: string; since: number; isWhole: boolean },
): TalkStretch {
  const recent = messages.filter(({ timestamp }) => Date.parse(timestamp) >= since);
  const written = recent.filter(({ type }) => type === MessageType.Default || type === MessageType.Reply);
  const ofPeople = written.filter(({ author }) => !author.bot);
  const isEmpty = (one: APIMessage) => one.content === '' && filesIn(one) === 0 && !one.poll && one.embeds.length === 0;
  const oldest = isWhole || recent.length < messages.length ? undefined : messages.at(-1)?.id;
  const mentioned = written.flatMap(({ mentions }) => mentions ?? []);
  return {
    said: written.flatMap((one) => saidIn(one, bot)).reverse(),
    named: mentioned.map(({ id, global_name, username }) => ({ user: id, person: global_name ?? username })),
    isWithheld: ofPeople.some(isEmpty),
    ...(oldest !== undefined && { before: oldest }),
  };
}

/** What a message says: of a person theirs, of the bot what it has posted for somebody, of other bots nothing. */
function saidIn(message: APIMessage, bot: string): TalkSaid[] {
  const { id, author, content, timestamp } = message;
  const at = Date.parse(timestamp);
  const files = filesIn(message);
  if (!author.bot) {
    const isSaid = content !== '' || files > 0;
    const name = author.global_name ?? author.username;
    return isSaid ? [{ id, at, user: author.id, name, text: content, files }] : [];
  }
  const [, user, text] = (author.id === bot && FROM_PAGE.exec(content)) || [];
  return user !== undefined && text !== undefined ? [{ id, at, user, text, files: 0 }] : [];
}

const filesIn = ({ attachments, sticker_items: stickers = [] }: APIMessage): number =>
  attachments.length + stickers.length;

/** How the bot posts for somebody. Nothing else that it posts has words outside of components. */
const fromPage = (user: string, text: string): string => `<@${user}>: ${text}`;
const FROM_PAGE = /^<@(\d{1,20})>: ([\s\S]+)$/;

/** So many characters can be said at once: with the longest id in front a message takes no more. */
export const LONGEST_SAID = LIMITS.message.content - fromPage('9'.repeat(20), '').length;

/** Posts what somebody says; it notifies nobody. The nonce makes a second try within a few minutes post nothing more. */
export async function postTalk(
  rest: REST,
  channel: string,
  { user, text, nonce }: { user: string; text: string; nonce: string },
): Promise<void> {
  const body = { content: fromPage(user, text), allowed_mentions: { parse: [] }, nonce, enforce_nonce: true };
  await rest.post(Routes.channelMessages(channel), { body });
}
