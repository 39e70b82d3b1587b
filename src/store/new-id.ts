import { createHash, randomBytes } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/** Eight letters of base 32 (RFC 4648, small) from a secure source: 40 bits. */
export const newId = (): string => inLetters(randomBytes(8));

/** The id of what something makes that may come twice, as an interaction may: the same one each time. */
export const idFrom = (mark: string): string => inLetters(createHash('sha256').update(mark).digest().subarray(0, 8));

const inLetters = (bytes: Uint8Array): string => Array.from(bytes, (byte) => LETTERS[byte % 32]).join('');
