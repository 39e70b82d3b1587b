import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { channelJson, threadMemberJson } from '../guild/channel-json.ts';
import { openChannel } from '../guild/channels.ts';
import { guildJson, leaveGuild } from '../guild/guild.ts';
import { memberJson, rolesJson, userById } from '../guild/users.ts';
import { newChannel } from '../validate/channels.ts';
import { validate } from '../validate/checks.ts';
import { BOT_PERMISSIONS, botPermissions } from '../world/permissions.ts';
import { refuseRequest } from '../world/refusals.ts';
import type { ChannelRecord, World } from '../world/world.ts';
import type { Route } from './router.ts';

/** The guild, its channels, roles and members. */
export const guildRoutes: Route[] = [
  { method: 'GET', path: '/guilds/:guild', run: ({ world, at }) => guildJson(inGuild(world, at.guild!)) },
  {
    method: 'GET',
    path: '/guilds/:guild/channels',
    run: ({ world, at }) => guildChannels(inGuild(world, at.guild!)).map((channel) => channelJson(world, channel)),
  },
  {
    method: 'POST',
    path: '/guilds/:guild/channels',
    status: 201,
    run({ world, at, json }) {
      inGuild(world, at.guild!);
      if ((BOT_PERMISSIONS & P.ManageChannels) === 0n) refuseRequest(50013);
      validate(world, json, newChannel);
      const body = json as { name: string; topic?: string | null };
      return channelJson(world, openChannel(world, body.name, body.topic ?? null));
    },
  },
  {
    method: 'GET',
    path: '/guilds/:guild/threads/active',
    run({ world, at }) {
      const threads = [...inGuild(world, at.guild!).channels.values()].filter(
        (channel) => channel.thread?.archived === false && (botPermissions(world, channel) & P.ViewChannel) !== 0n,
      );
      const bot = world.identity.applicationId;
      return {
        threads: threads.map((thread) => channelJson(world, thread)),
        members: threads.map((thread) => threadMemberJson(thread, bot)),
      };
    },
  },
  { method: 'GET', path: '/guilds/:guild/roles', run: ({ world, at }) => rolesJson(inGuild(world, at.guild!)) },
  {
    method: 'GET',
    path: '/guilds/:guild/members/:user',
    run({ world, at }) {
      const user = userById(inGuild(world, at.guild!), at.user!) ?? refuseRequest(10007);
      return memberJson(world, user);
    },
  },
  {
    method: 'DELETE',
    path: '/users/@me/guilds/:guild',
    run: ({ world, at }) => leaveGuild(inGuild(world, at.guild!)),
  },
];

function inGuild(world: World, id: string): World {
  if (id !== world.identity.guildId) refuseRequest(10004);
  if (!world.joined) refuseRequest(50001);
  return world;
}

function guildChannels(world: World): ChannelRecord[] {
  return [...world.channels.values()].filter((channel) => channel.kind === 'channel');
}
