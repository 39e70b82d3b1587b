import { Client, GatewayIntentBits, Options } from 'discord.js';

/**
 * The discord.js client of the bot: Guilds intent only, pings nobody unless a message names whom, keeps no messages.
 * `api` is the base address of the REST interface, without the version (discord-platform.md 6).
 */
export function makeClient(api: string): Client {
  return new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [], repliedUser: false },
    rest: { api },
    makeCache: Options.cacheWithLimits({ ...Options.DefaultMakeCacheSettings, MessageManager: 0, UserManager: 200 }),
  });
}
