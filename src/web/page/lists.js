// @ts-check

/** @typedef {import('./types.js').Listed} Listed */
/** @typedef {import('./types.js').MatchLists} MatchLists */

/** The parts of the first screen in their order; one without matches is left away. @param {MatchLists} lists */
export function partsOf({ mine, open }) {
  const running = mine.filter(({ status }) => status === 'running');
  /** @type {['home.asked' | 'home.running' | 'home.lobbies' | 'home.open' | 'home.over', Listed[]][]} */
  const parts = [
    ['home.asked', running.filter(({ since }) => since !== undefined)],
    ['home.running', running.filter(({ since }) => since === undefined)],
    ['home.lobbies', mine.filter(({ status }) => status === 'lobby')],
    ['home.open', open],
    ['home.over', mine.filter(({ status }) => status !== 'running' && status !== 'lobby')],
  ];
  return parts.filter(([, listed]) => listed.length > 0);
}
