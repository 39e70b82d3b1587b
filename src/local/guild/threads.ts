import type { ChannelType } from 'discord-api-types/v10';
import { LIMITS } from '#asking/terms/limits';
import { refuseRequest } from '../world/refusals.ts';
import type { ChannelRecord, World } from '../world/world.ts';
import { channelJson } from './channel-json.ts';
import { channelChanged, placeChannel, tellGuild } from './tell.ts';

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
  if (active.length >= LIMITS.channel.activeThreads) refuseRequest(160006);
  const now = world.clock.now();
  const bot = world.identity.applicationId;
  const thread = placeChannel(world, {
    id: wanted.id,
    kind: 'thread',
    type: wanted.type,
    name: wanted.name,
    parent: wanted.parent.id,
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
  });
  tellGuild(world, 'THREAD_CREATE', { ...channelJson(world, thread), newly_created: true });
  watch(world, thread);
  return thread;
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
  channelChanged(world, channel);
}

/**
 * Before a message goes to a channel: an archived thread wakes, unless it is locked (50083); a locked one takes only
 * who may manage threads, which `manages` tells (160005).
 */
export function wake(world: World, channel: ChannelRecord, manages: boolean): void {
  const thread = channel.thread;
  if (!thread) return;
  if (thread.archived && thread.locked) refuseRequest(50083);
  if (thread.locked && !manages) refuseRequest(160005);
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
