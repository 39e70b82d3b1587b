import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openOf } from '#bot/match/asked';
import { type Found, isPlayed, type Played, recordOf } from '#bot/match/record';
import { lookThrough } from '#bot/match/sound';
import { stoodIn } from '#bot/match/stand-in';
import { isRefusal } from '#core/actions';
import { games } from '#src/registry';
import { load, recordings } from '../kit/recorded.ts';

/** The bot stands in where recorded matches stand: for every question that a table was left with it has a legal answer. */

/** So many recordings of a game, and so many times for whoever is asked then. */
const RECORDINGS = 6;
const TIMES = 8;

function runningOf(file: string): Found<Played> | undefined {
  const { part, record, match } = load(readFileSync(file, 'utf8'));
  // One alone is asked again and again.
  if (!match || record.status !== 'running' || match.seats === 1) return undefined;
  const seats = record.seats.map((seat, i) => ({ ...seat, user: `person-${i}` }));
  const found: Found = { part, record: recordOf({ ...record, seats, match: match as typeof record.match }) };
  return isPlayed(found) ? found : undefined;
}

describe.each(games.map(({ game }) => game.id))('In recorded matches of %s', (id) => {
  const matches = recordings()
    .filter(({ game }) => game === id)
    .flatMap(({ file }) => runningOf(file) ?? [])
    .slice(0, RECORDINGS);

  test('the bot answers for whoever is asked, until that seat is asked nothing more, and the same again', () => {
    let stood = 0;
    for (const begun of matches) {
      let { record } = begun;
      for (let n = 0; n < TIMES; n++) {
        const found = { ...begun, record };
        const [asked] = openOf(found);
        if (!asked) break;
        const cause = { mark: `stand-in ${n}`, now: 1_000 };
        const next = stoodIn(found, { seat: asked.seat, by: 'person' }, cause);
        if (isRefusal(next)) throw new Error(`${record.id}: ${next.refused.key}`);
        const again = stoodIn(found, { seat: asked.seat, by: 'person' }, cause);
        expect(!isRefusal(again) && again.match).toEqual(next.match);
        expect(openOf({ ...begun, record: next }).map(({ seat }) => seat)).not.toContain(asked.seat);
        expect(() => lookThrough({ ...begun, record: next })).not.toThrow();
        record = next;
        stood++;
      }
    }
    expect(stood).toBeGreaterThan(TIMES);
  });
});
