import type { z } from 'zod';
import type { Attack } from '../../printed/schema/ops/attack.ts';
import type { Area } from '../../printed/schema/terms/aim.ts';
import type { Condition } from '../../printed/schema/terms/base.ts';
import type { Figure, State } from '../../state/state.ts';
import { valuesOf } from '../../state/values/stats.ts';
import { summonStats } from '../../state/values/summons.ts';
import type { BoostOf, Deed } from '../deeds/deed.ts';
import { counted } from './count.ts';

/** An attack ability with all that is known of it before a target is chosen. */

export type AttackOf = z.infer<typeof Attack>;
export interface Plan {
  ability: AttackOf;
  /** Base and what boosts add. */
  base: number;
  added: number[];
  /** Hexes; a melee attack has 1 (GH-7.3), or what a weapon adds to it. */
  range: number;
  melee: boolean;
  targets: number | 'all';
  aoe: z.infer<typeof Area> | null;
  pierce: number;
  /** GH-6.9: each of them is an effect of its own, the ability's first. */
  push: number[];
  pull: number[];
  conditions: Condition[];
  advantage: boolean;
  times: number[];
  /** Whether augments of the Mindthief work on it. */
  augmented: boolean;
  boosts: readonly BoostOf[];
}

interface Own {
  attack: number;
  range: number;
  pierce: number;
  targets: number;
  conditions: readonly Condition[];
  advantage: boolean;
}

/** What a figure brings to every attack of its own: a stat card, the values of a summon; nothing for a character. */
export function ownValues(g: State, figure: Figure): Own {
  const none: Own = { attack: 0, range: 1, pierce: 0, targets: 1, conditions: [], advantage: false };
  if (figure.kind === 'monster') {
    const { attack, range = 1, pierce = 0, targets = 1, conditions = [], advantage = false } = valuesOf(g, figure);
    return { attack, range, pierce, targets, conditions, advantage };
  }
  if (figure.kind !== 'summon') return none;
  return { ...none, ...summonStats(g, figure) };
}

export const PIERCE_ALL = 99;
const pierceOf = (pierce: number | 'all' | undefined): number => (pierce === 'all' ? PIERCE_ALL : (pierce ?? 0));

export function planOf(g: State, deed: Deed, ability: AttackOf, boosts: readonly BoostOf[]): Plan {
  const actor = g.figures.find(({ id }) => id === deed.actor)!;
  const own = ownValues(g, actor);
  const sum = (of: (boost: BoostOf) => number) => boosts.reduce((total, boost) => total + of(boost), 0);
  const printed = ability.n === undefined ? own.attack + (ability.mod ?? 0) : counted(g, ability.n, { deed, actor });
  // Conditions, pierce and targets of a stat card go with its own attacks (GH-9.3).
  const isOwn = ability.n === undefined || ability.rangeMod !== undefined;
  const range = ability.range ?? (isOwn || ability.rangeMod !== undefined ? own.range : 1);
  const more = sum((boost) => (longer(boost) ? 0 : (boost.range ?? 0))) + (ability.rangeMod ?? 0);
  const reach = Math.max(1, range + (isMeleeFor(ability, range) ? 0 : more));
  const melee = reach === 1 && (ability.range ?? 1) === 1;
  const targets = boosts.find((boost) => boost.targets === 'all')
    ? 'all'
    : (ability.targets ?? (isOwn && !ability.aoe && !ability.where ? own.targets : 1));
  const extra = sum(({ targets: n }) => (typeof n === 'number' ? n : 0));
  return {
    ability,
    base: Math.max(0, printed),
    added: boosts.flatMap(({ attack }) => (attack === undefined ? [] : [counted(g, attack, { deed, actor })])),
    range: Math.max(1, reach + (melee ? sum(longer) : 0)),
    melee,
    targets: targets === 'all' ? 'all' : targets + extra,
    aoe: boosts.find(({ aoe }) => aoe)?.aoe ?? ability.aoe ?? null,
    pierce: (isOwn ? own.pierce : 0) + (ability.pierce ?? 0) + sum(({ pierce }) => pierceOf(pierce)),
    push: forcesOf('push', [ability, ...boosts]),
    pull: forcesOf('pull', [ability, ...boosts]),
    conditions: [
      ...new Set([
        ...(isOwn ? own.conditions : []),
        ...(ability.conditions ?? []),
        ...boosts.flatMap(({ conditions }) => conditions ?? []),
      ]),
    ],
    advantage: (isOwn && own.advantage) || boosts.some(({ advantage }) => advantage),
    times: boosts.flatMap(({ multiply }) => multiply ?? []),
    augmented: ability.augmented === true || boosts.some(({ augmented }) => augmented),
    boosts,
  };
}

/** How far each of these pushes or pulls, but for those that do not. */
export const forcesOf = (kind: 'push' | 'pull', from: readonly { push?: number; pull?: number }[]): number[] =>
  from.flatMap((one) => one[kind] ?? []);

/** What a weapon for melee adds to its reach; the attack stays a melee attack (item 68). */
const longer = (boost: BoostOf & { kind?: 'melee' | 'ranged' }): number =>
  boost.kind === 'melee' ? (boost.range ?? 0) : 0;

/** A melee attack stays one, but "all enemies within 1" grows (card 123). */
const isMeleeFor = (ability: AttackOf, range: number): boolean => range === 1 && ability.targets !== 'all';

/** GH-7.3: melee is range 1, and every area about the attacker. */
export const isMelee = ({ melee, aoe }: Plan): boolean => (aoe ? aoe.origin === 'self' : melee);
