import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Person } from '#local/discord';
import { realClock } from '#local/discord';
import { openLog } from '#src/program-log';
import { openWeb, type Web, type WebOptions } from '#src/web/open-web';
import { bothSit, openLobby, openTable, starts, type Table, type TableOptions, typed } from '../bot/kit.ts';

/** The page's server beside a bot, reached through HTTP on this machine as a proxy before it would. */

/** Where people reach it, as they see it. */
export const ORIGIN = 'https://castellan.test';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: what a test reads of JSON it names itself.
  json: any;
}
export interface Asked {
  json?: unknown;
  body?: string;
  /** In the place of what a browser would send; undefined leaves one away. */
  headers?: Record<string, string | undefined>;
}

/** A browser: it keeps cookies, and says where its requests come from. */
export interface Browser {
  cookies: Map<string, string>;
  get(path: string, asked?: Asked): Promise<Answer>;
  post(path: string, asked?: Asked): Promise<Answer>;
  /** Opens a stream of events. */
  listen(path: string, headers?: Record<string, string>): Promise<Listening>;
}
export interface Event {
  id: string;
  event: string;
  // biome-ignore lint/suspicious/noExplicitAny: what a test reads of JSON it names itself.
  data: any;
}
export interface Listening {
  status: number;
  /** All that have come. */
  events: Event[];
  /** Settles when so many have come. */
  until(n: number): Promise<void>;
  /** Settles when the server has ended it. */
  ended: Promise<void>;
  close(): void;
}

/** A table whose players can come by browser. */
export interface WebTable {
  table: Table;
  web: Web;
  /** A browser that nobody has used yet, behind the proxy from this address. */
  browser(from?: string): Browser;
  /** The server again, after it was closed. */
  reopen(): Promise<void>;
  /** Both again on the same folder, as another process would be. */
  restart(): Promise<void>;
}

/** Closed by itself after the test. */
export async function openWebTable(options: TableOptions & Pick<WebOptions, 'rates'> = {}): Promise<WebTable> {
  const { rates, ...given } = options;
  return besideTable(await openTable({ publicUrl: ORIGIN, ...given }), { ...given, ...(rates && { rates }) });
}

/** The server beside a table that has a public address. */
export async function besideTable(
  table: Table,
  { clock = realClock, rates, port = 0 }: Partial<Pick<WebOptions, 'clock' | 'rates' | 'port'>> = {},
): Promise<WebTable> {
  const pageFolder = dirname(createRequire(import.meta.url).resolve('#web/page/index.html'));
  const open = () =>
    openWeb({
      door: table.bot.door,
      desk: table.desk!,
      store: table.store,
      port,
      host: '127.0.0.1',
      pageFolder,
      log: openLog('silent', 'none'),
      clock,
      ...(rates && { rates }),
    });
  const here: WebTable = {
    table,
    web: await open(),
    browser: (from = '192.0.2.1') => openBrowser(() => here.web.port, from),
    async reopen() {
      here.web = await open();
    },
    async restart() {
      await here.web.close();
      await table.restart();
      here.web = await open();
    },
  };
  onTestFinished(() => here.web.close());
  return here;
}

/** A match of the toy that has begun: Ann red, Ben blue, and Ann is to move. */
export async function startedWebTable(options: Parameters<typeof openWebTable>[0] = {}): Promise<WebTable> {
  const here = await openWebTable(options);
  await openLobby(here.table);
  await bothSit(here.table);
  await starts(here.table);
  return here;
}

/** The path of a link that somebody gets by `/browser`. */
export async function linkOf(table: Table, person: Person): Promise<string> {
  const said = await typed(table, person, ['browser', undefined]);
  const [, path] = /<https?:\/\/[\w.:-]+(\/go\/[\w-]+)>/.exec(said) ?? [];
  if (path === undefined) throw new Error(`no link: ${said}`);
  return path;
}

/** A browser in which somebody has opened their link and gone on. */
export async function seatedIn(here: WebTable, person: Person, from?: string): Promise<Browser> {
  const browser = here.browser(from);
  const { status } = await browser.post(await linkOf(here.table, person));
  if (status !== 303) throw new Error(`the link was not taken: ${status}`);
  return browser;
}

/** Everything that is written to streams by now has come. */
export async function told({ table, web }: WebTable): Promise<void> {
  await table.rest();
  await web.rest();
}

function openBrowser(port: () => number, from: string): Browser {
  const cookies = new Map<string, string>();
  const agent = new Agent();
  const headersOf = (method: string, { json, headers = {} }: Asked): Record<string, string> => {
    const usual: Record<string, string | undefined> = {
      host: new URL(ORIGIN).host,
      'x-forwarded-for': from,
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      ...(method === 'POST' && { origin: ORIGIN, 'sec-fetch-site': 'same-origin' }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
      ...headers,
    };
    return Object.fromEntries(
      Object.entries(usual).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    );
  };
  const send = (method: string, path: string, asked: Asked): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const sent = request(
        { host: '127.0.0.1', port: port(), method, path, agent, setHost: false, headers: headersOf(method, asked) },
        resolve,
      );
      sent.on('error', reject);
      sent.end(asked.json === undefined ? asked.body : JSON.stringify(asked.json));
    });
  const ask = async (method: string, path: string, asked: Asked = {}): Promise<Answer> => {
    const response = await send(method, path, asked);
    const parts: Buffer[] = [];
    for await (const part of response) parts.push(part as Buffer);
    for (const line of response.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const bytes = Buffer.concat(parts);
    const text = bytes.toString();
    const isJson = /json/.test(response.headers['content-type'] ?? '') && !response.headers['content-encoding'];
    return {
      status: response.statusCode!,
      headers: response.headers,
      bytes,
      text,
      json: isJson ? JSON.parse(text) : null,
    };
  };
  return {
    cookies,
    get: (path, asked) => ask('GET', path, asked),
    post: (path, asked) => ask('POST', path, asked),
    listen: async (path, headers = {}) => listening(await send('GET', path, { headers })),
  };
}

function listening(response: IncomingMessage): Listening {
  const events: Event[] = [];
  let wake = () => {};
  let rest = '';
  response.setEncoding('utf8');
  response.on('data', (text: string) => {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop()!;
    for (const block of blocks) {
      const lines = new Map(block.split('\n').map((line) => line.split(/: (.*)/s, 2) as [string, string]));
      if (lines.has('event'))
        events.push({ id: lines.get('id')!, event: lines.get('event')!, data: JSON.parse(lines.get('data')!) });
    }
    wake();
  });
  const ended = new Promise<void>((resolve) => response.once('close', () => resolve()));
  onTestFinished(() => void response.destroy());
  return {
    status: response.statusCode!,
    events,
    ended,
    async until(n) {
      while (events.length < n)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    },
    close: () => void response.destroy(),
  };
}
