// @ts-check

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Draft} Draft */
/** @typedef {import('./types.js').Server} Server */
/** @typedef {{ guild: string, channel: string, thread: boolean }} Where */

/** A match that is about to be begun: what of it is chosen. */

/** The draft changed by a part of it. What was said of it before is of another one. @param {State} state @param {Partial<Draft>} part @returns {State} */
export const withDraft = (state, part) =>
  state.draft ? { ...state, draft: { ...state.draft, said: '', ...part } } : state;

/**
 * Where a match can be begun: first all channels that are free, then threads of their own.
 * @param {Server[]} servers @returns {(Where & { value: string, name: string, server: string })[]}
 */
export function placesOf(servers) {
  const all = servers.flatMap(({ guild, name: server, channels }) =>
    channels.flatMap(({ channel, name, isFree, mayThread }) => [
      ...(isFree ? [{ guild, server, channel, name, thread: false }] : []),
      ...(mayThread ? [{ guild, server, channel, name, thread: true }] : []),
    ]),
  );
  const named = all.map((one) => ({ ...one, value: `${one.channel}${one.thread ? ' thread' : ''}` }));
  return [...named.filter(({ thread }) => !thread), ...named.filter(({ thread }) => thread)];
}

/** The place that is chosen: the first one as long as none is, or where that is gone. @param {State} state */
export function placeChosen({ begin, draft }) {
  const all = placesOf(begin?.servers ?? []);
  return all.find(({ value }) => value === draft?.where) ?? all[0];
}

/** The seat that is chosen: the first one as long as none is; none with an empty text. @param {Draft} draft */
export function seatChosen({ form, seat }) {
  if (seat === '') return '';
  const places = form?.places ?? [];
  return (places.find((one) => one.seat === seat) ?? places[0])?.seat ?? '';
}
