import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { channelJson } from '../guild/channel-json.ts';
import { removeChannel } from '../guild/channels.ts';
import { channelChanged } from '../guild/tell.ts';
import { channelChange } from '../validate/channels.ts';
import { validate } from '../validate/checks.ts';
import { bitsToSend, channelFor } from '../world/permissions.ts';
import { refuseRequest } from '../world/refusals.ts';
import type { Route, RouteCall } from './router.ts';
import { changeThread } from './threads.ts';

/** Channels of any kind; what only threads have is in `threads.ts`. */
export const channelRoutes: Route[] = [
  {
    method: 'GET',
    path: '/channels/:channel',
    run: ({ world, at }) => channelJson(world, channelFor(world, at.channel!)),
  },
  { method: 'PATCH', path: '/channels/:channel', run: change },
  {
    method: 'DELETE',
    path: '/channels/:channel',
    run({ world, at }) {
      const channel = channelFor(world, at.channel!);
      if (channel.kind === 'dm') refuseRequest(50003);
      channelFor(world, channel.id, channel.thread ? P.ManageThreads : P.ManageChannels);
      removeChannel(world, channel);
      return channelJson(world, channel);
    },
  },
  {
    method: 'POST',
    path: '/channels/:channel/typing',
    run: ({ world, at }) =>
      void channelFor(world, at.channel!, bitsToSend(channelFor(world, at.channel!), false, false)),
  },
];

function change({ world, at, json }: RouteCall): unknown {
  const channel = channelFor(world, at.channel!);
  if (channel.kind === 'dm') refuseRequest(50003);
  if (channel.thread) changeThread(world, channel, json);
  else {
    channelFor(world, channel.id, P.ManageChannels);
    validate(world, json, channelChange);
    const body = json as { name?: string; topic?: string | null };
    channel.name = body.name ?? channel.name;
    if (body.topic !== undefined) channel.topic = body.topic;
    channelChanged(world, channel);
  }
  return channelJson(world, channel);
}
