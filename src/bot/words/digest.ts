import { eventLines } from '#asking/public';
import type { Locale } from '#core/text';
import { seatsOf } from '../match/asked.ts';
import type { House } from '../match/house.ts';
import type { Found } from '../match/record.ts';
import { newest } from './newest.ts';
import { say } from './text.ts';

/** What happened since somebody was last there, in few words. */

/** So many lines at most: more of them are in the log. */
const LINES = 10;
/** So many characters at most, so that a question has room below. */
const LENGTH = 1_000;
/** Entries of the log that are looked through, the newest ones. */
const LOOKED_AT = 300;

/**
 * What happened after this person's last answer, the newest last, with what their own seats know; nothing if nobody has done anything
 * since. Whoever has never answered reads it from the beginning.
 */
export async function digest(
  { store }: House,
  { part, record }: Found,
  { user, locale }: { user: string; locale: Locale },
): Promise<string> {
  const mine = seatsOf(record, user);
  const entries = await store.lastEntries(record.id, LOOKED_AT);
  const last = entries.findLastIndex(({ answer }) => answer !== null && mine.includes(answer.seat));
  const lines = entries
    .slice(last + 1)
    .flatMap(({ events }) => eventLines(part, events, locale, mine))
    .map((line) => `-# ${line}`);
  if (lines.length === 0) return '';
  const kept = newest(lines, { lines: LINES, length: LENGTH });
  const left = lines.length - kept.length;
  return [say('digest.head', locale), ...(left > 0 ? [say('digest.more', locale, { n: left })] : []), ...kept].join(
    '\n',
  );
}
