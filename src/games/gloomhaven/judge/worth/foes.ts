import { scenario } from '../../printed/content/scenarios.ts';
import { has } from '../../state/figures/conditions.ts';
import { hostile } from '../../state/figures/figures.ts';
import type { Figure, Monster, State } from '../../state/state.ts';
import { shieldOf } from '../../state/values/bonuses.ts';
import { statsOf, valuesOf } from '../../state/values/stats.ts';

/** What monsters can take, and what they can do: those on the map, and those behind doors that every book of scenarios names. */

/** What a blow usually strikes with. */
const BLOW = 3;

/** Damage that has to be dealt to so many hit points, with what a shield takes off each blow. */
const toughness = (hp: number, shield: number): number => (hp * BLOW) / (BLOW - Math.min(2, shield));

/** The same of a figure as it stands there: a wound and poison will do a part of it. */
export const left = (g: State, one: Figure): number =>
  toughness(one.hp, shieldOf(g, one)) - (has(one, 'wound') ? 1 : 0) - (has(one, 'poison') ? 0.5 : 0);

export const living = (g: State): Monster[] => hostile(g).filter(({ hp }) => hp > 0);

/** How much of its attack is left to somebody who may not act, or not attack, in a part of its next turns. */
const attackLeft = (one: Monster): number => (has(one, 'stun') ? 0.2 : has(one, 'disarm') ? 0.3 : 1);

/** What all of them on the map strike with in a round. */
export const attackOf = (g: State): number =>
  living(g).reduce((sum, one) => sum + attackLeft(one) * valuesOf(g, one).attack, 0);

/** What stands in these rooms, which are closed, of these types: how many they are, how much damage they take, and what they strike with. */
export function behindDoors(g: State, closed: readonly number[], isCounted: (type: string) => boolean = () => true) {
  const { spawns, allies } = scenario(g.scenario);
  let [n, hp, attack] = [0, 0, 0];
  for (const { monster, ranks, room } of spawns) {
    const rank = ranks[g.characters.length - 2]!;
    if (!closed.includes(room) || rank === 'none' || allies.includes(monster) || !isCounted(monster)) continue;
    const stats = statsOf(g, monster, rank);
    n++;
    hp += toughness(stats.hp, stats.shield ?? 0);
    attack += stats.attack;
  }
  return { n, hp, attack };
}
