import type { Message } from '#core/types';
import { note, withNews } from './outbox.ts';
import { type AnyRecord, withNotes } from './record.ts';

/** What operators of the server have done to a match: told in public, and remembered for its log. */

/** So many are remembered, the newest ones. */
const REMEMBERED = 5;

/** What an operator can do to a match that its table reads of, by its key below `bot.told.`. */
export type Act = 'operator-ended' | 'operator-moved' | 'operator-exported' | 'operator-paused' | 'operator-resumed';

/** An act as it is told. */
export const actNote = (act: Act, args: Message['args'] & {}) => note(act, args);

/** A record that remembers an act which has been told, or will be (ms since 1970). */
export function withActKept<R extends AnyRecord>(record: R, act: ReturnType<typeof actNote>, now: number): R {
  if (!('note' in act)) return record;
  return withNotes(record, { acts: [...(record.notes.acts ?? []), { at: now, told: act.note }].slice(-REMEMBERED) });
}

/** A record that tells and remembers an act; with `pings` these seats are notified if they are still asked then. */
export const withAct = <R extends AnyRecord>(
  record: R,
  act: ReturnType<typeof actNote>,
  { now, pings = [] }: { now: number; pings?: readonly number[] },
): R => withActKept(withNews(record, [act], { pings }), act, now);

/** Whether a match was ended, or a lobby closed, by an operator and not by those who play. */
export const isEndedByOperator = ({ status, notes }: AnyRecord): boolean =>
  status === 'ended' && (notes.acts ?? []).some(({ told }) => told.key === 'bot.told.operator-ended');
