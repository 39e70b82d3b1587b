import type { Locale } from '#core/text';
import { decline } from '../match/declined.ts';
import type { House } from '../match/house.ts';
import { type Found, isPlayed } from '../match/record.ts';
import type { PointSeen } from '../match/to-think.ts';
import { lately } from '../platform/lately.ts';
import { turningLines } from '../words/turning-lines.ts';

/** What is thought out again is remembered of so many matches. */
const REMEMBERED = 16;

/** What computers thought at turning points of a match that is over, in a language; a line each. */
export type ThoughtsTold = (found: Found, locale: Locale) => Promise<string[]>;

/**
 * Thinks each match out again once, however many people ask. It declines while the match runs, and where nothing was played. Nothing is told of
 * a match that takes more than thinking may.
 */
export function thoughtsOnce(house: House): ThoughtsTold {
  const known = lately<Promise<PointSeen[]>>(REMEMBERED);
  return async (found, locale) => {
    const { part, record } = found;
    if (!isPlayed(found)) return decline('nothing-played');
    if (record.status === 'running') return decline('no-summary-yet');
    const history = await house.store.history(record.id);
    if (!history || !record.notes.byComputer) return [];
    const key = `${record.id} ${record.version}`;
    let points = known.get(key);
    if (!points) {
      points = house.thinker.lookBack({ game: part.game.id, match: found.record.match, history });
      known.note(key, points);
      points.catch((err: unknown) =>
        house.log.warn({ err, match: record.id }, 'looking back at what computers thought'),
      );
    }
    return turningLines(found, await points.catch(() => []), history, locale);
  };
}
