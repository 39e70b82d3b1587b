import { historyOf } from '#core/history';
import type { MatchRecord } from '#store/store';

/** A record that has never been saved, as a program of schema 1 or 2 would have saved it: its log in the match. */
export function formerRecord(record: Omit<MatchRecord, 'version'> & { version?: number }, schema: 1 | 2): object {
  const { match, nextReminder: _, agreed, ...others } = record;
  return { version: 1, ...others, schema, ...(schema === 2 && { agreed }), match: match && formerMatch(match) };
}

function formerMatch({ news, logged: _, ...match }: NonNullable<MatchRecord['match']>) {
  const { origin, log } = historyOf(news);
  return { ...match, log, origin };
}
