import { GatewayIntentBits } from 'discord-api-types/v10';
import { refuse } from '../world/refusals.ts';
import type { World } from '../world/world.ts';
import { guildCreateJson } from './guild-json.ts';
import { threadChanged } from './threads.ts';
import { channelJson } from './users.ts';

/** The bot leaves the guild, or is thrown out. */
export function leaveGuild(world: World): void {
  if (!world.joined) return;
  world.joined = false;
  const { guildId } = world.identity;
  world.dispatch({ name: 'GUILD_DELETE', data: { id: guildId }, intents: GatewayIntentBits.Guilds, guild: guildId });
  world.hint({ kind: 'channels' });
}

/** The bot is invited again. */
export function joinGuild(world: World): void {
  if (world.joined) return;
  world.joined = true;
  const { guildId } = world.identity;
  world.dispatch({
    name: 'GUILD_CREATE',
    data: guildCreateJson(world),
    intents: GatewayIntentBits.Guilds,
    guild: guildId,
  });
  world.hint({ kind: 'channels' });
}

/** What the bot may do in a guild channel from now on (null: the ordinary set); a thread has its parent's. */
export function setPermissions(world: World, id: string, bits: bigint | null): void {
  const channel = world.channels.get(id) ?? refuse(10003);
  const home = channel.parent === null ? channel : (world.channels.get(channel.parent) ?? channel);
  home.botPermissions = bits === null ? null : bits.toString();
  const { guildId } = world.identity;
  world.dispatch({
    name: 'CHANNEL_UPDATE',
    data: channelJson(world, home),
    intents: GatewayIntentBits.Guilds,
    guild: guildId,
  });
  if (home !== channel) threadChanged(world, channel);
  world.hint({ kind: 'channels' });
}
