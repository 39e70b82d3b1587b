import type { Field } from './field.ts';
import { because, type Reason } from './reasons.ts';
import type { Strike } from './strike.ts';
import { type Cost, NO_WAY, negativesOf, pointsOf } from './ways.ts';

/** Whom a monster focuses, by number in `field.foes`; several where the players choose (GH-9.17), none by GH-9.18. */
export interface Focus {
  foes: readonly number[];
  /** Why each of them. */
  why(foe: number): Reason[];
}

/** GH-9.11: what it costs to get to the nearest hex from which an enemy can be attacked; NO_WAY if there is none. */
function costToAttack(field: Field, strike: Strike, costs: Int32Array, foe: number): Cost {
  let least = NO_WAY;
  for (let at = 0; at < costs.length; at++)
    if (costs[at]! < least && field.ends[at] && strike.includes(at, foe)) least = costs[at]!;
  return least;
}

/** GH-9.10 to GH-9.17. `costs` are those of the best ways from where it stands, without a limit to its movement (GH-9.12). */
export function focusOf(field: Field, strike: Strike, costs: Int32Array): Focus {
  const { foes } = field;
  // GH-9.10, GH-9.11: who can be attacked from anywhere it could get to.
  const ways = foes.map((_, foe) => costToAttack(field, strike, costs, foe));
  const can = foes.map((_, foe) => foe).filter((foe) => ways[foe] !== NO_WAY);
  if (can.length === 0) return { foes: [], why: () => [because('focus.none')] };
  // GH-9.13: traps and hazardous hexes are entered only where nobody can be attacked without; then as few as can be.
  const spared = least(can, (foe) => negativesOf(ways[foe]!));
  // GH-9.14: the fewest movement points.
  const short = least(spared, (foe) => pointsOf(ways[foe]!));
  // GH-9.15: the nearest.
  const near = least(short, (foe) => foes[foe]!.near);
  // GH-9.16: who comes first in the round.
  const first = least(near, (foe) => foes[foe]!.order);
  const id =
    first.length < near.length
      ? 'focus.order'
      : near.length < short.length
        ? 'focus.near'
        : short.length < spared.length
          ? 'focus.path'
          : spared.length < can.length
            ? 'focus.negative'
            : can.length > 1
              ? 'focus.path'
              : 'focus.only';
  return {
    foes: first,
    why: (foe) => {
      const others = first.filter((one) => one !== foe).map((one) => foes[one]!.enemy.id);
      const args = { focus: foes[foe]!.enemy.id, n: pointsOf(ways[foe]!) };
      // GH-9.17: whom the rules do not tell apart, the players do.
      return [because(id, args), ...(others.length > 0 ? [because('focus.choice', { ...args, others })] : [])];
    },
  };
}

/**
 * GH-9.31: the focus of the attack before is kept as long as it can be attacked in this activation too; otherwise the
 * monster focuses anew.
 */
export function keptFocus(field: Field, strike: Strike, costs: Int32Array, kept: KeptBy): Focus | undefined {
  const foe = field.foes.findIndex(({ enemy }) => enemy.id === kept.id);
  if (foe < 0) return undefined;
  const cost = costToAttack(field, strike, costs, foe);
  if (cost === NO_WAY || pointsOf(cost) > kept.move) return undefined;
  return { foes: [foe], why: () => [because('focus.kept', { focus: kept.id })] };
}

/** The id of the focus, and how far the monster moves. */
export interface KeptBy {
  id: string;
  move: number;
}

/** Those for which a measure is least. */
export function least<T>(list: readonly T[], measure: (one: T) => number): T[] {
  let best = Number.POSITIVE_INFINITY;
  let found: T[] = [];
  for (const one of list) {
    const n = measure(one);
    if (n < best) {
      best = n;
      found = [one];
    } else if (n === best) found.push(one);
  }
  return found;
}
