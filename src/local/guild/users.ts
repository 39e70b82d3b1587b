import {
  type APIChannel,
  type APIGuildMember,
  type APIRole,
  type APIUser,
  ChannelType,
  OverwriteType,
} from 'discord-api-types/v10';
import { BOT_PERMISSIONS, botPermissions, MEMBER_PERMISSIONS } from '../world/permissions.ts';
import { momentOf } from '../world/snowflake.ts';
import type { ChannelRecord, PersonRecord, World } from '../world/world.ts';

/** No flags, as the enum types of discord-api-types take it. */
const NONE: number = 0;

/** Discord's form of a moment (ms since 1970). */
export function isoTime(ms: number): string {
  return new Date(ms).toISOString().replace('Z', '000+00:00');
}

/** The bot as a user; its id is the application's, as for all newer applications. */
export function botUser(world: World): APIUser {
  const { applicationId, botName } = world.identity;
  return { ...plainUser(applicationId, botName), bot: true };
}

/** A person as a user. */
export function personUser(person: PersonRecord): APIUser {
  return plainUser(person.id, person.name);
}

/** The user with that id, be it the bot or a person. */
export function userById(world: World, id: string): APIUser | undefined {
  if (id === world.identity.applicationId) return botUser(world);
  const person = world.people.get(id);
  return person && personUser(person);
}

function plainUser(id: string, name: string): APIUser {
  return { id, username: name, global_name: name, discriminator: '0', avatar: null, public_flags: NONE, flags: NONE };
}

/** The user as a member of the guild, without the user itself. */
export function memberCore(world: World, id: string): Omit<APIGuildMember, 'user'> {
  return {
    nick: null,
    avatar: null,
    banner: null,
    roles: id === world.identity.applicationId ? [world.identity.botRoleId] : [],
    joined_at: isoTime(momentOf(id)),
    premium_since: null,
    deaf: false,
    mute: false,
    flags: NONE,
    pending: false,
    communication_disabled_until: null,
  };
}

/** The user as a member of the guild. */
export function memberJson(world: World, user: APIUser): APIGuildMember {
  return { user, ...memberCore(world, user.id) };
}

/** The roles: everyone, and the bot's own. */
export function rolesJson(world: World): APIRole[] {
  const role = (id: string, name: string, permissions: bigint, position: number): APIRole => ({
    id,
    name,
    permissions: permissions.toString(),
    position,
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    icon: null,
    unicode_emoji: null,
    managed: position > 0,
    mentionable: false,
    flags: NONE,
  });
  const { guildId, botRoleId, botName } = world.identity;
  return [role(guildId, '@everyone', MEMBER_PERMISSIONS, 0), role(botRoleId, botName, BOT_PERMISSIONS, 1)];
}

/** A channel as the REST API and the gateway give it. */
export function channelJson(world: World, channel: ChannelRecord): APIChannel {
  if (channel.kind === 'dm') {
    const partner = userById(world, channel.person ?? '');
    return {
      id: channel.id,
      type: ChannelType.DM,
      last_message_id: channel.lastMessage,
      recipients: partner ? [partner] : [],
      flags: 0,
    } as unknown as APIChannel;
  }
  if (channel.thread) return threadJson(world, channel);
  return {
    id: channel.id,
    type: ChannelType.GuildText,
    guild_id: world.identity.guildId,
    name: channel.name,
    topic: channel.topic,
    position: channel.position,
    parent_id: null,
    nsfw: false,
    rate_limit_per_user: 0,
    last_message_id: channel.lastMessage,
    permission_overwrites: overwrites(world, channel),
    flags: 0,
  } as unknown as APIChannel;
}

function overwrites(world: World, channel: ChannelRecord) {
  if (channel.botPermissions === null) return [];
  const has = botPermissions(world, channel);
  const base = BOT_PERMISSIONS | MEMBER_PERMISSIONS;
  const allow = (has & ~base).toString();
  const deny = (base & ~has).toString();
  return [{ id: world.identity.applicationId, type: OverwriteType.Member, allow, deny }];
}

function threadJson(world: World, channel: ChannelRecord): APIChannel {
  const thread = channel.thread!;
  return {
    id: channel.id,
    type: channel.type,
    guild_id: world.identity.guildId,
    parent_id: channel.parent,
    owner_id: thread.owner,
    name: channel.name,
    last_message_id: channel.lastMessage,
    rate_limit_per_user: 0,
    message_count: world.byChannel.get(channel.id)?.length ?? 0,
    total_message_sent: world.byChannel.get(channel.id)?.length ?? 0,
    member_count: Math.min(thread.members.length, 50),
    thread_metadata: {
      archived: thread.archived,
      locked: thread.locked,
      ...(channel.type === ChannelType.PrivateThread ? { invitable: thread.invitable } : {}),
      auto_archive_duration: thread.autoArchive,
      archive_timestamp: isoTime(thread.archiveChangedAt),
      create_timestamp: isoTime(thread.createdAt),
    },
    ...(thread.members.includes(world.identity.applicationId)
      ? { member: threadMemberJson(channel, world.identity.applicationId) }
      : {}),
    flags: 0,
  } as unknown as APIChannel;
}

/** A membership of a thread. */
export function threadMemberJson(channel: ChannelRecord, user: string) {
  return { id: channel.id, user_id: user, join_timestamp: isoTime(channel.thread!.createdAt), flags: 0 };
}
