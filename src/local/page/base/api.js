// @ts-check

/** Who this window speaks as: the person's id, and the seat key if the table asks for one. */
export const seat = { person: '', key: '' };

/**
 * Asks the table server; the answer is its JSON. Throws an Error with the server's own words if it refuses.
 * @template T
 * @param {string} path below /_table/
 * @param {object} [body] makes it a POST (or `method`)
 * @param {string} [method]
 * @returns {Promise<T>}
 */
export async function ask(path, body, method = body ? 'POST' : 'GET') {
  /** @type {Record<string, string>} */
  const headers = body ? { 'content-type': 'application/json' } : {};
  if (seat.person) headers['x-person'] = seat.person;
  if (seat.key) headers['x-key'] = seat.key;
  const response = await fetch(`/_table/${path}`, { method, headers, body: body && JSON.stringify(body) });
  const answer = await response.json().catch(() => ({ error: `${response.status} ${response.statusText}` }));
  if (!response.ok) throw new Error(answer.error ?? String(response.status));
  return answer;
}

/**
 * Follows the server's hints until `close` is called; the browser reconnects by itself.
 * @param {(hint: import('./types.js').Hint) => void} onHint
 * @param {(connected: boolean) => void} onConnection true also after a reconnection: hints may have been missed
 */
export function follow(onHint, onConnection) {
  const query = new URLSearchParams(seat.key ? { person: seat.person, key: seat.key } : { person: seat.person });
  const source = new EventSource(`/_table/events?${query}`);
  source.addEventListener('open', () => onConnection(true));
  source.addEventListener('error', () => onConnection(false));
  source.addEventListener('message', (event) => onHint(JSON.parse(event.data)));
  return source;
}

/**
 * A reader that never runs twice at once: a wish during a run makes one more run afterwards. A refusal is left in the
 * console: whoever waits for the page sees the lost connection (`follow`), and every later hint reads again.
 * @param {() => Promise<void>} read
 */
export function coalesced(read) {
  let running = false;
  let again = false;
  return async () => {
    again = true;
    if (running) return;
    running = true;
    while (again) {
      again = false;
      await read().catch(console.warn);
    }
    running = false;
  };
}
