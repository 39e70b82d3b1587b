import type { SeatId, Table } from '#core/types';
import { areas, limits, sides, strengthsOf, units } from '../../printed/content.ts';
import { faceLabel, pieceLabel } from '../../state/labels.ts';
import { whereOpenly } from '../../state/openly.ts';
import {
  allIds,
  boxOf,
  commandOf,
  faceOf,
  isBesieged,
  isCastle,
  isChieftain,
  isInside,
  isLeader,
  isUnit,
  isWizard,
  seemsHeld,
} from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { heldBy, member, memberIds, untouched } from '../../state/ways.ts';
import { action } from '../action.ts';
import { homeOf } from '../setup.ts';
import { withinLimits } from '../suggest.ts';
import { absentPieces } from '../tables/absent.ts';

/** Replenishing and recruiting (TD-21), and the Cadmin (TD-22). */

const inPool = (g: State, face: string): string | undefined =>
  allIds(g).find((id) => faceOf(id) === face && g.counters[id]!.fate === 'pool');

/** TD-21.1: castle (inside, not besieged), city or port 2 a turn, town 1. */
function mayReplenish(g: State, id: string, seat: SeatId): boolean {
  const c = g.counters[id]!;
  const area = areas.get(c.at);
  if (!area || !isUnit(id) || !c.reduced || !untouched(g, id) || !units.get(faceOf(id))!.replenish) return false;
  // TD-12.9: a siege is laid by fighting pieces; a leader alone under the walls lays none.
  if (isCastle(c.at) && (g.castles[c.at] !== seat || !isInside(g, id) || isBesieged(g, c.at))) return false;
  return (g.replenished[c.at] ?? 0) < area.replenishPerTurn;
}
export const replenish = action({
  name: 'replenish',
  fields: {
    units: {
      kind: 'some',
      of: 'figure',
      options: ({ g, seat }) => memberIds(g).filter((id) => mayReplenish(g, id, seat)),
      size: ({ g, seat }) => [1, memberIds(g).filter((id) => mayReplenish(g, id, seat)).length],
      label: pieceLabel,
      absent: ({ g, seat }) =>
        absentPieces(
          g,
          memberIds(g).filter((id) => g.counters[id]!.reduced),
          (id) => replenishesNotFor(g, id, seat),
        ),
    },
  },
  places: (here) => whereOpenly(here, (g, id) => mayReplenish(g, id, here.seat)),
  check({ g }, { units: chosen }) {
    const perArea = new Map<string, number>();
    for (const id of chosen) perArea.set(g.counters[id]!.at, (perArea.get(g.counters[id]!.at) ?? 0) + 1);
    for (const [area, n] of perArea) {
      const left = areas.get(area)!.replenishPerTurn - (g.replenished[area] ?? 0);
      if (n > left) return { key: 'refusal.replenish-limit', args: { area, given: n, left } };
    }
    return undefined;
  },
  suggest: ({ g, seat }) => {
    const all = memberIds(g).filter((id) => mayReplenish(g, id, seat));
    const under = [...new Set(all.flatMap((id) => g.counters[id]!.box ?? []))].map((leader) => ({
      label: { key: 'suggest.replenish-under', args: { leader: faceLabel(leader) as never } },
      args: {
        units: withinLimits(
          g,
          all.filter((id) => g.counters[id]!.box === leader),
        ),
      },
    }));
    if (all.length === 0) return [];
    const whole = { label: { key: 'suggest.replenish-all' }, args: { units: withinLimits(g, all) } };
    return [whole, ...(under.length > 1 ? under : [])];
  },
});
function replenishesNotFor(g: State, id: string, seat: SeatId): string | undefined {
  if (mayReplenish(g, id, seat)) return undefined;
  if (!isUnit(id) || !units.get(faceOf(id))!.replenish) return 'never-replenished';
  if (!untouched(g, id)) return heldBy(g, id) ?? 'has-acted';
  const { at } = g.counters[id]!;
  const most = areas.get(at)?.replenishPerTurn ?? 0;
  if (most === 0) return 'no-replenishing';
  return (g.replenished[at] ?? 0) >= most ? 'replenished-enough' : 'not-safe-inside';
}
export function replenishUnits(t: Table<State>, seat: SeatId, chosen: readonly string[]): void {
  const { g } = t;
  for (const id of chosen) {
    const c = g.counters[id]!;
    c.reduced = false;
    c.fixed = true;
    member(g, id).acted = true;
    g.replenished[c.at] = (g.replenished[c.at] ?? 0) + 1;
  }
  const place = g.counters[chosen[0]!]!.at;
  const seen = chosen.filter((id) => g.counters[id]!.box === null).map(faceOf);
  t.tell({ type: 'replenished', shown: { seat, place, pieces: seen } });
}

/** TD-21.2, A31: in a city, a port or the own home castle, free of enemies, one unit a turn in each place. */
function mayRecruit(g: State, id: string, seat: SeatId): boolean {
  const c = g.counters[id]!;
  const area = areas.get(c.at);
  if (!area || !isLeader(id) || isChieftain(id) || !untouched(g, id) || (g.recruited[c.at] ?? 0) >= area.recruitPerTurn)
    return false;
  const place = area.type === 'city' || area.type === 'port' || c.at === homeOf(seat);
  if (isCastle(c.at)) return place && g.castles[c.at] === seat && !isBesieged(g, c.at);
  return place && !seemsHeld(g, c.at, seat);
}
function recruitsNotFor(g: State, id: string, seat: SeatId): string | undefined {
  if (mayRecruit(g, id, seat)) return undefined;
  if (isChieftain(id)) return 'never-recruits';
  if (!untouched(g, id)) return heldBy(g, id) ?? 'has-acted';
  const { at } = g.counters[id]!;
  const most = areas.get(at)?.recruitPerTurn ?? 0;
  if (most === 0) return 'no-recruiting';
  return (g.recruited[at] ?? 0) >= most ? 'recruited-enough' : 'no-recruiting-now';
}
const recruits = (g: State, seat: SeatId): string[] =>
  [...units.values()]
    .filter((unit) => unit.side === sides[seat] && unit.recruit === 'standard' && inPool(g, unit.id))
    .map((unit) => unit.id);
export const recruit = action({
  name: 'recruit',
  fields: {
    leader: {
      kind: 'one',
      of: 'figure',
      options: ({ g, seat }) => memberIds(g).filter((id) => mayRecruit(g, id, seat)),
      label: pieceLabel,
      absent: ({ g, seat }) => absentPieces(g, memberIds(g).filter(isLeader), (id) => recruitsNotFor(g, id, seat)),
    },
    unit: {
      kind: 'one',
      of: 'stock',
      options: ({ g, seat }) => recruits(g, seat),
      label: faceLabel,
    },
  },
  places: ({ g, seat }) =>
    recruits(g, seat).length > 0 ? whereOpenly({ g }, (seen, id) => mayRecruit(seen, id, seat)) : [],
  /** TD-21.3: he needs free command. */
  check({ g }, { leader }) {
    const under = boxOf(g, leader).length;
    return under < commandOf(leader) ? undefined : { key: 'refusal.no-free-command', args: { leader, under } };
  },
  suggest: ({ g, seat }) => {
    const full = (face: string) => strengthsOf(units.get(face)!, g).full;
    const [unit] = recruits(g, seat).sort((a, b) => full(b) - full(a));
    const free = memberIds(g).filter((id) => mayRecruit(g, id, seat) && boxOf(g, id).length < commandOf(id));
    return (unit === undefined ? [] : free).map((leader) => ({
      label: { key: 'suggest.recruit', args: { leader: faceLabel(leader) as never, unit: faceLabel(unit!) as never } },
      args: { leader, unit: unit! },
    }));
  },
});
/** TD-21.3: leaders who have recruited, and those who stay under them, do not move or attack this turn; their wizards may cast. */
export function restWith(g: State, leaders: readonly string[]): void {
  for (const id of leaders.flatMap((leader) => [leader, ...boxOf(g, leader)])) {
    const c = g.counters[id]!;
    if (isWizard(id) && !c.fixed) g.activation!.resting.push(id);
    c.fixed = true;
  }
}
export function recruitUnit(t: Table<State>, seat: SeatId, leader: string, unit: string): void {
  const { g } = t;
  const { at, ship } = g.counters[leader]!;
  const id = inPool(g, unit)!;
  Object.assign(g.counters[id]!, { fate: 'map', at, ship, reduced: false, box: leader, spent: true, moved: true });
  g.recruited[at] = (g.recruited[at] ?? 0) + 1;
  member(g, leader).acted = true;
  restWith(g, [leader]);
  t.tell({ type: 'recruited', shown: { seat, leader, face: unit, place: at } });
}

/** TD-22.1: the ambassador raises one Cadmin a turn in any land area but a ruin; he does not move or cast that turn. */
export const recruitCadmin = action({
  name: 'recruit-cadmin',
  fields: {
    wizard: {
      kind: 'one',
      of: 'figure',
      options: ({ g }) => memberIds(g).filter((id) => mayRaise(g, id)),
      label: pieceLabel,
    },
  },
  // How many are in play counts also those that nobody sees.
  places: ({ g }) => (inPlay(g) < limits.cadminMax ? whereOpenly({ g }, mayRaise) : []),
});
function mayRaise(g: State, id: string): boolean {
  const c = g.counters[id]!;
  const free = id === g.ambassador && untouched(g, id) && !g.cadminRaised && inPool(g, 'cadmin') !== undefined;
  // TD-12.9: a besieged castle recruits nobody; before one that he besieges himself they come like anywhere else.
  const shut = isInside(g, id) && isBesieged(g, c.at);
  return free && areas.get(c.at)?.cadminRecruit === true && !shut && inPlay(g) < limits.cadminMax;
}
const inPlay = (g: State): number =>
  allIds(g).filter((id) => faceOf(id) === 'cadmin' && g.counters[id]!.fate === 'map').length;
export function raiseCadmin(t: Table<State>, seat: SeatId, wizard: string): void {
  const { g } = t;
  const { at } = g.counters[wizard]!;
  Object.assign(g.counters[inPool(g, 'cadmin')!]!, { fate: 'map', at, reduced: false, spent: true, fixed: true });
  g.cadminRaised = true;
  // TD-22.1: no spell this turn, not even in a battle.
  g.wizardry[wizard]!.blocked = true;
  g.counters[wizard]!.fixed = true;
  member(g, wizard).acted = true;
  t.tell({ type: 'cadmin-raised', shown: { seat, wizard, place: at } });
}
