import { GatewayIntentBits, PermissionFlagsBits as P } from 'discord-api-types/v10';
import { LIMITS } from '#asking/terms/limits';
import { messageJson } from '../messages/message-json.ts';
import { countOldEdit, deleteMessage, editMessage, sendMessage } from '../messages/messages.ts';
import { isRecord, listWithin, objectWith, snowflake, validate } from '../validate/checks.ts';
import { isoTime } from '../world/clock.ts';
import { bitsToSend, channelFor } from '../world/permissions.ts';
import { refuseRequest } from '../world/refusals.ts';
import { guildOf, type MessageRecord, messagesIn, type World } from '../world/world.ts';
import type { Route, RouteCall } from './router.ts';

const MESSAGE = '/channels/:channel/messages/:message';
const PINS = '/channels/:channel/messages/pins';

/** Messages of channels: send, read, edit, delete, pin. */
export const messageRoutes: Route[] = [
  {
    method: 'POST',
    path: '/channels/:channel/messages',
    run(call) {
      const { world, at, json, uploads } = call;
      const channel = channelFor(world, at.channel!);
      const embeds = isRecord(json) && Array.isArray(json.embeds) && json.embeds.length > 0;
      channelFor(world, at.channel!, bitsToSend(channel, uploads.length > 0, embeds));
      return messageJson(world, sendMessage(world, channel, call, { use: 'send' }));
    },
  },
  { method: 'GET', path: '/channels/:channel/messages', run: page },
  {
    method: 'GET',
    path: PINS,
    run({ world, at }) {
      channelFor(world, at.channel!, P.ReadMessageHistory);
      const pinned = messagesIn(world, at.channel!).filter((message) => message.pinned);
      const items = pinned.map((message) => ({
        pinned_at: isoTime(message.createdAt),
        message: messageJson(world, message),
      }));
      return { items: items.reverse(), has_more: false };
    },
  },
  { method: 'PUT', path: `${PINS}/:message`, run: (call) => pin(call, true) },
  { method: 'DELETE', path: `${PINS}/:message`, run: (call) => pin(call, false) },
  { method: 'PUT', path: '/channels/:channel/pins/:message', run: (call) => pin(call, true) },
  { method: 'DELETE', path: '/channels/:channel/pins/:message', run: (call) => pin(call, false) },
  {
    method: 'POST',
    path: '/channels/:channel/messages/bulk-delete',
    run({ world, at, json }) {
      channelFor(world, at.channel!, P.ManageMessages);
      validate(world, json, objectWith({ messages: listWithin(snowflake, 2, 100) }));
      for (const id of (json as { messages: string[] }).messages) {
        const message = world.messages.get(id);
        if (message && message.channel === at.channel) deleteMessage(world, message);
      }
    },
  },
  {
    method: 'GET',
    path: MESSAGE,
    run(call) {
      channelFor(call.world, call.at.channel!, P.ReadMessageHistory);
      return messageJson(call.world, publicMessage(call.world, call.at));
    },
  },
  {
    method: 'PATCH',
    path: MESSAGE,
    run(call) {
      const { world } = call;
      channelFor(world, call.at.channel!);
      const message = publicMessage(world, call.at);
      countOldEdit(world, message);
      return messageJson(world, editMessage(world, message, call));
    },
  },
  {
    method: 'DELETE',
    path: MESSAGE,
    run(call) {
      const channel = channelFor(call.world, call.at.channel!);
      if (channel.thread?.archived) refuseRequest(50083);
      deleteMessage(call.world, publicMessage(call.world, call.at));
    },
  },
];

/** The message of a path. Ephemeral messages do not exist for these routes. Refuses 10008. */
export function publicMessage(world: World, at: Record<string, string>): MessageRecord {
  const message = world.messages.get(at.message!);
  if (!message || message.channel !== at.channel || message.onlyFor !== null) return refuseRequest(10008);
  return message;
}

function page({ world, at, query }: RouteCall): unknown {
  const channel = channelFor(world, at.channel!);
  const limit = Number(query.get('limit') ?? 50);
  if (!(limit >= 1 && limit <= LIMITS.channel.messagesPerPage)) {
    refuseRequest(50035, {
      limit: { _errors: [{ code: 'NUMBER_TYPE_RANGE', message: 'int value should be between 1 and 100.' }] },
    });
  }
  const sent = messagesIn(world, channel.id).filter((message) => message.onlyFor === null);
  const [before, after, around] = ['before', 'after', 'around'].map((name) => query.get(name));
  let chosen = sent;
  if (before) chosen = sent.filter((message) => BigInt(message.id) < BigInt(before)).slice(-limit);
  else if (after) chosen = sent.filter((message) => BigInt(message.id) > BigInt(after)).slice(0, limit);
  else if (around) {
    const middle = sent.findIndex((message) => BigInt(message.id) >= BigInt(around));
    chosen = sent.slice(Math.max(0, middle - Math.floor(limit / 2))).slice(0, limit);
  } else chosen = sent.slice(-limit);
  return chosen.map((message) => messageJson(world, message)).reverse();
}

function pin({ world, at }: RouteCall, pinned: boolean): undefined {
  const channel = channelFor(world, at.channel!, P.PinMessages);
  const message = publicMessage(world, at);
  const count = messagesIn(world, channel.id).filter((each) => each.pinned).length;
  if (pinned && !message.pinned && count >= LIMITS.message.pins) refuseRequest(30003);
  message.pinned = pinned;
  const guild = guildOf(world, channel);
  world.dispatch({
    name: 'CHANNEL_PINS_UPDATE',
    data: { channel_id: channel.id, ...(guild ? { guild_id: guild } : {}), last_pin_timestamp: null },
    intents: guild ? GatewayIntentBits.Guilds : GatewayIntentBits.DirectMessages,
    guild,
  });
  world.hint({ kind: 'message', channel: channel.id });
}
