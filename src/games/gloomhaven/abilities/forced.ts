import type { Script, Table } from '#core/types';
import { afflict } from '../figures/afflict.ts';
import { figure as find } from '../figures/figures.ts';
import { forces } from '../movement/force.ts';
import type { Ability } from '../schema/ability.ts';
import type { State } from '../state.ts';
import { aimed } from './aim.ts';
import { boostsFrom, boostXp } from './boosts.ts';
import { actorOf, type Deed } from './deed.ts';

/** GH-6.9: push and pull without an attack. */
export function* performForce(t: Table<State>, deed: Deed, ability: Extract<Ability, { op: 'push' | 'pull' }>): Script {
  const gained = yield* boostsFrom(t, deed, ability.consume, ability.op);
  const actor = actorOf(t.g, deed)!;
  const more = gained.reduce((sum, boost) => sum + (boost[ability.op] ?? 0), 0);
  for (const target of yield* aimed(t, deed, { op: ability.op, aim: ability })) {
    for (const condition of (ability.op === 'push' && ability.conditions) || []) afflict(t, target, condition);
    if (!find(t.g, target.id)) continue;
    const n = ability.n + more;
    yield* forces(t, { kind: ability.op, actor: actor.id, target: target.id, from: actor.at, n }, deed);
  }
  boostXp(t, deed, gained);
}
