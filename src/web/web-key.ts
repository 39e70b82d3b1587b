import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { inTurn } from '#store/queue';
import type { Store } from '#store/store';

const KEY = 'web-key';

/** The key by which this installation signs what it gives to browsers: made once, and kept in the store. */
export const webKey = (store: Pick<Store, 'meta' | 'saveMeta'>): Promise<Buffer> =>
  inTurn(KEY, async () => {
    const known = await store.meta(KEY);
    if (typeof known === 'string') return Buffer.from(known, 'base64');
    const made = randomBytes(32);
    await store.saveMeta(KEY, made.toString('base64'));
    return made;
  });

/** Shows that this installation has said these words, in letters that an address takes. */
export const signatureOf = (key: Buffer, words: string): string =>
  createHmac('sha256', key).update(words).digest('base64url').slice(0, 32);

/** Whether two texts are the same, in a time that does not tell where they differ. */
export function sameText(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
