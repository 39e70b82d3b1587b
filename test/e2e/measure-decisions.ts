import type { AnyGame } from '#src/game-part';
import { atStore, begun, type Decided, decided, type Table } from './decided.ts';

/** ms of CPU of decisions, of saving them, and of both together. */
export interface Times {
  decision: number[];
  save: number[];
  both: number[];
}

/** So many decisions come before, that code is warm. */
export const WARM = 150;

/**
 * Decides and saves as the bot does: matches by chance, each to its end or to `longest` decisions, until they have `least` decisions together.
 * Their times, by match.
 */
export function measureDecisions(
  part: AnyGame,
  { least, longest = Number.POSITIVE_INFINITY }: { least: number; longest?: number },
  seed: string,
  table: Table,
): Promise<Times[]> {
  return atStore(async (store) => {
    const match = (name: string) => decided(part, store, begun(part, name, table), name);
    let warm = 0;
    for await (const _ of match(`${seed}/warm`)) if (++warm === WARM) break;
    const matches: Times[] = [];
    for (let n = 0, sum = 0; sum < least; n++) {
      const found: Decided[] = [];
      for await (const one of match(`${seed}/${n}`)) if (found.push(one) >= longest) break;
      sum += found.length;
      matches.push(timesOf(found));
    }
    return matches;
  });
}

const timesOf = (found: readonly Decided[]): Times => ({
  decision: found.map(({ decision }) => decision),
  save: found.map(({ save }) => save),
  both: found.map(({ decision, save }) => decision + save),
});

/** Of all matches together the first third (`0`), the middle (`1`) or the last (`2`). */
export function third(matches: readonly Times[], which: 0 | 1 | 2): Times {
  const part = (all: readonly number[]) =>
    all.slice(Math.floor((all.length * which) / 3), Math.floor((all.length * (which + 1)) / 3));
  const parts = (pick: (times: Times) => readonly number[]) => matches.flatMap((times) => part(pick(times)));
  return { decision: parts((t) => t.decision), save: parts((t) => t.save), both: parts((t) => t.both) };
}
