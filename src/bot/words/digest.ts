import { eventLines } from '#asking/public-message';
import { button, buttonRows, grouped, type RowGroup } from '#asking/terms/menu';
import type { Locale } from '#core/text';
import { seatsOf } from '../match/asked.ts';
import type { House } from '../match/house.ts';
import type { Found } from '../match/record.ts';
import { newest } from './newest.ts';
import { small } from './small.ts';
import { say } from './text.ts';

/** What happened since somebody was last there, in few words. */

/** A page has so many lines at most, and so many characters, so that a question has room below. */
const PAGE = { lines: 10, length: 1_000 };
/** Entries of the log that are looked through at first, the newest ones. */
const LOOKED_AT = 300;

interface Reader {
  user: string;
  locale: Locale;
  /** They read it on the page, which has no commands to type. */
  isAtDoor?: true;
}

/**
 * What happened after the last answer that this person gave, and nobody for them: a line each, the newest last, with what their own seats know. Whoever has never
 * answered has it from the beginning.
 */
async function missed({ store }: House, { part, record }: Found, { user, locale }: Reader): Promise<string[]> {
  const mine = seatsOf(record, user);
  for (let read = LOOKED_AT; ; read *= 4) {
    const entries = await store.lastEntries(record.id, read);
    const last = entries.findLastIndex(
      ({ answer, standIn }) => answer !== null && mine.includes(answer.seat) && !standIn,
    );
    if (last < 0 && entries.length >= read) continue;
    const events = entries.slice(last + 1).flatMap((entry) => entry.events);
    return eventLines(part, events, locale, mine).map(small);
  }
}

/** The newest of it, for the head of a question, and how much there was before; nothing if nobody has done anything since. */
export async function digest(house: House, found: Found, reader: Reader): Promise<string> {
  const { locale, isAtDoor } = reader;
  const lines = await missed(house, found, reader);
  if (lines.length === 0) return '';
  const kept = newest(lines, PAGE);
  const n = lines.length - kept.length;
  const more = say(isAtDoor ? 'digest.more-here' : 'digest.more', locale, { n });
  return [say('digest.head', locale), ...(n > 0 ? [more] : []), ...kept].join('\n');
}

/** The last ten lines of a match, for whoever has just taken a seat over: what everybody knows, and what that seat does. */
export async function lastLines({ store }: House, { part, record }: Found, { user, locale }: Reader): Promise<string> {
  const entries = await store.lastEntries(record.id, LOOKED_AT);
  const events = entries.flatMap((entry) => entry.events);
  const lines = eventLines(part, events, locale, seatsOf(record, user));
  const kept = newest(lines.map(small), PAGE);
  return kept.length > 0 ? [say('digest.last', locale), ...kept].join('\n') : '';
}

/**
 * A page of it, with the buttons to older and newer ones: the page that ends after the first `end` lines, the newest without. Counted
 * from the beginning, pages stay as they are while more happens.
 */
export async function newsPage(
  house: House,
  found: Found,
  reader: Reader,
  end?: number,
): Promise<{ content: string; choices: RowGroup[] }> {
  const { locale } = reader;
  const lines = await missed(house, found, reader);
  const n = lines.length;
  if (n === 0) return { content: say('digest.nothing', locale), choices: [] };
  const to = Math.min(Math.max(1, end ?? n), n);
  const kept = newest(lines.slice(0, to), PAGE);
  const from = to - kept.length;
  if (kept.length === n) return { content: [say('digest.head', locale), ...kept].join('\n'), choices: [] };
  const turn = (page: number, key: string, isThere: boolean) =>
    button({ kind: 'news', match: found.record.id, page }, say(key, locale), 'secondary', !isThere);
  const newer = newest(lines.slice(to, to + PAGE.lines).reverse(), PAGE).length;
  const rows = buttonRows([turn(from, 'log.older', from > 0), turn(to + Math.max(newer, 1), 'log.newer', to < n)]);
  const head = say('digest.page', locale, { from: from + 1, to, n });
  return { content: [head, ...kept].join('\n'), choices: grouped(rows, say('caption.pages', locale)) };
}
