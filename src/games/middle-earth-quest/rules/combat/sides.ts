import type { Json, SeatId } from '#core/types';
import { said } from '../../printed/words/said.ts';
import { hero } from '../../state/pieces.ts';
import { SAURON, type State } from '../../state/state.ts';
import type { Side } from './side/fighter.ts';

/** The two sides of a combat in progress, read off the state. */

/** Who plays a side. */
export const seatOf = (g: State, side: Side): SeatId => (side === 'hero' ? g.combat!.seat : SAURON);

/** As words name it: a hero or a foe by its id. */
export const whoOf = (g: State, side: Side): string => (side === 'hero' ? hero(g, g.combat!.seat).id : g.combat!.foe);

/** A card that was played, in words; null is none. */
export const playedWords = (card: string | null): Json =>
  card === null ? said('label.no-card') : said('label.played', { card });

/** The cards in its hand, as they stand in the state. */
export const handOf = (g: State, side: Side): string[] =>
  side === 'hero' ? hero(g, g.combat!.seat).piles.hand : g.combat!.foeSide.hand;

/** What stands of it in the combat: strength, stack, what waits. */
export const sideOf = (g: State, side: Side) => (side === 'hero' ? g.combat!.hero : g.combat!.foeSide);
