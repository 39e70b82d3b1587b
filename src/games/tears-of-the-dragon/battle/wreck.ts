import type { Script, SeatId, Table } from '#core/types';
import { limits, portsOf, seas } from '../content.ts';
import { placeWords } from '../labels.ts';
import {
  ISLAND,
  inShip,
  isPenguin,
  isUnit,
  isWizard,
  leave,
  put,
  removeUnit,
  seatOf,
  seemsHeld,
  straightenBoxes,
} from '../pieces.ts';
import type { State } from '../state.ts';
import { casualty, flee } from './casualty.ts';
import { mindOf, spellCheck } from './check.ts';
import { askToPick } from './choice.ts';
import { faceLabel } from './labels.ts';
import { keepLine } from './line.ts';

/** Ships that go down (TD-13.3, TD-13.4). */

/** Every ship that has taken four hits in this battle sinks, all at once. */
export function* sinkWrecks(t: Table<State>): Script {
  const { g } = t;
  const b = g.battle;
  if (!b) return;
  const wrecks = Object.keys(b.shipHits).filter((ship) => g.ships[ship] && b.shipHits[ship]! >= limits.shipSinksAtHits);
  if (wrecks.length === 0) return;
  const bothSides = new Set(wrecks.map((ship) => g.ships[ship]!.seat)).size > 1;
  const aboard = wrecks.map((ship) => ({ ship, crew: inShip(g, ship) }));
  for (const { ship, crew } of aboard) {
    t.tell({ type: 'ship-sank', shown: { seat: g.ships[ship]!.seat, both: bothSides } });
    // TD-27.5: penguins swim on.
    for (const id of crew.filter((one) => isUnit(one) && !isPenguin(one))) removeUnit(g, id);
    delete b.shipHits[ship];
    if (crew.some(isPenguin)) t.tell({ type: 'penguins-swim', shown: { seat: g.ships[ship]!.seat } });
  }
  const inWater = (id: string) => g.counters[id]!.fate === 'map' && g.counters[id]!.at === b.at;
  for (const id of aboard.flatMap(({ crew }) => crew).filter((one) => !isUnit(one) && !isPenguin(one))) {
    if (!inWater(id) || (isWizard(id) && (yield* getsAway(t, id))) || !inWater(id)) continue;
    if (bothSides) {
      // TD-13.4: nobody is left to pick them up.
      leave(g, id, 'killed');
      t.tell({ type: 'drowned', shown: { piece: faceLabel(g, id), seat: seatOf(id) } });
    } else yield* casualty(t, id, { from: null, sinking: true });
  }
  // The ship is there until the last of its crew has met his fate.
  for (const ship of wrecks) if (inShip(g, ship).length === 0) delete g.ships[ship];
  straightenBoxes(g);
  keepLine(g);
}

/** TD-28.9, 28.15, 28.18: spells that take a wizard off a sinking ship, and where each may take him. */
const shores: Readonly<Record<string, (g: State, sea: string, seat: SeatId) => string[]>> = {
  fly: (g, sea, seat) => portsOf(sea).filter((to) => !seemsHeld(g, to, seat)),
  teleport: (g, sea, seat) => coasts(g, sea, seat),
  'water-walk': (g, sea, seat) => coasts(g, sea, seat),
};
const coasts = (g: State, sea: string, seat: SeatId): string[] =>
  seas.get(sea)!.coasts.filter((to) => to !== ISLAND && !seemsHeld(g, to, seat));

/** True when a spell has spared the wizard the roll. A failed or backfired one leaves him to it. */
function* getsAway(t: Table<State>, id: string): Script<boolean> {
  const { g } = t;
  const seat = seatOf(id);
  const sea = g.counters[id]!.at;
  const mind = mindOf(g, id);
  if (mind.blocked || mind.burntOut) return false;
  // Water Walk spares the roll even where there is no shore: then he is gone for the time being, as in A23.
  const spells = mind.known.filter(
    (spell) => spell === 'water-walk' || (shores[spell]?.(g, sea, seat) ?? []).length > 0,
  );
  if (spells.length === 0) return false;
  const about = { wizard: faceLabel(g, id), options: ['sink', ...spells] };
  const spell = yield* askToPick(t, seat, 'shipwreck', about);
  if (spell === 'sink' || (yield* spellCheck(t, id, spell)) !== 'cast') return false;
  const over = shores[spell]!(g, sea, seat);
  if (over.length === 0) leave(g, id, 'away');
  else {
    const { to } = yield* t.ask(seat, 'flee', flee, { about: { piece: id, from: null, over } });
    put(g, id, to);
    t.tell({ type: 'fled', shown: { piece: faceLabel(g, id), seat, to: placeWords(to) } });
  }
  return true;
}
