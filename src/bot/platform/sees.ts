import { ChannelType, PermissionFlagsBits, type REST } from 'discord.js';
import { channelSeen, memberSeen, permissionsIn } from './members.ts';

/**
 * Which channels and threads of a server this user sees, as far as roles and permissions say. Who is in a private thread is not
 * looked up: it counts as unseen. So does everything where Discord does not tell.
 */
export async function sightOf(rest: REST, guild: string, user: string): Promise<(channel: string) => Promise<boolean>> {
  const member = await memberSeen(rest, guild, user);
  return async (id) => {
    const channel = member && (await channelSeen(rest, id));
    if (!channel || channel.type === ChannelType.PrivateThread) return false;
    return permissionsIn(channel.overwrites, member).has(PermissionFlagsBits.ViewChannel);
  };
}
