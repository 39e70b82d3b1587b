import { z } from 'zod';
import { linesOf } from '#core/history';
import { freezeJson } from './freeze-json.ts';
import { checkpointShape, entry, matchParts } from './match-parts.ts';
import { parseJson, read, readKnown, recordParts, SCHEMA, schemaOf } from './record.ts';
import type { MatchRecord } from './store.ts';

const { logged: _, news: __, ...partsOfMatch } = matchParts;
const { nextReminder: ___, ...partsOfRecord } = recordParts;

/** Schema 2: the whole log stood in the match, and nothing said when a reminder is due. */
const second = z.strictObject({
  ...partsOfRecord,
  schema: z.literal(2),
  match: z.strictObject({ ...partsOfMatch, log: z.array(entry), origin: checkpointShape }).nullable(),
});

/**
 * An exported record in the present schema, frozen, with its history as news of the match; `readPresent` reads what has that schema
 * already. Throws `UnknownSchema` when another program's number stands in `schema`, else `Damaged` for whatever is not a record.
 */
export function parseExported(text: string, readPresent: (value: unknown) => MatchRecord = readKnown): MatchRecord {
  const value = parseJson(text);
  const schema = schemaOf(value);
  return readPresent(schema === 1 || schema === 2 ? fromFormer(value as object) : value);
}

/** A record of schema 1 or 2 in the present one, frozen, with its log as news. Throws `Damaged`. */
export function fromFormer(value: object): MatchRecord {
  const isFirst = (value as { schema?: unknown }).schema === 1;
  // Schema 1 had no `agreed`: nothing needed agreement then.
  const former = read(second, isFirst ? { ...value, schema: 2, agreed: [] } : value);
  const { match, status } = former;
  return freezeJson({
    ...former,
    schema: SCHEMA,
    match: match && newest(match),
    // Due at once: whoever looks for reminders finds out when the next one really is.
    nextReminder: status === 'running' ? 0 : null,
  });
}

function newest({ log, origin, ...rest }: NonNullable<z.infer<typeof second>['match']>) {
  return { ...rest, logged: log.length, news: linesOf({ origin, log, rounds: [], remarks: [] }) };
}
