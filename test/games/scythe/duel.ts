import type { Json } from '#core/types';
import type { Scene, ScytheTable, Sitting } from './board.ts';
import { march } from './moving.ts';

/** Combats at the table. */

type Commitment = [dial: number, cards?: Record<string, number>];
/** Attacker and defender commit; nothing where nothing is said. */
export function commits(t: ScytheTable, attack: Commitment = [0], defence: Commitment = [0]): ScytheTable {
  const { attacker, defender } = t.g.combat!;
  t.seat(attacker).does('commit', { dial: attack[0], cards: attack[1] ?? {} });
  t.seat(defender).does('commit', { dial: defence[0], cards: defence[1] ?? {} });
  return t;
}
/** What an event lists as lost. */
export const loss = (...counts: [counter: string, n: number][]): Json =>
  counts.map(([counter, n]) => ({ key: `counter.${counter}`, args: { n } }));

/** Saxony stands on E6, from where it attacks Rusviet on D5; both have the same simple troops. */
export const duel = (attacker: Partial<Sitting> = {}, defender: Partial<Sitting> = {}): Scene => ({
  seats: [
    { faction: 'saxony', power: 5, hand: [2, 4], units: { E6: ['mech'] }, mechs: ['riverwalk'], ...attacker },
    { faction: 'rusviet', power: 5, hand: [3, 3], units: { D5: ['mech'] }, mechs: ['riverwalk'], ...defender },
  ],
  encounters: [],
});
/** They have met on D5. */
export const fight = (attacker: Partial<Sitting> = {}, defender: Partial<Sitting> = {}): ScytheTable =>
  march(duel(attacker, defender), 'E6', 'D5');
