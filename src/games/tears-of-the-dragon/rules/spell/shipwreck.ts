import type { SeatId } from '#core/types';
import { seas } from '../../printed/content.ts';
import { ISLAND, seemsHeld } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';

/** A spell that takes a wizard off a sinking ship (TD-28.9, 28.15, 28.18). */
export interface Shipwreck {
  /** Where it may take him. */
  shores(g: State, sea: string, seat: SeatId): string[];
  /** It spares him the roll even where there is no shore: then he is gone for the time being, as in A23. */
  anywhere?: true;
}

/** Land beside the sea area that no enemy holds, but not the Island. */
export const freeCoasts = (g: State, sea: string, seat: SeatId): string[] =>
  seas.get(sea)!.coasts.filter((to) => to !== ISLAND && !seemsHeld(g, to, seat));
