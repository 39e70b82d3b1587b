import type { SeatId } from '#core/types';
import { RESOURCES, type Resource, STRUCTURES, type Structure } from '#games/scythe/printed/content';
import type { UnitView, View } from '#games/scythe/seen/view.types';

/** What lies at a place and whose it is, read off the view. */

export type Token = View['tokens'][string];
export type UnitKind = UnitView['kind'];
/** In the order in which they stand beside one another. */
export const KINDS = ['character', 'mech', 'worker'] as const satisfies UnitKind[];

export interface Holding {
  id: string;
  /** Whose territory it is; null if nobody's, and on home bases (SC-1.1, SC-1.3). */
  controller: SeatId | null;
  /** Who has entered a place of the defender, and combat is to come (SC-7.1). */
  fight: { attacker: SeatId; defender: SeatId } | null;
  /** Seats with units here, the attacker before the defender. */
  seats: SeatId[];
  units: readonly UnitView[];
  structure: { seat: SeatId; kind: Structure } | null;
  goods: readonly (readonly [Resource, number])[];
  encounter: boolean;
  token: Token | null;
}

const read = new WeakMap<View, Map<string, Holding>>();

/** What is at a place. A picture asks for each place several times: it is read off the view once. */
export function holdingOf(view: View, id: string): Holding {
  const known = read.get(view) ?? new Map<string, Holding>();
  read.set(view, known);
  const here = known.get(id) ?? readOff(view, id);
  known.set(id, here);
  return here;
}

function readOff(view: View, id: string): Holding {
  const units = view.units.filter(({ at }) => at === id);
  const structure = structureAt(view, id);
  const fight = fightAt(view, id, units);
  const present = [...new Set(units.map(({ seat }) => seat))].sort((a, b) => a - b);
  const seats = fight ? [fight.attacker, fight.defender] : present;
  return {
    id,
    controller: id.startsWith('home-') ? null : (fight?.defender ?? present[0] ?? structure?.seat ?? null),
    fight,
    seats,
    units,
    structure,
    goods: RESOURCES.flatMap((kind) => {
      const n = view.goods[id]?.[kind] ?? 0;
      return n > 0 ? [[kind, n] as const] : [];
    }),
    encounter: view.encounters.includes(id),
    token: view.tokens[id] ?? null,
  };
}

export const isEmpty = ({ units, structure, goods, encounter, token }: Holding): boolean =>
  units.length === 0 && structure === null && goods.length === 0 && !encounter && token === null;

/** Where the seat in turn has entered and combat is to come, in the order of their codes. */
export const fightsToCome = (view: View): string[] =>
  [...new Set(view.units.map(({ at }) => at))].filter((id) => holdingOf(view, id).fight).sort();

export const countOf = ({ units }: Holding, seat: SeatId, kind: UnitKind): number =>
  units.filter((unit) => unit.seat === seat && unit.kind === kind).length;

/** The faction of a seat, dealt or chosen; empty while none is. */
export const factionOf = ({ players, picks }: View, seat: SeatId): string =>
  (players.find((player) => player.seat === seat) ?? picks[seat])?.faction ?? '';

/** Seats clockwise round the board; as they sit while factions are not known. */
export const seatsInOrder = ({ order, players }: View): SeatId[] =>
  order.length > 0 ? order : players.map(({ seat }) => seat);

function structureAt({ players }: View, id: string): Holding['structure'] {
  for (const { seat, structures } of players)
    for (const kind of STRUCTURES) if (structures[kind] === id) return { seat, kind };
  return null;
}

function fightAt(view: View, id: string, units: readonly UnitView[]): Holding['fight'] {
  if (view.combat?.hex === id) return { attacker: view.combat.attacker, defender: view.combat.defender };
  const fighters = new Set(units.filter(({ kind }) => kind !== 'worker').map(({ seat }) => seat));
  const attacker = view.turn?.seat;
  if (fighters.size < 2 || attacker === undefined || !fighters.has(attacker)) return null;
  return { attacker, defender: [...fighters].find((seat) => seat !== attacker)! };
}
