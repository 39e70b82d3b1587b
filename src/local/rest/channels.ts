import { ChannelType, GatewayIntentBits, PermissionFlagsBits as P } from 'discord-api-types/v10';
import { LIMITS } from '#asking/limits';
import { openThread, removeChannel, setArchived, threadChanged, watch } from '../guild/threads.ts';
import { channelJson, threadMemberJson } from '../guild/users.ts';
import { anything, bool, nullable, object, oneOf, text, validate, whole } from '../validate/checks.ts';
import { bitsToSend, botPermissions, channelFor } from '../world/permissions.ts';
import { refuse } from '../world/refusals.ts';
import type { ChannelRecord, World } from '../world/world.ts';
import { publicMessage } from './messages.ts';
import type { Call, Route } from './router.ts';

const name = text(1, LIMITS.channel.name);
const autoArchive = oneOf(...LIMITS.channel.autoArchive);
const slowmode = nullable(whole(0, 21_600));

/** Channels and threads. */
export const channelRoutes: Route[] = [
  {
    method: 'GET',
    path: '/channels/:channel',
    run: ({ world, at }) => channelJson(world, channelFor(world, at.channel!)),
  },
  {
    method: 'PATCH',
    path: '/channels/:channel',
    run: (call) => change(call, channelFor(call.world, call.at.channel!)),
  },
  {
    method: 'DELETE',
    path: '/channels/:channel',
    run({ world, at }) {
      const channel = channelFor(world, at.channel!);
      if (channel.kind === 'dm') refuse(50003);
      channelFor(world, channel.id, channel.thread ? P.ManageThreads : P.ManageChannels);
      removeChannel(world, channel);
      return channelJson(world, channel);
    },
  },
  {
    method: 'POST',
    path: '/channels/:channel/typing',
    run: ({ world, at }) =>
      void channelFor(world, at.channel!, bitsToSend(channelFor(world, at.channel!), false, false)),
  },
  { method: 'POST', path: '/channels/:channel/messages/:message/threads', status: 201, run: threadUnderMessage },
  { method: 'POST', path: '/channels/:channel/threads', status: 201, run: threadAlone },
  {
    method: 'GET',
    path: '/channels/:channel/threads/archived/:kind',
    run({ world, at }) {
      channelFor(world, at.channel!, P.ReadMessageHistory);
      const type = at.kind === 'private' ? ChannelType.PrivateThread : ChannelType.PublicThread;
      const threads = [...world.channels.values()].filter(
        (channel) => channel.parent === at.channel && channel.thread?.archived && channel.type === type,
      );
      return { threads: threads.map((thread) => channelJson(world, thread)), members: [], has_more: false };
    },
  },
  {
    method: 'GET',
    path: '/channels/:channel/thread-members',
    run({ world, at }) {
      const channel = aThread(world, at.channel!);
      return channel.thread!.members.map((member) => threadMemberJson(channel, member));
    },
  },
  {
    method: 'GET',
    path: '/channels/:channel/thread-members/:user',
    run({ world, at }) {
      const channel = aThread(world, at.channel!);
      const user = memberId(world, at.user!);
      return channel.thread!.members.includes(user) ? threadMemberJson(channel, user) : refuse(10007);
    },
  },
  { method: 'PUT', path: '/channels/:channel/thread-members/:user', run: (call) => membership(call, true) },
  { method: 'DELETE', path: '/channels/:channel/thread-members/:user', run: (call) => membership(call, false) },
];

function aThread(world: World, id: string): ChannelRecord {
  const channel = channelFor(world, id);
  return channel.thread ? channel : refuse(50024);
}

function memberId(world: World, user: string): string {
  return user === '@me' ? world.identity.applicationId : user;
}

function membership({ world, at }: Call, joins: boolean): undefined {
  const channel = aThread(world, at.channel!);
  const thread = channel.thread!;
  const user = memberId(world, at.user!);
  if (user !== world.identity.applicationId && !world.people.has(user)) refuse(10013);
  if (thread.archived) refuse(50083);
  thread.members = thread.members.filter((member) => member !== user);
  if (joins) thread.members.push(user);
  threadChanged(world, channel);
}

interface ThreadBody {
  name: string;
  auto_archive_duration?: number;
  type?: number;
  invitable?: boolean;
}

function threadUnderMessage({ world, at, json }: Call): unknown {
  const parent = threadParent(channelFor(world, at.channel!, P.CreatePublicThreads));
  const message = publicMessage(world, at);
  // discord.js sends type and invitable here too; they have no effect.
  const optional = {
    auto_archive_duration: autoArchive,
    rate_limit_per_user: slowmode,
    type: anything,
    invitable: anything,
  };
  validate(world, json, object({ name }, optional));
  if (world.channels.has(message.id)) refuse(160004);
  return channelJson(world, newThread(world, parent, json as ThreadBody, message.id, ChannelType.PublicThread));
}

function threadAlone({ world, at, json }: Call): unknown {
  const parent = threadParent(channelFor(world, at.channel!));
  const optional = {
    auto_archive_duration: autoArchive,
    rate_limit_per_user: slowmode,
    type: oneOf(11, 12),
    invitable: bool,
  };
  validate(world, json, object({ name }, optional));
  const type = (json as ThreadBody).type ?? ChannelType.PrivateThread;
  channelFor(world, parent.id, type === ChannelType.PrivateThread ? P.CreatePrivateThreads : P.CreatePublicThreads);
  return channelJson(world, newThread(world, parent, json as ThreadBody, world.ids.next(), type));
}

function threadParent(channel: ChannelRecord): ChannelRecord {
  return channel.kind === 'channel' ? channel : refuse(50024);
}

function newThread(
  world: World,
  parent: ChannelRecord,
  body: ThreadBody,
  id: string,
  type: ChannelType,
): ChannelRecord {
  const thread = openThread(world, {
    id,
    parent,
    name: body.name,
    type,
    autoArchive: body.auto_archive_duration ?? 4_320,
    invitable: body.invitable ?? true,
  });
  world.hint({ kind: 'message', channel: parent.id });
  return thread;
}

/** PATCH of a channel or thread: only what a bot for games changes is known. */
function change({ world, json }: Call, channel: ChannelRecord): unknown {
  if (channel.kind === 'dm') refuse(50003);
  const { thread } = channel;
  if (!thread) {
    channelFor(world, channel.id, P.ManageChannels);
    const topic = nullable(text(0, LIMITS.channel.topic));
    validate(world, json, object({}, { name, topic, rate_limit_per_user: slowmode, parent_id: anything }));
    const body = json as { name?: string; topic?: string | null };
    channel.name = body.name ?? channel.name;
    if (body.topic !== undefined) channel.topic = body.topic;
    const { guildId } = world.identity;
    world.dispatch({
      name: 'CHANNEL_UPDATE',
      data: channelJson(world, channel),
      intents: GatewayIntentBits.Guilds,
      guild: guildId,
    });
    world.hint({ kind: 'channels' });
    return channelJson(world, channel);
  }
  const fields = { name, archived: bool, locked: bool, invitable: bool, auto_archive_duration: autoArchive };
  validate(world, json, object({}, { ...fields, rate_limit_per_user: slowmode }));
  const body = json as {
    name?: string;
    archived?: boolean;
    locked?: boolean;
    invitable?: boolean;
    auto_archive_duration?: number;
  };
  const manages = (botPermissions(world, channel) & P.ManageThreads) !== 0n;
  if (!manages && (thread.owner !== world.identity.applicationId || body.locked !== undefined || thread.locked))
    refuse(50013);
  if (thread.archived && body.archived !== false) refuse(50083);
  channel.name = body.name ?? channel.name;
  thread.locked = body.locked ?? thread.locked;
  thread.invitable = body.invitable ?? thread.invitable;
  thread.autoArchive = body.auto_archive_duration ?? thread.autoArchive;
  if (body.archived !== undefined && body.archived !== thread.archived) setArchived(world, channel, body.archived);
  else threadChanged(world, channel);
  if (body.auto_archive_duration !== undefined) watch(world, channel);
  return channelJson(world, channel);
}
