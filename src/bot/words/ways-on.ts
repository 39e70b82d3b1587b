import type { Press } from '#asking/terms/ids';
import { button, buttonRows, grouped, type RowGroup, turning } from '#asking/terms/menu';
import { sayCommon } from '#asking/terms/text';
import type { Locale } from '#core/text';
import { seatsAhead } from '../match/ahead.ts';
import { isAsked, seatsOf } from '../match/asked.ts';
import type { Found } from '../match/record.ts';
import type { Visit } from '../platform/visit.ts';
import { inquiryButtons } from './inquiries.ts';
import { say } from './text.ts';

type Button = ReturnType<typeof button>;

/** What a private message shows; each kind has its own ways on from there. */
type Showing = 'board' | 'place' | 'hand' | 'words' | 'waiting';

/**
 * The buttons that lead on from a private message, but for the way to what it shows (`showing`). They lead to the
 * question, to the own hand, to what is there `more`, and to the board. One who waits gets the way to the question too,
 * for there they will be asked.
 */
export function waysOn(
  found: Found,
  { user, locale }: Pick<Visit, 'user' | 'locale'>,
  showing: Showing,
  more: readonly Button[] = [],
): RowGroup[] {
  const { record } = found;
  if (!record.match) return [];
  const match = record.id;
  const label = (key: string) => sayCommon(`button.${key}`, locale);
  const toBoard = showing === 'place' ? say('button.whole-board', locale) : label('zoom');
  const seats = record.status === 'running' ? seatsOf(record, user) : [];
  const asked = isAsked(found, user);
  const isWaiting = showing === 'waiting' && seats.length > 0;
  const rows = buttonRows([
    ...(asked || isWaiting
      ? [button({ kind: 'answer', match }, label('your-move'), asked ? 'primary' : 'secondary')]
      : []),
    ...(seats.length > 0 && showing !== 'hand' ? [button({ kind: 'hand', match }, label('hand'))] : []),
    ...(isWaiting && seatsAhead(found, user).length > 0
      ? [button({ kind: 'ahead', match }, say('button.ahead', locale))]
      : []),
    ...(isWaiting ? inquiryButtons(found, locale, seats) : []),
    ...more,
    ...(showing === 'board' ? [] : [button({ kind: 'board', match }, toBoard)]),
  ]);
  return grouped(rows, say('caption.further', locale));
}

/** The buttons that look through pages: 0 is what they begin from, and the first page is 1. None where there are no pages. */
export function pageButtons(
  to: (page: number) => Press,
  { at, pages }: { at: number; pages: number },
  locale: Locale,
): RowGroup[] {
  return grouped(buttonRows(turning(to, at, pages > 0 ? pages + 1 : 0, locale)), say('caption.pages', locale));
}
