import type { Locale } from '#core/text';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { tally } from '../counters.ts';
import { rows } from '../panels.ts';
import type { Sprite } from '../scene.ts';
import type { Errand } from './errands.ts';
import {
  characterPiece,
  eventPiece,
  favorPiece,
  heroPiece,
  minionPiece,
  plotPiece,
  questPiece,
  tokenPiece,
} from './pieces.ts';

/** Which pieces a place has. */

export type Kind = 'hero' | 'minion' | 'tokens' | 'character' | 'favor' | 'plot' | 'event' | 'quest';

/** A piece of a place. */
export interface Piece {
  id: string;
  kind: Kind;
  sprite: Sprite;
}

/** More tokens than these at one place lie in a heap. */
const MOST_TOKENS = 4;

/** Everything at a place, the most important first. */
export function piecesAt(
  view: View,
  id: string,
  { locale, asked, errands }: { locale: Locale; asked: ReadonlySet<number>; errands: readonly Errand[] },
): Omit<Piece, 'id'>[] {
  const of = (kind: Kind, ...sprites: Sprite[]) => sprites.map((sprite) => ({ kind, sprite }));
  const tokens = view.tokens.filter(({ at }) => at === id);
  const favor = view.favors[id] ?? 0;
  return [
    ...view.heroes
      .filter(({ at }) => at === id)
      .flatMap((one) => of('hero', heroPiece(one.seat, one.id, asked.has(one.seat)))),
    ...view.minions
      .filter((one) => one.is === 'board' && one.at === id)
      .flatMap((one) => of('minion', minionPiece(one.id, one.damage))),
    ...of('tokens', ...(tokens.length > MOST_TOKENS ? [heapOf(tokens)] : tokens.map((token) => tokenPiece(token)))),
    ...Object.entries(view.characters).flatMap(([who, at]) => (at === id ? of('character', characterPiece(who)) : [])),
    ...(favor > 0 ? of('favor', favorPiece(favor)) : []),
    ...view.slots.flatMap((slot, n) => (slot?.at === id ? of('plot', plotPiece(n, locale)) : [])),
    ...(view.event?.at === id ? of('event', eventPiece()) : []),
    ...errands.flatMap(({ seat, at }) => (at === id ? of('quest', questPiece(seat)) : [])),
  ];
}

/** The first tokens in two rows, and how many more there are. */
function heapOf(tokens: View['tokens']): Sprite {
  const shown = tokens.slice(0, MOST_TOKENS - 1).map((token) => tokenPiece(token));
  const all = [...shown, tally(`+${tokens.length - shown.length}`, 30)];
  return rows(
    all.flatMap((one, n) => (n > 0 && n % 2 === 0 ? ['|' as const, one] : [one])),
    Number.POSITIVE_INFINITY,
    'centre',
    3,
  );
}
