import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { proxyRequests } from '@discordjs/proxy';
import { REST } from '@discordjs/rest';

/** A proxy before Discord: what it passes on keeps to Discord's limits, whichever of the programs behind it asks. */
export interface Proxy {
  port: number;
  /** Takes no more requests, and settles when those under way have ended. */
  close(): Promise<void>;
}

/** Where it listens (port 0 is any free one), and the base address to which it passes on. */
export interface ProxyOptions {
  port: number;
  host: string;
  api: string;
  /** Hears of requests that Discord has not answered. */
  trouble(error: unknown): void;
}

/** Begins to pass on. Rejects with the platform's error where it cannot listen. */
export async function openProxy({ port, host, api, trouble }: ProxyOptions): Promise<Proxy> {
  // Whoever asks waits and tries again by itself; so nothing is kept here, and nobody gives up meanwhile.
  const passOn = proxyRequests(new REST({ api, rejectOnRateLimit: () => true, retries: 0 }));
  const server = createServer((request, response) => {
    // Without an answer of Discord it would say 200.
    response.statusCode = 502;
    Promise.resolve(passOn(request, response)).catch(trouble);
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      await closed;
    },
  };
}
