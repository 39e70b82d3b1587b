import { sumOf } from '#core/judge';
import type { BySubject, SeatId, Subjects } from '#core/types';
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

const SUBJECTS = ['end', 'awake', 'cards', 'life', 'supplies', 'way', 'foes', 'danger', 'rooms'] as const;
type Of = BySubject<(typeof SUBJECTS)[number]>;

/**
 * How well the party stands, in the logarithm of its odds to win: the same for all seats. What it has to go on with is weighed against what is to be
 * done. It is not the odds themselves, for what is the same in all that a seat compares is left out.
 */
export const evaluate = (g: State): number => sumOf(partsOf(g));

export const subjects = { names: SUBJECTS, of: partsOf } satisfies Subjects<State>;

/** It plays a round to its end: then the monsters have answered what was done. */
export const horizon = (g: State): number => g.round;

function partsOf(g: State): Of {
  if (g.ends) return { end: g.ends === 'won' ? WEIGHTS.over : -WEIGHTS.over };
  if (g.phase === 'setup') return {};
  const seats = awake(g);
  if (seats.length === 0) return { end: -WEIGHTS.over };
  const n = g.characters.length;
  const each = (of: (seat: SeatId) => number) => seats.reduce((sum, seat) => sum + of(seat), 0) / n;
  const summons = g.figures.filter(({ kind }) => kind === 'summon').length;
  return {
    awake: (WEIGHTS.awake * seats.length) / n,
    cards: each((seat) => cards(g, seat)),
    life: each((seat) => life(heroOf(g, seat)!)),
    supplies: each((seat) => supplies(g, seat)) + (WEIGHTS.summon * summons) / n,
    way: -WEIGHTS.step * each((seat) => away(g, seat)),
    foes: -labour(g) / n,
    danger: -danger(g),
    rooms: -WEIGHTS.room * toDo(g).rooms,
  };
}

/** What the cards of a character are worth, by the rounds that they last. */
function cards(g: State, seat: SeatId): number {
  const rounds = roundsLeft(g.characters[seat]!);
  return WEIGHTS.round * rounds + WEIGHTS.roots * Math.sqrt(rounds);
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
