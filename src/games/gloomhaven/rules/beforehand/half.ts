import type { Said } from '#core/types';
import type { Ability } from '../../printed/schema/abilities/ability.ts';
import { ELEMENTS } from '../../printed/schema/terms/base.ts';
import { canConsume } from '../../state/elements.ts';
import { mayAttack, mayMove } from '../../state/figures/conditions.ts';
import { enemies, heroOf } from '../../state/figures/figures.ts';
import { boardOf } from '../../state/map/board.ts';
import { hexesWith } from '../../state/map/terrain.ts';
import type { At, Figure, Hero, State } from '../../state/state.ts';
import { isFlying } from '../../state/values/flying.ts';
import { movePoints } from '../abilities/move.ts';
import { lastingOf } from '../figures/lasting.ts';
import { mayAttackInstead } from '../lines/as-attack.ts';
import { isMelee, planOf } from '../lines/plan.ts';
import { laidFor, reachable } from '../lines/targets.ts';
import { waysWithin } from '../movement/ways.ts';
import { beginDeed } from '../perform/perform.ts';
import { closedDoorAt } from '../reveal/rooms.ts';
import { effectsOf, type Use } from './uses.ts';

/** What of a half of a card can be said before it is asked for, so far as its questions are certain. */

type Of<O extends Ability['op']> = Extract<Ability, { op: O }>;

/** Whether the ability asks about elements first, or might. */
const paysFor = (g: State, ability: Ability): boolean =>
  'consume' in ability && ability.consume !== undefined && ELEMENTS.some((one) => canConsume(g, one));

/** What asks nothing of anybody. */
function isQuiet(g: State, ability: Ability): boolean {
  if (paysFor(g, ability)) return false;
  switch (ability.op) {
    case 'shield':
    case 'retaliate':
    case 'heal':
      return ability.who === 'self';
    case 'loot':
    case 'augment':
      return true;
    case 'ongoing':
      return ability.trigger !== 'your-attack-action';
    case 'infuse':
      return ability.element !== 'any';
    default:
      return false;
  }
}

/** The abilities of a half round the one that matters: those before it and after it ask nothing. */
function within<O extends 'move' | 'attack'>(
  g: State,
  use: Use,
  op: O,
): { ability: Of<O>; isLast: boolean } | undefined {
  const effects = effectsOf(use);
  const at = effects.findIndex((one) => !isQuiet(g, one));
  const ability = effects[at];
  if (ability?.op !== op || paysFor(g, ability)) return undefined;
  return { ability: ability as Of<O>, isLast: effects.slice(at + 1).every((one) => isQuiet(g, one)) };
}

/** Where a half takes its character, without a trap or hazardous ground on the way. */
export interface Way {
  to: At;
  hexes: number;
  said: Said[];
  /** The half asks nothing more. */
  isLast: boolean;
  /** GH-13.1: a door that opens there. */
  opens: boolean;
}

export function waysOf(g: State, hero: Hero, use: Use): Way[] {
  const found = within(g, use, 'move');
  if (!found || found.ability.end || !mayMove(hero)) return [];
  const { ability, isLast } = found;
  const deed = beginDeed(hero, hero.seat);
  // Then it is asked first whether it is a move at all.
  if (mayAttackInstead(g, deed)) return [];
  const points = movePoints(g, deed, ability);
  const gait = isFlying(g, hero) ? 'fly' : ability.jump ? 'jump' : 'walk';
  const going = { points, gait, ...(ability.straight && { straight: true }) } as const;
  const bad = new Set([...hexesWith(g, 'trap'), ...hexesWith(g, 'hazardous')]);
  return [...waysWithin(g, hero, going)].flatMap(([to, way]) => {
    const touched = gait === 'fly' ? [] : gait === 'jump' ? [to] : way;
    if (touched.some((at) => bad.has(at))) return [];
    const opens = closedDoorAt(g, to) !== undefined;
    return [{ to, hexes: way.length, said: [{ action: 'move', args: { to } }], isLast: isLast && !opens, opens }];
  });
}

/** An attack from where the character stands: whom, and what it is worth. */
export interface Blow {
  whom: Figure[];
  said: Said[];
  worth: number;
}

/** The best attack with this half; undefined where it has none, nobody is in reach, or its first question is another one. */
export function blowOf(g: State, hero: Hero, use: Use): Blow | undefined {
  const found = within(g, use, 'attack');
  if (!found || !mayAttack(hero)) return undefined;
  const { ability } = found;
  if (ability.when !== undefined || lastingOf(g, hero.seat, ['your-attack-action']).length > 0) return undefined;
  const deed = beginDeed(hero, hero.seat);
  const plan = planOf(g, deed, ability, []);
  const n = plan.base;
  if (plan.aoe) {
    const areas = laidFor(g, deed, plan).map(({ hits }, i) => ({
      hits,
      i,
      worth: worthOf(g, hero, { whom: hits, n }),
    }));
    const [best] = areas.sort((a, b) => b.worth - a.worth || a.i - b.i);
    if (!best) return undefined;
    return { whom: best.hits, worth: best.worth, said: [{ action: 'lay-area', args: { area: String(best.i) } }] };
  }
  const near = reachable(g, deed, { who: 'enemy', range: plan.range, where: ability.where });
  const isAll = plan.targets === 'all';
  const most = isAll ? near.length : Math.min(near.length, plan.targets as number);
  const whom = near
    .map((one, i) => ({ one, i, worth: worthOf(g, hero, { whom: [one], n }) }))
    .sort((a, b) => b.worth - a.worth || a.i - b.i)
    .slice(0, most)
    .map(({ one }) => one);
  if (whom.length === 0) return undefined;
  const from = boardOf(g);
  // GH-7.4: a ranged attack on somebody beside is made at a disadvantage.
  const isClose = !isMelee(plan) && whom.some((one) => from.range(hero.at, one.at) === 1);
  const worth = worthOf(g, hero, { whom, n }) - (isClose ? 1.5 : 0);
  return { whom, worth, said: [{ action: 'attack', args: { targets: whom.map(({ id }) => id) } }] };
}

/** What of the damage counts, more for whoever falls and for elites. */
function worthOf(g: State, hero: Hero, { whom, n }: { whom: readonly Figure[]; n: number }): number {
  const board = boardOf(g);
  return whom.reduce((sum, one) => {
    const falls = one.hp <= n ? 2 : 0;
    return sum + Math.min(n, one.hp) + falls - board.range(hero.at, one.at) / 100;
  }, 0);
}

/** Enemies beside a hex. */
export const besides = (g: State, hero: Hero, at: At): number =>
  enemies(g, hero).filter((one) => boardOf(g).range(at, one.at) === 1).length;

/** The same position with the character elsewhere. */
export function standing(g: State, seat: number, at: At): { g: State; hero: Hero } {
  const hero = { ...heroOf(g, seat)!, at };
  return { g: { ...g, figures: g.figures.map((one) => (one.id === hero.id ? hero : one)) }, hero };
}
