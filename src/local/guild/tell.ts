import { GatewayIntentBits } from 'discord-api-types/v10';
import type { ChannelRecord, World } from '../world/world.ts';
import { channelJson } from './channel-json.ts';

/** Tells the bot what happened to the guild or its channels, and the pages to look again. */
export function tellGuild(world: World, name: string, data: unknown): void {
  world.dispatch({ name, data, intents: GatewayIntentBits.Guilds, guild: world.identity.guildId });
  world.hint({ kind: 'channels' });
}

/** Tells that a channel or thread is not what it was. */
export function channelChanged(world: World, channel: ChannelRecord): void {
  tellGuild(world, channel.thread ? 'THREAD_UPDATE' : 'CHANNEL_UPDATE', channelJson(world, channel));
}

/** Keeps a new channel, thread or direct-message channel; what is not `given` is empty. Tells nobody yet. */
export function placeChannel(
  world: World,
  given: Pick<ChannelRecord, 'id' | 'kind' | 'type'> & Partial<ChannelRecord>,
): ChannelRecord {
  const channel: ChannelRecord = {
    name: '',
    topic: null,
    parent: null,
    position: 0,
    thread: null,
    person: null,
    botPermissions: null,
    lastMessage: null,
    ...given,
  };
  world.channels.set(channel.id, channel);
  return channel;
}
