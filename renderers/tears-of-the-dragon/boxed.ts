import type { SeatId } from '#core/types';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import { GARRISON } from './hurt-parts.ts';

/** Who fought and lies in a leader's box again (TD-6.4): the map does not show them, so the card of the battle counts them. */

/** What is told of a side in a battle, as far as it says who is left. */
interface Fought {
  seat: SeatId;
  came: readonly string[];
  fell: ReadonlyMap<string, number>;
  people: readonly { face: string }[];
  driven: number;
  leaves?: { to?: string };
}

/** Of those who came, how many neither fell nor fled and yet are seen nowhere in the place where their side stands now. */
export function boxedOf(
  { seat, came, fell, people, driven, leaves }: Fought,
  at: string | undefined,
  view: View,
): number {
  const place = view.places.find(({ id }) => id === (leaves?.to ?? at));
  if (!place || view.battle || driven > 0 || (leaves && leaves.to === undefined)) return 0;
  const stands = place.stacks.filter((stack) => stack.seat === seat).flatMap(({ pieces }) => pieces);
  const seen = stands.filter(({ box }) => box === undefined);
  // Without a leader there is no box.
  if (!seen.some(({ kind }) => kind === 'leader')) return 0;
  const gone = new Set(people.map(({ face }) => face));
  return [...new Set(came)].reduce((sum, face) => {
    if (gone.has(face) || face === GARRISON) return sum;
    const left = came.filter((one) => one === face).length - (fell.get(face) ?? 0);
    return sum + Math.max(0, left - seen.filter((one) => one.face === face).length);
  }, 0);
}
