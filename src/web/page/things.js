// @ts-check

/** @typedef {import('./types.js').Thing} Thing */
/** @typedef {import('./types.js').Choosable} Choosable */

/** Things of which the rules tell, and how the door's address names them. */

/** What is no thing that the rules could tell of. */
const NONE = ['words', 'pattern', 'die', 'seat'];
/** The server takes so many at once. */
const MOST = 12;

/** Things as the address of the door names them; empty for none. @param {readonly Thing[]} things */
export function namedIn(things) {
  const named = things
    .filter(({ of }) => !NONE.includes(of))
    .map(({ of, id, deck }) => `${of}${deck === undefined ? '' : `/${deck}`}:${id}`);
  return [...new Set(named)]
    .slice(0, MOST)
    .map((one) => `is=${encodeURIComponent(one)}`)
    .join('&');
}

/** What a line or button means, by its press and its value. @param {readonly Choosable[]} choosable @param {string} press @param {string} [value] */
export const meantBy = (choosable, press, value) =>
  choosable.find((one) => one.press === press && one.value === value)?.means ?? [];
