import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Store } from '#store/store';

/** A running match as a file: it holds the seed and every hand, so only this installation can open it. */

const SEAL = 'castellan-sealed-1:';
const KEY = 'export-key';
/** A sealed text is as long as so many bytes, or a multiple: its size must not count secret answers. */
const BLOCK = 256 * 1024;

/** AES-256-GCM: what was changed does not open. The text is JSON: blanks behind it say nothing. */
export async function sealText(text: string, store: Store): Promise<string> {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', await keyOf(store), nonce);
  const sealed = Buffer.concat([cipher.update(padded(text)), cipher.final()]);
  return SEAL + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

function padded(text: string): Buffer {
  const bytes = Buffer.from(text);
  const whole = Buffer.alloc(Math.ceil(bytes.length / BLOCK) * BLOCK, ' ');
  bytes.copy(whole);
  return whole;
}

/** The text of a file, sealed or not; undefined when it was sealed elsewhere or has been changed. */
export async function unseal(text: string, store: Store): Promise<string | undefined> {
  if (!text.startsWith(SEAL)) return text;
  const bytes = Buffer.from(text.slice(SEAL.length), 'base64');
  if (bytes.length < 28) return undefined;
  const opener = createDecipheriv('aes-256-gcm', await keyOf(store), bytes.subarray(0, 12));
  opener.setAuthTag(bytes.subarray(12, 28));
  try {
    return opener.update(bytes.subarray(28)).toString('utf8') + opener.final('utf8');
  } catch {
    return undefined;
  }
}

/** The installation's own key for running matches, made at first use. */
async function keyOf(store: Store): Promise<Buffer> {
  const known = (await store.meta(KEY)) ?? (await store.keepMeta(KEY, randomBytes(32).toString('base64')));
  return Buffer.from(String(known), 'base64');
}
