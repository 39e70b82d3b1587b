import { ChannelType, type Client, PermissionFlagsBits } from 'discord.js';

/**
 * Which channels and threads of a server this user sees, as far as roles and permissions say. Who is in a private thread is not
 * looked up: it counts as unseen. So does everything where Discord does not tell.
 */
export async function sightOf(
  client: Client,
  guild: string,
  user: string,
): Promise<(channel: string) => Promise<boolean>> {
  const server = await client.guilds.fetch(guild).catch(() => null);
  const member = (await server?.members.fetch({ user, force: true }).catch(() => null)) ?? null;
  return async (id) => {
    const channel = member && (await client.channels.fetch(id).catch(() => null));
    if (!channel || channel.isDMBased() || channel.type === ChannelType.PrivateThread) return false;
    return channel.permissionsFor(member)?.has(PermissionFlagsBits.ViewChannel) ?? false;
  };
}
