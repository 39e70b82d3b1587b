import type { Json, Script, SeatId, Table } from '#core/types';
import { slotWords } from '../../state/battle/labels.ts';
import { defenderOf, findSlot, keepLine } from '../../state/battle/line.ts';
import type { State } from '../../state/state.ts';
import { pickSome } from './choice.ts';
import { standDown } from './garrison.ts';

/** TD-28.13: those under Obfuscate in a battle: they may choose to attack, and go where their side goes. */

/** Slots of a side's pieces that are here and hidden. */
export function hiddenHere(g: State, seat: SeatId): string[] {
  const b = g.battle!;
  return b.fighters.flatMap((f) => {
    const c = f.id === null ? undefined : g.counters[f.id]!;
    const stands = c?.fate === 'map' && c.at === b.at && c.obfuscated;
    return f.seat === seat && stands ? [f.slot] : [];
  });
}

/** Before a round their owners say which of them attack from now on: these are hidden no longer. */
export function* comeOut(t: Table<State>): Script {
  const { g } = t;
  const b = g.battle!;
  for (const seat of [defenderOf(b), b.attacker]) {
    const chosen = yield* someOfHidden(t, seat, 'come-out', { round: b.round });
    if (chosen.length === 0) continue;
    for (const slot of chosen) {
      const f = findSlot(b, slot)!;
      g.counters[f.id!]!.obfuscated = false;
      f.out = null;
    }
    standDown(b, seat);
    t.tell({ type: 'came-out', shown: { seat, pieces: chosen.map(slotWords) } });
  }
  keepLine(g);
}

/** Some of a side's hidden pieces, or none; asks nobody when there are none. */
export function* someOfHidden(
  t: Table<State>,
  seat: SeatId,
  key: string,
  more: Record<string, Json>,
): Script<string[]> {
  const options = hiddenHere(t.g, seat);
  if (options.length === 0) return [];
  const about = { ...more, options, least: 0, most: options.length };
  return (yield* t.ask(seat, key, pickSome, { about })).some;
}
