import type { Script, SeatId, Table } from '#core/types';
import { isHaven } from '../../printed/map/map.ts';
import { hero, herosTurn, isEnding } from '../../state/pieces.ts';
import type { Moment, State, Way } from '../../state/state.ts';
import { paidSince } from '../../state/travel/way.ts';
import type { Calls } from '../calls.ts';
import { couldPlay, playsShadow, shadowOnWay } from '../sauron/shadows.ts';
import { combatOrPeril, isQuiet } from './meet.ts';

/**
 * the way of a travelling hero as Sauron watches it. He is asked once for the start of the turn and a stretch of quiet
 * moves, and where he stops the hero what came after it is taken back.
 */

function momentOf(g: State, seat: SeatId): Moment {
  const { at, piles } = hero(g, seat);
  const { moves, mayRest } = herosTurn(g);
  return { place: at, hand: [...piles.hand], rest: [...piles.rest], moves, mayRest };
}

/** The way of a hero who has not moved yet in this step. */
export const newWay = (g: State, seat: SeatId): Way => ({
  start: herosTurn(g).startOpen ? momentOf(g, seat) : null,
  entered: [],
  means: false,
});

/** Whether Sauron is to be asked for where a hero has come: what everybody knows says so. */
const isWatched = (g: State, seat: SeatId): boolean =>
  !isHaven(hero(g, seat).at) && couldPlay(g, 'afterEnterNonHaven', seat);

/**
 * He has come to the end of a move: then Combat or Peril (MEQ-6.9). Gives whether something came of it; where nothing did the move can be
 * taken back, and Sauron is asked later.
 */
export function* arrives(t: Table<State>, calls: Calls, seat: SeatId): Script<boolean> {
  const { g } = t;
  const turn = herosTurn(g);
  if (g.options.shadows === 'each-move') {
    const isAsked = isWatched(g, seat);
    if (isAsked) yield* calls.shadow(t, 'afterEnterNonHaven', seat);
    if (turn.isOver || isEnding(g)) return true;
    return (yield* combatOrPeril(t, calls, seat)) || isAsked;
  }
  if (isWatched(g, seat)) g.way!.entered.push(momentOf(g, seat));
  if (isQuiet(g, seat, hero(g, seat).at)) return false;
  if (yield* watched(t, calls, seat)) return true;
  return yield* combatOrPeril(t, calls, seat);
}

export const hasEntered = ({ way }: State, place: string): boolean => way!.entered.some((one) => one.place === place);

/**
 * Sauron is asked for the way so far, which begins anew by that. Gives whether he has played: then what the hero was about to do falls
 * away, and where he has entered a place Combat or Peril has followed there (MEQ-6.9).
 */
export function* watched(t: Table<State>, calls: Calls, seat: SeatId): Script<boolean> {
  const { g } = t;
  const way = g.way!;
  if (!way.start && way.entered.length === 0) return false;
  const turn = herosTurn(g);
  turn.startOpen = false;
  const places = way.entered.map(({ place }) => place);
  const said = yield* shadowOnWay(t, seat, { start: way.start?.place ?? null, entered: places });
  // Not before: who thinks ahead has dealt anew what lay in hand.
  const { start, entered } = way;
  Object.assign(way, { start: null, entered: [] });
  if (!said) return false;
  const moment = said.place === null ? start! : entered.find(({ place }) => place === said.place)!;
  stops(t, seat, moment);
  yield* playsShadow(t, calls, said.card, seat);
  if (moment !== start && !turn.isOver && !isEnding(g)) yield* combatOrPeril(t, calls, seat);
  return true;
}

/** He stands there again as he did then; what came after it never was. */
function stops({ g, tell }: Table<State>, seat: SeatId, moment: Moment): void {
  const { place, hand, rest, moves, mayRest } = moment;
  const own = hero(g, seat);
  const turn = herosTurn(g);
  const n = turn.moves - moves;
  turn.mayRest = mayRest;
  if (n === 0) return;
  const cards = paidSince(own, moment);
  const from = own.at;
  own.at = place;
  turn.moves = moves;
  own.piles.hand = hand;
  own.piles.rest = rest;
  tell({ type: 'hero-stopped', shown: { seat, from, place, n, cards } });
}
