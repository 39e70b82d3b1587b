import type { SeatId, Table } from '#core/types';
import { limits, portsOf, roadsFrom, seasNextTo } from '../../printed/content.ts';
import { faceLabel, slotWords } from '../../state/battle/labels.ts';
import { fighterOf, join, line } from '../../state/battle/line.ts';
import { placeWords } from '../../state/labels.ts';
import {
  at,
  DRAGON_SHIP,
  inShip,
  isFighter,
  isLeader,
  isPenguin,
  isSea,
  mayStand,
  put,
  seatOf,
  TERRAMAX,
} from '../../state/pieces.ts';
import { isWar } from '../../state/scenario.ts';
import type { State } from '../../state/state.ts';
import { swims } from '../../state/ways.ts';

/** Summon Aid (TD-28.14): one counter from a neighbouring area joins the battle at once, activated or not. */

/**
 * The seat's counters that could be called. To a ship only while it has room for another fighting piece (TD-8.2). Terramax
 * comes nowhere but to where his wizard fights (TD-23.10).
 */
export function summonable(g: State, seat: SeatId): string[] {
  const b = g.battle!;
  const ship = shipOf(g, seat);
  const full = ship !== null && inShip(g, ship).filter(isFighter).length >= limits.shipUnits;
  const near = isSea(b.at) ? [...seasNextTo(b.at), ...portsOf(b.at)] : roadsFrom(b.at);
  // TD-27.5: no penguin comes where none goes, and nobody climbs upon swimming penguins.
  const fits = (id: string) => mayStand(id, b.at) && (ship === null || isPenguin(id) || !swims(g, ship));
  return near
    .flatMap((place) => at(g, place, seat))
    .filter((id) => isFreeToCome(g, id) && (isLeader(id) || !full) && fits(id));
}
function isFreeToCome(g: State, id: string): boolean {
  const { berserk, wizard } = g.terramax;
  return id !== TERRAMAX || isWar(g) || (!berserk && wizard !== null && g.counters[wizard]!.at === g.battle!.at);
}
const shipOf = (g: State, seat: SeatId): string | null => {
  const [first] = line(g.battle!, seat);
  return first?.id ? g.counters[first.id]!.ship : null;
};

/** TD-8.6: nobody rides the dragon; who is called to his side at sea comes in a ship of his own. */
function berthFor(g: State, seat: SeatId, from: string): string | null {
  const ship = shipOf(g, seat);
  if (ship !== DRAGON_SHIP) return ship;
  const own = `ship-${++g.shipsBuilt}`;
  g.ships[own] = { seat, from };
  return own;
}

export function summon(t: Table<State>, id: string): void {
  const { g } = t;
  const b = g.battle!;
  const seat = seatOf(id);
  const from = g.counters[id]!.at;
  const left = g.counters[id]!.ship;
  put(g, [id], b.at, berthFor(g, seat, from));
  g.counters[id]!.obfuscated = false;
  if (left !== null && inShip(g, left).length === 0) delete g.ships[left];
  join(g, b, [id]);
  const fighter = fighterOf(b, id);
  const piece = fighter ? slotWords(fighter.slot) : faceLabel(g, id);
  t.tell({ type: 'aid-came', shown: { seat, piece, from: placeWords(from) } });
}
