import { button, grouped, withButtons } from '#asking/menu';
import { privateQuestion, type Shown } from '#asking/question';
import { say as sayCommon } from '#asking/text';
import type { Locale } from '#core/text';
import type { Decision } from '#core/types';
import { draftOf, positionOf } from '../match/asked.ts';
import { type Found, isPlayed } from '../match/record.ts';
import { guideButton } from './rules.ts';

/**
 * An open question of a match with its menus, as far as its answer has been put together, and below it what it means; when it is the
 * first that somebody is asked (`isFirst`) the guide as well. Throws in a lobby.
 */
export function questionOf(
  found: Found,
  decision: Decision,
  { locale, page = 0, isFirst = false }: { locale: Locale; page?: number; isFirst?: boolean },
): Shown {
  if (!isPlayed(found)) throw new Error('nothing is asked in a lobby');
  const { part, record } = found;
  const put = { part, match: record.id, g: positionOf(found).g, decision, locale };
  const { content, choices } = privateQuestion(put, draftOf(record, decision), page);
  const why = button({ kind: 'why', match: record.id, decision: decision.id }, sayCommon('button.why', locale));
  const help = [why, ...(isFirst ? guideButton(part, locale) : [])];
  const last = choices.at(-1);
  const ending = last ? [{ ...last, rows: withButtons(last.rows, help) }] : grouped(withButtons([], help));
  return { content, choices: [...choices.slice(0, -1), ...ending] };
}
