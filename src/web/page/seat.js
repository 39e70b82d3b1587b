// @ts-check

/**
 * Who sits at this window of a local table. Each window keeps its own person, so that friends at one machine have a window each. A server in
 * front of Discord does not look at it.
 */

/** The person's id, and at a table with keys theirs. */
const PARTS = ['as', 'key'];

// A link to a seat names it behind #, where no server reads it. It leaves the address: what is copied from there seats nobody else.
const linked = new URLSearchParams(location.hash.slice(1));
if (linked.has('as')) {
  keepSeat(linked.get('as') ?? '', linked.get('key') ?? '');
  history.replaceState(null, '', location.pathname + location.search);
}
window.addEventListener('hashchange', () => /^#as=/.test(location.hash) && location.reload());

/** From now on this person sits here; nobody with an empty id. @param {string} as @param {string} [key] */
export function keepSeat(as, key = '') {
  for (const [name, value] of Object.entries({ as, key }))
    if (value === '') sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, value);
}

/** What goes along with each request. @returns {[name: string, value: string][]} */
export const seatNamed = () =>
  PARTS.flatMap((name) => {
    const value = sessionStorage.getItem(name);
    return value === null ? [] : [[name, value]];
  });
