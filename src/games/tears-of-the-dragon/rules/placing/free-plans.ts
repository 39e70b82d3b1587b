import type { SeatId } from '#core/types';
import { areas, freeSetup, rules, sides, setup as standard, units } from '../../printed/content.ts';
import { stepsFrom } from '../../printed/roads.ts';
import { faceOf, isLeader, isUnit, rankOf } from '../../state/pieces.ts';

/**
 * Whole set-ups for one press (TD-25): the standard one, and two that follow from the map. One that keeps all near home is not among
 * them: for Lord Forseti it is too good.
 */

export interface WholePlan {
  name: 'standard' | 'even' | 'front';
  /** What stands in each castle, in the order of the castles. */
  castles: string[][];
}

/** TD-25.2: a castle takes units up to twice its strength; leaders and wizards do not count. */
export const unitRoom = (castle: string): number => rules.unitsPerStrength * areas.get(castle)!.castleStrength!;

/** The plans for these counters. Each keeps to what the castles can take, as long as all together can. */
export function wholePlans(seat: SeatId, ids: readonly string[]): WholePlan[] {
  const side = sides[seat]!;
  const castles = freeSetup.areas[side];
  const room = castles.map(unitRoom);
  const order = castles.map((_, i) => i);
  const toFront = [...order].sort((a, b) => fromEnemy(seat, castles[a]!) - fromEnemy(seat, castles[b]!));
  const soldiers = ids.filter(isUnit).sort((a, b) => strength(b) - strength(a));
  const leaders = ids.filter(isLeader).sort((a, b) => rankOf(a) - rankOf(b));
  const wizards = ids.filter((id) => !isUnit(id) && !isLeader(id));

  const build = (name: WholePlan['name'], choose: (id: string, filled: string[][], i: number) => number): WholePlan => {
    const filled: string[][] = castles.map(() => []);
    const fits = (n: number, id: string) => !isUnit(id) || filled[n]!.filter(isUnit).length < room[n]!;
    for (const group of [soldiers, leaders, wizards]) {
      group.forEach((id, i) => {
        const wanted = choose(id, filled, i);
        const n = fits(wanted, id) ? wanted : (emptiest(filled, room).find((one) => fits(one, id)) ?? wanted);
        filled[n]!.push(id);
      });
    }
    return { name, castles: filled };
  };

  const usual = standardSeats(seat);
  return [
    build('standard', (id) => castles.indexOf(usual(id) ?? castles.at(-1)!)),
    build('even', (id, filled, i) => (isUnit(id) ? emptiest(filled, room)[0]! : i % castles.length)),
    build('front', (id, filled, i) => (isUnit(id) ? fullFirst(toFront, filled, room) : toFront[i % 2]!)),
  ];
}

const strength = (id: string): number => units.get(faceOf(id))!.full;
const unitsIn = (filled: readonly string[][], n: number): number => filled[n]!.filter(isUnit).length;
/** Castles by how much of their room is taken, the emptiest first. */
const emptiest = (filled: readonly string[][], room: readonly number[]): number[] =>
  room.map((_, n) => n).sort((a, b) => unitsIn(filled, a) / room[a]! - unitsIn(filled, b) / room[b]!);
const fullFirst = (order: readonly number[], filled: readonly string[][], room: readonly number[]): number =>
  order.find((n) => unitsIn(filled, n) < room[n]!) ?? order[0]!;

/** Where the standard set-up puts each counter; undefined for the Cadmin, who come with the ambassador there. */
function standardSeats(seat: SeatId): (id: string) => string | undefined {
  const left = Object.entries(standard.placements[sides[seat]!]).map(([castle, stack]) => ({
    castle,
    people: [...stack.leaders, ...stack.wizards],
    units: { ...stack.units },
  }));
  return (id) => {
    if (!isUnit(id)) return left.find(({ people }) => people.includes(id))?.castle;
    const found = left.find((stack) => (stack.units[faceOf(id)] ?? 0) > 0);
    if (found) found.units[faceOf(id)]!--;
    return found?.castle;
  };
}

/** Roads to the nearest castle of the enemy. */
const fromEnemy = (seat: SeatId, castle: string): number =>
  stepsFrom(freeSetup.areas[sides[1 - seat]!]).get(castle) ?? areas.size;
