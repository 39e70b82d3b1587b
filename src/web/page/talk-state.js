// @ts-check

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').TalkTold} TalkTold */
/** @typedef {import('./types.js').TalkState} TalkState */

/** What the page knows of the talk of the match on show. */

/** @type {TalkState} */
export const newTalk = { told: null, isStale: true, text: '', isSending: false, sent: undefined, said: '' };

/** The talk changed by a part of it. @param {State} state @param {Partial<TalkState>} part @returns {State} */
export const withTalk = (state, part) =>
  state.table ? { ...state, table: { ...state.table, talk: { ...state.table.talk, ...part } } } : state;

/**
 * A stretch of talk has come. What stands in none of both is kept: it is older, or newer, than what came.
 * @param {State} state @param {TalkTold} told @returns {State}
 */
export function withTalkTold(state, told) {
  const before = state.table?.talk.told;
  if (!before) return withTalk(state, { told });
  const [first, last] = [told.said[0], told.said.at(-1)];
  const came = new Set(told.said.map(({ id }) => id));
  const isOutside = (/** @type {{ id: string, at: number }} */ { id, at }) =>
    !came.has(id) && (first === undefined || at < first.at || (last !== undefined && at > last.at));
  const kept = before.said.filter(isOutside);
  const older = first === undefined ? kept : kept.filter(({ at }) => at < first.at);
  const newer = kept.filter((one) => !older.includes(one));
  // Where one reads on is said by the stretch that reaches back furthest.
  const reaches = older.length > 0 ? before.before : told.before;
  const { before: _, ...rest } = told;
  const whole = { ...rest, said: [...older, ...told.said, ...newer], people: [...before.people, ...told.people] };
  return withTalk(state, { told: reaches === undefined ? whole : { ...whole, before: reaches } });
}
