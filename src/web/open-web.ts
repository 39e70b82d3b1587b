import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import type { TableDoor } from '#bot/table/door';
import type { Log } from '#src/program-log';
import type { Store } from '#store/store';
import { byLinks } from './by-links.ts';
import { callerAddress } from './caller.ts';
import type { Desk } from './desk.ts';
import type { Entrance } from './entrance.ts';
import { type EventDesk, openEvents } from './event-desk.ts';
import { guardedHeaders } from './headers.ts';
import { BODY } from './json-body.ts';
import { addMatchRoutes } from './match-routes.ts';
import { addNewRoutes } from './new-routes.ts';
import { addOwnRoutes } from './own-routes.ts';
import { addPage } from './page-files.ts';
import { addPictureRoutes } from './picture-routes.ts';
import { openRates, type Rate } from './rates.ts';
import { errorAnswer, Refused } from './refused.ts';
import { openSaidPictures } from './said-pictures.ts';
import { addStreamRoute } from './stream-route.ts';
import { addTalkRoutes } from './talk-routes.ts';
import { type Asking, browserLocale } from './who.ts';

/** What the server of the page stands on. */
export interface WebOptions extends Omit<PageOptions, 'entrance'> {
  desk: Desk;
  store: Pick<Store, 'profile'>;
  /** Where it listens: 0 is any free port. */
  port: number;
  host: string;
}

/** What the page and its routes stand on. */
export interface PageOptions {
  door: TableDoor;
  /** How people come in. */
  entrance: Entrance;
  /** The files of the page. */
  pageFolder: string;
  log: Log;
  clock: { now(): number };
  rates?: Partial<Rates>;
}

/** How often things may be done: by an address at all, and with links; by a session or spectator at all, with pictures, and presses. */
export interface Rates {
  address: Rate;
  links: Rate;
  looks: Rate;
  pictures: Rate;
  presses: Rate;
  /** What is said in talks. */
  sayings: Rate;
}
const RATES: Rates = {
  address: { burst: 400, perSecond: 20 },
  links: { burst: 20, perSecond: 0.2 },
  looks: { burst: 120, perSecond: 10 },
  pictures: { burst: 60, perSecond: 4 },
  presses: { burst: 30, perSecond: 3 },
  sayings: { burst: 6, perSecond: 0.25 },
};

/** What is drawn, played again up to a moment, or asked of Discord. */
const DEAR = /^\/api\/(?:new$|m\/[^/]+\/(?:picture|words|at|moments|talk)\b)/;
/** What is said where others are. */
const SAID = /^\/api\/m\/[^/]+\/talk$/;

/** How long requests may take to end, in ms. */
const DRAIN = 10_000;

/** A server that runs. */
export interface Web {
  port: number;
  /** Settles when all changes until now are told to all streams. */
  rest(): Promise<void>;
  /** Ends all streams and takes no more requests. Those under way have 10 seconds. */
  close(): Promise<void>;
}

/** The page for a server that stands already, as that of the local table does. */
export interface HandedOut {
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Ends all streams. */
  close(): void;
}

// The bot has its own requests and pictures: the globals stay as they are.
const OWN = { overrideGlobalObjects: false };

/** Hands the page out by a server that stands already. */
export function handOut(options: PageOptions): HandedOut {
  const { app, events } = opened(options);
  const listener = getRequestListener(app.fetch, OWN);
  return { answer: async (request, response) => listener(request, response), close: events.close };
}

function opened(options: PageOptions): { app: Hono<Asking>; events: EventDesk } {
  const trouble = (err: unknown) => options.log.error({ err }, 'streams of the page');
  const events = openEvents(options.door, trouble);
  return { app: routes({ ...options, events, trouble }), events };
}

/** Opens the server. Rejects when the port is not free. */
export async function openWeb(options: WebOptions): Promise<Web> {
  const { desk, port, host, log } = options;
  const { app, events } = opened({ ...options, entrance: byLinks(options) });
  const server = createAdaptorServer({
    createServer,
    fetch: app.fetch,
    ...OWN,
    serverOptions: { maxHeaderSize: 16 * 1024, headersTimeout: 15_000, requestTimeout: 30_000 },
  }) as Server;
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    events.close();
    throw error;
  }
  const at = (server.address() as AddressInfo).port;
  log.info({ port: at, origin: desk.origin }, 'the page is open');
  return {
    port: at,
    rest: events.rest,
    async close() {
      events.close();
      const closed = once(server, 'close');
      server.close();
      // A connection that was busy just now is idle a moment later.
      const idle = setInterval(() => server.closeIdleConnections(), 50);
      const late = setTimeout(() => server.closeAllConnections(), DRAIN);
      await closed;
      clearInterval(idle);
      clearTimeout(late);
    },
  };
}

function routes(options: PageOptions & { events: EventDesk; trouble(error: unknown): void }): Hono<Asking> {
  const { door, entrance: desk, log, pageFolder, events, trouble } = options;
  const app = new Hono<Asking>();
  app.onError((error, c) => errorAnswer(c, error, { locale: c.get('locale'), log }));
  app.notFound((c) => errorAnswer(c, new Refused('unknown'), { locale: c.get('locale'), log }));
  app.use(guardedHeaders(desk.origin));
  app.use(compress());
  app.use(knowsAddress);
  const { byAddress, byPerson } = limits(options);
  app.use(byAddress);
  app.use(desk.guard);
  app.use(limitedBody());
  app.use(desk.who);
  app.use('/api/*', byPerson, async (c, next) => {
    await next();
    if (!c.res.headers.has('cache-control')) c.header('Cache-Control', 'no-store');
  });
  desk.addRoutes(app);
  const said = openSaidPictures();
  addOwnRoutes(app, { door });
  addNewRoutes(app, { door });
  addMatchRoutes(app, { door, desk, said });
  addTalkRoutes(app, { door, desk });
  addPictureRoutes(app, { door, desk, said });
  addStreamRoute(app, { door, desk, events, trouble });
  addPage(app, pageFolder);
  return app;
}

/** No body is longer than it may be, and each says before how long it is: browsers do, and what comes in pieces is nobody's page. */
function limitedBody(): MiddlewareHandler<Asking> {
  const limited = bodyLimit({
    maxSize: BODY,
    onError: () => {
      throw new Refused('large');
    },
  });
  return async (c, next) => {
    if (c.req.header('transfer-encoding') !== undefined) throw new Refused('wrong');
    // Without a length there is no body.
    return c.req.header('content-length') === undefined ? next() : limited(c, next);
  };
}

const knowsAddress: MiddlewareHandler<Asking> = async (c, next) => {
  const { incoming } = c.env as HttpBindings;
  c.set('locale', browserLocale(c));
  c.set('address', callerAddress(incoming.socket.remoteAddress ?? '', c.req.header('x-forwarded-for')));
  await next();
};

/** What holds whoever asks too often: an address, which stands for all behind it, and a person. */
function limits({ rates, clock }: PageOptions): Record<'byAddress' | 'byPerson', MiddlewareHandler<Asking>> {
  const open = (name: keyof Rates) => openRates(rates?.[name] ?? RATES[name], clock);
  const [address, links, looks] = [open('address'), open('links'), open('looks')];
  const [pictures, presses, sayings] = [open('pictures'), open('presses'), open('sayings')];
  const take = (from: ReturnType<typeof openRates>, name: string) => {
    const after = from.take(name);
    if (after !== undefined) throw new Refused('often', after);
  };
  return {
    async byAddress(c, next) {
      take(address, c.get('address'));
      if (c.req.path.startsWith('/go/')) take(links, c.get('address'));
      await next();
    },
    async byPerson(c, next) {
      const name = c.get('seated')?.session ?? `from ${c.get('address')}`;
      take(c.req.method === 'POST' ? presses : looks, name);
      if (DEAR.test(c.req.path)) take(pictures, name);
      if (c.req.method === 'POST' && SAID.test(c.req.path)) take(sayings, name);
      await next();
    },
  };
}
