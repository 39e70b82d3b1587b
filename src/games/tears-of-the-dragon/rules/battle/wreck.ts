import type { Script, Table } from '#core/types';
import { limits } from '../../printed/content.ts';
import { faceLabel } from '../../state/battle/labels.ts';
import { keepLine } from '../../state/battle/line.ts';
import { placeWords } from '../../state/labels.ts';
import {
  inShip,
  isPenguin,
  isUnit,
  isWizard,
  leave,
  put,
  removeUnit,
  seatOf,
  straightenBoxes,
} from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { casualty, flee } from '../fight/casualty.ts';
import { askToPick } from '../fight/choice.ts';
import { type Check, mindOf } from '../fight/mind.ts';
import { spellOf } from '../spells/index.ts';

/** Ships that go down (TD-13.3, TD-13.4). */

/** Every ship that has taken four hits in this battle sinks, all at once. */
export function* sinkWrecks(t: Table<State>, check: Check): Script {
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
    if (!inWater(id) || (isWizard(id) && (yield* getsAway(t, id, check))) || !inWater(id)) continue;
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

/** True when a spell has spared the wizard the roll. A failed or backfired one leaves him to it. */
function* getsAway(t: Table<State>, id: string, check: Check): Script<boolean> {
  const { g } = t;
  const seat = seatOf(id);
  const sea = g.counters[id]!.at;
  const mind = mindOf(g, id);
  if (mind.blocked || mind.burntOut) return false;
  const shores = (spell: string) => spellOf(spell)?.shipwreck?.shores(g, sea, seat) ?? [];
  const spells = mind.known.filter((spell) => spellOf(spell)?.shipwreck?.anywhere || shores(spell).length > 0);
  if (spells.length === 0) return false;
  const about = { wizard: faceLabel(g, id), options: ['sink', ...spells] };
  const spell = yield* askToPick(t, seat, 'shipwreck', about);
  if (spell === 'sink' || (yield* check(t, id, spell)) !== 'cast') return false;
  const over = shores(spell);
  if (over.length === 0) leave(g, id, 'away');
  else {
    const { to } = yield* t.ask(seat, 'flee', flee, { about: { piece: id, from: null, over } });
    put(g, [id], to);
    t.tell({ type: 'fled', shown: { piece: faceLabel(g, id), seat, to: placeWords(to) } });
  }
  return true;
}
