import type { Json } from '#core/types';
import { modifiers } from '../../printed/content/content.ts';
import { knowingBehind } from '../party/ways.ts';
import { Party } from '../party.ts';

type Deck = { draw: string[] };
type Seat = { modifiers: Deck; [key: string]: Json };

/** What saved matches of older versions lack, or have too much of (`Game.migrations`). */
export const migrations: Record<number, (old: Json) => Json> = {
  /**
   * Version 2 has one supply of curses for all characters (GH-11.5): those beyond it leave the decks. Its other rules hold from the next
   * step on: conditions at once, pushes as far as they go, spaces of active cards. The party of a match learns what a
   * campaign learns.
   */
  1: (old) => {
    const { characters, party, ...kept } = old as { characters: Seat[]; party: Json; [key: string]: Json };
    let left = modifiers.curse.supplyCharacters;
    const within = (card: string): boolean => card !== 'curse' || left-- > 0;
    const all = characters.map((one) => ({
      ...one,
      modifiers: { ...one.modifiers, draw: one.modifiers.draw.filter(within) },
    }));
    return { ...kept, characters: all, party: fromVersion1(party) };
  },
  /** Version 3 tells more: which damage cards were lost for, and that a card had no effect. States are the same. */
  2: (old) => old,
  /** Version 4 asks in scenario 2 for all revealed enemies, not for all rooms. States are the same. */
  3: (old) => old,
};

/** What a party became by the rules of version 1 it takes along; of what lies behind closed scenarios it learns. */
export function fromVersion1(old: Json): Json {
  return knowingBehind(Party.parse(old));
}
