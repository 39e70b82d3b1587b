import {
  type APIChannel,
  type APIGuild,
  type APIGuildMember,
  type APIOverwrite,
  ChannelType,
  OverwriteType,
  PermissionFlagsBits as P,
  PermissionsBitField,
  type REST,
  Routes,
} from 'discord.js';
import { isOutOfSight } from './discord-trouble.ts';

/**
 * What Discord says of channels and members. It is asked for each time: a process that has no gateway hears of no change, and what one has heard
 * another has not.
 */

/** A channel or thread of a server. */
export interface ServerChannel {
  id: string;
  guild: string;
  type: ChannelType;
  isThread: boolean;
  isLocked: boolean;
  /** The channel below which a thread is, else itself. */
  home: { id: string; type: ChannelType };
  /** Who may do something else there than elsewhere in the server. */
  overwrites: readonly APIOverwrite[];
}

/** A member of a server. */
export interface ServerMember {
  server: APIGuild;
  member: APIGuildMember;
}

const THREADS: readonly (ChannelType | undefined)[] = [
  ChannelType.AnnouncementThread,
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
];
/** Whether a channel of this type is a thread. */
export const isThreadType = (type: ChannelType | undefined): boolean => THREADS.includes(type);

const TEXTS: readonly ChannelType[] = [
  ChannelType.GuildText,
  ChannelType.GuildAnnouncement,
  ChannelType.GuildVoice,
  ChannelType.GuildStageVoice,
];

/** A channel or thread of a server in which messages stand; undefined for any other, and where the bot does not see it. */
export async function channelSeen(rest: REST, id: string): Promise<ServerChannel | undefined> {
  return asked(rest, id).catch(() => undefined);
}

async function asked(rest: REST, id: string): Promise<ServerChannel | undefined> {
  const channel = (await rest.get(Routes.channel(id))) as APIChannel;
  const isThread = isThreadType(channel.type);
  if (!('guild_id' in channel) || !channel.guild_id || !(isThread || TEXTS.includes(channel.type))) return undefined;
  const parent = isThread && 'parent_id' in channel ? channel.parent_id : undefined;
  const home = parent ? ((await rest.get(Routes.channel(parent))) as APIChannel) : channel;
  return {
    id,
    guild: channel.guild_id,
    type: channel.type,
    isThread,
    isLocked: 'thread_metadata' in channel && channel.thread_metadata?.locked === true,
    home: { id: home.id, type: home.type },
    overwrites: overwritesOf(home),
  };
}

/** The overwrites of a channel; a thread has those of the channel it is in. */
export const overwritesOf = (channel: APIChannel): readonly APIOverwrite[] =>
  'permission_overwrites' in channel ? (channel.permission_overwrites ?? []) : [];

/** A member as they stand now; undefined where the bot or they are not in that server. */
export async function memberSeen(rest: REST, guild: string, user: string): Promise<ServerMember | undefined> {
  try {
    const [server, member] = await Promise.all([
      rest.get(Routes.guild(guild)),
      rest.get(Routes.guildMember(guild, user)),
    ]);
    return { server: server as APIGuild, member: member as APIGuildMember };
  } catch {
    return undefined;
  }
}

/** What a member may do where these overwrites hold (topics/permissions, "Permission Overwrites"). */
export function permissionsIn(
  overwrites: readonly APIOverwrite[],
  { server, member }: ServerMember,
): Readonly<PermissionsBitField> {
  const user = member.user.id;
  const roles = server.roles.filter(({ id }) => id === server.id || member.roles.includes(id));
  const base = roles.reduce((sum, role) => sum | BigInt(role.permissions), 0n);
  if (server.owner_id === user || (base & P.Administrator) !== 0n)
    return new PermissionsBitField(PermissionsBitField.All);
  const isMeant = [
    ({ id }: APIOverwrite) => id === server.id,
    ({ id, type }: APIOverwrite) => type === OverwriteType.Role && id !== server.id && member.roles.includes(id),
    ({ id, type }: APIOverwrite) => type === OverwriteType.Member && id === user,
  ];
  const may = isMeant.reduce((bits, isIt) => {
    const some = overwrites.filter(isIt);
    const all = (which: 'allow' | 'deny') => some.reduce((sum, one) => sum | BigInt(one[which]), 0n);
    return (bits & ~all('deny')) | all('allow');
  }, base);
  return new PermissionsBitField(isSilenced(member) ? may & (P.ViewChannel | P.ReadMessageHistory) : may);
}

/** Whether a server has silenced them for a while ("timeout"): they read, and do nothing else. */
const isSilenced = ({ communication_disabled_until: until }: APIGuildMember): boolean =>
  typeof until === 'string' && Date.parse(until) > Date.now();

/** The bot as a user, with the way to Discord. */
export interface Own {
  rest: REST;
  own: string;
}

/** A channel with what the bot may do there; null where it does not even see it, undefined where Discord does not tell. */
export async function ownPlace(
  { rest, own }: Own,
  id: string,
): Promise<{ channel: ServerChannel; may: Readonly<PermissionsBitField> } | null | undefined> {
  try {
    const channel = await asked(rest, id);
    const me = channel && (await memberSeen(rest, channel.guild, own));
    return channel && me && { channel, may: permissionsIn(channel.overwrites, me) };
  } catch (error) {
    return isOutOfSight(error) ? null : undefined;
  }
}
