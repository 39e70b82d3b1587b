import type { View } from '#games/scythe/seen/view.types';
import { late, middle } from './scythe-crowds.ts';
import { lying, viewOf } from './scythe-sketches.ts';

/** Hand-made views of Scythe: positions a match may reach, and one more crowded than any will be. */

export { late, middle } from './scythe-crowds.ts';
export { asSeat } from './scythe-sketches.ts';

/** The first turn of two: everybody stands where set-up put them. */
export const early = viewOf(
  [
    { faction: 'rusviet', mat: 'agricultural', on: { character: 'home-rusviet', workers: ['D7', 'C6'] } },
    { faction: 'nordic', mat: 'industrial', on: { character: 'home-nordic', workers: ['A5', 'A4'] } },
  ],
  { turn: { seat: 1, section: null, part: 'choose', moves: null } },
);

/** Units on lakes, with goods that wait at the shore, and an encounter being resolved. */
export const lakes = viewOf(
  [
    {
      faction: 'nordic',
      mat: 'mechanical',
      power: 5,
      coins: 3,
      section: 'move',
      on: { character: 'C4', mechs: ['B3', 'C4', 'D3'], workers: ['B3', 'B3', 'A5', 'A4', 'A4'] },
    },
    {
      faction: 'polania',
      mat: 'innovative',
      power: 2,
      coins: 8,
      section: 'move',
      on: { character: 'B5', mechs: ['G2', 'E5'], workers: ['G2', 'C1', 'C1', 'D1'] },
    },
  ],
  {
    turns: 22,
    turn: { seat: 1, section: 'move', part: 'visit', moves: null },
    encounters: ['A3', 'B2', 'B7', 'D2', 'D6', 'E1', 'F2', 'F3', 'F6', 'G4'],
    encounter: { seat: 1, card: 'E03', hex: 'B5', taken: [] },
    goods: lying({ A5: { oil: 2 }, C1: { wood: 1 } }),
  },
);

/** A small fight of two: a mech with two workers aboard enters a hex of a character, a mech and a worker (T-7). */
export const fighting = viewOf(
  [
    {
      faction: 'saxony',
      mat: 'patriotic',
      power: 10,
      popularity: 5,
      coins: 11,
      cards: null,
      section: 'move',
      on: { character: 'F2', mechs: ['F3'], workers: ['F3', 'F3', 'G1', 'F1'] },
    },
    {
      faction: 'crimea',
      mat: 'industrial',
      power: 4,
      popularity: 8,
      coins: 6,
      cards: null,
      section: 'produce',
      on: { character: 'F3', mechs: ['F3'], workers: ['F3', 'G3', 'H1', 'H1'] },
      structures: { monument: 'G3' },
    },
  ],
  {
    turns: 27,
    turn: { seat: 0, section: 'move', part: 'combat', moves: { left: 0, steps: 1, current: null, moved: [] } },
    combat: { hex: 'F3', attacker: 0, defender: 1, used: [] },
    encounters: ['A3', 'B2', 'B5', 'B7', 'D2', 'D6', 'E1', 'F6', 'G4'],
    goods: lying({ F3: { food: 3 } }),
  },
);

/** Before the mats are dealt: three choose one after another, and the first has. */
export const assigning: View = {
  ...early,
  phase: 'assignment',
  order: [0, 1, 2],
  players: [],
  picks: [{ faction: 'nordic', mat: 'mechanical' }],
  units: [],
  turns: 0,
  turn: null,
  final: { lines: [], winners: [], tieBreak: null },
};

/** The same crowd when it is over. */
export const over: View = { ...late, phase: 'over', turn: null, combat: null };

export const samples = { early, middle, late, lakes, fighting, assigning, over } as const;
