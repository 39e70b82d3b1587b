import type { SeatId } from '#core/types';
import type { PieceView, PlaceView, View } from '#games/tears-of-the-dragon/seen/view.types';
import type { Now } from '../pictures.ts';
import { isPerson } from './hurt-parts.ts';
import { doerOf, endsOf, listOf, namedIn } from './told.ts';

/** Units that everybody saw come to a place and that lie in a leader's box there now: on the map they are one counter with a "?". */

/** The face of who is not seen. */
const UNSEEN = 'unseen';

const PLACED: ReadonlySet<string> = new Set(['counter-placed', 'deployed']);

/** The same view with them; after the set-up nobody knows who lies in which box. */
export function withUnseen(view: View, now: Now | undefined): View {
  if (!now || view.turn > 0 || view.placement) return view;
  const come = placedIn(view, now);
  return { ...view, places: view.places.map((place) => peopled(place, come)) };
}

/** By place and side how many units were told to come there. */
function placedIn(view: View, now: Now): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const told of now.deeds ?? now.events) {
    const seat = doerOf(told, view);
    const [at] = endsOf(told);
    if (!PLACED.has(told.type) || seat === undefined || at === undefined) continue;
    const { pieces, piece } = told.shown;
    const faces = [...listOf(pieces), ...(piece === undefined ? [] : [piece])].map(namedIn);
    const n = faces.filter((face) => face !== undefined && !isPerson(face)).length;
    found.set(keyOf(at, seat), (found.get(keyOf(at, seat)) ?? 0) + n);
  }
  return found;
}
const keyOf = (at: string, seat: SeatId): string => `${at} ${seat}`;

const isOpenUnit = ({ kind, box }: PieceView): boolean => kind === 'unit' && box === undefined;
const isLeader = ({ kind }: PieceView): boolean => kind === 'leader';

/** Beside the first leader of a side, who has a box, as many as are told and not seen anywhere in that place. */
function peopled(place: PlaceView, come: ReadonlyMap<string, number>): PlaceView {
  const stacks = place.stacks.map((stack) => {
    const own = place.stacks.filter(({ seat }) => seat === stack.seat);
    const seen = own.flatMap(({ pieces }) => pieces.filter(isOpenUnit)).length;
    const n = (come.get(keyOf(place.id, stack.seat)) ?? 0) - seen;
    if (n <= 0 || own.find(({ pieces }) => pieces.some(isLeader)) !== stack) return stack;
    const hidden = { face: UNSEEN, kind: 'unit', seat: stack.seat, reduced: false, spent: false } as const;
    return { ...stack, pieces: [...stack.pieces, ...Array.from({ length: n }, () => hidden)] };
  });
  return { ...place, stacks };
}
