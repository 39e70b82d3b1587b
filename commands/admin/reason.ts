import { decline } from '#bot/match/declined';
import type { Option } from '#bot/serve/command';

/** Why an operator does something: all whom it concerns read it. */

/** Characters of a reason. */
const LONGEST = 200;

/** The option of a reason; what it is for stands in its help. */
export const reasonOption = {
  type: 'text',
  most: LONGEST,
  required: true,
  name: { en: 'reason', ja: '理由' },
  help: { en: 'Why; those who play read it', ja: '理由（参加者に表示）' },
} satisfies Option & { required: true };

/** A reason as it is kept, on one line. Declines an empty one. */
export function reasonTyped(typed: string): string {
  const reason = typed.replace(/\s+/g, ' ').trim().slice(0, LONGEST);
  return reason === '' ? decline('admin-no-reason') : reason;
}
