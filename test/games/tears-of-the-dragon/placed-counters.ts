import { areas, limits, portsOf, ruins, seas, seasNextTo } from '#games/tears-of-the-dragon/printed/content';
import {
  faceOf,
  fightersAt,
  freeCommand,
  ISLAND,
  imprison,
  inShip,
  isFighter,
  isPenguin,
  isUnit,
  isWizard,
  leads,
  mayCommand,
  mayStand,
  otherSide,
  seatOf,
  TERRAMAX,
} from '#games/tears-of-the-dragon/state/pieces';
import { isWar } from '#games/tears-of-the-dragon/state/scenario';
import type { Counter, Fate, State } from '#games/tears-of-the-dragon/state/state';
import { opensIsland } from './placed-sides.ts';

/** Where counters are in a position that nobody has played to. */

/** Choices for one counter, each read as far as it can be lawful. */
export interface Chosen {
  /** 0 off the map, then on it, the last three lost in different ways. */
  fate: number;
  place: number;
  /** 0 in the open; else which of the leaders there. At sea: aboard which ship. */
  under: number;
  reduced: boolean;
  haste: number;
  since: number;
  spent: boolean;
  fixed: boolean;
  alone: boolean;
  obfuscated: boolean;
  exposed: boolean;
}
const [KILLED, CAPTURED, HELD] = [9, 10, 11];

/** The first of each sort of place, the second of each, and so on: small numbers meet everything. */
const PLACES: readonly string[] = (() => {
  const sorts = new Map<string, string[]>();
  const sort = (kind: string, id: string) => sorts.set(kind, [...(sorts.get(kind) ?? []), id]);
  for (const { id, type } of areas.values()) sort(type, id);
  for (const id of seas.keys()) sort('sea', id);
  const longest = Math.max(...[...sorts.values()].map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) => [...sorts.values()].flatMap((ids) => ids[i] ?? [])).flat();
})();

export function placeCounters(g: State, all: readonly Chosen[], lands: readonly number[]): void {
  const ids = Object.keys(g.counters);
  const chosen = new Map(ids.map((id, i) => [id, all[i % all.length]!]));
  for (const [id, one] of chosen) place(g, id, one, lands);
  holdTheDragon(g);
  for (const [id, one] of chosen) if (isWizard(id) && one.alone && one.under > 0) enthral(g, id);
  for (const [id, one] of chosen) fillBox(g, id, one);
  for (const id of ids) if (g.counters[id]!.trapped) find(g, id);
}

function place(g: State, id: string, one: Chosen, lands: readonly number[]): void {
  const c = g.counters[id]!;
  Object.assign(c, { fate: 'pool', at: '', since: 0 } satisfies Partial<Counter>);
  const since = Math.max(0, g.turn - one.since);
  const fate = fateOf(g, id, one);
  if (fate === 'captured') {
    Object.assign(c, { fate, since });
    g.prisoners[id] = { knows: g.knowledge[seatOf(id)]!.slice(one.haste), questioned: one.spent };
    return;
  }
  if (fate === 'trapped') {
    Object.assign(c, { fate: 'map', at: ruins[one.place % ruins.length]!, trapped: true, since });
    return;
  }
  const to = fate === 'map' ? placeFor(g, id, one.place, lands) : undefined;
  if (to === undefined) {
    Object.assign(c, { fate: fate === 'map' ? lost(id) : fate, since });
    return;
  }
  const { spent, fixed, alone, exposed } = one;
  const hidden = one.obfuscated && isFighter(id) && id !== TERRAMAX;
  const reduced = one.reduced && isUnit(id) && !isPenguin(id);
  const now = {
    spent,
    fixed,
    alone: alone && isFighter(id),
    exposed,
    obfuscated: hidden,
    haste: one.haste - 1,
    reduced,
  };
  Object.assign(c, { fate, at: to, ship: seas.has(to) ? shipFor(g, id, to, one.under) : null, ...now });
}

/** What has become of a counter: anything that can become of one of its kind. */
function fateOf(g: State, id: string, { fate, reduced }: Chosen): Fate | 'trapped' {
  if (isPenguin(id)) {
    const turned = g.counters[otherSide(id)]!.fate === 'map';
    return fate === 0 || fate >= KILLED || turned ? 'pool' : 'map';
  }
  if (fate > 0 && fate < KILLED) return 'map';
  if (isUnit(id))
    return fate === KILLED || faceOf(id) === 'elite-guard' || (isWar(g) && id === TERRAMAX) ? lost(id) : 'pool';
  if (fate === KILLED) return 'killed';
  if (fate === CAPTURED) return 'captured';
  if (fate !== HELD) return 'wounded';
  if (isWar(g)) return 'away';
  return isWizard(id) && seatOf(id) === 0 && reduced ? 'lair' : isWizard(id) && seatOf(id) === 0 ? 'eaten' : 'trapped';
}
/** TD-2.3, R-63: who has no place on the map: Elite Guard and the dragon for good, other units until they are raised again. */
const lost = (id: string): Fate => {
  if (isPenguin(id)) return 'pool';
  if (!isUnit(id)) return 'away';
  return faceOf(id) === 'elite-guard' || id === TERRAMAX ? 'killed' : 'pool';
};

/** The place that is chosen, or the next that is open to this counter. */
function placeFor(g: State, id: string, n: number, lands: readonly number[]): string | undefined {
  const from = n % PLACES.length;
  const order = [...PLACES.slice(from), ...PLACES.slice(0, from)];
  return order.find((to) => isOpen(g, id, to, lands[PLACES.indexOf(to)]!));
}
/** `land`: the side whose land it is; 2 for whoever comes first, 3 where both may meet. */
function isOpen(g: State, id: string, to: string, land: number): boolean {
  const seat = seatOf(id);
  if (!mayStand(id, to)) return false;
  if (isWar(g) && (seas.has(to) || to === ISLAND)) return false;
  if (to === ISLAND && !opensIsland(g, seat)) return false;
  if (land < 2 && land !== seat) return false;
  const foes = Object.keys(g.counters).some((one) => seatOf(one) !== seat && g.counters[one]!.at === to);
  return land === 3 || !foes;
}

/** A ship of his side there with room, or a new one. */
function shipFor(g: State, id: string, sea: string, berth: number): string {
  const from = [...portsOf(sea), ...seasNextTo(sea)][0]!;
  if (id === TERRAMAX) {
    g.ships.dragon = { seat: 0, from };
    return 'dragon';
  }
  const seat = seatOf(id);
  const near = Object.keys(g.ships).filter((ship) => {
    const load = inShip(g, ship);
    const full = isFighter(id) && load.filter(isFighter).length >= limits.shipUnits;
    return (
      ship !== 'dragon' && g.ships[ship]!.seat === seat && !full && load.some((one) => g.counters[one]!.at === sea)
    );
  });
  if (near.length > 0 && berth > 0) return near[berth % near.length]!;
  const ship = `ship-${++g.shipsBuilt}`;
  g.ships[ship] = { seat, from };
  return ship;
}

/** TD-23.3: he is on the map with a wizard who has won him, else in his lair. */
function holdTheDragon(g: State): void {
  const dragon = g.counters[TERRAMAX]!;
  if (isWar(g) || dragon.fate !== 'map') return;
  const masters = Object.keys(g.wizardry).filter((id) => {
    const { fate, trapped } = g.counters[id]!;
    return seatOf(id) === 0 && fate === 'map' && !trapped;
  });
  const near = masters.find((id) => g.counters[id]!.at === dragon.at) ?? masters[0];
  if (near !== undefined) {
    g.terramax.wizard = near;
    return;
  }
  delete g.ships.dragon;
  Object.assign(dragon, { fate: 'pool', at: '', ship: null, reduced: false });
}

function enthral(g: State, id: string): void {
  const { fate, trapped } = g.counters[id]!;
  if (fate === 'map' && !trapped) g.enthralled[id] = 'turn';
}

function fillBox(g: State, id: string, { under, alone }: Chosen): void {
  const c = g.counters[id]!;
  if (under === 0 || alone || c.fate !== 'map' || c.trapped || !isFighter(id) || g.enthralled[id]) return;
  if (id === TERRAMAX && !isWar(g)) return;
  const chiefs = Object.keys(g.counters).filter((one) => {
    const d = g.counters[one]!;
    const here = one !== id && d.fate === 'map' && d.at === c.at && d.ship === c.ship && !d.trapped;
    return here && leads(g, one) && seatOf(one) === seatOf(id) && mayCommand(one, id) && freeCommand(g, one) > 0;
  });
  if (chiefs.length > 0) c.box = chiefs[under % chiefs.length]!;
}

/** TD-17.6: whoever comes to a ruin with fighting pieces captures the enemy's who are trapped there. */
function find(g: State, id: string): void {
  if (fightersAt(g, g.counters[id]!.at, 1 - seatOf(id)).length > 0) imprison(g, id);
}
