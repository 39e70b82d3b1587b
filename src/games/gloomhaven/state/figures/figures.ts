import type { SeatId } from '#core/types';
import type { Character, Figure, Hero, Monster, State } from '../state.ts';

/** Who stands on the map. */

export const character = (g: State, seat: SeatId): Character => g.characters[seat]!;

/** The figure of a character; undefined when he is exhausted (GH-15.1). */
export const heroOf = (g: State, seat: SeatId): Hero | undefined =>
  g.figures.find((one): one is Hero => one.kind === 'character' && one.seat === seat);

/** A figure by its id; undefined when it is gone. */
export const figure = (g: State, id: string): Figure | undefined => g.figures.find((one) => one.id === id);

export const monsters = (g: State): Monster[] => g.figures.filter((one): one is Monster => one.kind === 'monster');
export const hostile = (g: State): Monster[] => monsters(g).filter(({ isAlly }) => !isAlly);

/** Seats of those who are not exhausted. */
export function awake({ characters }: State): SeatId[] {
  const seats: SeatId[] = [];
  for (let seat = 0; seat < characters.length; seat++) if (!characters[seat]!.exhausted) seats.push(seat);
  return seats;
}

/** On which side a figure fights: characters, summons, monsters that fight for them and whom they protect, or monsters. */
export function sideOf(one: Figure): 'party' | 'monsters' {
  switch (one.kind) {
    case 'character':
    case 'summon':
      return 'party';
    case 'monster':
      return one.isAlly || one.isTurned ? 'party' : 'monsters';
    case 'objective':
      return one.isAlly ? 'party' : 'monsters';
  }
}

/** Whoever is dying is nobody's enemy any more (GH-9.39). */
export function enemies(g: State, of: Figure): Figure[] {
  const side = sideOf(of);
  return g.figures.filter((one) => one.hp > 0 && sideOf(one) !== side);
}
export function allies(g: State, of: Figure): Figure[] {
  const side = sideOf(of);
  return g.figures.filter((one) => one !== of && sideOf(one) === side);
}

/** C: how many characters began the scenario, exhausted ones as well (GH-10.3, GH-15.1). */
export const playing = (g: State): number => g.characters.length;
