// @ts-check

/** @typedef {import('./types.js').Route} Route */

/** What an address of this page shows. @param {string} path as `location.pathname` @returns {Route} */
export function routeOf(path) {
  if (path === '/') return { name: 'home' };
  const [, game] = /^\/new\/([a-z0-9-]{1,60})\/?$/.exec(path) ?? [];
  if (game !== undefined) return { name: 'new', game };
  const [, learnt] = /^\/learn\/([a-z0-9-]+)\/?$/.exec(path) ?? [];
  if (learnt !== undefined) return { name: 'learn', game: learnt };
  const [, match = '', n] = /^\/m\/([a-z0-9-]+)(?:\/at\/(\d{1,6}))?\/?$/.exec(path) ?? [];
  // An invitation leads to the lobby itself.
  const [, lobby] = /^\/join\/([a-z0-9-]+)\/?$/.exec(path) ?? [];
  if (lobby !== undefined) return { name: 'table', match: lobby };
  if (match === '') return { name: 'nowhere' };
  return n === undefined ? { name: 'table', match } : { name: 'replay', match, n: Number(n) };
}

/** The address of the lesson of a game. @param {string} game */
export const learnAt = (game) => `/learn/${game}`;
/** The address of a match. @param {string} match */
export const tableAt = (match) => `/m/${match}`;
/** The address of a lobby: whoever opens it can sit down there. @param {string} match */
export const joinAt = (match) => `/join/${match}`;
/** The address where a match of this game is begun. @param {string} game */
export const newAt = (game) => `/new/${game}`;
/** The address of an earlier board. @param {string} match @param {number} n */
export const replayAt = (match, n) => `/m/${match}/at/${n}`;
