import { HOUR } from './due.ts';
import { seated } from './options.ts';
import { type AnyRecord, withNotes } from './record.ts';

/** The host's question whether all who sit are ready: when the last one has said so, the match begins. */

/** So many ms the question stands. */
export const READY_FOR = 24 * HOUR;

/** Whether the question stands at this moment. */
export const isReadyAsked = ({ notes: { ready } }: Pick<AnyRecord, 'notes'>, now: number): boolean =>
  ready !== undefined && ready.lapsed !== true && now - ready.since < READY_FOR;

/** Who sits and has said to be ready, and who has not, each once. */
export function readiness(record: AnyRecord): { ready: string[]; missing: string[] } {
  const said = record.notes.ready?.users ?? [];
  const users = seated(record);
  return { ready: users.filter((user) => said.includes(user)), missing: users.filter((user) => !said.includes(user)) };
}

/** A record in which the question stands from now on, and these users are ready. */
export const withReadyAsked = <R extends AnyRecord>(record: R, users: readonly string[], now: number): R =>
  withNotes(record, { ready: { since: now, users: [...users] }, idle: undefined });

/** A record in which this user is ready, or not; as it is where nobody has asked. */
export function withReady<R extends AnyRecord>(record: R, user: string, isReady: boolean): R {
  const { ready } = record.notes;
  if (!ready) return record;
  const others = ready.users.filter((one) => one !== user);
  return withNotes(record, { ready: { ...ready, users: isReady ? [...others, user] : others } });
}

/** A record in which nobody is ready any more, though the question stands: what they were ready for is something else now. */
export const withNobodyReady = <R extends AnyRecord>(record: R): R =>
  record.notes.ready ? withNotes(record, { ready: { ...record.notes.ready, users: [] } }) : record;
