import { randomBytes } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/** Eight letters of base 32 (RFC 4648, small) from a secure source: 40 bits. */
export function newId(): string {
  return Array.from(randomBytes(8), (byte) => LETTERS[byte % 32]).join('');
}
