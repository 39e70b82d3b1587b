import { decline } from '../match/declined.ts';
import type { Visit } from '../platform/visit.ts';

/** Operators are those who may manage the server ("Manage Server"): they look after all of its matches. */

/** Declines whatever is theirs alone to anybody else, and outside of servers. */
export function declineUnlessOperator({ guild, isOperator }: Pick<Visit, 'guild' | 'isOperator'>): void {
  if (guild === null) decline('operators-in-server');
  if (!isOperator) decline('operators-only');
}
