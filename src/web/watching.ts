import { sameText, signatureOf } from './web-key.ts';

/** A spectator's address: it is signed for one match, shows what everybody may see of it, and makes nobody sit down. */

const wordsFor = (match: string): string => `watch ${match}`;

/** What is put behind the address of a match for a spectator. */
export const watchSign = (key: Buffer, match: string): string => signatureOf(key, wordsFor(match));

/** Whether this was made here for this match. */
export const isWatchSign = (key: Buffer, match: string, given: string): boolean =>
  sameText(given, watchSign(key, match));
