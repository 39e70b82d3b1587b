import { ChannelType } from 'discord-api-types/v10';
import { applicationJson, guildJson } from '../guild/guild-json.ts';
import { botUser, channelJson, userById } from '../guild/users.ts';
import { object, snowflake, validate } from '../validate/checks.ts';
import { refuse } from '../world/refusals.ts';
import type { ChannelRecord, World } from '../world/world.ts';
import type { Route } from './router.ts';

/** Users, the application, the gateway's address. */
export const userRoutes: Route[] = [
  {
    method: 'GET',
    path: '/gateway/bot',
    run: ({ world }) => ({
      url: gatewayAddress(world),
      shards: 1,
      // Discord gives small bots a concurrency of 1, which makes shards wait 5 s for each other; nobody gains by that here.
      session_start_limit: { total: 1_000, remaining: 1_000, reset_after: 0, max_concurrency: 16 },
    }),
  },
  { method: 'GET', path: '/gateway', open: true, run: ({ world }) => ({ url: gatewayAddress(world) }) },
  { method: 'GET', path: '/applications/@me', run: ({ world }) => applicationJson(world) },
  { method: 'GET', path: '/oauth2/applications/@me', run: ({ world }) => applicationJson(world) },
  { method: 'GET', path: '/applications/:application/emojis', run: () => ({ items: [] }) },
  { method: 'GET', path: '/users/@me', run: ({ world }) => botUser(world) },
  { method: 'GET', path: '/users/@me/guilds', run: ({ world }) => (world.joined ? [guildJson(world)] : []) },
  { method: 'GET', path: '/users/:user', run: ({ world, at }) => userById(world, at.user!) ?? refuse(10013) },
  {
    method: 'POST',
    path: '/users/@me/channels',
    run({ world, json }) {
      validate(world, json, object({ recipient_id: snowflake }));
      return channelJson(world, dmChannel(world, (json as { recipient_id: string }).recipient_id));
    },
  },
];

/** The gateway's address for clients. */
export function gatewayAddress(world: World): string {
  return world.base.replace(/^http/, 'ws');
}

/** The direct-message channel with a person, opened if need be. Refuses 10013, and 50278 once the bot left the guild. */
export function dmChannel(world: World, person: string): ChannelRecord {
  const known = [...world.channels.values()].find((channel) => channel.person === person);
  if (known) return known;
  if (!world.people.has(person)) refuse(10013);
  if (!world.joined) refuse(50278);
  const channel: ChannelRecord = {
    id: world.ids.next(),
    kind: 'dm',
    type: ChannelType.DM,
    name: '',
    topic: null,
    parent: null,
    position: 0,
    thread: null,
    person,
    botPermissions: null,
    lastMessage: null,
  };
  world.channels.set(channel.id, channel);
  world.hint({ kind: 'channels', only: person });
  return channel;
}
