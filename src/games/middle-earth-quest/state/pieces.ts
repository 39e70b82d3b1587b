import type { SeatId } from '#core/types';
import type { Hero, HerosTurn, Minion, SauronsTurn, State, Token } from './state.ts';

/** Small readers of the state. */

/** The hero of a seat. Throws if it has none. */
export function hero(g: State, seat: SeatId): Hero {
  const found = g.heroes[seat - 1];
  if (!found) throw new Error(`seat ${seat} leads no hero`);
  return found;
}

/** The seats of the heroes, in the order in which they play. */
export const heroSeats = (g: State): SeatId[] => g.heroes.map((_, i) => i + 1);

/** The seats of the heroes that stand there. */
export const heroesAt = (g: State, place: string): SeatId[] =>
  heroSeats(g).filter((seat) => hero(g, seat).at === place);

export const tokensAt = (g: State, place: string): Token[] => g.tokens.filter(({ at }) => at === place);

/** The minions on the map, by id. */
export const minionsInPlay = (g: State): [id: string, minion: Minion][] =>
  Object.entries(g.minions).filter(([, { is }]) => is === 'board');

export const minionsAt = (g: State, place: string): string[] =>
  minionsInPlay(g).flatMap(([id, { at }]) => (at === place ? [id] : []));

/** MEQ-1.3: whom a hero can fight there, as options name them: a minion's id, or a token's number. */
export const foesAt = (g: State, place: string): string[] => [
  ...minionsAt(g, place),
  ...tokensAt(g, place).map(({ no }) => String(no)),
];

/** A token by its number, as options name it; undefined for a minion. */
export const tokenBy = (g: State, figure: string): Token | undefined =>
  g.tokens.find(({ no }) => String(no) === figure);

export const influenceAt = (g: State, place: string): number => g.influence[place] ?? 0;

/** The turn of a hero in progress. Throws in any other. */
export function herosTurn(g: State): HerosTurn {
  if (g.turn?.who !== 'hero') throw new Error('it is no hero’s turn');
  return g.turn;
}

/** Sauron's turn in progress. Throws in any other. */
export function sauronsTurn(g: State): SauronsTurn {
  if (g.turn?.who !== 'sauron') throw new Error('it is not Sauron’s turn');
  return g.turn;
}

/** MEQ-9.1: whatever goes on ends, and the finale begins. In the finale itself nothing ends by it any more. */
export const isEnding = (g: State): boolean => g.finaleIsDue && g.stage === 'play';

/** Plots in play (MEQ-3.6). */
export const activePlots = (g: State) => g.slots.flatMap((slot) => slot ?? []);
