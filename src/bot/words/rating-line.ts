import type { Locale } from '#core/text';
import type { Rated } from '../match/ratings.ts';
import { say } from './text.ts';

/** A rating in one line of Discord's markdown, with the place it has on its server. */
export function ratingLine({ user, rating, matches }: Rated, place: number, locale: Locale): string {
  // Not "-0.0".
  const points = (Math.round(rating * 10) / 10 + 0).toFixed(1);
  return say('results.rating', locale, { place, who: `<@${user}>`, rating: points, n: matches });
}
