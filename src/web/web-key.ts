import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Store } from '#store/store';

const KEY = 'web-key';

/** The key by which this installation signs what it gives to browsers: made once, and kept in the store. */
export async function webKey(store: Pick<Store, 'keepMeta'>): Promise<Buffer> {
  return Buffer.from(String(await store.keepMeta(KEY, randomBytes(32).toString('base64'))), 'base64');
}

/** Shows that this installation has said these words, in letters that an address takes. */
export const signatureOf = (key: Buffer, words: string): string =>
  createHmac('sha256', key).update(words).digest('base64url').slice(0, 32);

/** Whether two texts are the same, in a time that does not tell where they differ. */
export function sameText(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** By it a secret is kept: whoever reads it has not what opens. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
