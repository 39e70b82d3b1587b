import { bellRows, boardRows, eventLines, openSuggestions, openWords } from '#asking/public-message';
import { button, buttonRows, grouped, type RowGroup, withButtons } from '#asking/terms/menu';
import { ROOM } from '#asking/terms/room';
import type { Locale } from '#core/text';
import type { Event } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { contestablesOf, openOf, openToPeople, positionOf } from '../match/asked.ts';
import { isFree } from '../match/lobby-seats.ts';
import type { Notice } from '../match/notes.ts';
import { type Found, isPlayed } from '../match/record.ts';
import { wantedSeats } from '../match/replacement.ts';
import { seatsOut } from '../match/time-control.ts';
import { inquiryButtons } from './inquiries.ts';
import { askedLines, gameName, noteText, seatName } from './say.ts';
import { say } from './text.ts';

interface Told {
  words: string;
  /** It is an event, and so in the log as well. */
  isLogged: boolean;
}

/** What is told, a line each, as everybody may read it. */
function noticeLines(part: AnyGame, notices: readonly Notice[], locale: Locale): Told[] {
  const lines: Told[] = [];
  let events: Event[] = [];
  const flush = () => {
    lines.push(...eventLines(part, events, locale).map((words) => ({ words, isLogged: true })));
    events = [];
  };
  for (const one of notices) {
    if ('event' in one) events.push(one.event);
    else {
      flush();
      lines.push({ words: noteText(part, one.note, locale), isLogged: false });
    }
  }
  flush();
  return lines;
}

/** The lines that fit. Of what the log has as well the last go first: a note stands nowhere else. */
function fitting(lines: readonly Told[], locale: Locale): string {
  const kept = [...lines];
  const whole = (more: string[]) => [...kept.map(({ words }) => words), ...more].filter(Boolean).join('\n');
  for (let n = 0; ; n++) {
    const text = whole(n > 0 ? [say('told.more', locale, { n })] : []);
    const at = kept.findLastIndex(({ isLogged }) => isLogged);
    if (text.length <= ROOM.words || at < 0) return text.slice(0, ROOM.words);
    kept.splice(at, 1);
  }
}

/** The first of the lines that fit beside what must stand at the end, and how many did not. */
export function withinMessage(lines: readonly string[], last: string, locale: Locale): string {
  const whole = [...lines, last].filter(Boolean).join('\n');
  if (whole.length <= ROOM.words) return whole;
  for (let kept = lines.length - 1; kept >= 0; kept--) {
    const more = say('told.more', locale, { n: lines.length - kept });
    const text = [...lines.slice(0, kept), more, last].filter(Boolean).join('\n');
    if (text.length <= ROOM.words) return text;
  }
  return last.slice(0, ROOM.words);
}

/** The words of a public message: what happened. Never empty. */
export function newsText({ part, record }: Found, notices: readonly Notice[]): string {
  return fitting(noticeLines(part, notices, record.locale), record.locale) || gameName(part, record.locale);
}

/** Whether all of it has room in one message. */
export function hasRoom({ part, record }: Found, notices: readonly Notice[]): boolean {
  const lines = noticeLines(part, notices, record.locale).map(({ words }) => words);
  return lines.join('\n').length <= ROOM.words;
}

/** The words of the message that says who is asked what; empty when nobody is. */
export function bellText(found: Found): string {
  const { record } = found;
  return withinMessage(askedLines(found, openToPeople(found), record.locale), '', record.locale);
}

/** The buttons of that message. */
export function bellButtons(found: Found): RowGroup[] {
  const { part, record } = found;
  const { id: match, locale } = record;
  const open = openToPeople(found);
  const put = isPlayed(found) ? { part, match, g: positionOf(found).g, locale } : undefined;
  const rows = [...(put ? openSuggestions(put, open) : []), ...bellRows(part, match, open, locale)];
  const notes = put ? openWords(put, open) : [];
  return grouped(withButtons(rows, [...objectButtons(found, 'open'), ...overdueButtons(found)])).map((group) =>
    notes.length > 0 ? { ...group, notes } : group,
  );
}

/**
 * The button to take over a seat that is free, or whose person looks for somebody; it names the seat where there is one. Where a computer plays for
 * somebody it is theirs, to come back.
 */
function seatButtons({ part, record }: Found) {
  const { id: match, locale, seats, notes } = record;
  if (notes.lesson) return [];
  const free = seats.flatMap((one, seat) => (isFree(one) ? [seat] : []));
  const [one, ...others] = [...free, ...wantedSeats(record)];
  const isPlayedFor = seats.some(({ user, computer }) => user !== null && computer !== undefined);
  if (isPlayedFor) return [button({ kind: 'join', match }, say('button.back', locale))];
  if (one === undefined) return [];
  if (others.length > 0) return [button({ kind: 'join', match }, say('button.take-seat', locale))];
  const seat = seatName(part, one, locale);
  return [button({ kind: 'join', match, seat: one }, say('button.take-over', locale, { seat }))];
}

/** The button that leads to what can be done when somebody's time has run out. */
function overdueButtons({ record }: Found) {
  if (seatsOut(record).length === 0) return [];
  return [button({ kind: 'overdue', match: record.id }, say('button.overdue', record.locale))];
}

/** The buttons to object to what was decided, or to put to the vote what is open still. */
function objectButtons(found: Found, which: 'open' | 'decided') {
  const { id: match, locale } = found.record;
  return contestablesOf(found)
    .filter(({ answer }) => (answer === undefined) === (which === 'open'))
    .slice(0, 1)
    .map(({ question }) =>
      button(
        { kind: 'object', match, option: question },
        say(`button.${which === 'open' ? 'vote' : 'object'}`, locale),
      ),
    );
}

/**
 * The buttons below the board; after the end those of the message that says how it went, where it is this one. With a page for `browsers`
 * one leads there.
 */
export function boardButtons(found: Found, { browsers }: { browsers?: unknown } = {}): RowGroup[] {
  const { part, record } = found;
  if (record.status === 'running') {
    const rows = boardRows(record.id, openOf(found).length === 0, record.locale);
    const { id: match, locale } = record;
    const away = browsers ? [button({ kind: 'browser', match }, say('button.browser', locale))] : [];
    const more = [...inquiryButtons(found, locale), ...objectButtons(found, 'decided'), ...seatButtons(found), ...away];
    return grouped(withButtons(rows, more));
  }
  return part.pictures.end ? [] : endButtons(found);
}

/** After the end of a match: the way to the next, with the same people, and to what was done in it; a campaign goes on. */
export function endButtons(found: Found): RowGroup[] {
  const { id: match, campaign, status, locale } = found.record;
  if (!isPlayed(found) || (status !== 'over' && status !== 'ended') || found.record.notes.lesson) return [];
  const label = say(campaign ? 'button.go-on' : 'button.again', locale);
  return grouped(
    buttonRows([
      button({ kind: 'go-on', match }, label, campaign ? 'primary' : 'secondary'),
      button({ kind: 'summary', match }, say('button.summary', locale)),
      button({ kind: 'replay', match, option: 'first', page: 0 }, say('button.replay', locale)),
    ]),
  );
}
