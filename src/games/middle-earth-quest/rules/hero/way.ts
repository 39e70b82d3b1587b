import type { Script, SeatId, Table } from '#core/types';
import { isHaven } from '../../printed/map/map.ts';
import { counted } from '../../printed/terms/card-counts.ts';
import { hero, herosTurn, isEnding } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import type { Calls } from '../calls.ts';
import { couldPlay, playsShadow, shadowOnWay } from '../sauron/shadows.ts';
import { combatOrPeril, isQuiet } from './meet.ts';

/**
 * the way of a travelling hero as Sauron watches it. He is asked once for the start of the turn and a stretch of quiet
 * moves, and where he stops the hero what came after it is taken back.
 */

/** Where the hero was at a moment at which Sauron could play (MEQ-5.9), and with what. */
interface Moment {
  place: string;
  hand: string[];
  rest: string[];
  moves: number;
  mayRest: boolean;
}
/** The moments for which Sauron has not been asked yet: the start of the turn, and the places that were entered, each once. */
export interface Way {
  start: Moment | null;
  entered: Moment[];
}

function momentOf(g: State, seat: SeatId): Moment {
  const { at, piles } = hero(g, seat);
  const { moves, mayRest } = herosTurn(g);
  return { place: at, hand: [...piles.hand], rest: [...piles.rest], moves, mayRest };
}

/** The way of a hero who has not moved yet in this step. */
export const newWay = (g: State, seat: SeatId): Way => ({
  start: herosTurn(g).startOpen ? momentOf(g, seat) : null,
  entered: [],
});

/** Whether Sauron is to be asked for where a hero has come: what everybody knows says so. */
const isWatched = (g: State, seat: SeatId): boolean =>
  !isHaven(hero(g, seat).at) && couldPlay(g, 'afterEnterNonHaven', seat);

/**
 * He has come to the end of a move: then Combat or Peril (MEQ-6.9). Gives whether something came of it; where nothing did the move can be
 * taken back, and Sauron is asked later.
 */
export function* arrives(t: Table<State>, calls: Calls, seat: SeatId, way: Way): Script<boolean> {
  const { g } = t;
  const turn = herosTurn(g);
  if (g.options.shadows === 'each-move') {
    const isAsked = isWatched(g, seat);
    if (isAsked) yield* calls.shadow(t, 'afterEnterNonHaven', seat);
    if (turn.isOver || isEnding(g)) return true;
    return (yield* combatOrPeril(t, calls, seat)) || isAsked;
  }
  if (isWatched(g, seat)) way.entered.push(momentOf(g, seat));
  if (isQuiet(g, seat, hero(g, seat).at)) return false;
  if (yield* watched(t, calls, seat, way)) return true;
  return yield* combatOrPeril(t, calls, seat);
}

export const hasEntered = ({ entered }: Way, place: string): boolean => entered.some((one) => one.place === place);

/**
 * Sauron is asked for the way so far, which begins anew by that. Gives whether he has played: then what the hero was about to do falls
 * away, and where he has entered a place Combat or Peril has followed there (MEQ-6.9).
 */
export function* watched(t: Table<State>, calls: Calls, seat: SeatId, way: Way): Script<boolean> {
  const { g } = t;
  const { start, entered } = way;
  if (!start && entered.length === 0) return false;
  Object.assign(way, { start: null, entered: [] });
  const turn = herosTurn(g);
  turn.startOpen = false;
  const said = yield* shadowOnWay(t, seat, { start: start?.place ?? null, entered: entered.map(({ place }) => place) });
  if (!said) return false;
  const moment = said.place === null ? start! : entered.find(({ place }) => place === said.place)!;
  stops(t, seat, moment);
  yield* playsShadow(t, calls, said.card, seat);
  if (moment !== start && !turn.isOver && !isEnding(g)) yield* combatOrPeril(t, calls, seat);
  return true;
}

/** Whether all of these cards are among those, each as often as it is wanted. */
export function holdsAll(held: readonly string[], cards: readonly string[]): boolean {
  const has = counted(held);
  return Object.entries(counted(cards)).every(([card, n]) => (has[card] ?? 0) >= n);
}

/** He stands there again as he did then; what came after it never was. */
function stops({ g, tell }: Table<State>, seat: SeatId, { place, hand, rest, moves, mayRest }: Moment): void {
  const own = hero(g, seat);
  const turn = herosTurn(g);
  const n = turn.moves - moves;
  turn.mayRest = mayRest;
  if (n === 0) return;
  const cards = own.piles.rest.slice(0, own.piles.rest.length - rest.length).reverse();
  const from = own.at;
  own.at = place;
  turn.moves = moves;
  // As it lay then. Where somebody thinks ahead the hand was dealt anew meanwhile, and only what he paid comes back to it.
  const back = [...own.piles.hand, ...cards];
  own.piles.hand = holdsAll(back, hand) ? hand : back;
  own.piles.rest = rest;
  tell({ type: 'hero-stopped', shown: { seat, from, place, n, cards } });
}
