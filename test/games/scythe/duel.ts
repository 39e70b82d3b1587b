import type { Json, SeatId } from '#core/types';
import { combats } from '#games/scythe/chapters/combat';
import { warActions } from '#games/scythe/chapters/war';
import { type Play, play, type Scene } from './board.ts';

/** Fights all combats of a scene. */
export const all = (scene: Scene, seat: SeatId = scene.active ?? 0): Play =>
  play(scene, warActions, (t) => combats(t, seat));
/** Both answer, the attacker first. */
export const commits = (
  table: Play,
  first: [number, Record<string, number>?],
  second: [number, Record<string, number>?],
): Play =>
  table
    .does('commit', { dial: first[0], cards: first[1] ?? {} })
    .does('commit', { dial: second[0], cards: second[1] ?? {} });
/** What an event lists as lost. */
export const loss = (...counts: [counter: string, n: number][]): Json =>
  counts.map(([counter, n]) => ({ key: `counter.${counter}`, args: { n } }));

/** Saxony attacks Rusviet on D5; both have the same simple troops. */
export const duel = (attacker: Partial<Scene['seats'][0]> = {}, defender: Partial<Scene['seats'][0]> = {}): Scene => ({
  seats: [
    { faction: 'saxony', power: 5, hand: [2, 4], units: { D5: ['mech'] }, mechs: ['riverwalk'], ...attacker },
    { faction: 'rusviet', power: 5, hand: [3, 3], units: { D5: ['mech'] }, mechs: ['riverwalk'], ...defender },
  ],
});
