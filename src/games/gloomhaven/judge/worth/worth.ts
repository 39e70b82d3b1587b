import type { SeatId } from '#core/types';
import { awake, heroOf } from '../../state/figures/figures.ts';
import type { State } from '../../state/state.ts';
import { attackOf, behindDoors, left, living } from './foes.ts';
import { toDo } from './goal.ts';
import { life } from './life.ts';
import { away } from './reach.ts';
import { roomsAhead } from './rooms.ts';
import { roundsLeft } from './rounds.ts';
import { supplies } from './supplies.ts';
import { WEIGHTS } from './weights.ts';

/**
 * How well the party stands, in the logarithm of its odds to win: the same for all seats. What it has to go on with is weighed against what is to be
 * done. It is not the odds themselves, for what is the same in all that a seat compares is left out.
 */
export function evaluate(g: State): number {
  if (g.ends) return g.ends === 'won' ? WEIGHTS.over : -WEIGHTS.over;
  if (g.phase === 'setup') return 0;
  const seats = awake(g);
  if (seats.length === 0) return -WEIGHTS.over;
  const own = seats.reduce((sum, seat) => sum + strength(g, seat), 0);
  const summons = g.figures.filter(({ kind }) => kind === 'summon').length;
  return (own + WEIGHTS.summon * summons - labour(g)) / g.characters.length - danger(g) - WEIGHTS.room * toDo(g).rooms;
}

/** It plays a round to its end: then the monsters have answered what was done. */
export const horizon = (g: State): number => g.round;

/** What a character has to go on with. */
function strength(g: State, seat: SeatId): number {
  const rounds = roundsLeft(g.characters[seat]!);
  return (
    WEIGHTS.awake +
    WEIGHTS.round * rounds +
    WEIGHTS.roots * Math.sqrt(rounds) +
    life(heroOf(g, seat)!) +
    supplies(g, seat) -
    WEIGHTS.step * away(g, seat)
  );
}

/** The damage that is to be dealt: what the goal asks for, and a little of the rest, which strikes as well. */
function labour(g: State): number {
  const { seen, unseen } = toDo(g);
  const all = living(g).reduce((sum, one) => sum + left(g, one), 0);
  return (
    WEIGHTS.asked * (seen + unseen) +
    WEIGHTS.beside * Math.max(0, all - seen) +
    WEIGHTS.besideUnseen * Math.max(0, behindDoors(g, roomsAhead(g)).hp - unseen)
  );
}

/** What the party will be struck with. */
function danger(g: State): number {
  const attack = attackOf(g) / g.characters.length;
  const unseen = behindDoors(g, roomsAhead(g)).attack / g.characters.length;
  const { attack: each, attackSquared, crowd, bearable, attackUnseen } = WEIGHTS;
  const tooMuch = Math.max(0, attack - bearable);
  return each * attack + attackSquared * attack ** 2 + crowd * tooMuch + attackUnseen * unseen;
}
