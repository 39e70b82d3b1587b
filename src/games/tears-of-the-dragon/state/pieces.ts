import type { SeatId } from '#core/types';
import {
  areas,
  leaders,
  limits,
  penguinAreas,
  rules,
  type SpellId,
  seas,
  sides,
  strengthsOf,
  units,
  wizards,
} from '../printed/content.ts';
import type { Counter, State } from './state.ts';
import { other } from './state.ts';

/** Readers of the state: who stands where, how strong, how fast, under whom. */

export type PieceKind = 'unit' | 'wizard' | 'leader';

/** What is printed on a counter never changes: looked up once for each. */
const printed = new Map<string, { face: string; kind: PieceKind; seat: SeatId }>();
for (const unit of units.values()) {
  for (let n = 1; n <= unit.count; n++) note(`${unit.id}-${n}`, unit.id, 'unit', unit.side);
  note(unit.id, unit.id, 'unit', unit.side);
}
for (const leader of leaders.values()) note(leader.id, leader.id, 'leader', leader.side);
for (const wizard of wizards.values()) note(wizard.id, wizard.id, 'wizard', wizard.side);
function note(id: string, face: string, kind: PieceKind, side: (typeof sides)[number]): void {
  printed.set(id, { face, kind, seat: sides.indexOf(side) });
}
/** All that can be in a match, and the types of units. */
export const printedIds: readonly string[] = [...printed.keys()];
function printOf(id: string) {
  const found = printed.get(id);
  if (!found) throw new Error(`no such counter: ${id}`);
  return found;
}

/** Type of unit, or the leader's or wizard's own id: all that an opponent may know of a counter. */
export const faceOf = (id: string): string => printOf(id).face;
export const kindOf = (id: string): PieceKind => printOf(id).kind;
export const isLeader = (id: string): boolean => printed.get(id)?.kind === 'leader';
export const isWizard = (id: string): boolean => printed.get(id)?.kind === 'wizard';
export const isUnit = (id: string): boolean => printOf(id).kind === 'unit';
/** TD-1.5: a unit or a wizard. */
export const isFighter = (id: string): boolean => !isLeader(id);
export const seatOf = (id: string): SeatId => printOf(id).seat;
/** TD-27.4: a penguin chieftain, who has no rank and commands penguins only. */
export const isChieftain = (id: string): boolean => leaders.get(id)?.only === 'penguins';
/** A penguin or a chieftain. */
export const isPenguin = (id: string): boolean => isChieftain(id) || units.get(faceOf(id))?.kind === 'penguin';
/** Leaders and wizards, who find knowledge and open the tower; chieftains want nothing of it. */
export const isSuitor = (id: string): boolean => !isUnit(id) && !isChieftain(id);
/** The other side of a penguin counter: at most one of the two is in play (TD-27). */
export function otherSide(id: string): string {
  const [here, there] = seatOf(id) === 0 ? [sides[0]!, sides[1]!] : [sides[1]!, sides[0]!];
  return id.replace(`-of-${here}`, `-of-${there}`);
}
export const TERRAMAX = 'terramax-1';
/** Terramax in the sea is no ship's load, but fights there like one (TD-8.6, A22). */
export const DRAGON_SHIP = 'dragon';
export const SUMMON_PENGUINS = 'summon-penguins' satisfies SpellId;
export const ISLAND = 'island';
export const isSea = (place: string): boolean => seas.has(place);
export const isCastle = (place: string): boolean => areas.get(place)?.type === 'castle';
export const isRuin = (place: string): boolean => areas.get(place)?.type === 'ruin';

export const counter = (g: State, id: string): Counter => g.counters[id]!;
/** Counters beside their ids, both in the order of the record. */
interface Pieces {
  ids: readonly string[];
  counters: readonly Counter[];
}
/**
 * All counters, and those of each seat. Counters are made at the set-up; none is added, removed or put in another's
 * stead later. The record is frozen when it is first read, so that what is kept here cannot become wrong. To walk along
 * them is many times faster than to look each one up.
 */
function piecesIn({ counters }: State): { all: Pieces; bySeat: readonly Pieces[] } {
  const known = piecesKept.get(counters);
  if (known) return known;
  const all = Object.keys(Object.freeze(counters));
  const those = (ids: readonly string[]): Pieces => ({ ids, counters: ids.map((id) => counters[id]!) });
  const found = { all: those(all), bySeat: sides.map((_, seat) => those(all.filter((id) => seatOf(id) === seat))) };
  piecesKept.set(counters, found);
  return found;
}
const piecesKept = new WeakMap<object, { all: Pieces; bySeat: readonly Pieces[] }>();
const piecesOf = (g: State, seat: SeatId | undefined): Pieces =>
  seat === undefined ? piecesIn(g).all : piecesIn(g).bySeat[seat]!;
export const allIds = (g: State): readonly string[] => piecesIn(g).all.ids;
export const idsOf = (g: State, seat: SeatId): readonly string[] => piecesOf(g, seat).ids;
/** Those of `seat`, or of both, that are so. */
export function idsThat(g: State, seat: SeatId | undefined, are: (c: Counter) => boolean): string[] {
  const { ids, counters } = piecesOf(g, seat);
  const found: string[] = [];
  for (let i = 0; i < ids.length; i++) if (are(counters[i]!)) found.push(ids[i]!);
  return found;
}

/** On the map, or to come back to it: not dead, taken, held or waiting in a pool. */
export const isInPlay = (g: State, id: string): boolean => ['map', 'wounded', 'away'].includes(g.counters[id]!.fate);
/** Pieces that are free in a place; trapped ones are not. */
export const at = (g: State, place: string, seat?: SeatId): string[] =>
  idsThat(g, seat, (c) => c.at === place && c.fate === 'map' && !c.trapped);
/** Where free pieces of a seat stand; of fighting pieces alone with `isFighter`. */
export function placesOf(g: State, seat: SeatId, counts: (id: string) => boolean = () => true): Set<string> {
  const { ids, counters } = piecesOf(g, seat);
  const places = new Set<string>();
  for (let i = 0; i < ids.length; i++) {
    const c = counters[i]!;
    if (c.fate === 'map' && !c.trapped && counts(ids[i]!)) places.add(c.at);
  }
  return places;
}
export const fightersAt = (g: State, place: string, seat: SeatId): string[] => at(g, place, seat).filter(isFighter);
export const leadersAt = (g: State, place: string, seat: SeatId): string[] => at(g, place, seat).filter(isLeader);
export const trappedAt = (g: State, place: string, seat: SeatId): string[] =>
  idsThat(g, seat, (c) => c.fate === 'map' && c.trapped && c.at === place);
export const inShip = (g: State, ship: string): string[] => idsThat(g, undefined, (c) => c.ship === ship);

/** TD-7.8: the controller's pieces in a castle area stand inside together, or not. */
export function isInside(g: State, id: string): boolean {
  const c = g.counters[id]!;
  return g.castles[c.at] === seatOf(id) && g.inside[c.at] === true;
}
/** Enemy fighting pieces that stop a group of `seat` here: outside a castle and not under Obfuscate (TD-7.6, TD-28.13). */
export function blockers(g: State, place: string, seat: SeatId): string[] {
  return fightersAt(g, place, other(seat)).filter((id) => !isInside(g, id) && !g.counters[id]!.obfuscated);
}
/** Enemy fighting pieces in a place, inside or outside; hidden ones do not count. */
export const foesAt = (g: State, place: string, seat: SeatId): string[] =>
  fightersAt(g, place, other(seat)).filter((id) => !g.counters[id]!.obfuscated);
/**
 * What `seat` must take for held by the enemy: fighting pieces in the open, or a leader whose box is hidden. Wherever the
 * rules ask for a place free of enemies this is asked, because an answer from the boxes would open them (ruling R-1).
 */
export function seemsHeld(g: State, place: string, seat: SeatId): boolean {
  return at(g, place, other(seat)).some((id) => {
    const c = g.counters[id]!;
    return !c.obfuscated && (isLeader(id) || c.box === null);
  });
}
/** The same, counting only what stands outside a castle. */
export function seemsBlocked(g: State, place: string, seat: SeatId): boolean {
  return at(g, place, other(seat)).some((id) => {
    const c = g.counters[id]!;
    return !c.obfuscated && (isLeader(id) || c.box === null) && !isInside(g, id);
  });
}
/** TD-12.9: enemy fighting pieces are in the castle's area. */
export const isBesieged = (g: State, castle: string): boolean =>
  fightersAt(g, castle, other(g.castles[castle]!)).length > 0;
/** Strength of the side that is up, halved for horses at sea (TD-13.2). */
export function strengthOf(g: State, id: string): number {
  const wizard = wizards.get(id);
  if (wizard) return wizard.strength;
  const unit = units.get(faceOf(id))!;
  const c = g.counters[id]!;
  const { full, reduced } = strengthsOf(unit, g);
  const strength = c.reduced ? reduced : full;
  return unit.halvedAtSea && isSea(c.at) ? Math.ceil(strength / 2) : strength;
}
/** Hits a piece can take: 2 full, 1 reduced, wizard or penguin, 0 for leaders (TD-9.7, TD-27.7). */
export function stepsOf(g: State, id: string): number {
  if (isLeader(id)) return 0;
  return isWizard(id) || g.counters[id]!.reduced ? 1 : units.get(faceOf(id))!.steps;
}
/** Points of this turn: printed movement, changed by spells (TD-7.1). */
export function movementOf(g: State, id: string): number {
  const printed = leaders.get(id) ?? wizards.get(id) ?? units.get(faceOf(id))!;
  return Math.max(0, printed.movement + g.counters[id]!.haste);
}

/** In the pool, and of a penguin counter neither side in play. */
export const isLeft = (g: State, id: string): boolean =>
  g.counters[id]!.fate === 'pool' && (!isPenguin(id) || g.counters[otherSide(id)]!.fate === 'pool');
/** TD-27.5: penguins go nowhere but to some coasts, and to sea (A39). */
export const penguinsGo = (place: string): boolean => isSea(place) || penguinAreas.has(place);
export const mayStand = (id: string, place: string): boolean => !isPenguin(id) || penguinsGo(place);

/** Leaders, and wizards who lead by Enthrall. */
export const leads = (g: State, id: string): boolean => isLeader(id) || g.enthralled[id] !== undefined;
/** Enthralling wizards rank below every leader. */
export const rankOf = (id: string): number => leaders.get(id)?.rank ?? 99;
export const commandOf = (id: string): number => leaders.get(id)?.command ?? limits.enthrallCommand;
export const boxOf = (g: State, leader: string): string[] => idsThat(g, undefined, (c) => c.box === leader);
/** TD-27.4: a chieftain commands penguins only; everybody else whom he likes. */
export const mayCommand = (leader: string, id: string): boolean => !isChieftain(leader) || isPenguin(id);
/** TD-5.4: how many more he can command. */
export const freeCommand = (g: State, leader: string): number => commandOf(leader) - boxOf(g, leader).length;
export const byRank = (a: string, b: string): number => rankOf(a) - rankOf(b) || a.localeCompare(b);

/** 5 + modifier: a spell check succeeds on this or less (TD-15.1). Terramax has no modifier (TD-23.8). */
export const spellTarget = (g: State, id: string): number =>
  rules.spellCheck + (wizards.get(id)?.spellModifier ?? 0) + (g.wizardry[id]?.modifier ?? 0);

/** Takes a piece off the map; whatever lay in its box lies open from now on. */
export function leave(g: State, id: string, fate: Exclude<State['counters'][string]['fate'], 'map'>): void {
  const c = g.counters[id]!;
  Object.assign(c, {
    fate,
    at: '',
    ship: null,
    box: null,
    trapped: false,
    obfuscated: false,
    exposed: false,
    since: g.turn,
  });
  for (const under of boxOf(g, id)) g.counters[under]!.box = null;
  if (!isUnit(id) && ['killed', 'eaten', 'captured'].includes(fate)) g.losses[seatOf(id)]!++;
  delete g.enthralled[id];
  if ((fate === 'killed' || fate === 'eaten') && g.ambassador === id) g.ambassador = null;
  // A33: when his wizard leaves play, the dragon is berserk at once.
  if (g.terramax.wizard === id && g.counters[TERRAMAX]!.fate === 'map') g.terramax.berserk = true;
}
/** TD-14.6, A30: with the enemy from now on, and he knows what his side knew when he was taken. */
export function imprison(g: State, id: string): void {
  leave(g, id, 'captured');
  g.prisoners[id] = { knows: [...g.knowledge[seatOf(id)]!], questioned: false };
}
/**
 * Removes a unit from play: to its pool, or for good (TD-2.3). Elite Guard and a slain Terramax never return.
 */
export function removeUnit(g: State, id: string): void {
  const { recruit } = units.get(faceOf(id))!;
  leave(g, id, recruit === 'none' || recruit === 'terramax' ? 'killed' : 'pool');
  g.losses[seatOf(id)]!++;
  g.counters[id]!.reduced = false;
  if (id === TERRAMAX) g.terramax = { wizard: null, berserk: false };
}
/**
 * Puts pieces on the map in one place, all together: who lies in the box of one of them stays in it, and in whatever order
 * they are named (TD-6.1). Whose leader stays behind, or goes without him, has parted from him and lies open.
 */
export function put(g: State, ids: readonly string[], place: string, ship: string | null = null): void {
  for (const id of ids) {
    const c = g.counters[id]!;
    Object.assign(c, { fate: 'map', at: place, ship, trapped: false, moved: c.moved || c.at !== place });
  }
  straightenBoxes(g);
}
/** TD-6.1: nobody lies in the box of a leader who is elsewhere. Called after pieces have moved apart. */
export function straightenBoxes(g: State): void {
  for (const c of piecesOf(g, undefined).counters) {
    if (c.box === null) continue;
    const leader = g.counters[c.box]!;
    const together = leader.fate === 'map' && c.fate === 'map' && leader.at === c.at && leader.ship === c.ship;
    if (!together || leader.trapped || c.trapped) c.box = null;
  }
}
