import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Measures } from '#bot/platform/measures';
import type { Log } from '#src/program-log';
import { VersionConflict } from '#store/errors';
import type { Store } from '#store/store';
import { openCounters } from './counting.ts';
import { openGauges } from './gauges.ts';
import { type Findings, look, type Observed } from './look.ts';

/** How an operator sees from outside whether the program is well: `/health` for supervisors, `/metrics` for Prometheus. */
export interface Metrics {
  port: number;
  /** What the bot tells of itself. */
  measures: Measures;
  /** The same store; it is counted how often somebody else has saved first. */
  counted(store: Store): Store;
  /** From now on the program plays, until it `ends`. Before and after it is well by being there. */
  plays(on: Observed): void;
  ends(): void;
  close(): Promise<void>;
}

/** Where they are served: port 0 is any free one. */
export interface MetricsOptions {
  port: number;
  host: string;
  log: Log;
  clock: { now(): number };
}

/** Begins to serve them. Rejects with the platform's error where it cannot listen. */
export async function openMetrics({ port, host, log, clock }: MetricsOptions): Promise<Metrics> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const counters = openCounters(registry);
  const gauges = openGauges(registry);
  let state: 'waits' | 'plays' | 'ends' = 'waits';
  let playing: Observed | undefined;
  let looking: Promise<Findings> | undefined;

  /** Who asks while somebody looks sees the same. */
  async function seen(): Promise<Findings | undefined> {
    if (state !== 'plays' || !playing) return undefined;
    looking ??= look(playing, clock.now(), (err) => log.warn({ err }, 'it is not known how it stands')).finally(() => {
      looking = undefined;
    });
    return looking;
  }
  async function health(): Promise<Answer> {
    const now = await seen();
    const { isStoreGood = true, ...rest } = now ?? {};
    const body = { state, ...(now && { store: isStoreGood ? 'good' : 'takes nothing' }), ...rest };
    return { status: isStoreGood ? 200 : 503, type: 'application/json', body: `${JSON.stringify(body)}\n` };
  }
  async function metrics(): Promise<Answer> {
    gauges.set(await seen(), playing?.connections() ?? {});
    return { status: 200, type: registry.contentType, body: await registry.metrics() };
  }

  const server = await serve({ '/health': health, '/metrics': metrics }, { port, host, log });
  return {
    port: (server.address() as AddressInfo).port,
    measures: counters,
    counted: (store) => counting(store, counters.conflict),
    plays(on) {
      playing = on;
      state = 'plays';
    },
    ends() {
      state = 'ends';
    },
    async close() {
      server.close();
      server.closeAllConnections();
      registry.clear();
    },
  };
}

interface Answer {
  status: number;
  type: string;
  body: string;
}

async function serve(
  pages: Readonly<Record<string, () => Promise<Answer>>>,
  { port, host, log }: Pick<MetricsOptions, 'port' | 'host' | 'log'>,
): Promise<Server> {
  const server = createServer(async ({ method, url = '' }, response) => {
    const page = method === 'GET' ? pages[url.split('?')[0]!] : undefined;
    try {
      const { status, type, body } = page ? await page() : { status: 404, type: 'text/plain', body: '' };
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
    } catch (err) {
      log.error({ err }, 'metrics');
      response.writeHead(500).end();
    }
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

/** All else is that of the store itself. */
function counting(store: Store, conflict: () => void): Store {
  const counted = (error: unknown): never => {
    if (error instanceof VersionConflict) conflict();
    throw error;
  };
  const campaigns: Store['campaigns'] = {
    ...store.campaigns,
    commit: (record) => store.campaigns.commit(record).catch(counted),
  };
  const saving: Pick<Store, 'commit' | 'campaigns'> = {
    campaigns,
    commit: (record) => store.commit(record).catch(counted),
  };
  return Object.assign(Object.create(store) as Store, saving);
}
