import type { Locale } from '#core/text';
import { positionOf } from '../match/asked.ts';
import { type Found, isPlayed } from '../match/record.ts';
import { resultOf } from '../match/result.ts';
import { noteText } from '../words/say.ts';

/**
 * How a match ended by its rules: who has won and why, then the points of each seat, a line each in Discord's markdown. Undefined while it goes
 * on, and where it ended by agreement: then nobody has won.
 */
export function resultTold(found: Found, locale: Locale): string | undefined {
  if (!isPlayed(found) || found.record.status !== 'over') return undefined;
  const { outcome } = positionOf(found);
  if (!outcome) return undefined;
  const notices = resultOf(found.part, outcome);
  return notices.flatMap((one) => ('note' in one ? [noteText(found.part, one.note, locale)] : [])).join('\n');
}
