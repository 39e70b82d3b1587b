import { setImmediate as nextTurn } from 'node:timers/promises';
import { DefaultRestOptions, type RESTOptions } from 'discord.js';
import type { LocalDiscord } from '#local/discord';
import { bodyOf } from '#local/rest/body';
import { inProof } from './lengths.ts';

/**
 * Requests of discord.js to a stand-in of this process without sockets: they are made, queued, counted and tried again by discord.js as ever,
 * and answered by the same routes. To carry each through two sockets of one process takes a sixth of the time of the bot's tests. A proof
 * carries them, and so do the tests of the program as it is started, those of the page, and those of the stand-in.
 */

const { makeRequest: bySocket } = DefaultRestOptions;
const open = new Map<string, LocalDiscord>();

/** From now on, until it is closed, requests to it come this way. */
export function withoutSockets<D extends LocalDiscord>(local: D): D {
  if (inProof) return local;
  open.set(local.api, local);
  Object.assign(DefaultRestOptions, { makeRequest: carried });
  const { close } = local;
  local.close = () => {
    open.delete(local.api);
    return close();
  };
  return local;
}

const carried: RESTOptions['makeRequest'] = async (address, init) => {
  const local = open.get(address.slice(0, address.indexOf('/api/') + '/api'.length));
  if (!local) return bySocket(address, init);
  const { method = 'GET', headers, body, signal } = init;
  const { Authorization: authorization } = headers as Record<string, string>;
  const said = body as string | FormData | null | undefined;
  // An answer never comes in the turn of the request.
  await nextTurn();
  const asked = { method, url: new URL(address), authorization, body: () => bodyOf(said ?? null) };
  const served = await Promise.race([local.serve(asked), ...(signal ? [aborted(signal as AbortSignal)] : [])]);
  if (served === 'gone' || served === 'broken')
    throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  const { status, json } = served;
  if (json === undefined) return new Response(null, { status, headers: served.headers });
  return Response.json(json, { status, headers: served.headers });
};

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const abort = () => reject(new DOMException('This operation was aborted', 'AbortError'));
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
