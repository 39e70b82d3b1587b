import type { Decision } from '#core/types';
import { fingerprint } from './draft.ts';

/**
 * What a button that everybody sees calls a question. The id of a secret one counts the secret questions before it, so there it is made of
 * what all know: its step, its key, whom it is put to, and its subject.
 */
export function openId({ id, key, seat, about, secret }: Decision): string {
  if (!secret) return id;
  const [step] = id.split('.');
  return `${step}.open.${key}.${fingerprint(JSON.stringify([seat, about])).toString(36)}`;
}
