import { z } from 'zod';
import { Damaged } from './errors.ts';
import { fromFormer } from './former.ts';
import type { Extent } from './journal.ts';
import { checkNews } from './lines.ts';
import { wholeNumber } from './match-parts.ts';
import { parseJson, read, readRecord, schemaOf } from './record.ts';
import type { MatchRecord } from './store.ts';

/** What the file of a match says: the record, and how much of the journal is its history. */
export interface Head {
  record: MatchRecord;
  /** Absent in what an earlier program wrote, and in exported matches: then the whole history is news of the match. */
  journal?: Extent;
}

const extent = z.object({
  no: z.int().min(1),
  bytes: wholeNumber,
  lines: wholeNumber,
  lost: wholeNumber.optional(),
}) satisfies z.ZodType<Extent>;

export const headText = ({ record, journal }: Head): string => JSON.stringify({ ...record, journal });

/** Throws `UnknownSchema` for the file of a newer program, and `Damaged` for what is no head of this match. */
export function parseHead(id: string, text: string): Head {
  const value = parseJson(text);
  const schema = schemaOf(value);
  const head: Head = schema === 1 || schema === 2 ? { record: fromFormer(value as object) } : present(value);
  if (!head.journal && head.record.match) checkNews(head.record.match, 0, true);
  if (head.record.id !== id) throw new Damaged(`it is the record of match ${head.record.id}`);
  return head;
}

function present(value: unknown): Head {
  if (typeof value !== 'object' || value === null || !('journal' in value)) return { record: readRecord(value) };
  const { journal, ...record } = value;
  return { record: readRecord(record), journal: read(extent, journal, ['journal']) };
}
