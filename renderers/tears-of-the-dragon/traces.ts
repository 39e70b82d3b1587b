import type { Locale } from '#core/text';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import type { Now } from '../pictures.ts';
import { type Frame, group, type Node, type Point, put, type Sprite } from '../scene.ts';
import { ghostAt } from '../ways.ts';
import { lead, roomBeside } from './beside.ts';
import { cells, MAP, within } from './geography.ts';
import { changedPlaces, type March, marchesOf } from './last-action.ts';
import { refugesOf, targetsOf } from './meant.ts';
import { PLATE_HIGH } from './plate-frame.ts';
import { plateOf } from './plates.ts';
import { wayOf } from './roads.ts';
import type { Spots } from './spots.ts';
import { namedIn, type Told, toldIn, whereOf } from './told.ts';
import { charm, goal, goalAt, halo, pointer, wayNode } from './trace-marks.ts';

/**
 * What just happened, on the map. The last deed is loud in gold: its way, a light under its place, and a plate that says what came of it. The ways of
 * earlier deeds of the stretch are faint. Where somebody is asked to go somewhere, lime targets lie on the places.
 */

/** What is drawn of it, and where no name may stand. */
export interface Traces {
  /** Under the pieces. */
  below: Node[];
  /** Over them. */
  above: Node[];
  rooms: Frame[];
}

/** What of the map is seen, what is drawn there already, and who stands as a ghost where a march began. */
export interface Around {
  seen: Frame;
  /** Rooms of pieces. */
  rooms: readonly Frame[];
  ghost(march: March): Sprite | undefined;
  /** Where marked pieces stand, by place. */
  spots: ReadonlyMap<string, Spots>;
  locale: Locale;
}

/** More would hide the map. */
const MOST_WAYS = 3;
const MOST_PALE = 3;
const GHOST = 0.85;

export function tracesOf(view: View, now: Now, around: Around): Traces {
  const all = toldIn(now);
  const last = all.at(-1);
  const marches = marchesOf(all);
  // What went on where an earlier leg ended is one way with it.
  const loud = last && marchesOf([last]).length > 0 ? marches.at(-1) : undefined;
  const faint = marches.filter((march) => march !== loud).slice(1 - MOST_WAYS);
  const at = last && whereOf(last, view, now);
  const isHere = at !== undefined && within(boxed(cells.get(at)!.at), around.seen);
  const ghosts = loud ? ghostsOf(loud, around) : [];
  const piece = at === undefined ? undefined : spotAt(at, around);
  const called = isHere && piece && last?.type === 'activated' ? pointer(at, piece, around.rooms) : undefined;
  const pale = changedPlaces(now)
    .filter((id) => id !== at && within(boxed(cells.get(id)!.at), around.seen))
    .slice(0, MOST_PALE);
  const spells = last && isHere ? charms(last, at, around) : [];
  const goals = refugesOf(view, now.asked).filter((id) => within(boxed(cells.get(id)!.at), around.seen));
  const covered = goals.map((id) => targetRoom(goalAt(id)));
  const lying = { ...around, rooms: [...around.rooms, ...covered, ...(called ? [called.frame] : [])] };
  const flown = spells.flatMap(({ steps }) => steps);
  const plate = last && plated(all, view, { at: isHere ? at : undefined, loud, flown, around: lying });
  return {
    below: [
      ...pale.map((id) => halo(id, 'pale')),
      ...(isHere && plate?.isApart !== true ? [halo(at, piece && !isOfPlace(last!) ? 'soft' : 'loud')] : []),
      ...faint.map((march) => group([wayNode(march)], { opacity: 0.4 })),
      ...(loud ? [wayNode(loud), ...ghosts.map(({ node }) => node)] : []),
      ...(plate ? plate.way : []),
    ],
    above: [
      ...(called ? [called.node] : []),
      ...spells.map(({ node }) => node),
      ...goals.map(goal),
      ...(plate ? [plate.node] : []),
    ],
    rooms: [
      ...[...ghosts, ...(plate ? [plate] : []), ...(called ? [called] : [])].map(({ frame }) => frame),
      // No name lies over ships' ways and spells.
      ...(loud?.afloat ? stepsOf(loud) : []),
      ...flown,
    ],
  };
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
  'ruin-known',
  'ruin-searched',
]);
const isOfPlace = ({ type }: Told): boolean => OF_PLACES.has(type);

/** Where in a place the piece stands that has done what is told, or is asked about; undefined where nobody is marked. */
const spotAt = (id: string, { spots }: Around): Point | undefined => {
  const found = spots.get(id);
  return found?.done[0] ?? found?.asked[0];
};

/** What a lime target covers. */
const targetRoom = ([x, y]: Point): Frame => ({ x: x - 21, y: y - 21, w: 42, h: 42 });
const boxed = ([x, y]: Point): Frame => ({ x, y, w: 1, h: 1 });

/** Who went stands faintly where he came from, if that is free: the old place is hollow. */
function ghostsOf(march: March, { ghost }: Around): { node: Node; frame: Frame }[] {
  const who = ghost(march);
  const cell = cells.get(march.way[0]!);
  if (!who || !cell) return [];
  const [x, y] = [cell.slot.x + cell.slot.w / 2, cell.slot.y + cell.slot.h / 2];
  const [w, h] = [who.w * GHOST, who.h * GHOST];
  const frame = { x: x - w / 2, y: y - h / 2, w, h };
  return [{ node: ghostAt(who, [x, y], GHOST), frame }];
}

/** Spells on their way from their caster to whoever they fell upon elsewhere, and what those ways cover. */
function charms(last: Told, from: string, around: Around): { node: Node; steps: Frame[] }[] {
  const spell = namedIn(last.shown.spell);
  const [ax, ay] = spotAt(from, around) ?? cells.get(from)!.at;
  return targetsOf(last).flatMap(({ at }) => {
    if (spell === undefined || at === undefined || at === from || !within(boxed(cells.get(at)!.at), around.seen))
      return [];
    const [bx, by] = spotAt(at, around) ?? cells.get(at)!.at;
    const steps = [0.2, 0.35, 0.5, 0.65, 0.8].map((t) => ({
      x: ax + (bx - ax) * t - 16,
      y: ay + (by - ay) * t - 16,
      w: 32,
      h: 32,
    }));
    return [{ node: charm([ax, ay], [bx, by], spell), steps }];
  });
}

/** Where rolls lie that belong to no place: the corner of the map where only land and water are. */
const TRAY: Point = [20, MAP.h - 76];

interface Placed {
  at: string | undefined;
  loud: March | undefined;
  /** What spells cover on their way. */
  flown: readonly Frame[];
  around: Around;
}

/** The plate of the last deed where it covers the least. */
function plated(
  all: readonly Told[],
  view: View,
  { at, loud, flown, around }: Placed,
): { node: Node; way: Node[]; frame: Frame; isApart: boolean } | undefined {
  const last = all.at(-1)!;
  // The page of a battle tells its blows line by line.
  if (view.battle && (last.type === 'blows' || last.type === 'losses-borne')) return undefined;
  const plate = plateOf(last, view, { locale: around.locale, before: all.slice(0, -1) });
  if (!plate) return undefined;
  const { sprite } = plate;
  const isApart = plate.where === 'apart';
  if (!isApart && at === undefined) return undefined;
  const [w, h] = [sprite.w, sprite.h];
  const steps = [...(loud ? stepsOf(loud) : []), ...flown];
  const apart = { x: TRAY[0], y: TRAY[1] + PLATE_HIGH - h, w, h };
  const frame = isApart ? apart : roomBeside(at!, { w, h }, { ...around, steps });
  if (!within(frame, around.seen)) return undefined;
  const node = group([put(sprite, frame.x, frame.y)], { tag: `plate:${last.type}` });
  return { node, way: isApart ? [] : lead(frame, at!), frame, isApart };
}

/** What a way covers: no plate stands on it. */
const stepsOf = ({ way }: March): Frame[] => wayOf(way).map(([x, y]) => ({ x: x - 9, y: y - 9, w: 18, h: 18 }));
