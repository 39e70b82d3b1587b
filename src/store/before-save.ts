import { written } from '#core/match';
import type { Json, LogLine } from '#core/types';
import { checkNews } from './lines.ts';
import { checkRecord } from './record.ts';
import type { MatchRecord } from './store.ts';

/** What is to be written of a match: the record without its news, and those, which go to its history. */
export interface Ready {
  kept: MatchRecord;
  news: readonly LogLine<Json>[];
}

/**
 * What every store does before a save of a record that follows on `before`. Throws `Damaged` for what could not be loaded again
 * later, and for news that do not go on from what is written.
 */
export function readyToSave(record: MatchRecord, before: MatchRecord | undefined): Ready {
  checkRecord(record, before);
  const { match } = record;
  const known = before?.match ?? null;
  if (!match || match === known) return { kept: record, news: [] };
  checkNews(match, known?.logged ?? 0, known === null);
  const { news } = match;
  return { kept: news.length > 0 ? checkRecord({ ...record, match: written(match) }, record) : record, news };
}
