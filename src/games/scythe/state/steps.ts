import type { SeatId } from '#core/types';
import { FACTORY, factions, homes } from '../printed/content.ts';
import {
  hasRiver,
  isHome,
  isLake,
  isTunnel,
  lakes,
  neighbours,
  ofTerrain,
  terrainOf,
  tunnels,
} from '../printed/places.ts';
import { hasFactionAbility } from './mats.ts';
import {
  controlled,
  factionOf,
  fightersAt,
  hasAbility,
  homeOf,
  isEnemyAt,
  isPlastic,
  mineOf,
  structureAt,
  unitsAt,
  workersAt,
} from './pieces.ts';
import type { State, Unit } from './state.ts';

/** Where a unit may go with one step (SC-6, SC-13, SC-14.4). */

export interface Step {
  to: string;
  /** It crosses a river by Toka, which works once per turn (SC-14.4). */
  toka: boolean;
}

/** SC-13.1: terrains onto which each faction's character and mechs cross rivers. */
const RIVERWALK = new Map(
  [...factions.values()].map(({ id, mechs }) => {
    const onto = mechs.find((mech) => mech.id === 'riverwalk')?.effect.ontoTerrain;
    return [id, onto ?? []];
  }),
);
const LAKE_ABILITIES = ['seaworthy', 'submerge', 'suiton'];

const entersLakes = (g: State, seat: SeatId): boolean => LAKE_ABILITIES.some((ability) => hasAbility(g, seat, ability));

/** SC-6.2: tunnels for this seat: the printed ones and its own Mine. */
export function tunnelsOf(g: State, seat: SeatId): readonly string[] {
  const mine = mineOf(g, seat);
  return mine !== undefined && !isTunnel(mine) ? [...tunnels, mine] : tunnels;
}

/** SC-13.7: steps more in each move of a character or mech. */
export const extraSteps = (g: State, { seat, kind }: Unit): number =>
  kind !== 'worker' && hasAbility(g, seat, 'speed') ? 1 : 0;

/** The places one step away from where this unit stands; `toka`: Toka may still be used in this turn. */
export function stepsFrom(g: State, unit: Unit, toka: boolean): Step[] {
  const from = unit.at;
  // SC-6.11: a worker leaves a lake only aboard a mech.
  if (unit.kind === 'worker' && isLake(from)) return [];
  const found = new Map<string, Step>();
  const add = (to: string, viaToka = false) => {
    if (to === from || (found.has(to) && !found.get(to)!.toka)) return;
    if (mayEnter(g, unit, to)) found.set(to, { to, toka: viaToka });
  };
  for (const to of neighbours(from)) {
    if (!crossesRiver(from, to) || mayCross(g, unit, from, to)) add(to);
    // SC-14.4: Toka
    else if (toka && unit.kind !== 'worker' && hasAbility(g, unit.seat, 'toka')) add(to, true);
  }
  // SC-6.2
  const under = tunnelsOf(g, unit.seat);
  if (under.includes(from)) for (const to of under) add(to);
  if (unit.kind !== 'worker') for (const to of jumps(g, unit, under)) add(to);
  return [...found.values()];
}

/** Whether there is any such place. Most units have a free neighbour, and abilities are looked at only where there is none. */
export function canStep(g: State, unit: Unit, toka: boolean): boolean {
  const isStuck = unit.kind === 'worker' && isLake(unit.at);
  const isFree = (to: string) => barTo(g, unit, to, toka) === undefined;
  return !isStuck && (neighbours(unit.at).some(isFree) || stepsFrom(g, unit, toka).length > 0);
}

/** SC-6.11: from and to lakes no river is crossed. */
const crossesRiver = (from: string, to: string): boolean => hasRiver(from, to) && !isLake(from) && !isLake(to);

/** What keeps a unit from entering this place, whatever way leads there. */
function barAt(g: State, unit: Unit, to: string): 'home' | 'lake' | 'enemies' | undefined {
  const isWorker = unit.kind === 'worker';
  if (isHome(to)) return hasAbility(g, unit.seat, 'wayfare') && !isWorker ? undefined : 'home';
  if (isLake(to)) return !isWorker && entersLakes(g, unit.seat) ? undefined : 'lake';
  return isWorker && isEnemyAt(g, to, unit.seat) ? 'enemies' : undefined;
}
const mayEnter = (g: State, unit: Unit, to: string): boolean => barAt(g, unit, to) === undefined;

/** Why a unit does not get to a neighbouring place with one step; undefined if nothing there keeps it from it. */
export function barTo(
  g: State,
  unit: Unit,
  to: string,
  toka: boolean,
): 'home' | 'lake' | 'enemies' | 'river' | undefined {
  const isStopped = crossesRiver(unit.at, to) && !mayCross(g, unit, unit.at, to);
  const byToka = toka && unit.kind !== 'worker' && hasAbility(g, unit.seat, 'toka');
  return barAt(g, unit, to) ?? (isStopped && !byToka ? 'river' : undefined);
}

/** SC-13.1, SC-13.4, SC-14.4: rivers that this unit may cross. */
function mayCross(g: State, unit: Unit, from: string, to: string): boolean {
  if (unit.kind === 'worker') return hasFactionAbility(g, unit.seat, 'swim');
  const terrain = terrainOf(to)!;
  if (hasAbility(g, unit.seat, 'riverwalk') && RIVERWALK.get(factionOf(g, unit.seat))!.includes(terrain)) return true;
  const under = tunnelsOf(g, unit.seat);
  return hasAbility(g, unit.seat, 'burrow') && (under.includes(from) || under.includes(to));
}

/** Places that abilities of mechs make adjacent, whatever lies between (SC-13, SC-14.4, R-12, R-13). */
function* jumps(g: State, { seat, at: from }: Unit, under: readonly string[]): Generator<string> {
  if (hasAbility(g, seat, 'township')) {
    const ends = [...controlled(g, seat).filter((hex) => terrainOf(hex) === 'village'), FACTORY];
    if (ends.includes(from)) yield* ends;
  }
  if (hasAbility(g, seat, 'underpass')) {
    const ends = [...controlled(g, seat).filter((hex) => terrainOf(hex) === 'mountain'), ...under];
    if (ends.includes(from)) yield* ends;
  }
  if (hasAbility(g, seat, 'submerge') && isLake(from)) yield* lakes;
  if (hasAbility(g, seat, 'rally')) {
    for (const { seat: owner, kind, at } of Object.values(g.units)) if (owner === seat && kind === 'worker') yield at;
    yield* tokenHexes(g, seat);
  }
  if (hasAbility(g, seat, 'shinobi')) yield* tokenHexes(g, seat);
  if (hasAbility(g, seat, 'wayfare')) yield* wayfare(g, seat);
}
const tokenHexes = (g: State, seat: SeatId): string[] =>
  Object.keys(g.tokens).filter((hex) => g.tokens[hex]!.seat === seat);

/** SC-13.3: the own home base and those of factions not in the game; SC-14.1: with 6-7 players unoccupied farms. */
function wayfare(g: State, seat: SeatId): string[] {
  if (g.players.length >= 6)
    return ofTerrain('farm').filter((hex) => unitsAt(g, hex).length === 0 && !structureAt(g, hex));
  const played = new Set(g.players.map(({ faction }) => faction));
  return [...homes.values()]
    .filter(({ id, faction }) => id === homeOf(g, seat) || !played.has(faction))
    .map(({ id }) => id);
}

/** SC-6.6 to SC-6.10, SC-14.3: whether the unit's move ends where it has just arrived. */
export function stopsAt(g: State, { seat, kind, at }: Unit): boolean {
  if (isEnemyAt(g, at, seat)) return true;
  const token = g.tokens[at];
  if (token?.kind === 'trap' && token.armed && token.seat !== seat) return true;
  return kind === 'character' && g.encounters.includes(at);
}

/** SC-6.8: whether enemy fighters stand there: nobody leaves such a hex until they have fought. */
export function isContested({ units }: State, place: string, seat: SeatId): boolean {
  for (const id in units) {
    const unit = units[id]!;
    if (unit.at === place && unit.seat !== seat && isPlastic(unit)) return true;
  }
  return false;
}

/** What a unit can take along from where it stands (SC-6.4): workers of two kinds, moved in this action or not. */
export function loadAt(g: State, id: string): Record<string, number> {
  const { seat, kind, at } = g.units[id]!;
  const room: Record<string, number> = {};
  const goods = g.goods[at];
  if (goods) for (const [resource, n] of Object.entries(goods)) if (n > 0) room[resource] = n;
  if (kind !== 'mech') return room;
  const moved = g.turn?.moves?.moved ?? [];
  const workers = workersAt(g, at, seat);
  const fresh = workers.filter((worker) => !moved.includes(worker)).length;
  if (fresh > 0) room.worker = fresh;
  if (workers.length > fresh) room['moved-worker'] = workers.length - fresh;
  return room;
}

/**
 * SC-6.11: what a unit that leaves a lake must take along, because nothing may be left there: workers unless another
 * mech stays, tokens unless another fighter stays. Undefined when it cannot leave at all.
 */
export function mustTake(g: State, id: string): Record<string, number> | undefined {
  const { seat, kind, at } = g.units[id]!;
  if (!isLake(at)) return {};
  const others = fightersAt(g, at, seat).filter((one) => one !== id);
  const room = loadAt(g, id);
  const workers = workersAt(g, at, seat).length;
  const mechStays = others.some((one) => g.units[one]!.kind === 'mech');
  if (workers > 0 && !mechStays && kind !== 'mech') return undefined;
  return Object.fromEntries(
    Object.entries(room).filter(([what]) => (what.endsWith('worker') ? !mechStays : others.length === 0)),
  );
}
