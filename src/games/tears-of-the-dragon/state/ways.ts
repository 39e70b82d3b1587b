import type { SeatId } from '#core/types';
import { areas, limits, portSeas, roadsFrom, ruins, seas, seasNextTo, seasOff } from '../printed/content.ts';
import {
  blockers,
  ISLAND,
  inShip,
  isFighter,
  isInside,
  isPenguin,
  isSea,
  isUnit,
  leads,
  mayStand,
  movementOf,
  seemsBlocked,
  seemsHeld,
  TERRAMAX,
} from './pieces.ts';
import { isWar } from './scenario.ts';
import type { Member, State } from './state.ts';

/** Where the pieces of an activation may go (TD-7, TD-8). Public facts only: see ruling R-1. */

export const memberIds = (g: State): string[] => Object.keys(g.activation?.members ?? {});
export const member = (g: State, id: string): Member => g.activation!.members[id]!;

/** One step of a way. */
export interface Leg {
  seat: SeatId;
  from: string;
  to: string;
}

/** Free to do something: on the map, not trapped, not fixed, not finished in this activation. */
export const ready = (g: State, id: string): boolean => g.counters[id]!.fate === 'map' && heldBy(g, id) === undefined;
/** Has neither moved nor acted in this activation, but may have cast spells. */
export const unmoved = (g: State, id: string): boolean => ready(g, id) && !member(g, id).acted;
/** Has done nothing at all in this activation. */
export const untouched = (g: State, id: string): boolean => unmoved(g, id) && !member(g, id).cast;
export const pointsLeft = (g: State, id: string): number => movementOf(g, id) - member(g, id).used;

/** TD-28.9, TD-28.15: a spell carries him over the sea. */
export const flies = (g: State, id: string): boolean => ['fly', 'teleport'].includes(g.activation?.ways[id] ?? '');

/** TD-12.8: besieged inside, it must fight its way out first; but who is hidden passes by, and who teleports is not held (TD-15.5). */
export const shutIn = (g: State, id: string, seat: SeatId): boolean =>
  isInside(g, id) &&
  !g.counters[id]!.obfuscated &&
  g.activation?.ways[id] !== 'teleport' &&
  blockers(g, g.counters[id]!.at, seat).length > 0;

/** Why a piece on the map cannot do anything more in this activation. */
export function heldBy(g: State, id: string): 'trapped' | 'fixed' | 'fought' | 'stopped' | undefined {
  const c = g.counters[id]!;
  if (c.trapped) return 'trapped';
  if (c.fixed) return 'fixed';
  const { done, attacked } = member(g, id);
  return done ? (attacked ? 'fought' : 'stopped') : undefined;
}
/** Why a piece on the map does not move. */
export function staysFor(g: State, id: string): ReturnType<typeof heldBy> | 'spent' | 'besieged' | 'at-sea' | 'no-way' {
  const held = heldBy(g, id);
  if (held) return held;
  if (pointsLeft(g, id) < 1) return 'spent';
  if (shutIn(g, id, g.activation!.seat)) return 'besieged';
  const byLand = !isSea(g.counters[id]!.at) || id === TERRAMAX || flies(g, id);
  if (!byLand) return 'at-sea';
  return nextAreas(g, [id], []).length > 0 ? undefined : 'no-way';
}
export const mayMove = (g: State, id: string): boolean =>
  g.counters[id]!.fate === 'map' && staysFor(g, id) === undefined;

/** TD-7.2 to 7.4: a group is in one place, has stayed together so far, and moves at the speed of its slowest member. */
export function isGroup(g: State, ids: readonly string[]): boolean {
  const [first] = ids;
  if (first === undefined) return false;
  const c = g.counters[first]!;
  const { party } = member(g, first);
  return ids.every((id) => {
    const d = g.counters[id]!;
    return d.at === c.at && d.ship === c.ship && member(g, id).party === party;
  });
}
/** Those who may move, as they stand together. */
export function groupsOf(g: State): string[][] {
  const groups: string[][] = [];
  for (const id of memberIds(g).filter((one) => mayMove(g, one))) {
    const group = groups.find(([first]) => isGroup(g, [first!, id]));
    if (group) group.push(id);
    else groups.push([id]);
  }
  return groups;
}
export const groupPoints = (g: State, ids: readonly string[]): number =>
  Math.min(...ids.map((id) => pointsLeft(g, id)));
export const hasFighters = (ids: readonly string[]): boolean => ids.some(isFighter);
const allHidden = (g: State, ids: readonly string[]): boolean => ids.every((id) => g.counters[id]!.obfuscated);

/** TD-8.5: nobody lands on the Island unless his side has all eight pieces. */
export const mayLandOnIsland = (g: State, seat: SeatId): boolean => g.knowledge[seat]!.length === ruins.length;

/** The next areas of a group's way; empty when it must stop. */
export const nextAreas = (g: State, ids: readonly string[], path: readonly string[]): string[] =>
  isGroup(g, ids) && path.length < groupPoints(g, ids) && !mustStop(g, ids, path)
    ? onward(g, ids, path).filter((to) => barTo(g, ids, to) === undefined)
    : [];

/** The shortest way on to each area that a group can still come to, beyond the way `from` so far and through such areas as `may` lets in. */
export function shortestWays(
  g: State,
  ids: readonly string[],
  from: readonly string[] = [],
  may: (area: string) => boolean = () => true,
): string[][] {
  const known = new Set([from.at(-1) ?? g.counters[ids[0]!]!.at]);
  const ways: string[][] = [[...from]];
  for (const way of ways) {
    for (const to of nextAreas(g, ids, way)) {
      if (known.has(to) || !may(to)) continue;
      known.add(to);
      ways.push([...way, to]);
    }
  }
  return ways.slice(1);
}

/** Whether enemies stop the group where the way has come to. */
export const mustStop = (g: State, ids: readonly string[], path: readonly string[]): boolean =>
  path.length > 0 && stopsAt(g, ids, path.at(-1)!);

/** The areas next to the end of a way, by road or over water. */
export function onward(g: State, ids: readonly string[], path: readonly string[]): string[] {
  const here = path.at(-1) ?? g.counters[ids[0]!]!.at;
  return [...(isSea(here) ? [] : roadsFrom(here)), ...overWater(g, ids, here, path)];
}

/** What keeps a group from going on to a next area. */
export function barTo(
  g: State,
  ids: readonly string[],
  to: string,
): 'battle-again' | 'island' | 'no-penguin' | 'no-fighter' | undefined {
  const { seat } = g.activation!;
  // TD-4.10, TD-11.3: who has attacked in this activation goes nowhere where he would have to fight.
  if (ids.some((id) => member(g, id).attacked) && seemsBlocked(g, to, seat)) return 'battle-again';
  if (to === ISLAND && !mayLandOnIsland(g, seat)) return 'island';
  if (ids.every((id) => !mayStand(id, to))) return 'no-penguin';
  const free = hasFighters(ids) || allHidden(g, ids) || isSea(to) || !seemsBlocked(g, to, seat);
  return free ? undefined : 'no-fighter';
}

/** TD-7.6: seen enemies stop a group; those under Obfuscate pass unseen, and ships do not stop who flies above them. */
function stopsAt(g: State, ids: readonly string[], place: string): boolean {
  if (isSea(place) && !ids.includes(TERRAMAX)) return false;
  return !allHidden(g, ids) && blockers(g, place, g.activation!.seat).some((id) => g.counters[id]!.box === null);
}

/** Ways off the roads: Terramax (TD-8.6), Fly and Land Bridge (TD-28.9, TD-28.19). None in The War of the Dragon (TD-26.3). */
function overWater(g: State, ids: readonly string[], here: string, path: readonly string[]): string[] {
  if (isWar(g)) return [];
  const ways = ids.map((id) => g.activation!.ways[id]);
  const alone = ids.length === 1;
  if (alone && (ids[0] === TERRAMAX || flies(g, ids[0]!))) {
    if (!isSea(here)) return [...seasOff(here)];
    const coasts = seas.get(here)!.coasts.filter((to) => ids[0] === TERRAMAX || to !== ISLAND);
    return [...seasNextTo(here), ...coasts];
  }
  if (ways.every((way) => way === 'bridge') && path.length === 0) {
    return seasOff(here)
      .flatMap((sea) => seas.get(sea)!.coasts)
      .filter((to, i, all) => to !== here && to !== ISLAND && all.indexOf(to) === i)
      .filter((to) => !seemsHeld(g, to, g.activation!.seat) && !roadsFrom(here).includes(to));
  }
  return [];
}

/** TD-27.5: the first place of a way where some of a mixed group, being penguins, do not go. */
export const noPenguinGoes = (ids: readonly string[], path: readonly string[]): string | undefined =>
  path.find((to) => ids.some((id) => !mayStand(id, to)));

/** Whether a group may end its way here: a flyer only on safe land or a ship of his side, never in the sea. */
export function mayEndAt(g: State, ids: readonly string[], path: readonly string[]): boolean {
  const to = path.at(-1);
  if (to === undefined) return false;
  const flying = flies(g, ids[0]!) && path.some(isSea);
  if (!flying || ids[0] === TERRAMAX) return true;
  // The ship he leaves empty is not there any more when he comes back.
  if (isSea(to)) return friendlyShipWithRoom(g, to, g.activation!.seat, ids) !== undefined;
  return !seemsHeld(g, to, g.activation!.seat);
}
export const friendlyShipWithRoom = (
  g: State,
  sea: string,
  seat: SeatId,
  leaving: readonly string[] = [],
): string | undefined =>
  Object.keys(g.ships).find(
    (ship) =>
      g.ships[ship]!.seat === seat &&
      inShip(g, ship).some((id) => g.counters[id]!.at === sea && !leaving.includes(id)) &&
      !swims(g, ship) &&
      inShip(g, ship).filter(isFighter).length < limits.shipUnits &&
      !inShip(g, ship).includes(TERRAMAX),
  );

/** Sea areas that ships put out to from here: from a port, and from the Island, which they land on like a port. */
export const harbourSeas = (place: string): readonly string[] =>
  place === ISLAND ? seasOff(place) : (portSeas[place] ?? []);

/** TD-8.1: sea areas a piece may put out to from here; a port, or any coast for him who walks on water. */
export function seasToSail(g: State, ids: readonly string[]): readonly string[] {
  const [first] = ids;
  if (first === undefined) return [];
  const here = g.counters[first]!.at;
  const walker = ids.length === 1 && g.activation!.ways[first] === 'water-walk';
  const grounded = ids.some((id) => g.activation!.ways[id] === 'no-sea');
  if (grounded) return [];
  return walker ? seasOff(here) : harbourSeas(here);
}

/**
 * Whether somebody can put out to sea. He has a point left, for it is a step like others, and is not shut in. He is on
 * land at a port where he began and which has not sent out its ship. Who walks on water may walk to the coast first
 * (TD-28.18).
 */
export function mayEmbark(g: State, id: string): boolean {
  if (isWar(g) || id === TERRAMAX || !ready(g, id) || pointsLeft(g, id) < 1) return false;
  const here = g.counters[id]!.at;
  if (isSea(here) || shutIn(g, id, g.activation!.seat)) return false;
  if (g.activation!.ways[id] === 'water-walk') return seasOff(here).length > 0;
  return member(g, id).used === 0 && harbourSeas(here).length > 0 && !g.activation!.launched.includes(here);
}

/** what carries nobody but penguins, be it a ship or not, goes where any of them wants to go. */
export const swims = (g: State, ship: string): boolean => inShip(g, ship).every(isPenguin);

/**
 * A13: a ship is one stack, and whoever of it is activated has it sail: who leads, or any unit. Units do not follow a wizard: he
 * sails it where there are none aboard.
 */
export const isCaptain = (g: State, id: string): boolean =>
  leads(g, id) || isUnit(id) || !inShip(g, g.counters[id]!.ship!).some((one) => isUnit(one) && one !== TERRAMAX);
/** TD-7.2: nobody is left behind at sea, so a ship with somebody aboard who does not move this turn stays where it is. */
export const isHeldUp = (g: State, ship: string): boolean =>
  inShip(g, ship).some((id) => movementOf(g, id) < 1 || g.counters[id]!.fixed);

/** TD-8.1, TD-8.4: a ship sails once a turn. */
export function mayCommandShip(g: State, id: string): boolean {
  const { ship } = g.counters[id]!;
  return (
    ship !== null &&
    id !== TERRAMAX &&
    ready(g, id) &&
    member(g, id).used === 0 &&
    g.ships[ship]!.sailed !== g.turn &&
    !isHeldUp(g, ship) &&
    isCaptain(g, id)
  );
}
export function landings(g: State, sea: string, seat: SeatId): string[] {
  const coasts = seas.get(sea)!.coasts.filter((to) => areas.get(to)!.type === 'port');
  const island = seas.get(sea)!.coasts.includes(ISLAND) && mayLandOnIsland(g, seat) ? [ISLAND] : [];
  return [...seasNextTo(sea), ...coasts, ...island];
}
