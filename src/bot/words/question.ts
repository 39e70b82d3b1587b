import { privateQuestion, type Shown } from '#asking/question';
import type { Locale } from '#core/text';
import type { Decision } from '#core/types';
import { draftOf, positionOf } from '../match/asked.ts';
import { type Found, isPlayed } from '../match/record.ts';

/** An open question of a match with its menus, as far as its answer has been put together. Throws in a lobby. */
export function questionOf(
  found: Found,
  decision: Decision,
  { locale, page = 0 }: { locale: Locale; page?: number },
): Shown {
  if (!isPlayed(found)) throw new Error('nothing is asked in a lobby');
  const { part, record } = found;
  const put = { part, match: record.id, g: positionOf(found).g, decision, locale };
  return privateQuestion(put, draftOf(record, decision), page);
}
