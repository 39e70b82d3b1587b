import type { Json } from '#core/types';
import type { BattleCall } from '#games/tears-of-the-dragon/rules/battle/battle';
import { type Arrangement, arena, FORSETI, GORGANUN } from './arena.ts';

/** Battles with penguins: their counters by number, and a fight at Brightsea in which everybody misses. */

export const ours = (n: number): string => `penguin-of-forseti-${n}`;
export const theirs = (n: number): string => `penguin-of-gorganun-${n}`;
export const chief = (n: number): string => `penguin-chieftain-${n}-of-forseti`;
export const miss = { 'defender-dice': Array(40).fill(10), 'attacker-dice': Array(40).fill(10) };
export const all = (ids: readonly string[], where: Json): Record<string, never> =>
  Object.fromEntries(ids.map((id) => [id, where])) as never;

/** Gorganun comes from Lowmere to Brightsea. */
export function fight(attackers: string[], pieces: Arrangement['pieces'], more: Partial<Arrangement> = {}) {
  const call: BattleCall = { at: 'brightsea', kind: 'field', attacker: GORGANUN, attackers, from: 'lowmere' };
  return arena({ penguins: true, pieces: { ...all(attackers, 'brightsea'), ...pieces }, call, dice: miss, ...more });
}
type Arena = ReturnType<typeof arena>;
/** Nobody spends points; the seat that is asked to stay or go stays, until `until` is asked. */
export function on(t: Arena, until: string): Arena {
  for (let i = 0; i < 30 && t.asks().length > 0 && !t.asks().includes(until); i++) {
    const [seat, key] = t.asks()[0]!.split(' ') as [string, string];
    if (key === 'leader-points') t.does(Number(seat), 'set-points', { points: {} });
    else t.does(Number(seat), 'stay');
  }
  return t;
}
export const leaving = (t: Arena, to: string, seat = FORSETI): Arena =>
  on(t, `${seat} stay-or-retreat`).does(seat, 'retreat', { to });
export const fates = (t: Arena, ids: readonly string[]): string[] => ids.map((id) => t.counter(id).fate);
