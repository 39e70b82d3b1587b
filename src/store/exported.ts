import { type History, linesOf } from '#core/history';
import type { Json } from '#core/types';
import { Damaged, ImportRefused, UnknownSchema } from './errors.ts';
import { parseExported } from './former.ts';
import { checkNews } from './lines.ts';
import { newId } from './new-id.ts';
import { readKnown, readRecord } from './record.ts';
import type { MatchRecord } from './store.ts';

/**
 * A record as one JSON text, as if it had never been saved: its history stands in it as news of the match. A lobby has
 * no history.
 */
export function exportedText(record: MatchRecord, history?: History<Json>): string {
  const { match } = record;
  if (!match || !history) return JSON.stringify(record);
  return JSON.stringify({ ...record, match: { ...match, news: linesOf(history) } });
}

/** What an import makes of an exported record before it has a place: a match of its own, which stands alone and in all lists. */
export function alone({ campaign: _, archived: __, ...record }: MatchRecord): MatchRecord {
  return { ...record, id: newId(), version: 1, board: null };
}

/** The record of an exported text of any schema, its history as news. Throws `ImportRefused`, also for what this program does not know. */
export const readExported = (text: string): MatchRecord => exported(text, readKnown);

/** The same of a text from another store of this installation: what a newer program has noted besides stays in it. */
export const readMoved = (text: string): MatchRecord => exported(text, readRecord);

function exported(text: string, readPresent: (value: unknown) => MatchRecord): MatchRecord {
  try {
    const record = parseExported(text, readPresent);
    if (record.match) checkNews(record.match, 0, true);
    return record;
  } catch (error) {
    if (error instanceof Damaged || error instanceof UnknownSchema) throw new ImportRefused(error.message);
    throw error;
  }
}
