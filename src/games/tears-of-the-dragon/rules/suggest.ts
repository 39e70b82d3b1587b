import type { Json, Suggestion } from '#core/types';
import { areas, strengthsOf, units } from '../printed/content.ts';
import { faceWords } from '../state/labels.ts';
import { byRank, fightersAt, isLeader, isUnit, stepsOf, strengthOf } from '../state/pieces.ts';
import { isBoxSlot } from '../state/slots.ts';
import type { State } from '../state/state.ts';

/** Answers worth one press, from what the asked seat may know: its own pieces, and of the enemy's what lies open. */

/** Own fighting pieces, the strongest first; leaders before all of them. */
export function strongestFirst(g: State, ids: readonly string[]): string[] {
  const strength = (id: string) => (isLeader(id) ? Number.POSITIVE_INFINITY : strengthOf(g, id));
  return [...ids].sort((a, b) => (isLeader(a) && isLeader(b) ? byRank(a, b) : strength(b) - strength(a)));
}

/** Enemy pieces as one may point at them (`slotsAt`): the strongest in the open first, boxes last. */
export function strongestSlots(match: Pick<State, 'evened'>, slots: readonly string[]): string[] {
  const strength = (slot: string): number => {
    if (isBoxSlot(slot)) return 0;
    const [face] = slot.split('.') as [string];
    const unit = units.get(face.replace('*', ''));
    if (!unit) return 0;
    const { full, reduced } = strengthsOf(unit, match);
    return face.endsWith('*') ? reduced : full;
  };
  return [...slots].sort((a, b) => strength(b) - strength(a));
}

/** Who is missed least when one hit must be taken: a unit that only flips before one that goes, then the weakest. */
export function leastMissed(g: State, ids: readonly string[]): string | undefined {
  const cost = (id: string) => (isUnit(id) ? (stepsOf(g, id) > 1 ? 0 : 100) + strengthOf(g, id) : 1_000);
  return [...ids].sort((a, b) => cost(a) - cost(b))[0];
}

/** As many as each area still replenishes this turn (TD-21.1), the strongest first. */
export function withinLimits(g: State, ids: readonly string[]): string[] {
  const left = new Map<string, number>();
  return strongestFirst(g, ids).filter((id) => {
    const { at } = g.counters[id]!;
    const n = left.get(at) ?? areas.get(at)!.replenishPerTurn - (g.replenished[at] ?? 0);
    left.set(at, n - 1);
    return n > 0;
  });
}

/** Where the most strength of `seat` stands; none where nobody does. */
export function bestCompany(g: State, seat: number, places: readonly string[]): string | undefined {
  const strength = (place: string) => fightersAt(g, place, seat).reduce((sum, id) => sum + strengthOf(g, id), 0);
  const best = [...places].sort((a, b) => strength(b) - strength(a))[0];
  return best !== undefined && strength(best) > 0 ? best : undefined;
}

/** A suggestion that names one piece. */
export const onePiece = (key: string, face: string, args: Record<string, Json>): Suggestion => ({
  label: { key: `suggest.${key}`, args: { piece: faceWords(face) } },
  args,
});
