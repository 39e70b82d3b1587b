import { type APIChannel, ChannelType, PermissionFlagsBits as P, Routes } from 'discord.js';
import type { Locale } from '#core/text';
import { knownLocale } from './acting.ts';
import { missingToPost } from './discord-trouble.ts';
import { memberSeen, type Own, overwritesOf, permissionsIn, type ServerMember } from './members.ts';

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
export async function serverSeen({ rest, own }: Own, guild: string, user: string): Promise<ServerSeen | undefined> {
  const [me, member] = await Promise.all([own, user].map((one) => memberSeen(rest, guild, one)));
  const channels = me && member && (await rest.get(Routes.guildChannels(guild)).catch(() => undefined));
  if (!channels) return undefined;
  const { name, preferred_locale: language } = me.server;
  return {
    name,
    locale: knownLocale(language),
    places: placesFor(channels as APIChannel[], { me, member }),
  };
}

function placesFor(
  channels: readonly APIChannel[],
  { me, member }: Record<'me' | 'member', ServerMember>,
): PlaceSeen[] {
  const texts = channels.filter(
    (one) => one.type === ChannelType.GuildText || one.type === ChannelType.GuildAnnouncement,
  );
  return texts
    .sort((a, b) => a.position - b.position || Number(BigInt(a.id) - BigInt(b.id)))
    .flatMap((channel) => {
      const own = permissionsIn(overwritesOf(channel), me);
      const mayType = permissionsIn(overwritesOf(channel), member).has(TO_TYPE);
      // A match without pictures is played in words.
      const mayPost = missingToPost(own, false).every((name) => name === 'AttachFiles');
      if (!mayType || !mayPost) return [];
      return [{ id: channel.id, name: channel.name, mayThread: own.has(TO_THREAD) }];
    });
}
