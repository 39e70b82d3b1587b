import { barred } from './campaign.ts';
import { couldBeAlone, isFull, wrongLobbyNumber } from './lobby-seats.ts';
import { yetToAgree } from './options.ts';
import { isReadyAsked, readiness } from './ready.ts';
import type { Found } from './record.ts';

/** Whether somebody wishes that the lobby begins by itself: when it is full, or when all are ready. */
export const mayBeginByItself = ({ record: { status, notes } }: Found): boolean =>
  status === 'lobby' && (notes.whenFull === true || notes.ready !== undefined);

/**
 * Whether a lobby begins now without anybody pressing “Start”. All who sit must have agreed to what needs it, and one who sits alone
 * where others could join must say so.
 */
export function beginsByItself(found: Found, now: number): boolean {
  const { part, record } = found;
  if (!mayBeginByItself(found) || couldBeAlone(part, record)) return false;
  if (wrongLobbyNumber(part, record) ?? barred(part, record)) return false;
  if (yetToAgree(part, record).length > 0) return false;
  const isDue = record.notes.whenFull === true && isFull(part, record);
  return isDue || (isReadyAsked(record, now) && readiness(record).missing.length === 0);
}
