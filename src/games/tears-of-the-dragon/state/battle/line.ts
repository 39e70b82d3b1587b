import type { SeatId } from '#core/types';
import { areas } from '../../printed/content.ts';
import type { Battle, Fighter } from '../battle.ts';
import {
  at,
  byRank,
  faceOf,
  fightersAt,
  inShip,
  isFighter,
  isInside,
  isLeader,
  isSea,
  isUnit,
  isWizard,
  leadersAt,
  seatOf,
  strengthOf,
  TERRAMAX,
} from '../pieces.ts';
import { hasSecrets } from '../scenario.ts';
import { other, type State } from '../state.ts';

/** The lines of a battle: who fights, under which name, and who is still in it. */

export const findSlot = (b: Battle, slot: string): Fighter | undefined => b.fighters.find((f) => f.slot === slot);
export const fighterOf = (b: Battle, id: string): Fighter | undefined => b.fighters.find((f) => f.id === id);
export const defenderOf = (b: Battle): SeatId => other(b.attacker);
const isLooseDragon = (b: Battle, f: Fighter): boolean => b.berserk && f.id === TERRAMAX;

/** The pieces of a side that are still in the line. A berserk dragon is on nobody's side (TD-23.5). */
export const line = (b: Battle, seat: SeatId): Fighter[] =>
  b.fighters.filter((f) => f.seat === seat && f.out === null && !isLooseDragon(b, f));
/** What a side may strike or put a spell on: the enemy's line, and a berserk dragon. */
export const foes = (b: Battle, seat: SeatId): Fighter[] => [...line(b, other(seat)), ...looseDragon(b)];
export const looseDragon = (b: Battle): Fighter[] => b.fighters.filter((f) => f.out === null && isLooseDragon(b, f));
export const dragonHere = (b: Battle): boolean => b.fighters.some((f) => f.id === TERRAMAX && f.out === null);
/** TD-12.3: a side that is nothing but a garrison fights, but is asked nothing. */
export const asksNothing = (b: Battle, seat: SeatId): boolean => line(b, seat).every((f) => f.id === null);
/** Wizards, and Terramax, who acts like one while he obeys (A46). */
export const isCaster = (id: string | null): id is string => id !== null && (isWizard(id) || id === TERRAMAX);

/** Printed strength; a garrison has that of its castle. */
export const baseStrength = (g: State, f: Fighter): number =>
  f.id === null ? areas.get(g.battle!.at)!.castleStrength! : strengthOf(g, f.id);

/** Strongest first; the order rests on nothing that the enemy may not see, so that a slot tells no box (TD-6.3). */
function inOrder(g: State, ids: readonly string[]): string[] {
  const rank = (id: string) => [
    -strengthOf(g, id),
    isUnit(id) ? 1 : 0,
    faceOf(id),
    g.counters[id]!.reduced ? 1 : 0,
    g.counters[id]!.spent ? 1 : 0,
    id,
  ];
  const compare = (a: string, b: string): number => {
    const [x, y] = [rank(a), rank(b)];
    const i = x.findIndex((value, k) => value !== y[k]);
    return i < 0 ? 0 : x[i]! < y[i]! ? -1 : 1;
  };
  return [...ids].sort(compare);
}

/** Puts pieces into the line, each under the next number of its face; leaders stand behind it. */
export function join(g: State, b: Battle, ids: readonly string[]): void {
  for (const id of ids.filter(isLeader)) b.leaders[seatOf(id)]!.push(id);
  for (const seat of [0, 1]) b.leaders[seat]!.sort(byRank);
  for (const id of inOrder(g, ids.filter(isFighter))) {
    const face = faceOf(id);
    // Who comes back into the fight keeps his number.
    const known = fighterOf(b, id);
    if (known) Object.assign(known, newFighter(known.slot, id, known.seat));
    if (known) continue;
    const n = b.fighters.filter((f) => f.id !== null && faceOf(f.id) === face).length + 1;
    b.fighters.push(newFighter(isWizard(id) ? id : `${face}.${n}`, id, seatOf(id)));
  }
}

export function newFighter(slot: string, id: string | null, seat: SeatId): Fighter {
  const shared = { slot, id, seat, out: null, points: 0, dice: [], hits: 0 };
  return { ...shared, ...quiet() };
}
/** What a fighter carries from no round into the next. */
const quiet = () => ({
  fog: 0,
  boost: 0,
  mighty: false,
  idle: false,
  shielded: false,
  doubled: false,
  ward: 0,
  spell: null,
});

/** Clears what was for one round. Leader points stay as they are until they are spread anew. */
export function clearRound(b: Battle): void {
  for (const f of b.fighters) Object.assign(f, quiet(), { dice: [], hits: 0 });
  b.breached = false;
  b.wall = 0;
  b.rerolls = [];
  b.victims = b.victims.filter((token) => token.among !== null);
  b.prey = null;
}

/** Takes out of the line whoever is no longer there to fight: removed, hurt, gone elsewhere, or hidden (TD-28.13). */
export function keepLine(g: State): void {
  const b = g.battle!;
  const here = (id: string): boolean => {
    const c = g.counters[id]!;
    return c.fate === 'map' && c.at === b.at && !c.trapped;
  };
  for (const f of b.fighters) {
    if (f.id === null || f.out !== null) continue;
    if (!here(f.id)) f.out = 'lost';
    else if (g.counters[f.id]!.obfuscated) f.out = 'left';
  }
  for (const seat of [0, 1]) b.leaders[seat] = b.leaders[seat]!.filter(here);
}

/** TD-9.2, A15: all pieces of the defender there, or on one ship; the hidden among them too. */
export function defendersAt(g: State, place: string, seat: SeatId, ship?: string): string[] {
  if (isSea(place)) {
    const aboard =
      ship === undefined ? at(g, place, seat).filter((id) => g.counters[id]!.ship === null) : inShip(g, ship);
    return aboard.filter((id) => g.counters[id]!.at === place);
  }
  return [...leadersAt(g, place, seat), ...fightersAt(g, place, seat)];
}
/** Those of a side who stand outside the wall. */
export const outside = (g: State, ids: readonly string[]): string[] => ids.filter((id) => !isInside(g, id));

/** TD-17.7: the defender is one wizard alone in a ruin. */
export const alone = (g: State, place: string, ids: readonly string[]): string | null =>
  hasSecrets(g, place) && ids.length === 1 && isWizard(ids[0]!) ? ids[0]! : null;
