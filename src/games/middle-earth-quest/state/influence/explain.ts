import type { Message } from '#core/types';
import { isHaven, strongholds } from '../../printed/map/map.ts';
import { said } from '../../printed/words/said.ts';
import type { Fall } from './adjust.ts';
import { type Influence, influenceAt, shadowOn } from './links.ts';
import { type Bar, limitOf } from './place.ts';

/** What happened to influence, and why, in words: `why.influence.*`. */

export const fellWords = (falls: readonly Fall[]): Message[] =>
  falls.map(({ why, ...fall }) => said(`why.influence.fall.${why}`, { ...fall }));

export const barWords = (at: string, bar: Bar): Message =>
  said(`why.influence.bar.${bar.why}`, { at, ...(bar.why === 'full' && { limit: bar.limit }) });

/** A token that was placed; the board is the one after it. */
export function placedWords(board: Influence, at: string): Message {
  const n = influenceAt(board, at);
  const limit = limitOf(board, at);
  if (strongholds.has(at)) return said('why.influence.placed-stronghold', { at, n, limit });
  return said('why.influence.placed-linked', { at, n, limit, stronghold: shadowOn(board, at)!.stronghold });
}

/** How many a location may hold, and by what. */
export function limitWords(board: Influence, at: string): Message {
  const limit = limitOf(board, at);
  if (strongholds.has(at)) return said('why.influence.limit-stronghold', { at, limit });
  const reach = shadowOn(board, at);
  if (reach) return said('why.influence.limit-linked', { at, limit, stronghold: reach.stronghold });
  return said(`why.influence.limit-${isHaven(at) ? 'haven' : 'unlinked'}`, { at });
}
