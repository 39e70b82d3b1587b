import type { Acting, Fighter } from './fighter.ts';

/** (9) Damage to the other side beyond the attack, as far as a cap leaves room. */
export function hurt({ opp, by, say }: Acting, key: 'reflects' | 'traps', n: number): void {
  const dealt = Math.min(n, roomOf(opp));
  if (n === 0) return;
  opp.later += dealt;
  say(key, { by, who: opp.who, n: dealt });
}

/** How much more damage a side can be dealt in this round. What became influence was dealt as well. */
export const roomOf = ({ most, hit, later }: Fighter): number =>
  most === null ? Number.MAX_SAFE_INTEGER : Math.max(0, most - hit - later);
