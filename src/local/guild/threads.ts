import { ChannelType, GatewayIntentBits } from 'discord-api-types/v10';
import { LIMITS } from '#asking/limits';
import { refuse } from '../world/refusals.ts';
import type { ChannelRecord, World } from '../world/world.ts';
import { channelJson } from './users.ts';

/** What a new thread is made of. `id` is the message's for a thread under a message. */
export interface NewThread {
  id: string;
  parent: ChannelRecord;
  name: string;
  type: ChannelType;
  autoArchive: number;
  invitable: boolean;
}

/** Opens a thread with the bot as its owner. Refuses 160006 if too many are active. */
export function openThread(world: World, wanted: NewThread): ChannelRecord {
  const active = [...world.channels.values()].filter((channel) => channel.thread && !channel.thread.archived);
  if (active.length >= LIMITS.channel.activeThreads) refuse(160006);
  const now = world.clock.now();
  const bot = world.identity.applicationId;
  const thread: ChannelRecord = {
    id: wanted.id,
    kind: 'thread',
    type: wanted.type,
    name: wanted.name,
    topic: null,
    parent: wanted.parent.id,
    position: 0,
    person: null,
    botPermissions: null,
    lastMessage: null,
    thread: {
      owner: bot,
      archived: false,
      locked: false,
      invitable: wanted.invitable,
      autoArchive: wanted.autoArchive,
      archiveChangedAt: now,
      createdAt: now,
      activeAt: now,
      members: [bot],
    },
  };
  world.channels.set(thread.id, thread);
  announce(world, 'THREAD_CREATE', { ...channelJson(world, thread), newly_created: true });
  watch(world, thread);
  return thread;
}

/** Tells bot and pages that a thread is not what it was. */
export function threadChanged(world: World, channel: ChannelRecord): void {
  announce(world, 'THREAD_UPDATE', channelJson(world, channel));
}

function announce(world: World, name: string, data: unknown): void {
  world.dispatch({ name, data, intents: GatewayIntentBits.Guilds, guild: world.identity.guildId });
  world.hint({ kind: 'channels' });
}

/** Opens or closes the archive on a thread; nothing happens if it is so already. */
export function setArchived(world: World, channel: ChannelRecord, archived: boolean): void {
  const thread = channel.thread;
  if (!thread || thread.archived === archived) return;
  thread.archived = archived;
  thread.archiveChangedAt = world.clock.now();
  if (!archived) {
    thread.activeAt = world.clock.now();
    watch(world, channel);
  }
  threadChanged(world, channel);
}

/**
 * Before a message goes to a channel: an archived thread wakes, unless it is locked (50083); a locked one takes only
 * who may manage threads, which `manages` tells (160005).
 */
export function wake(world: World, channel: ChannelRecord, manages: boolean): void {
  const thread = channel.thread;
  if (!thread) return;
  if (thread.archived && thread.locked) refuse(50083);
  if (thread.locked && !manages) refuse(160005);
  thread.activeAt = world.clock.now();
  setArchived(world, channel, false);
}

/** Archives the thread once it has been silent for its time; looks again when somebody spoke meanwhile. */
export function watch(world: World, channel: ChannelRecord): void {
  const thread = channel.thread;
  if (!thread || thread.archived) return;
  const due = thread.activeAt + thread.autoArchive * 60_000;
  world.later(Math.max(0, due - world.clock.now()), () => {
    if (!world.channels.has(channel.id) || thread.archived) return;
    if (thread.activeAt + thread.autoArchive * 60_000 <= world.clock.now()) setArchived(world, channel, true);
    else watch(world, channel);
  });
}

/** Takes a channel away with all in it; its threads go with it. */
export function removeChannel(world: World, channel: ChannelRecord): void {
  for (const child of [...world.channels.values()].filter((each) => each.parent === channel.id)) {
    removeChannel(world, child);
  }
  for (const message of world.byChannel.get(channel.id) ?? []) {
    world.messages.delete(message.id);
    for (const file of message.files) world.files.drop(file.id);
  }
  world.byChannel.delete(channel.id);
  world.channels.delete(channel.id);
  if (channel.kind === 'dm') {
    world.hint({ kind: 'channels' });
    return;
  }
  const isThread = channel.thread !== null;
  const { guildId } = world.identity;
  const data = isThread
    ? { id: channel.id, guild_id: guildId, parent_id: channel.parent, type: channel.type }
    : channelJson(world, channel);
  announce(world, isThread ? 'THREAD_DELETE' : 'CHANNEL_DELETE', data);
}

/** Adds an ordinary text channel to the guild. */
export function openChannel(world: World, name: string, topic: string | null = null): ChannelRecord {
  const siblings = [...world.channels.values()].filter((channel) => channel.kind === 'channel');
  if (siblings.length >= LIMITS.channel.perGuild) refuse(30013);
  const channel: ChannelRecord = {
    id: world.ids.next(),
    kind: 'channel',
    type: ChannelType.GuildText,
    name,
    topic,
    parent: null,
    position: siblings.length,
    thread: null,
    person: null,
    botPermissions: null,
    lastMessage: null,
  };
  world.channels.set(channel.id, channel);
  announce(world, 'CHANNEL_CREATE', channelJson(world, channel));
  return channel;
}
