import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Body } from '../messages/uploads.ts';
import { RefusedRequest, refuseRequest } from '../world/refusals.ts';
import type { World } from '../world/world.ts';
import { readBody } from './body.ts';
import { type FaultDesk, tooMany } from './faults.ts';

/** A request as its route sees it. */
export interface RouteCall extends Body {
  world: World;
  /** The route's parameters, without colon. */
  at: Record<string, string>;
  query: URLSearchParams;
}

/** One route: what it returns becomes the JSON answer; undefined becomes 204. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** Interaction and webhook routes carry their own token in the path. */
  open?: boolean;
  /** Status of a good answer; 200 (with a body) or 204 (without) unless said. */
  status?: number;
  run(call: RouteCall): unknown;
}

/** One line of the REST log: the real path (tokens left out) and the answer's status and Discord code. */
export interface RequestEntry {
  method: string;
  route: string;
  path: string;
  status: number;
  code: number | null;
}

/** A request, by whichever way it came. */
export interface RequestAsked {
  method: string;
  url: URL;
  authorization: string | undefined;
  /** Undefined: the client went away before it had said all. Throws `RefusedRequest`. */
  body(): Promise<Body | undefined>;
}

/** What a request comes to: an answer, or none. `broken`: it took effect, and its client is not to hear of it. */
export type Served = Answer | 'gone' | 'broken';

/** The REST half of the stand-in. */
export interface Rest {
  /** The same without a socket, for a client in this process. */
  serve(asked: RequestAsked): Promise<Served>;
  handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void>;
  log: RequestEntry[];
  /** Requests under way, and when the last one ended (ms of the machine's monotonic clock). */
  running(): number;
  lastEnd(): number;
}

/** Without `json` it has no content. */
interface Answer {
  status: number;
  headers: Record<string, string>;
  json: unknown;
}

/** Entries the log keeps. */
const LOGGED = 20_000;

/** Serves `routes` under `/api/v10`, with authorisation, rate-limit headers, faults and a log. */
export function openRest(world: World, routes: readonly Route[], faults: FaultDesk): Rest {
  const log: RequestEntry[] = [];
  const table = routes.map((route) => ({ ...route, pattern: patternOf(route.path) }));
  let running = 0;
  let lastEnd = performance.now();

  function find(method: string, path: string): { route: Route; at: Record<string, string> } | undefined {
    for (const route of table) {
      const match = route.method === method ? route.pattern.exec(path) : null;
      if (match) return { route, at: { ...match.groups } };
    }
    return undefined;
  }

  async function answer({ method, url, authorization }: RequestAsked, path: string, body: Body): Promise<Answer> {
    const found = find(method, path);
    const planned = faults.answerTo(method, path);
    if (planned) return planned;
    if (!found) {
      world.surprises.push(`unknown route ${method} ${path}`);
      refuseRequest(0);
    }
    const { route, at } = found;
    if (!route.open && authorization !== `Bot ${world.identity.token}`) {
      return { status: 401, headers: {}, json: { message: '401: Unauthorized', code: 0 } };
    }
    const major = at.channel ?? at.guild ?? at.token ?? '';
    const { headers, wait } = faults.count(`${method} ${route.path} ${major}`);
    headers['x-ratelimit-bucket'] = createHash('md5').update(`${method} ${route.path}`).digest('hex');
    if (wait > 0) return tooMany(wait, headers);
    const json = await route.run({ world, at, query: url.searchParams, ...body });
    return { status: route.status ?? (json === undefined ? 204 : 200), headers, json };
  }

  async function serve(asked: RequestAsked): Promise<Served> {
    running += 1;
    const { method } = asked;
    const path = decoded(asked.url.pathname.replace(/^\/api\/v10/, ''));
    let result: Answer;
    try {
      const body = await asked.body();
      if (!body) {
        running -= 1;
        return 'gone';
      }
      if (faults.delay() > 0) await new Promise<void>((resolve) => world.later(faults.delay(), resolve));
      result = await answer(asked, path, body);
    } catch (error) {
      result = refusalAnswer(world, error);
    }
    const route = find(method, path)?.route.path ?? path;
    const code = (result.json as { code?: unknown } | undefined)?.code;
    const shownPath = path.replace(/^(\/(?:interactions|webhooks)\/\d+\/)[^/]+/, '$1TOKEN');
    log.push({
      method,
      route,
      path: shownPath,
      status: result.status,
      code: result.status >= 400 ? Number(code) : null,
    });
    if (log.length > LOGGED) log.splice(0, log.length - LOGGED);
    running -= 1;
    lastEnd = performance.now();
    return result.status < 400 && faults.breaksAfter(method, path) ? 'broken' : result;
  }

  async function handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const served = await serve({
      method: request.method ?? 'GET',
      url,
      authorization: request.headers.authorization,
      body: () =>
        readBody(request).catch((error) => (error instanceof RefusedRequest ? Promise.reject(error) : undefined)),
    });
    if (served === 'gone') return;
    // A reset, not a mere close: that is what clients take as reason to try again.
    if (served === 'broken') return void request.socket.resetAndDestroy();
    send(response, served);
  }

  return { serve, handle, log, running: () => running, lastEnd: () => lastEnd };
}

function refusalAnswer(world: World, error: unknown): Answer {
  if (error instanceof RefusedRequest) {
    const { status, code, message, errors } = error;
    return { status, headers: {}, json: { message, code, ...(errors === undefined ? {} : { errors }) } };
  }
  world.surprises.push(`stand-in failed: ${error instanceof Error ? error.stack : String(error)}`);
  return { status: 500, headers: {}, json: { message: '500: Internal Server Error', code: 0 } };
}

/** An answer without content carries no content type, or the client would parse the empty body. */
function send(response: ServerResponse, answer: Answer): void {
  if (answer.json === undefined) return void response.writeHead(answer.status, answer.headers).end();
  response.writeHead(answer.status, { ...answer.headers, 'content-type': 'application/json' });
  response.end(JSON.stringify(answer.json));
}

/** The path as the client meant it: discord.js sends `/messages/%40original`. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
}
