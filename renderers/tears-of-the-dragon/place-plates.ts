import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import { coveredBy } from '../boxes.ts';
import type { Now } from '../pictures.ts';
import { type Frame, group, type Node, type Point, put } from '../scene.ts';
import type { Around } from './around.ts';
import { isOnName, lead, roomBeside } from './beside.ts';
import { cells, within } from './geography.ts';
import { marchesOf } from './last-action.ts';
import { ON_LEDGER } from './ledger.ts';
import { plateOf } from './plates.ts';
import { namedIn, type Told } from './told.ts';
import { whereOf } from './where.ts';

/** Signs of deeds on the map, each on a small plate beside its place: of the last deed, and of some before it. */

/** More would hide the map. */
const MOST_EARLIER = 3;
/** Deeds of which many are told at once, alike: each has a ring and no plate. */
const ALIKE: ReadonlySet<string> = new Set(['counter-placed', 'deployed', 'spells-chosen', 'stationed']);

/** What was told, which deeds the card of a battle tells, and which numbers are drawn already. */
interface Stretch {
  view: View;
  now: Now;
  told: ReadonlySet<Told> | undefined;
  drawn: ReadonlySet<number | undefined>;
}

/** Deeds before the last that have places of their own: small plates with a quiet edge. */
export function earlierPlates(
  deeds: readonly Told[],
  { view, now, told, drawn }: Stretch,
  around: LyingThere,
): Plated[] {
  const found: Plated[] = [];
  const signed = new Set<string>();
  for (const [n, deed] of deeds.toReversed().entries()) {
    if (found.length >= MOST_EARLIER) break;
    const at = told?.has(deed) || ALIKE.has(deed.type) ? undefined : whereOf(deed, view, now);
    if (at === undefined || marchesOf([deed]).length > 0 || !within(boxed(cells.get(at)!.at), around.seen)) continue;
    // The same done once more at a place has one sign.
    const kind = `${deed.type} ${at} ${namedIn(deed.shown.spell)}`;
    if (signed.has(kind)) continue;
    signed.add(kind);
    // The last of all has its own sign.
    if (n === 0) continue;
    const own = around.numbers?.get(deed);
    // Where its number stands on a way already, it is rather without than nowhere.
    const tries = own !== undefined && drawn.has(own) ? [own, undefined] : [own];
    const spots = tries.flatMap((number) => {
      const sprite = plateOf(deed, view, { locale: around.locale, isEarlier: true, n: number });
      if (!sprite) return [];
      const size = { w: sprite.w, h: sprite.h };
      const frame = AT_GATES.has(deed.type) ? gateOf(at, size) : roomBeside(at, size, { ...around, isNear: true });
      // It tells what is over: neither what stands nor an arrow is covered by it.
      const isFree = within(frame, around.seen) && coveredBy(frame, [...around.rooms, ...around.steps]) === 0;
      return isFree && !isOnName(frame, at) ? [{ sprite, frame, number }] : [];
    });
    if (!spots[0]) continue;
    const { sprite, frame, number } = spots[0];
    around = { ...around, rooms: [...around.rooms, frame] };
    const node = group([put(sprite, frame.x, frame.y)], { tag: `earlier:${deed.type}` });
    found.push({ node, way: lead(frame, at), frame, at, n: number });
  }
  return found;
}

/** Deeds of gates: their sign hangs on the wall of their own castle. */
const AT_GATES: ReadonlySet<string> = new Set(['went-inside', 'stood-outside', 'gates-shut', 'gates-opened']);

/** At the left end of the walls, beside those who stand before them. */
function gateOf(id: string, { w, h }: { w: number; h: number }): Frame {
  const { at, inside } = cells.get(id)!;
  const [x, y] = at;
  return { x: (inside?.x ?? x) - w + 4, y: y - 60 - h / 2, w, h };
}

/** Deeds that changed a place and not only who stands there. */
const OF_PLACES: ReadonlySet<string> = new Set([
  'battle-joined',
  'battle-over',
  'blows',
  'castle-fell',
  'castle-occupied',
  'knowledge-found',
  'losses-borne',
  'prisoner-told',
  'ruin-known',
  'ruin-searched',
]);
export const isOfPlace = ({ type }: Told): boolean => OF_PLACES.has(type);

const boxed = ([x, y]: Point): Frame => ({ x, y, w: 1, h: 1 });

interface Placed {
  at: string | undefined;
  /** The piece there that did it. */
  piece: Point | undefined;
}

type LyingThere = Around & { steps: readonly Frame[] };
interface Plated {
  at: string;
  node: Node;
  way: Node[];
  frame: Frame;
  /** The number of its row, where it stands on it. */
  n?: number | undefined;
}

/** The signs of the last deed where they cover the least; a battle's are on its own page. */
export function plated(last: Told, view: View, { at, piece }: Placed, around: LyingThere): Plated | undefined {
  if (at === undefined || (view.battle && (ON_LEDGER.has(last.type) || last.type === 'battle-joined')))
    return undefined;
  // Where its number has no room beside its signs it stands elsewhere.
  for (const n of new Set([around.numbers?.get(last), undefined])) {
    const sprite = plateOf(last, view, { locale: around.locale, n });
    if (!sprite) return undefined;
    const frame = roomBeside(at, { w: sprite.w, h: sprite.h }, { ...around, isNear: true });
    // Its row tells it as well: neither what stands nor an arrow is covered by its sign, and no name has to be small for it.
    if (!within(frame, around.seen) || coveredBy(frame, [...around.rooms, ...around.steps]) > 0) continue;
    if (isOnName(frame, at)) continue;
    const node = group([put(sprite, frame.x, frame.y)], { tag: `sign:${last.type}` });
    return { at, node, way: lead(frame, at, isOfPlace(last) ? undefined : piece), frame, n };
  }
  return undefined;
}
