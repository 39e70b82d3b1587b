import type { Script, SeatId, Table } from '#core/types';
import { outside } from '../../state/battle/line.ts';
import {
  at,
  blockers,
  fightersAt,
  inShip,
  isCastle,
  isFighter,
  isSea,
  leadersAt,
  placesOf,
} from '../../state/pieces.ts';
import { other, type State } from '../../state/state.ts';
import { battle } from '../battle/battle.ts';
import { loneLeaders } from '../fight/casualty.ts';
import { takeStand } from './move.ts';
import { meetShips } from './ships.ts';

/**
 * TD-9.11: where both sides stand in the open there is battle, however they came to stand there: when Obfuscate ends, or when
 * a dragon who kept them apart is gone. Looked for between two steps of an action phase.
 */

const SEATS: readonly SeatId[] = [0, 1];
/** A seat's fighting pieces in the open, seen by all. */
const open = (g: State, place: string, seat: SeatId): string[] => blockers(g, place, other(seat));
/** TD-14.7: leaders outside a wall without a fighting piece beside them. */
const forlorn = (g: State, place: string, seat: SeatId): boolean =>
  !isSea(place) && fightersAt(g, place, seat).length === 0 && outside(g, leadersAt(g, place, seat)).length > 0;

function clashes(g: State, place: string): boolean {
  return SEATS.some((seat) => {
    if (open(g, place, seat).length === 0) return false;
    return open(g, place, other(seat)).length > 0 || forlorn(g, place, other(seat));
  });
}

/** Places where enemies face each other in the open, in the phases in which they fight. */
export function clashesAt(g: State): string[] {
  if (!['command', 'actions', 'close'].includes(g.phase) || g.active === null) return [];
  const [ours, theirs] = SEATS.map((seat) => placesOf(g, seat)) as [Set<string>, Set<string>];
  return [...ours].filter((place) => theirs.has(place) && clashes(g, place)).sort();
}

/** He whose action phase it is attacks, with all he has there in the open. */
export function* clashStep(t: Table<State>, { place }: { place: string }): Script {
  const { g } = t;
  const seat = g.allowance?.seat ?? g.active!;
  const enemy = other(seat);
  if (isSea(place)) return yield* atSea(t, place, seat);
  if (isCastle(place) && g.castles[place] === enemy && at(g, place, enemy).length > 0)
    yield* takeStand(t, place, enemy);
  for (const one of [enemy, seat]) {
    if (forlorn(g, place, one) && open(g, place, other(one)).length > 0) yield* loneLeaders(t, place, one, null);
  }
  if (!clashes(g, place)) return;
  const attackers = outside(g, at(g, place, seat)).filter((id) => !g.counters[id]!.obfuscated);
  yield* battle(t, { at: place, kind: 'field', attacker: seat, attackers, from: null });
}

function* atSea(t: Table<State>, sea: string, seat: SeatId): Script {
  const { g } = t;
  for (const ship of Object.keys(g.ships)) {
    const sails =
      g.ships[ship]?.seat === seat && inShip(g, ship).some((id) => isFighter(id) && g.counters[id]!.at === sea);
    if (sails) yield* meetShips(t, ship, { seat, from: null, to: sea });
  }
}
