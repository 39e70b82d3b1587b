import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { refuseRequest } from './refusals.ts';
import type { ChannelRecord, PersonRecord, World } from './world.ts';

/** What the bot may do where nothing else is set. Not Administrator. */
export const BOT_PERMISSIONS =
  P.ViewChannel |
  P.SendMessages |
  P.SendMessagesInThreads |
  P.CreatePublicThreads |
  P.CreatePrivateThreads |
  P.ManageThreads |
  P.ManageChannels |
  P.ManageMessages |
  P.PinMessages |
  P.AttachFiles |
  P.EmbedLinks |
  P.ReadMessageHistory |
  P.AddReactions |
  P.UseExternalEmojis |
  P.MentionEveryone |
  P.UseApplicationCommands;

/** What anybody may do. */
export const MEMBER_PERMISSIONS =
  P.ViewChannel |
  P.SendMessages |
  P.SendMessagesInThreads |
  P.ReadMessageHistory |
  P.AttachFiles |
  P.EmbedLinks |
  P.AddReactions |
  P.UseApplicationCommands;

/** What the owner of the guild may do: everything. */
export const OWNER_PERMISSIONS = Object.values(P).reduce((all, bit) => all | bit, 0n);

/** The bot's permissions in a channel; a thread has its parent's. In DMs the usual set without guild matters. */
export function botPermissions(world: World, channel: ChannelRecord): bigint {
  const home = channel.parent === null ? channel : (world.channels.get(channel.parent) ?? channel);
  return home.botPermissions === null ? BOT_PERMISSIONS : BigInt(home.botPermissions);
}

/** Whether a person has the permission bits. */
export function personMay(person: PersonRecord, bits: bigint): boolean {
  return (BigInt(person.permissions) & bits) === bits;
}

/**
 * The channel with that id if the bot may do `bits` there.
 * Refuses: 10003 unknown, 50001 out of sight or bot not in the guild, 50013 bits missing.
 */
export function channelFor(world: World, id: string, bits = 0n): ChannelRecord {
  const channel = world.channels.get(id) ?? refuseRequest(10003);
  if (channel.kind === 'dm') return channel;
  const has = botPermissions(world, channel);
  if (!world.joined || (has & P.ViewChannel) === 0n) refuseRequest(50001);
  if ((has & bits) !== bits) refuseRequest(50013);
  return channel;
}

/** The bits needed to send to a channel, with or without files and embeds. */
export function bitsToSend(channel: ChannelRecord, files: boolean, embeds: boolean): bigint {
  const base = channel.kind === 'thread' ? P.SendMessagesInThreads : P.SendMessages;
  return base | (files ? P.AttachFiles : 0n) | (embeds ? P.EmbedLinks : 0n);
}
