import { type Ending, endingOf } from '#core/outcome';
import type { Json, Match, Outcome } from '#core/types';
import type { AnyGame } from '#src/game-part';
import type { Notice } from './notes.ts';
import { note, withNews, withPosting } from './outbox.ts';
import type { Found, Played } from './record.ts';

/** What a match has come to, as it is told. */

/** Notices, and what the match came to: in a message of its own behind the board, with the end picture if there is one. */
export function withResult(
  { part, record }: Found<Played>,
  { notices, result, pings = [] }: { notices: readonly Notice[]; result: readonly Notice[]; pings?: readonly number[] },
): Played {
  if (result.length === 0 || !part.pictures.end) return withNews(record, [...notices, ...result], { pings });
  return withPosting(withNews(record, notices, { pings }), { kind: 'end', data: { said: [...result] } });
}

/** Who has won, or that all have lost, or nobody has, and why as the game says it; then the points of each seat. */
export function resultOf(part: AnyGame, outcome: Outcome['outcome']): Notice[] {
  const { ending, seats } = endingOf(outcome);
  const whom: Record<Ending, Record<string, Json>> = {
    one: { winners: seats },
    several: { joint: seats },
    'all-won': { together: seats },
    'all-lost': { defeat: true },
    draw: seats.length === outcome.seats.length ? { draw: true } : { drawn: seats },
  };
  return [
    note('over', { ...whom[ending], ...(outcome.why && { why: outcome.why }) }),
    ...outcome.seats.flatMap(({ score }, seat) =>
      score === undefined ? [] : note('score', { seat, score: pointsOf(part, score) }),
    ),
  ];
}

/** The score of a seat, for a notice: a bare number, unless the game has words for what is counted. */
const pointsOf = ({ text }: AnyGame, n: number): Json => (text.has('score', 'en') ? { key: 'score', args: { n } } : n);

/** The seed of a match that is over: so the dice can be checked. */
export const seedOf = ({ rng }: Match<Json>): Notice[] => [note('seed', { seed: rng.seed })];
