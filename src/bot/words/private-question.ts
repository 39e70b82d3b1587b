import { privateQuestion, type ShownQuestion } from '#asking/question';
import { button, grouped, withButtons } from '#asking/terms/menu';
import { sayCommon } from '#asking/terms/text';
import type { Locale } from '#core/text';
import type { Decision } from '#core/types';
import { draftOf, positionOf, seatsOf } from '../match/asked.ts';
import type { House } from '../match/house.ts';
import { type Found, isPlayed } from '../match/record.ts';
import { wishesOfSeat } from '../match/wishes.ts';
import { textButton } from './board-in-words.ts';
import { inquiryButtons } from './inquiries.ts';
import { guideButton } from './rules.ts';

/**
 * An open question of a match with its menus, as far as its answer has been put together. Below stand the buttons that
 * explain it. When it is the first that somebody is asked (`isFirst`), the guide is among them. For who wishes it, the
 * position in words comes first (`inWords`). Throws in a lobby.
 */
export function questionOf(
  found: Found,
  decision: Decision,
  { locale, page = 0, isFirst = false, inWords = false, isAtDoor = false }: Asked,
): ShownQuestion {
  if (!isPlayed(found)) throw new Error('nothing is asked in a lobby');
  const { part, record } = found;
  const put = { part, match: record.id, g: positionOf(found).g, decision, locale, isAtDoor };
  const { content, choices, more } = privateQuestion(put, draftOf(record, decision), page);
  const why = button({ kind: 'why', match: record.id, decision: decision.id }, sayCommon('button.why', locale));
  const help = [
    ...(inWords ? [textButton(found, locale)] : []),
    why,
    ...inquiryButtons(found, locale, [decision.seat]),
    ...(isFirst ? guideButton(part, locale) : []),
  ];
  const last = choices.at(-1);
  const ending = last ? [{ ...last, rows: withButtons(last.rows, help) }] : grouped(withButtons([], help));
  return { content, choices: [...choices.slice(0, -1), ...ending, ...more] };
}

interface Asked {
  locale: Locale;
  page?: number;
  isFirst?: boolean;
  inWords?: boolean;
  isAtDoor?: boolean;
}

/** The question as the person who is asked reads it, wherever that is: with the guide as long as they have answered nothing in this match. */
export async function questionFor(
  house: House,
  found: Found,
  decision: Decision,
  options: Pick<Asked, 'locale' | 'page' | 'isAtDoor'>,
): Promise<ShownQuestion> {
  const { id, match, seats } = found.record;
  const user = seats[decision.seat]?.user;
  const mine = user ? seatsOf(found.record, user) : [decision.seat];
  const isYoung = match !== null && match.logged <= BEGINNING;
  const entries = isYoung ? await house.store.lastEntries(id, BEGINNING) : [];
  const isFirst = isYoung && !entries.some(({ answer }) => answer !== null && mine.includes(answer.seat));
  const { textBoard: inWords = false } = await wishesOfSeat(house, found, decision.seat);
  return questionOf(found, decision, { ...options, isFirst, inWords });
}

/** In so short a log it is looked for whether somebody has answered before. */
const BEGINNING = 200;
