import { codeOf, type Hex, layings } from '../../printed/map/hexes.ts';
import type { Ability } from '../../printed/schema/abilities/ability.ts';
import { ELEMENTS } from '../../printed/schema/terms/base.ts';
import { augmentsOf, lastingOf } from '../../rules/figures/lasting.ts';
import { canConsume } from '../../state/elements.ts';
import { has, mayAttack } from '../../state/figures/conditions.ts';
import { hexOf } from '../../state/map/board.ts';
import type { At, State } from '../../state/state.ts';
import type { Foe, Lay } from './lay.ts';
import { WEIGHT } from './weights.ts';

/** What an attack of a character is worth from a hex. */

export type AttackOf = Extract<Ability, { op: 'attack' }>;

const WORTH_OF: Readonly<Record<string, (foe: Foe) => number>> = {
  stun: (foe) => 0.5 + foe.attack * 0.9,
  disarm: (foe) => 0.3 + foe.attack * 0.8,
  immobilize: (foe) => (foe.range > 1 ? 0.3 : 0.9),
  poison: () => 0.8,
  wound: () => 1,
  muddle: (foe) => foe.attack * 0.25,
  curse: () => 0.5,
};

export const worthOfCondition = (condition: string, foe: Foe): number => WORTH_OF[condition]?.(foe) ?? 0.3;

/** How much it strikes with; what is counted is taken as it usually is. */
function strengthOf({ hero, g }: Lay, { n, range = 1, consume = [] }: AttackOf): number {
  const base = typeof n === 'number' ? n : 2;
  const kind = range > 1 ? 'ranged' : 'melee';
  const boosts = lastingOf(g, hero.seat, ['your-attack', 'your-or-ally-attack', 'your-attack-action']).map(
    ({ effect }) => effect,
  );
  const lasting = [
    ...boosts.filter((one) => one.kind === undefined || one.kind === kind),
    ...(range > 1 ? [] : augmentsOf(g, hero.seat).map(({ effect }) => effect)),
  ].reduce((sum, one) => sum + (typeof one.attack === 'number' ? one.attack : 0), 0);
  const paid = consume.reduce(
    (sum, { elements, gain }) =>
      typeof gain.attack === 'number' &&
      elements.every((one) => (one === 'any' ? ELEMENTS.some((each) => canConsume(g, each)) : canConsume(g, one)))
        ? sum + gain.attack
        : sum,
    0,
  );
  return base + lasting + paid + (has(hero, 'strengthen') ? 0.7 : 0) - (has(hero, 'muddle') ? 0.7 : 0);
}

const layingsOf = new Map<readonly Hex[], readonly ReadonlySet<number>[]>();
function laid(pattern: readonly Hex[]): readonly ReadonlySet<number>[] {
  const before = layingsOf.get(pattern);
  if (before) return before;
  const found = layings(pattern).map((one) => new Set(one.map(codeOf)));
  layingsOf.set(pattern, found);
  return found;
}

/** Damage to one enemy, and what comes of it: a dead one strikes nobody any more. */
export function blow(lay: Lay, { from, n, ability }: { from: At; n: number; ability: AttackOf }, foe: Foe): number {
  const far = lay.board.range(from, foe.at);
  const isRanged = (ability.range ?? 1) > 1;
  const shield = Math.max(0, foe.shield - (ability.pierce ?? 0));
  const strength = (isRanged && far === 1 ? n - 0.8 : n) + (foe.isPoisoned ? 1 : 0) + bonusOn(lay, ability, foe);
  const { harm, kills } = chances(strength, shield, foe.hp);
  const fear = foe.attack * (foe.isSpent ? WEIGHT.blowSavedLater : WEIGHT.blowSaved);
  const brings = (ability.conditions ?? []).reduce((sum, one) => sum + (WORTH_OF[one]?.(foe) ?? 0.3), 0);
  const back = foe.retaliate > 0 && far <= foe.retaliates ? foe.retaliate * 0.9 * (1 - kills) : 0;
  return (
    harm * (WEIGHT.harm + (foe.isAsked ? WEIGHT.asked : 0)) +
    (harm / foe.hp) * (WEIGHT.share + fear * WEIGHT.shareOfFear) +
    kills * (WEIGHT.kill + fear) +
    (1 - kills) * brings * WEIGHT.condition -
    back
  );
}

/** What the attack does more to this enemy: by who stands beside it, and by what lies on it. */
function bonusOn({ foes, others, board }: Lay, { bonus = [] }: AttackOf, foe: Foe): number {
  return bonus.reduce((sum, { when = [], attack }) => {
    if (attack === undefined) return sum;
    const so = when.every((one) =>
      one === 'target-alone'
        ? foes.every((each) => each === foe || board.range(each.at, foe.at) > 1)
        : one === 'target-flanked'
          ? others.some((each) => board.range(each.at, foe.at) === 1)
          : false,
    );
    if (!so) return sum;
    return sum + (typeof attack === 'number' ? attack : 1);
  }, 0);
}

/** What falls from a deck without perks, and how often of twenty (GH-1.3): the null and the double are told apart. */
const FALLS: readonly (readonly [more: number, cards: number])[] = [
  [-2, 1],
  [-1, 5],
  [0, 6],
  [1, 5],
  [2, 1],
];

/** The damage to be expected from an attack, no more than there are hit points, and how likely it kills. */
function chances(n: number, shield: number, hp: number): { harm: number; kills: number } {
  const all = [...FALLS.map(([more, cards]) => [n + more, cards] as const), [0, 1] as const, [2 * n, 1] as const];
  let harm = 0;
  let kills = 0;
  for (const [value, cards] of all) {
    const left = Math.max(0, value - shield);
    harm += (Math.min(hp, left) * cards) / 20;
    if (left >= hp) kills += cards / 20;
  }
  return { harm, kills };
}

/** What the attack is worth from there: the best of those in reach, as many as it takes. */
export function strikeWorth(lay: Lay, from: At, ability: AttackOf): number {
  if (!mayAttack(lay.hero)) return 0;
  const { board } = lay;
  const n = strengthOf(lay, ability);
  const of = (foe: Foe) => blow(lay, { from, n, ability }, foe);
  const seen = (foe: Foe, range: number) =>
    !foe.isHidden && board.range(from, foe.at) <= range && board.sees(from, foe.at);
  const { aoe } = ability;
  if (aoe) {
    const here = codeOf(hexOf(from));
    const range = aoe.origin === 'self' ? 3 : (ability.range ?? 1) + 2;
    const near = lay.foes.filter((foe) => seen(foe, range));
    const pins = aoe.origin === 'self' ? [here] : near.map((foe) => codeOf(hexOf(foe.at)));
    let best = 0;
    for (const pattern of laid(aoe.hexes))
      for (const pin of pins) {
        const worth = near.reduce((sum, foe) => (pattern.has(codeOf(hexOf(foe.at)) - pin) ? sum + of(foe) : sum), 0);
        best = Math.max(best, worth);
      }
    return best;
  }
  // Whom it strikes on its way is not known before the way.
  if (ability.where !== undefined) return lay.foes.some((foe) => board.range(from, foe.at) <= 2) ? n * 0.5 : 0;
  const worths = lay.foes.filter((foe) => seen(foe, ability.range ?? 1)).map(of);
  const most = ability.targets === 'all' ? worths.length : (ability.targets ?? 1);
  return worths
    .sort((a, b) => b - a)
    .slice(0, most)
    .reduce((sum, one) => sum + Math.max(0, one), 0);
}

/** Whether anything is left to be found behind doors, or to be killed. */
export const isEarly = (g: State): boolean => Object.values(g.doors).some((state) => state !== 'open');
