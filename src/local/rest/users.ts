import { channelJson } from '../guild/channel-json.ts';
import { openDm } from '../guild/channels.ts';
import { applicationJson, guildJson } from '../guild/guild.ts';
import { botUser, userById } from '../guild/users.ts';
import { objectWith, snowflake, validate } from '../validate/checks.ts';
import { refuseRequest } from '../world/refusals.ts';
import type { World } from '../world/world.ts';
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
  { method: 'GET', path: '/users/:user', run: ({ world, at }) => userById(world, at.user!) ?? refuseRequest(10013) },
  {
    method: 'POST',
    path: '/users/@me/channels',
    run({ world, json }) {
      validate(world, json, objectWith({ recipient_id: snowflake }));
      return channelJson(world, openDm(world, (json as { recipient_id: string }).recipient_id));
    },
  },
];

/** The gateway's address for clients. */
export function gatewayAddress(world: World): string {
  return world.base.replace(/^http/, 'ws');
}
