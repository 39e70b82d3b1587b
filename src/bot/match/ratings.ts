import type { Rating } from 'openskill';
import type { Result } from '#core/outcome';
import type { MatchResult } from '#store/results';

/** How strong the people of a server are in one game, by openskill (Plackett-Luce): each seat is a side of its own. */

/** Of one person in one game. */
export interface Rated {
  user: string;
  /** What they are at least worth, most probably (mu - 3 sigma): all begin at 0. */
  rating: number;
  /** How many matches have counted. */
  matches: number;
}

const RANKS: Record<Result, number> = { won: 1, drawn: 2, lost: 3 };

/**
 * The ratings after these results of one game, which are in order of time; the strongest first. Whoever is not known any more counts as
 * somebody new each time.
 */
export async function ratingsAfter(results: readonly MatchResult[]): Promise<Rated[]> {
  // Loaded when somebody looks, and not when the program starts.
  const { ordinal, rate, rating } = await import('openskill');
  const known = new Map<string, { skill: Rating; matches: number }>();
  for (const { seats } of results) {
    const sides = seats.flatMap(({ user, result, counts }) =>
      counts && result ? [{ user, rank: RANKS[result] }] : [],
    );
    if (sides.length < 2) continue;
    const before = sides.map(({ user }) => [(user === null ? undefined : known.get(user)?.skill) ?? rating()]);
    const after = rate(before, { rank: sides.map(({ rank }) => rank) });
    for (const [i, { user }] of sides.entries()) {
      if (user !== null) known.set(user, { skill: after[i]![0]!, matches: (known.get(user)?.matches ?? 0) + 1 });
    }
  }
  return [...known]
    .map(([user, { skill, matches }]) => ({ user, rating: ordinal(skill), matches }))
    .sort((a, b) => b.rating - a.rating || b.matches - a.matches || (a.user < b.user ? -1 : 1));
}
