import { ChannelType } from 'discord-api-types/v10';
import { LIMITS } from '#asking/terms/limits';
import { refuseRequest } from '../world/refusals.ts';
import type { ChannelRecord, World } from '../world/world.ts';
import { channelJson } from './channel-json.ts';
import { channelChanged, placeChannel, tellGuild } from './tell.ts';

/** Adds an ordinary text channel to the guild. Refuses 30013 if there are too many. */
export function openChannel(world: World, name: string, topic: string | null = null): ChannelRecord {
  const siblings = [...world.channels.values()].filter((channel) => channel.kind === 'channel');
  if (siblings.length >= LIMITS.channel.perGuild) refuseRequest(30013);
  const channel = placeChannel(world, {
    id: world.ids.next(),
    kind: 'channel',
    type: ChannelType.GuildText,
    name,
    topic,
    position: siblings.length,
  });
  tellGuild(world, 'CHANNEL_CREATE', channelJson(world, channel));
  return channel;
}

/** The direct-message channel with a person, opened if need be. Refuses 10013, and 50278 once the bot left the guild. */
export function openDm(world: World, person: string): ChannelRecord {
  const known = [...world.channels.values()].find((channel) => channel.person === person);
  if (known) return known;
  if (!world.people.has(person)) refuseRequest(10013);
  if (!world.joined) refuseRequest(50278);
  const channel = placeChannel(world, { id: world.ids.next(), kind: 'dm', type: ChannelType.DM, person });
  world.hint({ kind: 'channels', only: person });
  return channel;
}

/** What the bot may do in a guild channel from now on (null: the ordinary set); a thread has its parent's. */
export function setPermissions(world: World, id: string, bits: bigint | null): void {
  const channel = world.channels.get(id) ?? refuseRequest(10003);
  const home = channel.parent === null ? channel : (world.channels.get(channel.parent) ?? channel);
  home.botPermissions = bits === null ? null : bits.toString();
  channelChanged(world, home);
  if (home !== channel) channelChanged(world, channel);
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
  const { id, type, parent } = channel;
  if (channel.kind === 'dm') world.hint({ kind: 'channels' });
  else if (channel.thread) {
    tellGuild(world, 'THREAD_DELETE', { id, guild_id: world.identity.guildId, parent_id: parent, type });
  } else tellGuild(world, 'CHANNEL_DELETE', channelJson(world, channel));
}
