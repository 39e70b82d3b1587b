import {
  type APIChannel,
  type APIMessage,
  type APIMessageTopLevelComponent,
  ChannelType,
  MessageFlags,
  type REST,
  type RESTPostAPIChannelMessageJSONBody,
  Routes,
} from 'discord.js';
import { LIMITS } from '#asking/limits';

/** An encoded picture with what it says in words. The name is always the same: it must tell nothing. */
export interface Picture {
  name: 'board.jpg' | 'hand.jpg' | 'page.jpg' | 'question.jpg' | 'end.jpg' | 'guide.webp';
  bytes: Buffer;
  alt: string;
  /** Of what is drawn: two with the same one look the same. */
  digest: string;
}

/** A message the bot sends of its own accord. Only `pings` (user ids) are notified. */
export interface Outgoing {
  content: string;
  components?: APIMessageTopLevelComponent[];
  /** At most as many as a message takes. */
  pictures?: readonly Picture[];
  pings?: readonly string[];
  /** Nobody's program makes a sound for it. */
  silent?: true;
}

/**
 * Posts a message and gives its id. The nonce makes a second try within a few minutes give the first message again
 * instead of another (discord-platform.md 4); it is brought up to date then.
 */
export async function post(rest: REST, channel: string, nonce: string, message: Outgoing): Promise<string> {
  const pictures = (message.pictures ?? []).slice(0, LIMITS.message.attachments);
  const body: RESTPostAPIChannelMessageJSONBody = {
    content: message.content,
    components: message.components ?? [],
    allowed_mentions: { parse: [], users: [...new Set(message.pings ?? [])].slice(0, LIMITS.message.allowedMentions) },
    nonce,
    enforce_nonce: true,
    ...(message.silent && { flags: MessageFlags.SuppressNotifications }),
    ...attached(pictures),
  };
  const files = pictures.map(({ name, bytes }) => ({ name, data: bytes }));
  const made = (await rest.post(Routes.channelMessages(channel), { body, files })) as APIMessage;
  // The first try has arrived after all, and said less.
  if (made.content.trim() !== message.content.trim())
    await edit(rest, channel, made.id, { ...message, components: message.components ?? [] });
  return made.id;
}

/** Changes an own message, without notifying anybody. Without new pictures those it has stay. */
export async function edit(
  rest: REST,
  channel: string,
  message: string,
  change: { content?: string; components: APIMessageTopLevelComponent[]; pictures?: readonly Picture[] },
): Promise<void> {
  const { content, components, pictures = [] } = change;
  const body = {
    ...(content !== undefined && { content }),
    components,
    allowed_mentions: { parse: [] },
    ...attached(pictures),
  };
  const files = pictures.map(({ name, bytes }) => ({ name, data: bytes }));
  await rest.patch(Routes.channelMessage(channel, message), { body, files });
}

/** Takes an own message away. */
export async function remove(rest: REST, channel: string, message: string): Promise<void> {
  await rest.delete(Routes.channelMessage(channel, message));
}

const attached = (pictures: readonly Picture[]) =>
  pictures.length > 0
    ? { attachments: pictures.map(({ name, alt }, id) => ({ id, filename: name, description: alt })) }
    : {};

/** The channel for direct messages to a user; Discord gives the same one each time. */
export async function openDm(rest: REST, user: string): Promise<string> {
  const channel = (await rest.post(Routes.userChannels(), { body: { recipient_id: user } })) as APIChannel;
  return channel.id;
}

/** Brings a thread back from the archive. */
export async function wake(rest: REST, thread: string): Promise<void> {
  await rest.patch(Routes.channel(thread), { body: { archived: false } });
}

/** Opens a public thread that sleeps after a week of silence. */
export async function openThread(rest: REST, channel: string, name: string): Promise<string> {
  const body = {
    name: name.slice(0, LIMITS.channel.name),
    type: ChannelType.PublicThread,
    auto_archive_duration: LIMITS.channel.autoArchive[3],
  };
  const thread = (await rest.post(Routes.threads(channel), { body })) as APIChannel;
  return thread.id;
}
