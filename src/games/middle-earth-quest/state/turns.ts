import type { SeatId } from '#core/types';
import { HERO_STEPS, SAURON_STEPS } from '../printed/terms/names.ts';
import type { HerosTurn, State } from './state.ts';

/** The order of turns and of the steps in them (MEQ-2.8, MEQ-3, MEQ-6.1). */

/** A lone hero takes so many turns in a round (MEQ-2.9). */
const LAPS_ALONE = 2;

/** MEQ-2.8: Sauron begins each round. */
export function beginRound(g: State): void {
  g.round++;
  g.turns++;
  g.turn = { who: 'sauron', no: g.turns, step: 'rally', actions: 0, command: null, shadow: false };
}

function beginHero(g: State, seat: SeatId, lap: 1 | 2): void {
  g.turns++;
  g.turn = newTurn({ no: g.turns, seat, lap });
}

/** A hero's turn in which nothing has happened yet. */
export const newTurn = (of: Pick<HerosTurn, 'no' | 'seat' | 'lap'>): HerosTurn => ({
  who: 'hero',
  ...of,
  step: 'start',
  shadow: false,
  skips: [],
  startOpen: false,
  mayRest: true,
  isOver: false,
  moves: 0,
  mostMoves: null,
  darkPath: false,
  ability: false,
  favorGained: 0,
  perilous: [],
});

/** Passes on to the next step, turn or round. A hero's turn that is over has no step left. */
export function endStep(g: State): void {
  const { turn } = g;
  if (!turn) return;
  if (turn.who === 'sauron') {
    const next = SAURON_STEPS.slice(SAURON_STEPS.indexOf(turn.step) + 1).find((step) => !isSkipped(g, step));
    if (next) turn.step = next;
    else beginHero(g, 1, 1);
    return;
  }
  const next = HERO_STEPS.slice(HERO_STEPS.indexOf(turn.step) + 1).find((step) => !turn.skips.includes(step));
  if (next && !turn.isOver) turn.step = next;
  else afterHero(g, turn.seat, turn.lap);
}

function afterHero(g: State, seat: SeatId, lap: 1 | 2): void {
  if (g.players === 1 && lap < LAPS_ALONE) beginHero(g, seat, 2);
  else if (seat < g.players) beginHero(g, seat + 1, 1);
  else beginRound(g);
}

/** MEQ-2.8: in round 1 there is no Story step and no Plot step. */
const isSkipped = (g: State, step: string): boolean => g.round === 1 && (step === 'story' || step === 'plot');

/** MEQ-2.9: how many actions Sauron takes in his turn. */
export const actionsPerTurn = (g: State): number => (g.players === 3 ? 3 : 2);
