import type { SeatId } from '#core/types';
import { areas, strengthsOf, units } from '../../printed/content.ts';
import { roadsBetween } from '../../printed/roads.ts';
import { at, faceOf, ISLAND, isCastle, isLeader, isUnit, rankOf } from '../../state/pieces.ts';
import { castlesOf } from '../../state/scenario.ts';
import { other, type Spot, type State } from '../../state/state.ts';
import { homeOf } from '../setup.ts';
import { toPlace } from '../tables/spots.ts';

/** Whole plans for the set-up of The War of the Dragon, for one press. They rest on the open map only. */

/** Evenly over the own castles; two in each and the rest before the enemy; most at home; first what stands empty. */
export const SCHEMES = ['castles', 'front', 'home', 'raid'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** Enough for the enemy not to walk in. */
const GUARDS = 2;

/** A plan for all the seat's counters that are left, the one that matters most first. */
export function drawn(scheme: Scheme, g: State, seat: SeatId): Spot[] {
  const counters = inOrder(toPlace(g, seat), g);
  const own = castlesOf(g, seat).sort((a, b) => distance(a, homeOf(seat)) - distance(b, homeOf(seat)));
  const guards = own.flatMap((castle) => Array.from({ length: missing(g, seat, castle) }, () => castle));
  const empty = [...areas.keys()].filter(
    (area) => isCastle(area) && g.castles[area] !== seat && at(g, area, other(seat)).length === 0,
  );
  // A castle without anybody can be lost with the enemy's next counter.
  const first = guards.filter((castle, i) => at(g, castle, seat).length === 0 && guards.indexOf(castle) === i);
  const second = [...guards];
  for (const castle of first) second.splice(second.indexOf(castle), 1);
  const urgent = scheme === 'raid' ? [...empty, ...first, ...second] : [...first, ...second];
  const rest = around(scheme, g, seat, own);
  return counters.map((id, i) => ({ id, at: urgent[i] ?? rest[(i - urgent.length) % rest.length]! }));
}

const missing = (g: State, seat: SeatId, castle: string): number =>
  Math.max(0, GUARDS - at(g, castle, seat).filter(isUnit).length);

/** Where the others go, in turn. A side without a castle gathers at home, or next to it. */
function around(scheme: Scheme, g: State, seat: SeatId, own: readonly string[]): string[] {
  const open = (area: string) => area !== ISLAND && at(g, area, other(seat)).length === 0;
  const castles = own.length > 0 ? [...own] : [homeOf(seat)];
  const places = scheme === 'front' || scheme === 'raid' ? front(g, seat, castles, open) : castles;
  if (scheme === 'home') places.unshift(castles[0]!, castles[0]!);
  const free = places.filter(open);
  return free.length > 0 ? free : [...areas.keys()].filter(open);
}
/** Before each castle of the enemy the open place next to it, or two roads off, that is nearest to the own castles. */
function front(g: State, seat: SeatId, own: readonly string[], open: (area: string) => boolean): string[] {
  const far = (area: string) => Math.min(...own.map((castle) => distance(area, castle)));
  return castlesOf(g, other(seat)).flatMap((castle) => {
    const near = [...areas.keys()].filter(
      (area) => [1, 2].includes(distance(area, castle)) && !isCastle(area) && open(area),
    );
    return near.sort((a, b) => far(a) - far(b) || a.localeCompare(b)).slice(0, 1);
  });
}

/** A strong unit, a leader, a strong unit, a wizard, and so on: whoever is taken by surprise has some of each. */
function inOrder(ids: readonly string[], match: Pick<State, 'evened'>): string[] {
  const full = (id: string) => strengthsOf(units.get(faceOf(id))!, match).full;
  const soldiers = ids.filter(isUnit).sort((a, b) => full(b) - full(a));
  const leaders = ids.filter(isLeader).sort((a, b) => rankOf(a) - rankOf(b));
  const wizards = ids.filter((id) => !isUnit(id) && !isLeader(id));
  const people = leaders.flatMap((id, i) => [id, ...wizards.slice(i, i + 1)]).concat(wizards.slice(leaders.length));
  const mixed: string[] = soldiers.splice(0, GUARDS * 3);
  while (soldiers.length + people.length > 0) mixed.push(...people.splice(0, 1), ...soldiers.splice(0, 2));
  return mixed;
}

/** A large number where no road leads. */
const distance = (from: string, to: string): number => roadsBetween(from, to) ?? 999;
