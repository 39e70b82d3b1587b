import { GatewayIntentBits, MessageType, PermissionFlagsBits } from 'discord-api-types/v10';
import { FLAGS, LIMITS } from '#asking/terms/limits';
import { channelChanged } from '../guild/tell.ts';
import { wake } from '../guild/threads.ts';
import { type BodyPath, isRecord, validate } from '../validate/checks.ts';
import { type MessageUse, messageBody } from '../validate/message.ts';
import { botPermissions } from '../world/permissions.ts';
import { refuseRequest } from '../world/refusals.ts';
import { type ChannelRecord, guildOf, type MessageRecord, messagesIn, type World } from '../world/world.ts';
import { type AllowedMentions, joinByMention, mentionsOf } from './mentions.ts';
import { messageJson } from './message-json.ts';
import { completed, isEmpty, noticeHidden, refuseLegacy } from './parts.ts';
import { type Body, filesAfter } from './uploads.ts';

/** A message body after its check. */
interface Draft {
  content?: string | null;
  embeds?: MessageRecord['embeds'] | null;
  components?: MessageRecord['components'] | null;
  attachments?: { id?: string; filename?: string }[] | null;
  allowed_mentions?: AllowedMentions | null;
  flags?: number | null;
  tts?: boolean;
  nonce?: string | number;
  enforce_nonce?: boolean;
  message_reference?: { message_id?: string; fail_if_not_exists?: boolean } | null;
}

/** What a caller knows about a new message beyond its body; `at` is where the body stands in the request. */
export interface Sending {
  use: MessageUse;
  type?: MessageType;
  onlyFor?: string | null;
  interaction?: MessageRecord['interaction'];
  replyTo?: string | null;
  at?: BodyPath;
}

/** A message without anything in it yet, such as "thinking ..." before the first edit; kept and told. */
export function placeMessage(world: World, channel: ChannelRecord, given: Partial<MessageRecord>): MessageRecord {
  const message: MessageRecord = {
    id: world.ids.next(),
    channel: channel.id,
    type: MessageType.Default,
    content: '',
    embeds: [],
    components: [],
    files: [],
    flags: 0,
    tts: false,
    nonce: null,
    createdAt: world.clock.now(),
    editedAt: null,
    pinned: false,
    mentions: { users: [], roles: [], everyone: false },
    onlyFor: null,
    interaction: null,
    replyTo: null,
    oldEdits: { since: 0, count: 0 },
    ...given,
  };
  world.messages.set(message.id, message);
  if (!world.byChannel.has(channel.id)) world.byChannel.set(channel.id, []);
  world.byChannel.get(channel.id)!.push(message);
  if (message.onlyFor === null) channel.lastMessage = message.id;
  tell(world, 'MESSAGE_CREATE', message, messageJson(world, message));
  return message;
}

/**
 * Sends a message. With an enforced nonce used lately in the channel, the earlier message is the answer instead.
 * Refuses 50035, 50006 empty, 50007 closed DM, 50083 and 160005 thread, 10008 in `message_reference`.
 */
export function sendMessage(
  world: World,
  channel: ChannelRecord,
  { json, uploads }: Body,
  how: Sending,
): MessageRecord {
  const v2 = isRecord(json) && typeof json.flags === 'number' && (json.flags & FLAGS.componentsV2) !== 0;
  validate(world, json ?? {}, messageBody(how.use, v2), how.at);
  const body = (json ?? {}) as Draft;
  if (how.use === 'send') {
    const earlier = body.enforce_nonce ? messageWithNonce(world, channel, body.nonce) : undefined;
    if (earlier) return earlier;
    if (world.people.get(channel.person ?? '')?.dms === false) refuseRequest(50007);
  }
  if (isEmpty(v2, { ...body, files: uploads.length })) refuseRequest(50006);
  const replyTo = how.replyTo ?? repliedTo(world, channel, body);
  wake(world, channel, (botPermissions(world, channel) & PermissionFlagsBits.ManageThreads) !== 0n);
  const files = filesAfter(world, [], body.attachments, uploads);
  const content = body.content ?? '';
  const components = completed(body.components ?? [], files);
  noticeHidden(world, v2, files, components);
  const mentions = mentionsOf(world, { content, components }, body.allowed_mentions, how.use === 'send');
  const ephemeral = how.onlyFor ? FLAGS.ephemeral : 0;
  const kept = (body.flags ?? 0) & (FLAGS.componentsV2 | FLAGS.suppressEmbeds | FLAGS.silent);
  const message = placeMessage(world, channel, {
    type: how.type ?? (replyTo === null ? MessageType.Default : MessageType.Reply),
    content,
    embeds: (body.embeds ?? []).map((embed) => ({ type: 'rich' as never, ...embed })),
    components,
    files,
    flags: kept | ephemeral,
    tts: body.tts ?? false,
    nonce: how.use === 'send' ? (body.nonce ?? null) : null,
    mentions,
    called: mentions.users,
    onlyFor: how.onlyFor ?? null,
    interaction: how.interaction ?? null,
    replyTo,
  });
  if (joinByMention(channel, mentions.users)) channelChanged(world, channel);
  return message;
}

/**
 * Edits a message: what the body leaves out stays. Ends "thinking ...".
 * Refuses 50035, 50006 if nothing would be left, 50083 in an archived thread.
 */
export function editMessage(
  world: World,
  message: MessageRecord,
  { json, uploads }: Body,
  at?: BodyPath,
): MessageRecord {
  const given = isRecord(json) && typeof json.flags === 'number' ? json.flags : null;
  const wasV2 = (message.flags & FLAGS.componentsV2) !== 0;
  const v2 = wasV2 || ((given ?? 0) & FLAGS.componentsV2) !== 0;
  validate(world, json ?? {}, messageBody('edit', v2), at);
  const body = (json ?? {}) as Draft;
  const channel = world.channels.get(message.channel)!;
  if (channel.thread?.archived) refuseRequest(50083);
  const content = body.content === undefined ? message.content : (body.content ?? '');
  const embeds = body.embeds === undefined ? message.embeds : (body.embeds ?? []);
  const files = filesAfter(world, message.files, body.attachments, uploads);
  const named = new Set((body.attachments ?? []).flatMap(({ id, filename }) => (filename ? String(id) : [])));
  const nameable = files.filter(({ id }) => named.has(id) || !message.files.some((old) => old.id === id));
  const components =
    body.components === undefined ? message.components : completed(body.components ?? [], files, nameable);
  if (isEmpty(v2, { content, embeds, components, files: files.length })) refuseRequest(50006);
  if (v2 && (content !== '' || embeds.length > 0)) refuseLegacy();
  noticeHidden(world, v2, files, components);
  for (const gone of message.files.filter((file) => !files.some((kept) => kept.id === file.id)))
    world.files.drop(gone.id);
  const remake = body.content !== undefined || body.components !== undefined;
  const ordinary = message.interaction === null;
  if (remake) message.mentions = mentionsOf(world, { content, components }, body.allowed_mentions, ordinary);
  Object.assign(message, { content, embeds, files, components });
  const wasLoading = (message.flags & FLAGS.loading) !== 0;
  message.flags &= ~FLAGS.loading;
  if (v2) message.flags |= FLAGS.componentsV2;
  if (given !== null) message.flags = (message.flags & ~FLAGS.suppressEmbeds) | (given & FLAGS.suppressEmbeds);
  if (!wasLoading) message.editedAt = world.clock.now();
  tell(world, 'MESSAGE_UPDATE', message, messageJson(world, message));
  return message;
}

/** Counts edits of a message older than an hour; too many in an hour are refused with 30046. */
export function countOldEdit(world: World, message: MessageRecord): void {
  const now = world.clock.now();
  if (now - message.createdAt <= LIMITS.message.oldAfter) return;
  if (now - message.oldEdits.since > LIMITS.message.oldAfter) message.oldEdits = { since: now, count: 0 };
  if (message.oldEdits.count >= LIMITS.message.oldEdits) refuseRequest(30046);
  message.oldEdits.count += 1;
}

/** Takes a message away. */
export function deleteMessage(world: World, message: MessageRecord): void {
  world.messages.delete(message.id);
  const rest = messagesIn(world, message.channel).filter((each) => each !== message);
  world.byChannel.set(message.channel, rest);
  for (const file of message.files) world.files.drop(file.id);
  const channel = world.channels.get(message.channel)!;
  const guild = guildOf(world, channel);
  tell(world, 'MESSAGE_DELETE', message, {
    id: message.id,
    channel_id: message.channel,
    ...(guild ? { guild_id: guild } : {}),
  });
}

function tell(world: World, name: string, message: MessageRecord, data: unknown): void {
  world.changes += 1;
  const channel = world.channels.get(message.channel)!;
  const guild = guildOf(world, channel);
  const intents = guild === null ? GatewayIntentBits.DirectMessages : GatewayIntentBits.GuildMessages;
  if (message.onlyFor === null) {
    world.dispatch({ name, data: { ...(data as object), ...(guild ? { guild_id: guild } : {}) }, intents, guild });
  }
  world.hint({
    kind: 'message',
    channel: message.channel,
    ...(message.onlyFor === null ? {} : { only: message.onlyFor }),
  });
}

function messageWithNonce(
  world: World,
  channel: ChannelRecord,
  nonce: string | number | undefined,
): MessageRecord | undefined {
  if (nonce === undefined) return undefined;
  const since = world.clock.now() - LIMITS.message.nonceLives;
  return messagesIn(world, channel.id).findLast(
    (message) => message.nonce !== null && String(message.nonce) === String(nonce) && message.createdAt >= since,
  );
}

function repliedTo(world: World, channel: ChannelRecord, body: Draft): string | null {
  const reference = body.message_reference;
  const id = reference?.message_id;
  if (!id) return null;
  const there = world.messages.get(id)?.channel === channel.id;
  if (!there && reference?.fail_if_not_exists !== false) {
    refuseRequest(50035, {
      message_reference: { _errors: [{ code: 'REPLIES_UNKNOWN_MESSAGE', message: 'Unknown message' }] },
    });
  }
  return there ? id : null;
}
