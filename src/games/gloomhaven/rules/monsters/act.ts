import type { Hex } from '../../printed/map/hexes.ts';
import { approach } from './approach.ts';
import { type Field, fieldOf, terrainOf } from './field.ts';
import { type Focus, focusOf, keptFocus } from './focus.ts';
import { bestAt } from './groups.ts';
import { type Action, hindered, type Position } from './position.ts';
import { because, type Reason } from './reasons.ts';
import { bestSpots, type Spots } from './spot.ts';
import { type Strike, strikeOf } from './strike.ts';
import { bestWays, pointsOf, waysFromHere } from './ways.ts';

/** One thing a monster may do. Where there are several they are equally good, and the players choose (GH-9.17, GH-9.27). */
export interface Outcome {
  moveTo: Hex;
  /** Ids of those it attacks; the focus is among them (GH-9.30). */
  targets: readonly string[];
  /** The focuses with which it does this; none by GH-9.18. */
  focus: readonly string[];
  /** The hexes it makes for: where it ends, or those out of reach that it comes closer to (GH-9.21). */
  goals: readonly Hex[];
  why: readonly Reason[];
}

/** By the numbers of hexes and enemies, before equal ones are put together. */
interface Doing {
  at: number;
  group: readonly number[];
  focus: number | undefined;
  goal: number | undefined;
  why: readonly Reason[];
}

/** The field of one action, and whom the monster could attack from where. */
interface Scene {
  field: Field;
  strike: Strike;
  costs: Int32Array;
  action: Action;
}

/**
 * GH-9.10 to GH-9.31: all that a monster may do with the move and the attack of its card, in the order of hexes. Throws
 * when it or an enemy stands where there is no floor.
 */
export function activation(position: Position): Outcome[] {
  const action = hindered(position.action);
  const field = fieldOf(position);
  const scene: Scene = { field, strike: strikeOf(field, action), costs: waysFromHere(field), action };
  const focus = focusIn(scene, position.kept);
  if (focus.foes.length === 0) {
    const { here } = field;
    return told(field, [{ at: here, group: [], focus: undefined, goal: undefined, why: focus.why(0) }]);
  }
  const doings = focus.foes.flatMap((foe) => {
    const why = focus.why(foe);
    const done = action.attack && action.attackFirst ? attackThenMove(scene, foe) : moveThenAttack(scene, foe);
    return done.map((doing): Doing => ({ ...doing, why: [...why, ...doing.why] }));
  });
  return told(field, doings);
}

function focusIn({ field, strike, costs, action }: Scene, kept: string | undefined): Focus {
  const before = kept === undefined ? undefined : keptFocus(field, strike, costs, { id: kept, move: action.move });
  return before ?? focusOf(field, strike, costs);
}

/** GH-9.20 to GH-9.23: to the best hex, or towards it. */
function moveThenAttack({ field, strike, costs, action }: Scene, focus: number): Doing[] {
  const best = bestSpots(field, strike, { focus, costs, move: action.move });
  const whither: Reason[] = action.attack || action.move === 0 ? [] : [because('move.melee')];
  if (best.inTime)
    return best.spots.map(({ at, group }) => ({
      at,
      group: action.attack ? group : [],
      focus,
      goal: at,
      why: [...whither, ...arrival({ field, costs, best }, at), ...(action.attack ? struck(field, group, focus) : [])],
    }));
  // GH-9.30: out of reach, nobody is attacked, not even others who are in reach.
  const misses = action.attack ? [because('attack.none', { focus: field.foes[focus]!.enemy.id })] : [];
  const goals = [...new Set(best.spots.map(({ at }) => at))];
  return goals.flatMap((goal) =>
    approach(field, costs, action.move, goal).map(({ at, left }): Doing => {
      const id = action.move === 0 ? 'move.cannot' : at === field.here ? 'move.stuck' : 'move.closer';
      return { at, group: [], focus, goal, why: [...whither, ...best.why, because(id, { n: left }), ...misses] };
    }),
  );
}

/** GH-9.24: the attack is made from where it stands, then it moves as without an attack. */
function attackThenMove({ field, strike, costs, action }: Scene, focus: number): Doing[] {
  const groups = strike.includes(field.here, focus) ? bestAt(field, strike, field.here, focus) : [];
  const walk: Action = { ...action, attack: false };
  const after = moveThenAttack({ field, strike: strikeOf(field, walk), costs, action: walk }, focus);
  const id = field.foes[focus]!.enemy.id;
  if (groups.length === 0)
    return after.map((doing) => ({ ...doing, why: [because('attack.none', { focus: id }), ...doing.why] }));
  return groups.flatMap((group) =>
    after.map((doing) => ({
      ...doing,
      group,
      why: [because('attack.first'), ...struck(field, group, focus), ...doing.why],
    })),
  );
}

/** What of the field and of the best hexes tells why one of them was taken. */
interface Taken {
  field: Field;
  costs: Int32Array;
  best: Spots;
}

function arrival({ field, costs, best }: Taken, at: number): Reason[] {
  const choice = new Set(best.spots.map((spot) => spot.at)).size > 1 ? [because('move.choice')] : [];
  if (at === field.here) return [...best.why, because('move.stays'), ...choice];
  return [...best.why, because('move.least', { n: pointsOf(costs[at]!) }), ...choice];
}

function struck({ foes }: Field, group: readonly number[], focus: number): Reason[] {
  const args = { focus: foes[focus]!.enemy.id };
  const others = group.filter((foe) => foe !== focus).map((foe) => foes[foe]!.enemy.id);
  return [others.length === 0 ? because('attack.focus', args) : because('attack.others', { ...args, others })];
}

/** Puts together what ends in the same hex with the same targets, in the order of hexes. */
function told({ foes, ground }: Field, doings: readonly Doing[]): Outcome[] {
  const found = new Map<string, Doing[]>();
  for (const doing of doings) {
    const name = `${doing.at}:${doing.group}`;
    const same = found.get(name);
    if (same) same.push(doing);
    else found.set(name, [doing]);
  }
  return [...found.values()]
    .sort(([a], [b]) => a!.at - b!.at)
    .map((same): Outcome => {
      const { at, group, why } = same[0]!;
      const all = <T>(of: (doing: Doing) => T | undefined) => [
        ...new Set(same.flatMap((doing) => of(doing) ?? []) as T[]),
      ];
      return {
        moveTo: ground.hexes[at]!,
        targets: group.map((foe) => foes[foe]!.enemy.id),
        focus: all(({ focus }) => focus).map((foe) => foes[foe]!.enemy.id),
        goals: all(({ goal }) => goal).map((goal) => ground.hexes[goal]!),
        why,
      };
    });
}

/**
 * All best ways to a hex, from where the monster stands to there, both included (GH-9.12, GH-9.13); no more than `most`.
 * None when there is no way.
 */
export function waysOf(position: Position, to: Hex, most = 20): Hex[][] {
  const end = position.ground.at(to);
  if (end === undefined) return [];
  return bestWays(terrainOf(position), end, most).map((way) => way.map((at) => position.ground.hexes[at]!));
}
