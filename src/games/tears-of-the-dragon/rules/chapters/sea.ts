import type { Absent, Here, Message, Script, SeatId, Table } from '#core/types';
import { limits, seas } from '../../printed/content.ts';
import { pieceLabel, placeLabel } from '../../state/labels.ts';
import { whitherOpenly } from '../../state/openly.ts';
import { faceOf, ISLAND, inShip, isFighter, isSea, mayStand, put } from '../../state/pieces.ts';
import { newMember, type State } from '../../state/state.ts';
import {
  heldBy,
  isGroup,
  isHeldUp,
  type Leg,
  landings,
  mayCommandShip,
  mayEmbark,
  member,
  memberIds,
  pointsLeft,
  seasToSail,
  shutIn,
} from '../../state/ways.ts';
import { action } from '../action.ts';
import { absentPieces, because } from '../tables/absent.ts';
import { arrive, partCompany } from './move.ts';
import { meetShips } from './ships.ts';

/** Ports and the sea (TD-8). */

/** TD-8.1, TD-8.2: up to three fighting pieces and any leaders put out from the port where they began. */
export const embark = action({
  name: 'embark',
  fields: {
    group: {
      kind: 'some',
      of: 'figure',
      options: ({ g }) => memberIds(g).filter((id) => mayEmbark(g, id)),
      size: ({ g }) => [1, memberIds(g).length],
      parts: whyNotTogether,
      label: pieceLabel,
      absent: ({ g, seat }) => absentPieces(g, memberIds(g), (id) => embarksNotFor(g, id, seat)),
    },
    to: {
      kind: 'one',
      of: 'place',
      options: ({ g }, { group }) => seasToSail(g, group as string[]),
      label: placeLabel,
    },
  },
  places: (here) => whitherOpenly(here, (g, id) => (mayEmbark(g, id) ? seasToSail(g, [id]) : [])),
});

/** Why these do not put out together. */
function whyNotTogether({ g }: Here<State>, group: readonly string[]): Message | undefined {
  if (!isGroup(g, group)) return { key: 'refusal.not-one-group' };
  const load = group.filter(isFighter).length;
  return load > limits.shipUnits
    ? { key: 'refusal.ship-is-full', args: { given: load, most: limits.shipUnits } }
    : undefined;
}

/** TD-8.1: one step a turn, from sea to sea, to a port or to the Island. All aboard go. */
export const sail = action({
  name: 'sail',
  fields: {
    captain: {
      kind: 'one',
      of: 'figure',
      options: ({ g }) => memberIds(g).filter((id) => mayCommandShip(g, id)),
      label: pieceLabel,
      absent: ({ g }) => absentPieces(g, aboardOf(g), (id) => sailsNotFor(g, id)),
    },
    to: {
      kind: 'one',
      of: 'place',
      options: ({ g }, { captain }) => ahead(g, captain as string),
      label: placeLabel,
      absent: ({ g, seat }, { captain }) => coastsBarred(g, seat, captain as string),
    },
  },
  places: (here) => whitherOpenly(here, (g, id) => (mayCommandShip(g, id) ? ahead(g, id) : [])),
});
/** Where a ship with its captain may sail: where all aboard can stand. */
function ahead(g: State, captain: string): string[] {
  const { at, ship } = g.counters[captain]!;
  const aboard = inShip(g, ship!);
  return landings(g, at, g.activation!.seat).filter((to) => aboard.every((id) => mayStand(id, to)));
}

/** TD-8.1, TD-12.8: why a piece does not put out. */
function embarksNotFor(g: State, id: string, seat: SeatId): string | undefined {
  if (mayEmbark(g, id)) return undefined;
  const { at } = g.counters[id]!;
  if (isSea(at)) return 'at-sea';
  const held = heldBy(g, id);
  if (held) return held;
  if (member(g, id).used > 0) return 'has-moved';
  if (pointsLeft(g, id) < 1) return 'spent';
  if (shutIn(g, id, seat)) return 'besieged';
  return g.activation!.launched.includes(at) ? 'port-used' : 'no-port';
}
const aboardOf = (g: State): string[] => memberIds(g).filter((id) => g.counters[id]!.ship !== null);
/** TD-8.1, A13: why somebody aboard does not have the ship sail. */
function sailsNotFor(g: State, id: string): string | undefined {
  if (mayCommandShip(g, id)) return undefined;
  const { ship } = g.counters[id]!;
  const held = heldBy(g, id);
  if (held) return held;
  if (member(g, id).used > 0 || g.ships[ship!]!.sailed === g.turn) return 'has-moved';
  return isHeldUp(g, ship!) ? 'ship-held' : 'not-captain';
}
/** TD-8.4, TD-8.5: the coasts of the sea area where the ship does not land. */
function coastsBarred(g: State, seat: SeatId, captain: string): readonly Absent[] {
  const { at, ship } = g.counters[captain]!;
  const open = landings(g, at, seat);
  return seas.get(at)!.coasts.flatMap((option): Absent[] => {
    if (option === ISLAND) return open.includes(option) ? [] : [{ option, why: because('island') }];
    if (!open.includes(option)) return [{ option, why: because('no-landing') }];
    return inShip(g, ship!).every((id) => mayStand(id, option)) ? [] : [{ option, why: because('no-penguin') }];
  });
}

export function* putOut(t: Table<State>, seat: SeatId, group: readonly string[], to: string): Script {
  const { g } = t;
  const from = g.counters[group[0]!]!.at;
  partCompany(g, group);
  const ship = `ship-${++g.shipsBuilt}`;
  g.ships[ship] = { seat, from, sailed: g.turn };
  g.activation!.launched.push(from);
  yield* voyage(t, group, ship, { seat, from, to });
}

export function* sailOn(t: Table<State>, seat: SeatId, captain: string, to: string): Script {
  const { g } = t;
  const c = g.counters[captain]!;
  const ship = c.ship!;
  const from = c.at;
  const aboard = inShip(g, ship);
  for (const id of aboard) {
    g.activation!.members[id] ??= newMember(member(g, captain).party);
  }
  Object.assign(g.ships[ship]!, { from, sailed: g.turn });
  yield* voyage(t, aboard, ship, { seat, from, to });
}

function* voyage(t: Table<State>, aboard: readonly string[], ship: string, leg: Leg): Script {
  const { g } = t;
  const { seat, from, to } = leg;
  put(g, aboard, to, isSea(to) ? ship : null);
  for (const id of aboard) {
    Object.assign(member(g, id), { acted: true, used: member(g, id).used + 1 });
  }
  if (!isSea(to)) delete g.ships[ship];
  const seen = aboard.filter((id) => g.counters[id]!.box === null).map(faceOf);
  t.tell({ type: isSea(to) ? 'sailed' : 'landed', shown: { seat, pieces: seen, from, to } });
  if (isSea(to)) yield* meetShips(t, ship, leg);
  else yield* arrive(t, aboard, leg, { wasBesieged: false, last: true });
  for (const id of aboard) member(g, id).done = true;
}
