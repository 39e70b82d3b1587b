import type { Decision } from '#core/types';
import { fingerprint } from './draft.ts';

/**
 * What a button that everybody sees calls a question: its id, or of a secret question another name. The id of a secret
 * one counts the secret questions before it, which nobody may know. So its name is made of what all know: step, key,
 * seat, and subject.
 */
export function openId({ id, key, seat, about, secret }: Decision): string {
  if (!secret) return id;
  const [step] = id.split('.');
  return `${step}.open.${key}.${fingerprint(JSON.stringify([seat, about])).toString(36)}`;
}
