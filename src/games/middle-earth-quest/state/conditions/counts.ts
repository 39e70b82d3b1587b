import type { SeatId } from '#core/types';
import type { Count, OfBoard, OfHero } from '../../printed/effects/count.ts';
import { LOCATIONS, locationAt, neighbours } from '../../printed/map/map.ts';
import { statOf } from '../attributes.ts';
import { activePlots, hero, heroSeats, influenceAt, minionsInPlay } from '../pieces.ts';
import type { State } from '../state.ts';

/** What cards count. */

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const inRegion = (g: State, seat: SeatId): string => locationAt(hero(g, seat).at).region;
const influenceIn = (g: State, regions: readonly string[]): number =>
  sum(LOCATIONS.filter((place) => regions.includes(locationAt(place).region)).map((place) => influenceAt(g, place)));

const OF_HERO: { readonly [C in OfHero]: (g: State, seat: SeatId) => number } = {
  fortitude: (g, seat) => statOf(g, seat, 'fortitude'),
  strength: (g, seat) => statOf(g, seat, 'strength'),
  agility: (g, seat) => statOf(g, seat, 'agility'),
  wisdom: (g, seat) => statOf(g, seat, 'wisdom'),
  favor: (g, seat) => hero(g, seat).favor,
  corruptionOnHero: (g, seat) => hero(g, seat).corruption.length,
  influenceInRegion: (g, seat) => influenceIn(g, [inRegion(g, seat)]),
  /** Blank tokens count: nobody has turned them up. */
  monstersInRegion: (g, seat) => g.tokens.filter(({ at }) => locationAt(at).region === inRegion(g, seat)).length,
  adjacentInfluencedLocations: (g, seat) =>
    neighbours(hero(g, seat).at).filter((place) => influenceAt(g, place) > 0).length,
};
const OF_BOARD: { readonly [C in OfBoard]: (g: State) => number } = {
  activePlots: (g) => activePlots(g).length,
  shadowPool: (g) => g.pool,
  totalCorruption: (g) => sum(heroSeats(g).map((seat) => hero(g, seat).corruption.length)),
  totalHeroFavor: (g) => sum(heroSeats(g).map((seat) => hero(g, seat).favor)),
  monsterTokensInPlay: (g) => g.tokens.length,
  minionsInPlay: (g) => minionsInPlay(g).length,
};
const isOfBoard = (count: OfHero | OfBoard): count is OfBoard => count in OF_BOARD;

/** The number as it is now. Throws for a count of a hero where a card concerns none. */
export function countOf(g: State, seat: SeatId | null, count: Count): number {
  if (typeof count !== 'string') return influenceIn(g, count.influenceIn);
  if (isOfBoard(count)) return OF_BOARD[count](g);
  if (seat === null) throw new Error(`${count} of which hero?`);
  return OF_HERO[count](g, seat);
}
