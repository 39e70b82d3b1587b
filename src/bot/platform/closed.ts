import { type Client, GatewayCloseCodes as Close, Events, type REST, RESTEvents } from 'discord.js';

/** Discord has closed the connection and will not take this program back as it is. The message says why. */
export class ClosedForGood extends Error {
  override name = 'ClosedForGood';
  readonly code: number;
  constructor(code: number) {
    super(`Discord has closed the connection for good (${code}): ${WHY[code] ?? 'it gives no reason known here'}.`);
    this.code = code;
  }
}
const WHY: Readonly<Record<number, string>> = {
  [Close.AuthenticationFailed]: 'DISCORD_TOKEN is no longer accepted; set the new one and start again',
  [Close.InvalidShard]: 'the shard is not one that exists',
  [Close.ShardingRequired]: 'the bot is in too many servers for one connection',
  [Close.InvalidAPIVersion]: 'this version of the gateway is no longer served; install a newer Castellan',
  [Close.InvalidIntents]: 'the intents are not known; install a newer Castellan',
  [Close.DisallowedIntents]: 'the intents are not allowed to this application',
};

/** Settles when Discord has closed the connection of a client for good: it would stay deaf, and nobody would know. */
export const closedForGood = (client: Client): Promise<ClosedForGood> =>
  new Promise((resolve) =>
    client.once(Events.ShardDisconnect, ({ code }) => {
      resolve(new ClosedForGood(code));
    }),
  );

/**
 * Settles when Discord takes the token of requests no more. A program without a gateway hears of that in no other way, and discord.js drops the
 * token then.
 */
export const tokenRefused = (rest: REST): Promise<Error> =>
  new Promise((resolve) =>
    rest.on(RESTEvents.Response, ({ data }, { status }) => {
      // What goes by the token of an interaction is refused when that has died.
      if (status === 401 && data.auth)
        resolve(new Error('DISCORD_TOKEN is no longer accepted; set the new one and start again.'));
    }),
  );
