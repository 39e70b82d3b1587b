import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client, type ClientOptions, DiscordAPIError, GatewayIntentBits, type Interaction } from 'discord.js';
import { expect, onTestFinished } from 'vitest';
import { type LocalDiscord, type LocalDiscordOptions, openLocalDiscord, virtualClock } from '#local/discord';
import { scratch } from '../kit/scratch.ts';

/** A stand-in that closes with the test. Its time stands still, so a busy machine cannot let an answer come too late. */
export async function openTable(options: LocalDiscordOptions = {}): Promise<LocalDiscord> {
  const local = await openLocalDiscord({ clock: virtualClock(), ...options });
  onTestFinished(() => local.close());
  return local;
}

/** An empty folder that goes with the test. */
export async function tempFolder(): Promise<string> {
  const folder = await mkdtemp(join(scratch, 'local-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** An unmodified discord.js client, logged in and ready; it ends with the test, before what was opened before it. */
export async function openBot(
  local: LocalDiscord,
  onInteraction: (interaction: Interaction) => unknown = () => {},
  options: Partial<ClientOptions> = {},
): Promise<Client<true>> {
  // Unlimited: the client would otherwise wait at each fiftieth request for the second to end.
  const rest = { api: local.api, globalRequestsPerSecond: Number.POSITIVE_INFINITY };
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest, ...options });
  client.on('interactionCreate', onInteraction);
  onTestFinished(() => client.destroy());
  const ready = new Promise((resolve) => client.once('clientReady', resolve));
  await client.login(local.token);
  await ready;
  return client as Client<true>;
}

/** The code of the DiscordAPIError that `promise` ends in. */
export async function codeOf(promise: Promise<unknown>): Promise<number | string> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(DiscordAPIError);
  return (error as DiscordAPIError).code;
}

/** The text channel of the table, as discord.js sees it. */
export function tableChannel(client: Client, local: LocalDiscord) {
  const channel = client.channels.cache.get(local.channelId);
  if (!channel?.isSendable() || channel.isDMBased()) throw new Error('no table channel');
  return channel as import('discord.js').TextChannel;
}

/** A PNG of one pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
