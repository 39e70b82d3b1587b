import { type APIChannel, ChannelType, OverwriteType } from 'discord-api-types/v10';
import { isoTime } from '../world/clock.ts';
import { BOT_PERMISSIONS, botPermissions, MEMBER_PERMISSIONS } from '../world/permissions.ts';
import type { ChannelRecord, World } from '../world/world.ts';
import { userById } from './users.ts';

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
