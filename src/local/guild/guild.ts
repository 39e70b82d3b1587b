import { type APIApplication, type APIGuild, ChannelType } from 'discord-api-types/v10';
import { isoTime } from '../world/clock.ts';
import { botPermissions } from '../world/permissions.ts';
import { momentOf } from '../world/snowflake.ts';
import type { World } from '../world/world.ts';
import { channelJson } from './channel-json.ts';
import { tellGuild } from './tell.ts';
import { botUser, memberJson, rolesJson } from './users.ts';

/** The guild as `GET /guilds/:id` gives it. */
export function guildJson(world: World): APIGuild {
  const { guildId, guildName } = world.identity;
  // Never the bot: an owner has all permissions, and what is missing would stay hidden.
  const owner = world.people.values().next().value?.id ?? guildId;
  return {
    id: guildId,
    name: guildName,
    icon: null,
    splash: null,
    discovery_splash: null,
    banner: null,
    owner_id: owner,
    afk_channel_id: null,
    afk_timeout: 300,
    verification_level: 0,
    default_message_notifications: 1,
    explicit_content_filter: 0,
    roles: rolesJson(world),
    emojis: [],
    stickers: [],
    features: [],
    mfa_level: 0,
    application_id: null,
    system_channel_id: null,
    system_channel_flags: 0,
    rules_channel_id: null,
    public_updates_channel_id: null,
    safety_alerts_channel_id: null,
    vanity_url_code: null,
    description: null,
    premium_tier: 0,
    premium_progress_bar_enabled: false,
    preferred_locale: 'en-US',
    nsfw_level: 0,
    hub_type: null,
    incidents_data: null,
    max_members: 500_000,
    region: 'local',
  } as unknown as APIGuild;
}

/** The guild as GUILD_CREATE brings it: with channels, active threads and, lacking the members intent, the bot alone. */
export function guildCreateJson(world: World): unknown {
  const seen = [...world.channels.values()].filter(
    (channel) => channel.kind !== 'dm' && (botPermissions(world, channel) & 1024n) !== 0n,
  );
  return {
    ...guildJson(world),
    joined_at: isoTime(momentOf(world.identity.guildId)),
    large: false,
    unavailable: false,
    member_count: world.people.size + 1,
    members: [memberJson(world, botUser(world))],
    channels: seen.filter((channel) => channel.type === ChannelType.GuildText).map((c) => channelJson(world, c)),
    threads: seen.filter((channel) => channel.thread?.archived === false).map((c) => channelJson(world, c)),
    presences: [],
    voice_states: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}

/** The bot leaves the guild, or is thrown out. */
export function leaveGuild(world: World): void {
  if (!world.joined) return;
  world.joined = false;
  tellGuild(world, 'GUILD_DELETE', { id: world.identity.guildId });
}

/** The bot is invited again. */
export function joinGuild(world: World): void {
  if (world.joined) return;
  world.joined = true;
  tellGuild(world, 'GUILD_CREATE', guildCreateJson(world));
}

/** The application as `GET /applications/@me` gives it. */
export function applicationJson(world: World): APIApplication {
  const { applicationId, botName } = world.identity;
  return {
    id: applicationId,
    name: botName,
    icon: null,
    description: '',
    summary: '',
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: '0'.repeat(64),
    flags: 0,
    bot: botUser(world),
    owner: botUser(world),
    team: null,
    approximate_guild_count: 1,
    integration_types_config: { '0': {} },
  } as unknown as APIApplication;
}
