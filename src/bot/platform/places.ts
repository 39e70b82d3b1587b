import { ChannelType, type Client, type Guild, type GuildMember, PermissionFlagsBits as P } from 'discord.js';
import type { Locale } from '#core/text';
import { missingToPost } from './discord-trouble.ts';

/** A channel of a server in which somebody may open a match. */
export interface PlaceSeen {
  id: string;
  name: string;
  /** Whether the bot may open a thread there. */
  mayThread: boolean;
}

/** A server with the channels in which somebody may open a match, in Discord's order. */
export interface ServerSeen {
  name: string;
  /** The language of the server, where it is one that the bot knows. */
  locale: Locale | undefined;
  places: PlaceSeen[];
}

/** What somebody needs to type a command in a channel. */
const TO_TYPE = [P.ViewChannel, P.SendMessages, P.UseApplicationCommands];
const TO_THREAD = [P.CreatePublicThreads, P.SendMessagesInThreads];

/**
 * The channels of a server in which this user may type a command, as far as roles and permissions say, and the bot may post words. Undefined where
 * the bot or the user is not in that server.
 */
export async function serverSeen(client: Client, guild: string, user: string): Promise<ServerSeen | undefined> {
  const server = await client.guilds.fetch(guild).catch(() => null);
  const member = (await server?.members.fetch({ user, force: true }).catch(() => null)) ?? null;
  if (!server || !member || !client.user) return undefined;
  const { preferredLocale: language } = server;
  return {
    name: server.name,
    locale: language.startsWith('ja') ? 'ja' : language.startsWith('en') ? 'en' : undefined,
    places: placesFor(server, member, client.user.id),
  };
}

function placesFor({ channels }: Guild, member: GuildMember, bot: string): PlaceSeen[] {
  const texts = [...channels.cache.values()].filter(
    (one) => one.type === ChannelType.GuildText || one.type === ChannelType.GuildAnnouncement,
  );
  return texts
    .sort((a, b) => a.rawPosition - b.rawPosition || Number(BigInt(a.id) - BigInt(b.id)))
    .flatMap((channel) => {
      const own = channel.permissionsFor(bot);
      const mayType = channel.permissionsFor(member).has(TO_TYPE);
      // A match without pictures is played in words.
      const mayPost = own !== null && missingToPost(own, false).every((name) => name === 'AttachFiles');
      if (!mayType || !mayPost) return [];
      return [{ id: channel.id, name: channel.name, mayThread: own.has(TO_THREAD) }];
    });
}
