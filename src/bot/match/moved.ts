import { type AnyRecord, withNotes } from './record.ts';

/** Where a match goes on. */
interface NewPlace {
  channel: string;
  guild: string | null;
}

/** A record that goes on in another channel: what has waited for the one before is posted there. */
export function movedTo<R extends AnyRecord>(record: R, { channel, guild }: NewPlace): R {
  const outbox = record.outbox.filter(({ kind }) => kind !== 'gone');
  return { ...withNotes(record, { blocked: undefined }), channel, guild, outbox };
}
