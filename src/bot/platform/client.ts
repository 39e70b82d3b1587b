import { type APIInteraction, Client, Events, GatewayDispatchEvents, GatewayIntentBits, Options } from 'discord.js';

/**
 * The discord.js client of the bot: Guilds intent only, pings nobody unless a message names whom, keeps no messages.
 * `api` is the base address of the REST interface, without the version.
 */
export function makeClient(api: string): Client {
  return new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [], repliedUser: false },
    rest: { api, ...(isHere(api) && { globalRequestsPerSecond: Number.POSITIVE_INFINITY }) },
    makeCache: Options.cacheWithLimits({ ...Options.DefaultMakeCacheSettings, MessageManager: 0, UserManager: 200 }),
  });
}

/**
 * Hands on each interaction that comes by the gateway, as Discord sends it. What comes before all servers are known waits for that, as
 * discord.js has it wait for its own listeners.
 */
export function receiveInteractions(client: Client, take: (interaction: APIInteraction) => void): void {
  const ready = new Promise((resolve) => client.once(Events.ClientReady, resolve));
  client.ws.on(GatewayDispatchEvents.InteractionCreate, (interaction: APIInteraction) => {
    void ready.then(() => take(interaction));
  });
}

/**
 * Whether who answers is on this machine, as the local table is. The fifty requests a second are Discord's own bound: here
 * the client would only stand still at each fiftieth until the second is over. A 429 is heeded everywhere.
 */
const isHere = (api: string): boolean => ['127.0.0.1', '[::1]', 'localhost'].includes(new URL(api).hostname);
