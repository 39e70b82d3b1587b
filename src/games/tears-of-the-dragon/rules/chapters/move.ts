import type { Message, Script, SeatId, Table } from '#core/types';
import { limits } from '../../printed/content.ts';
import { pieceLabel, placeLabel, placeWords } from '../../state/labels.ts';
import { marchOpenly, whitherOpenly } from '../../state/openly.ts';
import {
  at,
  blockers,
  DRAGON_SHIP,
  faceOf,
  fightersAt,
  foesAt,
  isCastle,
  isFighter,
  isInside,
  isSea,
  leadersAt,
  put,
  seemsBlocked,
  TERRAMAX,
} from '../../state/pieces.ts';
import { hasSecrets } from '../../state/scenario.ts';
import { other, type State } from '../../state/state.ts';
import {
  friendlyShipWithRoom,
  groupPoints,
  groupsOf,
  hasFighters,
  isGroup,
  type Leg,
  mayEndAt,
  mayMove,
  member,
  memberIds,
  nextAreas,
  noPenguinGoes,
} from '../../state/ways.ts';
import { action } from '../action.ts';
import { battle } from '../battle/battle.ts';
import { loneLeaders } from '../fight/casualty.ts';
import { whereNotTo, whoStays } from '../tables/absent.ts';
import { foreseeMove } from '../tables/foresee.ts';
import { findLeaders, uncover } from './attack.ts';
import { marchesOnMap, suggestMoves, suggestMovesThenDone } from './orders-at-hand.ts';
import { exploreRuin } from './ruin.ts';
import { markAttacked, meetShips } from './ships.ts';

/** Movement on land (TD-7), overrun (TD-11.1, 11.2), and what happens on entering an area. */

export const move = action({
  name: 'move',
  fields: {
    group: {
      kind: 'some',
      of: 'figure',
      options: ({ g }) => memberIds(g).filter((id) => mayMove(g, id)),
      size: ({ g }) => [1, Math.max(1, ...groupsOf(g).map((ids) => ids.length))],
      parts: ({ g }, group) => (isGroup(g, group) ? undefined : { key: 'refusal.not-one-group' }),
      label: pieceLabel,
      absent: ({ g }) => whoStays(g),
    },
    path: {
      kind: 'path',
      of: 'place',
      next: ({ g }, { group }, path) => nextAreas(g, group as string[], path),
      mayEnd: ({ g }, { group }, path) => mayEndAt(g, group as string[], path),
      label: placeLabel,
      absent: ({ g }, { group }, path) => whereNotTo(g, group as string[], path),
    },
  },
  check(_, { group, path }): Message | undefined {
    const place = noPenguinGoes(group, path);
    return place === undefined ? undefined : { key: 'refusal.no-penguin-goes', args: { place } };
  },
  places: (here) => whitherOpenly(here, marchOpenly),
  suggest: suggestMoves,
  more: suggestMovesThenDone,
  onPicture: marchesOnMap,
  foresee: (here, { group, path }) => foreseeMove(here, group, path),
});

/** TD-7.3: whoever parts from the group becomes a party of its own. */
export function partCompany(g: State, group: readonly string[]): void {
  const { party } = member(g, group[0]!);
  const stayed = memberIds(g).some((id) => !group.includes(id) && member(g, id).party === party);
  if (!stayed) return;
  const next = ++g.activation!.parties;
  for (const id of group) member(g, id).party = next;
}

/** The group still together and free to go on. */
function going(g: State, group: readonly string[], place: string): string[] {
  return group.filter((id) => {
    const c = g.counters[id]!;
    return c.fate === 'map' && c.at === place && !c.trapped && !member(g, id).done;
  });
}

export function* makeMove(t: Table<State>, seat: SeatId, group: readonly string[], path: readonly string[]): Script {
  const { g } = t;
  partCompany(g, group);
  let here = g.counters[group[0]!]!.at;
  let walkers = [...group];
  yield* comeOutOf(t, seat, here, group);
  const trail: Trail = { from: here, via: [] };
  for (const to of path) {
    if (walkers.length === 0 || groupPoints(g, walkers) < 1) return;
    yield* step(t, walkers, { seat, from: here, to }, { last: to === path.at(-1), trail });
    if (g.winner !== null) return;
    walkers = going(g, walkers, to);
    here = to;
  }
  landFlyer(g, seat, walkers, here);
}

/** TD-7.7, TD-14.7: who leaves a castle comes before its walls first, where leaders without troops are found. */
function* comeOutOf(t: Table<State>, seat: SeatId, castle: string, group: readonly string[]): Script {
  const { g } = t;
  const enemy = other(seat);
  const come = group.some(
    (id) => isFighter(id) && isInside(g, id) && !g.counters[id]!.obfuscated && g.activation!.ways[id] !== 'teleport',
  );
  if (come) yield* findLeaders(t, castle, enemy);
}

/** Where a march began, and the places since then where nothing happened: it is told as one. */
interface Trail {
  from: string;
  via: string[];
}

/** Nothing can happen on entering: nobody of the enemy is here, and no ruin. */
const isQuiet = (g: State, to: string, seat: SeatId, walkers: readonly string[]): boolean =>
  at(g, to, other(seat)).length === 0 && !hasSecrets(g, to) && !(isSea(to) && walkers.includes(TERRAMAX));

function* step(
  t: Table<State>,
  walkers: readonly string[],
  leg: Leg,
  { last, trail }: { last: boolean; trail: Trail },
): Script {
  const { g } = t;
  const { seat, from, to } = leg;
  const wasBesieged = isBesiegedBy(g, to, seat);
  put(g, walkers, to, isSea(to) && walkers.includes(TERRAMAX) ? dragonAtSea(g, from) : null);
  for (const id of walkers) {
    const m = member(g, id);
    m.used++;
    m.acted = true;
  }
  const seen = walkers.filter((id) => g.counters[id]!.box === null).map(faceOf);
  if (last || !isQuiet(g, to, seat, walkers)) {
    t.tell({
      type: 'moved',
      shown: { seat, pieces: seen, from: trail.from, to, via: trail.via.length > 0 ? trail.via.map(placeWords) : null },
    });
    Object.assign(trail, { from: to, via: [] });
  } else trail.via.push(to);
  if (!isSea(to)) yield* arrive(t, walkers, leg, { wasBesieged, last });
  else if (walkers.includes(TERRAMAX)) yield* meetShips(t, DRAGON_SHIP, leg);
}

function dragonAtSea(g: State, from: string): string {
  g.ships[DRAGON_SHIP] = { seat: 0, from };
  return DRAGON_SHIP;
}
function landFlyer(g: State, seat: SeatId, walkers: readonly string[], here: string): void {
  if (!isSea(here) || walkers.length !== 1 || walkers[0] === TERRAMAX) return;
  const ship = friendlyShipWithRoom(g, here, seat);
  if (ship) put(g, walkers, here, ship);
}

/** Whether the enemy's castle there is under siege before the group comes. */
const isBesiegedBy = (g: State, place: string, seat: SeatId): boolean =>
  isCastle(place) && g.castles[place] === other(seat) && fightersAt(g, place, seat).length > 0;

export const standInside = action({ name: 'stand-inside', fields: {} });
export const standOutside = action({ name: 'stand-outside', fields: {} });
/** TD-12.2: the controller says where all his pieces of a castle stand. */
export function* takeStand(t: Table<State>, castle: string, seat: SeatId): Script {
  const { g } = t;
  const stand = yield* t.askOneOf(seat, 'stand', [standInside, standOutside], { about: { castle } });
  g.inside[castle] = stand.name === 'stand-inside';
  t.tell({ type: g.inside[castle] ? 'went-inside' : 'stood-outside', shown: { seat, castle } });
}
export const overrun = action({ name: 'overrun', fields: {} });
export const fightNormally = action({ name: 'fight-normally', fields: {} });

/**
 * What entering an area brings: lone leaders flee, castles close, battle, ruin. Leaves `done` on those who must stop. `last`:
 * their way ends there.
 */
export function* arrive(
  t: Table<State>,
  walkers: readonly string[],
  leg: Leg,
  { wasBesieged, last }: { wasBesieged: boolean; last: boolean },
): Script {
  const { g } = t;
  const { seat, from, to } = leg;
  const enemy = other(seat);
  const unseen = walkers.every((id) => g.counters[id]!.obfuscated);
  if (unseen && seemsBlocked(g, to, seat)) t.tell({ type: 'passed-unseen', shown: { seat, place: to } });

  if (hasFighters(walkers) && !unseen) {
    // TD-12.2: the controller chooses inside or outside for all his pieces there, unless he is shut in already.
    if (
      isCastle(to) &&
      g.castles[to] === enemy &&
      (fightersAt(g, to, enemy).length > 0 || leadersAt(g, to, enemy).length > 0) &&
      !wasBesieged
    ) {
      yield* takeStand(t, to, enemy);
    }
    // TD-7.10, TD-14.1: leaders with no fighting piece beside them do not stop a group.
    if (fightersAt(g, to, enemy).length === 0 && leadersAt(g, to, enemy).length > 0) {
      yield* loneLeaders(t, to, enemy, from);
    }
    // TD-7.6, TD-9.1: enemies outside a castle stop the group, and there is battle.
    if (blockers(g, to, seat).length > 0) {
      if (yield* meet(t, walkers, leg)) return;
    }
  }

  const here = going(g, walkers, to);
  if (hasSecrets(g, to) && here.length > 0) {
    yield* exploreRuin(t, seat, to, here);
    if (!last) return;
  }
}

/** Battle on entering, with the overrun of a single unit by five or more (TD-11). True when the group must stop. */
function* meet(t: Table<State>, walkers: readonly string[], { seat, from, to }: Leg): Script<boolean> {
  const { g } = t;
  const fighters = walkers.filter(isFighter);
  // A leader hides nobody: with him even those are found who are all he has (TD-28.13).
  if (fighters.every((id) => g.counters[id]!.obfuscated)) uncover(g, fighters);
  const open = fighters.filter((id) => !g.counters[id]!.obfuscated);
  if (open.length >= limits.overrunMinUnits && blockers(g, to, seat).length === 1) {
    const choice = yield* t.askOneOf(seat, 'overrun', [overrun, fightNormally], { about: { place: to } });
    if (choice.name === 'overrun') {
      const end = yield* battle(t, { at: to, kind: 'overrun', attacker: seat, attackers: [...walkers], from });
      markAttacked(g, walkers, false);
      if (end === 'overrun-won') return false;
      if (end !== 'overrun-failed') return stop(g, walkers);
    }
  }
  yield* battle(t, { at: to, kind: 'field', attacker: seat, attackers: alive(g, walkers, to), from });
  markAttacked(g, walkers, true);
  const here = alive(g, walkers, to);
  if (hasSecrets(g, to) && here.length > 0 && foesAt(g, to, seat).length === 0) yield* exploreRuin(t, seat, to, here);
  return true;
}
const alive = (g: State, ids: readonly string[], place: string): string[] =>
  ids.filter((id) => g.counters[id]!.fate === 'map' && g.counters[id]!.at === place && !g.counters[id]!.trapped);
function stop(g: State, ids: readonly string[]): true {
  for (const id of ids) member(g, id).done = true;
  return true;
}
