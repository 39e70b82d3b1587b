import type { Script, Table } from '#core/types';
import type { Ability } from '../../printed/schema/abilities/ability.ts';
import { figure as find } from '../../state/figures/figures.ts';
import { isHidden } from '../../state/items/worn.ts';
import { atOf, boardOf } from '../../state/map/board.ts';
import type { At, Figure, State } from '../../state/state.ts';
import { actorOf, type Deed } from '../deeds/deed.ts';
import { placed } from '../deeds/place.ts';
import { afflict } from '../figures/afflict.ts';
import { boostsFrom, boostXp } from '../lines/boosts.ts';
import { foesOf } from '../lines/targets.ts';
import { forces } from '../movement/force.ts';
import { aimed } from './aim.ts';

/** GH-6.9: push and pull without an attack. */
export function* performForce(t: Table<State>, deed: Deed, ability: Extract<Ability, { op: 'push' | 'pull' }>): Script {
  const gained = yield* boostsFrom(t, deed, ability.consume, ability.op);
  const actor = actorOf(t.g, deed)!;
  const more = gained.reduce((sum, boost) => sum + (boost[ability.op] ?? 0), 0);
  const n = ability.n + more;
  const { from, targets } =
    ability.where === 'around-hex'
      ? yield* aroundHex(t, deed, ability.range!)
      : { from: actor.at, targets: yield* aimed(t, deed, { op: ability.op, aim: ability, worth: () => n }) };
  for (const target of targets) {
    for (const condition of (ability.op === 'push' && ability.conditions) || [])
      afflict(t, target, condition, actor.id);
    if (!find(t.g, target.id)) continue;
    yield* forces(t, { kind: ability.op, actor: actor.id, target: target.id, from, n }, deed);
  }
  boostXp(t, deed, gained);
}

/** a hex that the seat chooses in range and sight, and all enemies within as many hexes of it, the nearest first. */
function* aroundHex(t: Table<State>, deed: Deed, range: number): Script<{ from: At; targets: Figure[] }> {
  const { g } = t;
  const board = boardOf(g);
  const { at: here } = actorOf(g, deed)!;
  const foes = foesOf(g, deed).filter((one) => !isHidden(g, one));
  const near = (hex: At) => foes.filter((one) => board.range(hex, one.at) <= range);
  const hexes = board.ground.hexes
    .map(atOf)
    .filter((hex) => board.range(here, hex) <= range && board.sees(here, hex))
    .filter((hex) => near(hex).some((one) => one.at !== hex));
  const from = yield* placed(t, deed, 'centre', hexes);
  if (from === undefined) return { from: here, targets: [] };
  deed.done = true;
  return { from, targets: near(from).sort((a, b) => board.range(from, a.at) - board.range(from, b.at)) };
}
