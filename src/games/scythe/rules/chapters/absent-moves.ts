import type { Absent, Message, SeatId } from '#core/types';
import { isLake, neighbours } from '../../printed/places.ts';
import { unitsOf } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { barTo, isContested, mustTake, stopsAt } from '../../state/steps.ts';
import { because } from './absent.ts';
import { gone, movable, onwards, stepsLeft, tokaLeft } from './movable.ts';

/** Who does not move now, and where a unit does not get to (SC-6). All public. */

/** Units that are not offered; workers that stand together are alike, and one of them is named if none may go. */
export function whoStays(g: State, seat: SeatId): readonly Absent[] {
  const there = movable(g, seat);
  const alike = new Set(there.filter((id) => g.units[id]!.kind === 'worker').map((id) => g.units[id]!.at));
  return unitsOf(g, seat).flatMap((id): Absent[] => {
    const { kind, at } = g.units[id]!;
    if (there.includes(id) || (kind === 'worker' && alike.has(at))) return [];
    if (kind === 'worker') alike.add(at);
    return [{ option: id, why: whyStays(g, id) }];
  });
}
function whyStays(g: State, id: string): Message {
  const { kind, at, seat } = g.units[id]!;
  if (isContested(g, at, seat)) return because('combat-first');
  const { left, moved } = g.turn!.moves!;
  if (stepsLeft(g, id) === 0) return because(left > 0 || moved.includes(id) ? 'moved' : 'no-moves');
  if (kind === 'worker' && isLake(at)) return because('lake-alone');
  return because(mustTake(g, id) === undefined ? 'lake-workers' : 'no-way');
}

/** Where a unit does not get to on the way it has begun: next to it and barred, or too far; the nearest first. */
export function whereNotTo(g: State, id: string, path: readonly string[]): readonly Absent[] {
  const all = stepsLeft(g, id);
  const after = gone(g, id, path);
  const toka = tokaLeft(g, id, path);
  const unit = after.units[id]!;
  const left = all - path.length;
  const stops = path.length > 0 && left > 0 && stopsAt(after, unit);
  const known = new Set([g.units[id]!.at, ...path, ...reached(g, id, path, all)]);
  return [...distances(unit.at)].flatMap(([option, n]): Absent[] => {
    if (known.has(option)) return [];
    if (stops) return [{ option, why: because('stopped-at', { place: unit.at }) }];
    if (n > left) return [{ option, why: because('too-far', { n, left }) }];
    return [{ option, why: because((n === 1 && barTo(after, unit, option, toka)) || 'cut-off') }];
  });
}

/** All places to which the way may still be led. */
function reached(g: State, id: string, from: readonly string[], left: number): Set<string> {
  const found = new Set<string>();
  const ways: (readonly string[])[] = [from];
  for (const way of ways) {
    for (const to of onwards(g, id, way, left)) {
      found.add(to);
      ways.push([...way, to]);
    }
  }
  return found;
}

/** How many steps each hex lies away, whatever is between, the nearest first. */
function distances(from: string): Map<string, number> {
  const found = new Map<string, number>([[from, 0]]);
  for (const [at, n] of found) for (const to of neighbours(at)) if (!found.has(to)) found.set(to, n + 1);
  found.delete(from);
  return found;
}
