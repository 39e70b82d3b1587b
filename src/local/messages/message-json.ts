import type { APIAttachment, APIMessage, APIUser } from 'discord-api-types/v10';
import { FLAGS } from '#asking/terms/limits';
import { copy } from '#core/copy';
import { channelJson } from '../guild/channel-json.ts';
import { botUser, personUser, userById } from '../guild/users.ts';
import { everyComponent, mediaOf } from '../validate/component-tree.ts';
import { isoTime } from '../world/clock.ts';
import { type FileRecord, guildOf, type MessageRecord, type World } from '../world/world.ts';

/** The address of an uploaded file; `base` '' gives the path alone. */
export function fileUrl(world: World, channel: string, file: FileRecord, base = world.base): string {
  return `${base}/attachments/${channel}/${file.id}/${encodeURIComponent(file.name)}${world.signature(file.id)}`;
}

/** A file as the API gives it, under the address it has in `channel`. */
export function attachmentJson(world: World, channel: string, file: FileRecord, base = world.base): APIAttachment {
  const url = fileUrl(world, channel, file, base);
  return {
    id: file.id,
    filename: file.name,
    size: file.size,
    url,
    proxy_url: url,
    content_type: file.type,
    ...(file.width !== null && file.height !== null ? { width: file.width, height: file.height } : {}),
    ...(file.description !== null ? { description: file.description } : {}),
    ...(file.title !== null ? { title: file.title } : {}),
  };
}

/** A message as the API gives it, its files under `base`. Attachments that an embed or a component shows stay in the list, other than at Discord. */
export function messageJson(world: World, message: MessageRecord, base = world.base): APIMessage {
  const bot = botUser(world);
  const thread = world.channels.get(message.id);
  const replied = message.replyTo === null ? undefined : world.messages.get(message.replyTo);
  // What only one person sees must not shine through in an answer that all see.
  const quotes =
    message.replyTo !== null && (!replied || replied.onlyFor === null || replied.onlyFor === message.onlyFor);
  const guild = guildOf(world, world.channels.get(message.channel)!);
  const body = withAddresses(world, message, base);
  return {
    id: message.id,
    channel_id: message.channel,
    type: message.type,
    author: bot,
    content: message.content,
    timestamp: isoTime(message.createdAt),
    edited_timestamp: message.editedAt === null ? null : isoTime(message.editedAt),
    tts: message.tts,
    mention_everyone: message.mentions.everyone,
    mentions: message.mentions.users.map((id) => userById(world, id)).filter((user): user is APIUser => !!user),
    mention_roles: message.mentions.roles,
    attachments: message.files.map((file) => ({
      ...attachmentJson(world, message.channel, file, base),
      ...((message.flags & FLAGS.ephemeral) !== 0 ? { ephemeral: true } : {}),
    })),
    embeds: body.embeds,
    components: body.components,
    pinned: message.pinned,
    flags: message.flags | (thread?.kind === 'thread' ? FLAGS.hasThread : 0),
    ...(message.nonce === null ? {} : { nonce: message.nonce }),
    application_id: world.identity.applicationId,
    ...(message.interaction ? { webhook_id: world.identity.applicationId, ...askedBy(world, message) } : {}),
    ...(!quotes
      ? {}
      : {
          message_reference: {
            type: 0,
            channel_id: message.channel,
            message_id: message.replyTo,
            ...(guild ? { guild_id: guild } : {}),
          },
          referenced_message: replied ? messageJson(world, { ...replied, replyTo: null }, base) : null,
        }),
    ...(thread?.kind === 'thread' ? { thread: channelJson(world, thread) } : {}),
  } as APIMessage;
}

function askedBy(world: World, message: MessageRecord) {
  const { id, type, name, user: userId, source } = message.interaction!;
  const person = world.people.get(userId);
  const user = person ? personUser(person) : botUser(world);
  const metadata = {
    id,
    type,
    user,
    authorizing_integration_owners: { '0': world.identity.guildId },
    ...(source === null ? {} : { interacted_message_id: source }),
    ...(name === null ? {} : { name }),
  };
  return { interaction_metadata: metadata, ...(name === null ? {} : { interaction: { id, type, name, user } }) };
}

/** `attachment://name` becomes an address, in embeds and in the media of components. */
function withAddresses(world: World, message: MessageRecord, base: string) {
  const embeds = copy(message.embeds);
  const components = copy(message.components);
  const resolve = (media: { url: string }) => {
    const file = message.files.find((each) => `attachment://${each.name}` === media.url);
    if (!file) return;
    const url = fileUrl(world, message.channel, file, base);
    Object.assign(media, { url, proxy_url: url, width: file.width, height: file.height });
    return file;
  };
  for (const embed of embeds) {
    for (const media of [embed.image, embed.thumbnail]) if (media) resolve(media);
  }
  for (const component of everyComponent(components)) {
    for (const media of mediaOf(component)) {
      const file = resolve(media);
      if (file) Object.assign(media, { content_type: file.type, attachment_id: file.id });
    }
  }
  return { embeds, components };
}

/** The reverse of what reading does to media: own file addresses become `attachment://name` again before keeping. */
export function withReferences(components: unknown, files: FileRecord[]): void {
  for (const component of everyComponent(components)) {
    for (const media of mediaOf(component)) {
      const file = files.find((each) => media.url.includes(`/attachments/`) && media.url.includes(`/${each.id}/`));
      const url = file ? `attachment://${file.name}` : media.url;
      for (const key of Object.keys(media)) delete (media as Record<string, unknown>)[key];
      media.url = url;
    }
  }
}
