import { ChannelType, PermissionFlagsBits as P } from 'discord-api-types/v10';
import { channelJson, threadMemberJson } from '../guild/channel-json.ts';
import { channelChanged } from '../guild/tell.ts';
import { type NewThread, openThread, setArchived, watch } from '../guild/threads.ts';
import { newThread, newThreadUnderMessage, threadChange } from '../validate/channels.ts';
import { validate } from '../validate/checks.ts';
import { botPermissions, channelFor } from '../world/permissions.ts';
import { refuseRequest } from '../world/refusals.ts';
import type { ChannelRecord, World } from '../world/world.ts';
import { publicMessage } from './messages.ts';
import type { Route, RouteCall } from './router.ts';

/** Threads: opening them, alone or under a message, finding the archived ones, and who is in them. */
export const threadRoutes: Route[] = [
  { method: 'POST', path: '/channels/:channel/messages/:message/threads', status: 201, run: openUnderMessage },
  { method: 'POST', path: '/channels/:channel/threads', status: 201, run: openAlone },
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
      return channel.thread!.members.includes(user) ? threadMemberJson(channel, user) : refuseRequest(10007);
    },
  },
  { method: 'PUT', path: '/channels/:channel/thread-members/:user', run: (call) => membership(call, true) },
  { method: 'DELETE', path: '/channels/:channel/thread-members/:user', run: (call) => membership(call, false) },
];

function aThread(world: World, id: string): ChannelRecord {
  const channel = channelFor(world, id);
  return channel.thread ? channel : refuseRequest(50024);
}

function memberId(world: World, user: string): string {
  return user === '@me' ? world.identity.applicationId : user;
}

function membership({ world, at }: RouteCall, joins: boolean): undefined {
  const channel = aThread(world, at.channel!);
  const thread = channel.thread!;
  const user = memberId(world, at.user!);
  // Others are taken out by whoever manages threads, or has opened this private one (resources/channel, "Remove Thread Member").
  const ownsIt = channel.type === ChannelType.PrivateThread && thread.owner === world.identity.applicationId;
  if (joins) channelFor(world, channel.id, P.SendMessagesInThreads);
  else if (at.user !== '@me' && !ownsIt) channelFor(world, channel.id, P.ManageThreads);
  if (user !== world.identity.applicationId && !world.people.has(user)) refuseRequest(10013);
  if (thread.archived) refuseRequest(50083);
  thread.members = thread.members.filter((member) => member !== user);
  if (joins) thread.members.push(user);
  channelChanged(world, channel);
}

interface ThreadBody {
  name: string;
  auto_archive_duration?: number;
  type?: number;
  invitable?: boolean;
}

function openUnderMessage({ world, at, json }: RouteCall): unknown {
  const parent = threadParent(channelFor(world, at.channel!, P.CreatePublicThreads));
  const message = publicMessage(world, at);
  validate(world, json, newThreadUnderMessage);
  if (world.channels.has(message.id)) refuseRequest(160004);
  return opened(world, { id: message.id, parent, type: ChannelType.PublicThread }, json as ThreadBody);
}

function openAlone({ world, at, json }: RouteCall): unknown {
  const parent = threadParent(channelFor(world, at.channel!));
  validate(world, json, newThread);
  const type = (json as ThreadBody).type ?? ChannelType.PrivateThread;
  channelFor(world, parent.id, type === ChannelType.PrivateThread ? P.CreatePrivateThreads : P.CreatePublicThreads);
  return opened(world, { id: world.ids.next(), parent, type }, json as ThreadBody);
}

function threadParent(channel: ChannelRecord): ChannelRecord {
  return channel.kind === 'channel' ? channel : refuseRequest(50024);
}

function opened(world: World, where: Pick<NewThread, 'id' | 'parent' | 'type'>, body: ThreadBody): unknown {
  const { name, auto_archive_duration: autoArchive = 4_320, invitable = true } = body;
  const thread = openThread(world, { ...where, name, autoArchive, invitable });
  world.hint({ kind: 'message', channel: where.parent.id });
  return channelJson(world, thread);
}

/** Renames, locks, archives or opens a thread. Refuses 50013, 50035, and 50083 unless it opens an archived one. */
export function changeThread(world: World, channel: ChannelRecord, json: unknown): void {
  const thread = channel.thread!;
  validate(world, json, threadChange);
  const body = json as Partial<ThreadBody> & { archived?: boolean; locked?: boolean };
  const manages = (botPermissions(world, channel) & P.ManageThreads) !== 0n;
  if (!manages && (thread.owner !== world.identity.applicationId || body.locked !== undefined || thread.locked))
    refuseRequest(50013);
  if (thread.archived && body.archived !== false) refuseRequest(50083);
  channel.name = body.name ?? channel.name;
  thread.locked = body.locked ?? thread.locked;
  thread.invitable = body.invitable ?? thread.invitable;
  thread.autoArchive = body.auto_archive_duration ?? thread.autoArchive;
  if (body.archived !== undefined && body.archived !== thread.archived) setArchived(world, channel, body.archived);
  else channelChanged(world, channel);
  if (body.auto_archive_duration !== undefined) watch(world, channel);
}
