import type { SeatId } from '#core/types';
import { factions, RESOURCES, type Resource, STRUCTURES, type Structure, workersInAll } from '../printed/content.ts';
import { isTerritory } from '../printed/places.ts';
import type { Goods, Player, State, Unit, UnitKind } from './state.ts';

/** Readers of the state: what stands where, and whose it is. */

export const player = (g: State, seat: SeatId): Player => g.players[seat]!;
/** Whether this is the Automa's, not a person's, place at the table (A1). */
export const isAutoma = (g: State, seat: SeatId): boolean => g.automa?.seat === seat;
/** The player mat. Throws for the Automa, which has none and takes no action that needs one (A1). */
export function matOf(g: State, seat: SeatId): string {
  const { mat } = player(g, seat);
  if (mat === null) throw new Error(`seat ${seat} has no player mat`);
  return mat;
}
export const factionOf = (g: State, seat: SeatId): string => player(g, seat).faction;
export const homeOf = (g: State, seat: SeatId): string => factions.get(factionOf(g, seat))!.home;

/** Ids of units at a place, or of one seat there, in the order in which they came. */
export function unitsAt({ units }: State, place: string, seat?: SeatId): string[] {
  const found: string[] = [];
  for (const id in units) {
    const unit = units[id]!;
    if (unit.at === place && (seat === undefined || unit.seat === seat)) found.push(id);
  }
  return found;
}
export function unitsOf({ units }: State, seat: SeatId, kind?: UnitKind): string[] {
  const found: string[] = [];
  for (const id in units) {
    const unit = units[id]!;
    if (unit.seat === seat && (kind === undefined || unit.kind === kind)) found.push(id);
  }
  return found;
}
/** A unit comes into play. A new record each time: one that grows entry by entry becomes slow to read, and all look here. */
export function addUnit(g: State, id: string, unit: Unit): void {
  g.units = { ...g.units, [id]: unit };
}
export const isPlastic = ({ kind }: Unit): boolean => kind !== 'worker';
/** Characters and mechs of a seat at a place: those who fight (SC-1.2). */
export const fightersAt = (g: State, place: string, seat: SeatId): string[] =>
  unitsAt(g, place, seat).filter((id) => isPlastic(g.units[id]!));
export const workersAt = (g: State, place: string, seat: SeatId): string[] =>
  unitsAt(g, place, seat).filter((id) => g.units[id]!.kind === 'worker');
/** The character, which is on the board or on its home base as long as a person plays it. */
export const characterOf = (g: State, seat: SeatId): Unit => g.units[`${factionOf(g, seat)}.character`]!;
/** Other seats with units at a place. */
export function enemiesAt({ units }: State, place: string, seat: SeatId): SeatId[] {
  const found: SeatId[] = [];
  for (const id in units) {
    const unit = units[id]!;
    if (unit.at === place && unit.seat !== seat && !found.includes(unit.seat)) found.push(unit.seat);
  }
  return found;
}

/** Whether anybody else has a unit at a place. */
export function isEnemyAt({ units }: State, place: string, seat: SeatId): boolean {
  for (const id in units) if (units[id]!.at === place && units[id]!.seat !== seat) return true;
  return false;
}

/** Workers that have left the mat; those on the home base count (SC-4.4). */
export function workersOut({ units }: State, seat: SeatId): number {
  let n = 0;
  for (const id in units) if (units[id]!.seat === seat && units[id]!.kind === 'worker') n++;
  return n;
}
export const workersOnMat = (g: State, seat: SeatId): number => workersInAll - workersOut(g, seat);

export const structureAt = (g: State, hex: string): { seat: SeatId; structure: Structure } | undefined => {
  for (const [seat, { structures }] of g.players.entries()) {
    const structure = STRUCTURES.find((one) => structures[one] === hex);
    if (structure) return { seat, structure };
  }
  return undefined;
};

/**
 * SC-1.3: who controls a territory; undefined if nobody does. Where a combat is pending the defender, that is not the
 * seat whose turn it is, still does.
 */
export function controllerOf(g: State, hex: string): SeatId | undefined {
  if (!isTerritory(hex)) return undefined;
  let holder: SeatId | undefined;
  for (const id in g.units) {
    const { seat, at } = g.units[id]!;
    if (at !== hex || seat === holder) continue;
    if (holder !== undefined) return holder === g.turn?.seat ? seat : holder;
    holder = seat;
  }
  return holder ?? structureAt(g, hex)?.seat;
}
export const controls = (g: State, seat: SeatId, hex: string): boolean => controllerOf(g, hex) === seat;

/** All territories a seat controls (SC-1.3), in one pass: pieces are looked at once. */
export function controlled(g: State, seat: SeatId): string[] {
  const { units } = g;
  const mine: string[] = [];
  const others: string[] = [];
  for (const id in units) {
    const { seat: owner, at } = units[id]!;
    if (owner !== seat) others.push(at);
    else if (!mine.includes(at) && isTerritory(at)) mine.push(at);
  }
  const found = g.turn?.seat === seat ? mine.filter((place) => !others.includes(place)) : mine.slice();
  const { structures } = player(g, seat);
  for (const structure of STRUCTURES) {
    const hex = structures[structure];
    if (hex !== undefined && !mine.includes(hex) && !others.includes(hex)) found.push(hex);
  }
  return found.sort();
}

const NOTHING: Goods = { food: 0, wood: 0, metal: 0, oil: 0 };
export const goodsAt = (g: State, place: string): Goods => g.goods[place] ?? NOTHING;
export const tokensIn = (goods: Goods): number => RESOURCES.reduce((sum, kind) => sum + goods[kind], 0);
/** Adds tokens to a place, or takes them away if negative; places without any are forgotten. */
export function addGoods(g: State, place: string, kind: Resource, n: number): void {
  const goods = { ...goodsAt(g, place) };
  goods[kind] += n;
  if (tokensIn(goods) === 0) delete g.goods[place];
  else g.goods[place] = goods;
}
/** SC-1.4: resource tokens on territories a seat controls, all of them together. */
export function goodsOf(g: State, seat: SeatId): Goods {
  const sum = { ...NOTHING };
  for (const hex of controlled(g, seat)) for (const kind of RESOURCES) sum[kind] += goodsAt(g, hex)[kind];
  return sum;
}

/** Whether a seat has deployed the mech with this ability. */
export const hasAbility = (g: State, seat: SeatId, ability: string): boolean => player(g, seat).mechs.includes(ability);
/** SC-6.2: the hex which the own Mine makes a tunnel, for its owner only. */
export const mineOf = (g: State, seat: SeatId): string | undefined => player(g, seat).structures.mine;

/**
 * The seats to the left and to the right; with two players the same one, named once (SC-2.5, SC-5.8, SC-5.9). The Automa is
 * nobody's neighbour.
 */
export function neighbourSeats(g: State, seat: SeatId): SeatId[] {
  const i = g.order.indexOf(seat);
  const n = g.order.length;
  return [...new Set([g.order[(i + 1) % n]!, g.order[(i + n - 1) % n]!])].filter(
    (one) => one !== seat && !isAutoma(g, one),
  );
}
/** Seats clockwise, beginning with this one. */
export const clockwiseFrom = (g: State, seat: SeatId): SeatId[] => {
  const i = g.order.indexOf(seat);
  return [...g.order.slice(i), ...g.order.slice(0, i)];
};
