import type { Script, SeatId, Table } from '#core/types';
import { cards } from '../../printed/content.ts';
import { slotWords } from '../../state/battle/labels.ts';
import { fighterOf, findSlot, line } from '../../state/battle/line.ts';
import { safeAreas } from '../../state/battle/ways-out.ts';
import { placeWords } from '../../state/labels.ts';
import { isSea, isUnit, isWizard, mayStand, put } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { flee } from './casualty.ts';
import { askToPickSome } from './choice.ts';
import { shed } from './penguins.ts';
import { withdrawInside } from './retreat.ts';

/** TD-28.16: units of a side that Terror could drive off: not at sea, from behind a wall, or where the dragon rages. */
export function frightened(g: State, seat: SeatId): string[] {
  const b = g.battle!;
  if (isSea(b.at) || b.inside === seat || b.berserk || g.terramax.berserk) return [];
  const units = line(b, seat).flatMap((f) => (f.id !== null && isUnit(f.id) ? [f.slot] : []));
  return safeAreas(g, seat).length > 0 || allInto(g, seat, units) ? units : [];
}

/** TD-10.1 way 2: into the own castle only the whole side goes (TD-7.8). */
function allInto(g: State, seat: SeatId, units: readonly string[]): boolean {
  const b = g.battle!;
  const whole = units.length === line(b, seat).length && units.length <= cards.terror.units;
  return g.castles[b.at] === seat && b.inside === null && whole;
}

/** TD-28.16: units that Terror drives off the field, by the normal way of retreat; the owner says where. */
export function* takeFright(t: Table<State>, seat: SeatId, slots: readonly string[]): Script {
  const { g } = t;
  const b = g.battle!;
  const over = safeAreas(g, seat);
  if (over.length === 0) {
    if (yield* withdrawInside(t, seat)) return;
    for (const f of line(b, seat)) f.out = 'left';
    return;
  }
  const pieces = slots.map(slotWords);
  const about = { pieces, over };
  const { to } = yield* t.ask(seat, 'terror-way', flee, { about });
  // Leaders and wizards are not driven off, but may go along.
  const company = [
    ...b.leaders[seat]!.filter((id) => mayStand(id, to)),
    ...line(b, seat).flatMap((f) => (f.id !== null && isWizard(f.id) ? [f.slot] : [])),
  ];
  const along =
    company.length === 0
      ? []
      : yield* askToPickSome(t, seat, 'follow', { pieces, options: company, least: 0, most: company.length });
  const names = [...pieces, ...along.map(slotWords)];
  const ids = [...along, ...slots].map((one) => findSlot(b, one)?.id ?? one);
  for (const id of ids) {
    const fighter = fighterOf(b, id);
    if (fighter) fighter.out = 'left';
  }
  put(g, ids, to);
  b.leaders[seat] = b.leaders[seat]!.filter((id) => !ids.includes(id));
  t.tell({ type: 'driven-off', shown: { seat, pieces: names, to: placeWords(to) } });
  shed(t, ids);
}
