import type { SeatId } from '#core/types';
import { leaders } from '#games/tears-of-the-dragon/printed/content';
import type { PieceView, PlaceView, StackView, View } from '#games/tears-of-the-dragon/seen/view.types';
import type { Now } from '../pictures.ts';
import { inOrder } from './fight-told.ts';
import { isPerson } from './hurt-parts.ts';
import { doerOf, endsOf, isRecord, listOf, namedIn, standsAt } from './told.ts';
import { doerIn, placeOf } from './where.ts';

/** Who lies in a leader's box, though everybody knows of him. Units that were seen to come are one counter with a "?". Whoever was called to act is drawn. */

/** The face of who is not seen. */
const UNSEEN = 'unseen';

const PLACED: ReadonlySet<string> = new Set(['counter-placed', 'deployed']);

/** The same view with them; after the set-up nobody knows which units lie in which box. */
export function withUnseen(view: View, now: Now | undefined): View {
  if (!now || view.placement) return view;
  if (view.turn > 0) return withCalled(view, now);
  const come = placedIn(view, now);
  return { ...view, places: view.places.map((place) => peopled(place, come)) };
}

/** The same view with those who act now out of a box: the deeds tell who, and where. */
function withCalled(view: View, now: Now): View {
  const all = inOrder(now);
  const called = now.asked.flatMap(({ seat, about }) => {
    const face = isRecord(about) ? namedIn(about.head) : undefined;
    if (face === undefined || !isPerson(face) || standsAt(view, face) !== undefined) return [];
    const last = all.findLast((one) => doerIn(one, all) === face);
    const at = last && placeOf(last, view, all);
    const kind = leaders.has(face) ? ('leader' as const) : ('wizard' as const);
    return at === undefined ? [] : [{ at, piece: { face, kind, seat, reduced: false, spent: false } }];
  });
  if (called.length === 0) return view;
  const places = view.places.map((place) => {
    const here = called.filter(({ at }) => at === place.id).map(({ piece }) => piece);
    return { ...place, stacks: here.reduce(joinedBy, place.stacks) };
  });
  return { ...view, places };
}

/** The stacks with a piece in the first of its side: he stands where the leader does in whose box he lies. */
function joinedBy(stacks: readonly StackView[], piece: PieceView): StackView[] {
  const own = stacks.findIndex(({ seat, pieces }) => seat === piece.seat && pieces.some(isLeader));
  return stacks.map((stack, n) => (n === own ? { ...stack, pieces: [...stack.pieces, piece] } : stack));
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
