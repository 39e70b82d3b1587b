import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type APIInteraction, InteractionResponseType, InteractionType } from 'discord-api-types/v10';
import type { Log } from '#src/program-log';
import { rawBody } from './raw-body.ts';
import { openSignature } from './signature.ts';

/** The path of the address that the developer portal is told ("Interactions Endpoint URL"). */
export const PATH = '/interactions';
/** So many bytes at most: an interaction brings the whole message whose button was pressed, and no file. */
const LONGEST = 256 * 1024;
/** An interaction dies after 3 s. So many ms its moment may be away from our clock, which is not exactly that of Discord. */
const PATIENCE = 10_000;
/** Longer than proxies keep idle connections, in ms: what they would send into one that we close just then would be lost. */
const IDLE = 150_000;
/** How long requests may take to end, in ms. */
const DRAIN = 3_000;

export interface EndpointOptions {
  /** Where it listens: 0 is any free port. */
  port: number;
  host: string;
  /** Of the application, 64 hexadecimal digits. */
  publicKey: string;
  /** Is handed each interaction, and answers it first by REST. */
  take(interaction: APIInteraction): void;
  log: Log;
  clock: { now(): number };
}

/** An endpoint that takes interactions. */
export interface Endpoint {
  port: number;
  /** Takes no more; what was taken goes on. */
  close(): Promise<void>;
}

/**
 * Opens the place to which Discord posts interactions, in place of the gateway. It says 202 at once and nothing more: the first answer goes by
 * the callback address, so that no edit overtakes it. Rejects when the port is not free.
 */
export async function openEndpoint({ port, host, publicKey, take, log, clock }: EndpointOptions): Promise<Endpoint> {
  const isSigned = openSignature(publicKey);
  let leaving = false;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (leaving) response.shouldKeepAlive = false;
    if (request.url?.split('?')[0] !== PATH) return void response.writeHead(404).end();
    if (request.method !== 'POST') return void response.writeHead(405, { allow: 'POST' }).end();
    const body = await rawBody(request, LONGEST);
    if (!body) return void response.writeHead(413, { connection: 'close' }).end();
    if (!isFromDiscord(request, body)) return void response.writeHead(401).end();
    const interaction = read(body);
    if (!interaction) return void response.writeHead(400).end();
    // Of all interactions this one alone is answered here: Discord asks for that (discord-api-docs #7311).
    if (interaction.type === InteractionType.Ping) return pong(response);
    take(interaction);
    response.writeHead(202).end();
  }

  function isFromDiscord({ headers }: IncomingMessage, body: Buffer): boolean {
    const signature = String(headers['x-signature-ed25519']);
    const timestamp = String(headers['x-signature-timestamp']);
    if (!isSigned({ signature, timestamp }, body)) {
      // Discord itself sends some of these, to see whether they are refused.
      log.debug('a request to the endpoint is not signed by Discord');
      return false;
    }
    const age = clock.now() - Number(timestamp) * 1_000;
    const isNow = Math.abs(age) <= PATIENCE;
    if (!isNow) log.warn({ age }, 'an interaction of another time is refused: is the clock of this machine right?');
    return isNow;
  }

  const server = createServer({ headersTimeout: 5_000, requestTimeout: 10_000, keepAliveTimeout: IDLE });
  server.on('request', (request, response) => {
    serve(request, response).catch((err: unknown) => {
      log.debug({ err }, 'a request to the endpoint broke off');
      response.destroy();
    });
  });
  server.listen(port, host);
  await once(server, 'listening');
  const at = (server.address() as AddressInfo).port;
  log.info({ port: at }, 'the endpoint is open');
  return {
    port: at,
    async close() {
      leaving = true;
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      const late = setTimeout(() => server.closeAllConnections(), DRAIN);
      await closed;
      clearTimeout(late);
      log.info('the endpoint is closed');
    },
  };
}

function pong(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ type: InteractionResponseType.Pong }));
}

/** What Discord has signed, as an interaction; undefined where it is none. */
function read(body: Buffer): APIInteraction | undefined {
  try {
    const json = JSON.parse(body.toString('utf8')) as { id?: unknown; type?: unknown } | null;
    return typeof json?.id === 'string' && typeof json.type === 'number' ? (json as APIInteraction) : undefined;
  } catch {
    return undefined;
  }
}
