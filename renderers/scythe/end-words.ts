import type { Locale } from '#core/text';
import type { SeatId } from '#core/types';
import { STARS_TO_END } from '#games/scythe/printed/content';
import type { ScoreLine, View } from '#games/scythe/seen/view.types';
import { factionOf } from './holding.ts';
import { seatName } from './names.ts';
import { say, text } from './text.ts';

/** The final scoring in words: who has won, how it came, what decided a tie (SC-12). */

export type Part = 'stars' | 'territories' | 'resources' | 'structures' | 'coins' | 'encounters';
/** The parts that count in this match: encounters only where somebody has some (SC-14.1). */
export const partsOf = (view: View): Part[] => [
  'stars',
  'territories',
  'resources',
  'structures',
  'coins',
  ...(view.final.lines.some(({ encounters }) => encounters > 0) ? (['encounters'] as const) : []),
];
export const coinsOf = (scored: ScoreLine, part: Part): number => {
  const found = scored[part];
  return typeof found === 'number' ? found : found.coins;
};

/** "Saxony Empire won with 76 coins"; nobody has won when the match ended by agreement. */
export function endTitle(view: View, locale: Locale): string {
  const { winners, lines } = view.final;
  if (view.phase !== 'over' || winners.length === 0) return say('end.agreed', locale);
  const n = lines[0]!.total;
  const names = winners.map((seat) => fullName(view, seat, locale));
  const title =
    names.length === 1 ? say('end.won', locale, { name: names[0]!, n }) : say('end.shared', locale, { names, n });
  return `${title.charAt(0).toUpperCase()}${title.slice(1)}`;
}

/** "the Saxony Empire": the name within a sentence. */
const fullName = (view: View, seat: SeatId, locale: Locale): string =>
  text.has(`the.${factionOf(view, seat)}`, locale) && view.automa?.seat !== seat
    ? say(`the.${factionOf(view, seat)}`, locale)
    : seatName(view, seat, locale);

/** How many turns it took, and who had all stars (SC-11.2). */
export function endHow(view: View, locale: Locale): string {
  const six = view.players.find(({ stars }) => stars.length >= STARS_TO_END);
  const n = view.turns;
  if (!six) return say('end.plain', locale, { n });
  return say('end.turns', locale, { n, seat: fullName(view, six.seat, locale), stars: six.stars.length });
}

/** What decided between those with most coins (SC-12.4); the last words are theirs with their numbers. */
export function tieWords(view: View, locale: Locale): string {
  const { tieBreak, lines } = view.final;
  if (lines.length < 2) return '';
  if (tieBreak === null) return say('end.tie.all', locale);
  const tied = lines.filter(({ total }) => total === lines[0]!.total);
  const list = tied.map(({ seat, ties }) =>
    say('end.tie-of', locale, { name: seatName(view, seat, locale), n: ties[tieBreak - 1] ?? 0 }),
  );
  return say(`end.tie.${tieBreak}`, locale, { list });
}

/** Places: who has the same coins and has not lost a tie-break shares one only if both have won. */
export const placeOf = (view: View, n: number): number => {
  const { lines, winners } = view.final;
  return winners.includes(lines[n]!.seat) ? 1 : n + 1;
};
