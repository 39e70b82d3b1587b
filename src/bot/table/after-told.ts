import { decline } from '../match/declined.ts';
import type { House } from '../match/house.ts';
import { ratingsAfter } from '../match/ratings.ts';
import { type Found, isPlayed, type Played } from '../match/record.ts';
import { seedOf } from '../match/result.ts';
import { resultsOf } from '../match/server-results.ts';
import { ratingLine } from '../words/rating-line.ts';
import { noteText } from '../words/say.ts';
import { summaryLines } from '../words/summary-lines.ts';
import type { Looking } from './looking.ts';

/** What is told of a match that is over, by the functions of `/summary` and `/results`; lines of Discord's markdown. */
export interface AfterTold {
  /** Who did what, and how long seats were waited for. Luck is not told: no sum of dice means anything (`after-the-match.md`). */
  summary: string[];
  /** By which the dice can be checked. */
  seed: string;
  /** Of those who sat there, as they stand on this server now. None for a spectator, who need not belong to it. */
  ratings: string[];
  /** Whether a computer has answered: what it thought can be asked for. */
  hasThoughts: boolean;
}

/** Declines while the match runs, and where nothing was played. */
export async function afterTold(house: House, found: Found, looking: Looking): Promise<AfterTold> {
  const { part, record } = found;
  const { locale, user } = looking;
  if (!isPlayed(found)) return decline('nothing-played');
  if (record.status === 'running') return decline('no-summary-yet');
  const history = await house.store.history(record.id);
  return {
    summary: history ? summaryLines(found, history, locale) : [],
    seed: seedOf(found.record.match).map((one) => ('note' in one ? noteText(part, one.note, locale) : ''))[0] ?? '',
    ratings: user === undefined ? [] : await ratingsOf(house, found, looking),
    hasThoughts: (record.notes.byComputer ?? []).length > 0,
  };
}

async function ratingsOf(house: House, { part, record }: Found<Played>, { locale }: Looking): Promise<string[]> {
  if (record.guild === null) return [];
  const results = await resultsOf(house, record.guild);
  const rated = await ratingsAfter(results.filter(({ game }) => game === part.game.id));
  const sat = new Set(record.seats.map(({ user }) => user));
  return rated.flatMap((one, i) => (sat.has(one.user) ? [ratingLine(one, i + 1, locale)] : []));
}
