// @ts-check

/** Who this window speaks as: the person's id, and the seat key if the table asks for one. */
export const seat = { person: '', key: '' };

/** The table could not be reached, or broke off in the middle of an answer. */
export class Lost extends Error {}

/** Says `back` when the table can be reached again after it was lost. */
export const connection = new EventTarget();

/** How often (ms) a lost table is looked for. */
const again = 1_000;
let search = 0;

function lookForTable() {
  search ||= window.setInterval(async () => {
    // Any answer will do, also a refusal.
    const isThere = await fetch('/_table/people').then(
      () => true,
      () => false,
    );
    if (!isThere || !search) return;
    clearInterval(search);
    search = 0;
    connection.dispatchEvent(new Event('back'));
  }, again);
}

/**
 * Asks the table server; the answer is its JSON. Throws an Error with the server's own words if it refuses, and `Lost`
 * if there is no server to say anything.
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
  const response = await fetch(`/_table/${path}`, { method, headers, body: body && JSON.stringify(body) }).catch(lose);
  const answer = await response.json().catch(lose);
  if (!response.ok) throw new Error(answer.error ?? String(response.status));
  return answer;
}

/** @returns {never} */
function lose() {
  lookForTable();
  throw new Lost();
}

/**
 * Follows the server's hints until `close` is called, over lost connections.
 * @param {(hint: import('./types.js').Hint) => void} onHint
 * @param {(connected: boolean) => void} onConnection true also after a reconnection: hints may have been missed
 */
export function follow(onHint, onConnection) {
  const query = new URLSearchParams(seat.key ? { person: seat.person, key: seat.key } : { person: seat.person });
  /** @type {EventSource} */
  let source;
  const open = () => {
    source = new EventSource(`/_table/events?${query}`);
    source.addEventListener('open', () => onConnection(true));
    source.addEventListener('error', () => {
      onConnection(false);
      lookForTable();
    });
    source.addEventListener('message', (event) => onHint(JSON.parse(event.data)));
  };
  // A browser tries again by itself when nobody answers, not when a table that starts again refuses it.
  const reopen = () => source.readyState === EventSource.CLOSED && open();
  connection.addEventListener('back', reopen);
  open();
  return {
    close() {
      connection.removeEventListener('back', reopen);
      source.close();
    },
  };
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
