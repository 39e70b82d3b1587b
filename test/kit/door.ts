import type { BotOptions } from '#bot/bot';
import type { LocalDiscord } from '#local/discord';
import { openEndpoint } from '#src/interactions/endpoint';
import type { Log } from '#src/program-log';

/** How interactions come to a bot: with all events of its gateway, or alone, to an address of its own. */
export type Door = 'gateway' | 'http';

/** Of all bots of tests that do not say otherwise: the gateway, with `CASTELLAN_DOOR=http` the other one. */
export const DOOR: Door = process.env.CASTELLAN_DOOR === 'http' ? 'http' : 'gateway';

/** Where the stand-in posts the interactions of a bot, by turns with those at the addresses `beside`. */
export const httpDoor = (
  { publicKey, postInteractions }: Pick<LocalDiscord, 'publicKey' | 'postInteractions'>,
  on: { log: Log; clock: { now(): number } },
  beside: string[] = [],
): Pick<BotOptions, 'endpoint'> => ({
  async endpoint(take) {
    const endpoint = await openEndpoint({ ...on, port: 0, host: '127.0.0.1', publicKey, take });
    beside.push(`http://127.0.0.1:${endpoint.port}/interactions`);
    await postInteractions([...beside]);
    return endpoint;
  },
});
