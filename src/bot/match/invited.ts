import { seatsOf } from './asked.ts';
import { type AnyRecord, withNotes } from './record.ts';

/** Who is invited to a match, and who may sit down where only those may who are. */

/** So many people can be invited to one match. */
export const INVITATIONS = 20;

/** Whether only whoever is invited, and the host, may sit down. */
export const isByInvitation = ({ notes }: Pick<AnyRecord, 'notes'>): boolean => notes.private === true;

/** The users who were invited, oldest first. */
export const invitedTo = ({ notes }: Pick<AnyRecord, 'notes'>): readonly string[] => notes.invited ?? [];

/** Whether this user may know of a match, and sit down in it, as far as invitations go. */
export const isWelcome = (record: AnyRecord, user: string): boolean =>
  !isByInvitation(record) ||
  record.host === user ||
  invitedTo(record).includes(user) ||
  seatsOf(record, user).length > 0;

/** The users who were invited and do not sit. */
export const yetToCome = (record: AnyRecord): string[] =>
  invitedTo(record).filter((user) => seatsOf(record, user).length === 0);

/** A record to which this user is invited as well. */
export const withInvited = <R extends AnyRecord>(record: R, user: string): R =>
  withNotes(record, { invited: [...invitedTo(record), user] });
