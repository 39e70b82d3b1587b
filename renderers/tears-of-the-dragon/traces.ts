import type { Locale } from '#core/text';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import type { Now } from '../pictures.ts';
import { type Frame, group, type Node, type Point, put, type Sprite } from '../scene.ts';
import { ghostAt } from '../ways.ts';
import { lead, roomAlong, roomBeside } from './beside.ts';
import { cells, MAP, within } from './geography.ts';
import { changedPlaces, type March, marchesOf } from './last-action.ts';
import { aimedNow, refugesOf, targetsOf } from './meant.ts';
import { shortName } from './names.ts';
import { nameTag } from './plate-frame.ts';
import { plateOf } from './plates.ts';
import type { Spots } from './spots.ts';
import { namedIn, type Told, toldIn, whereOf } from './told.ts';
import { charm, goal, goalAt, halo, pointer, wayNode } from './trace-marks.ts';
import { trailOf } from './trails.ts';

/**
 * What just happened, on the map. The last deed is loud in gold: its way, a light under its place, and a plate that says what came of it. The ways of
 * earlier deeds of the stretch are faint. Where somebody is asked to go somewhere, lime targets lie on the places.
 */

/** What is drawn of it, and where no name may stand. */
export interface Traces {
  /** Under the names and the pieces. */
  below: Node[];
  /** Over the names and under the pieces. */
  between: Node[];
  /** Over them. */
  above: Node[];
  rooms: Frame[];
  /** Where none should stand. */
  ways: Frame[];
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
  const trail = loud ? trailOf(loud, { ghost: ghosts[0]?.middle, piece: spotAt(loud.way.at(-1)!, around) }) : [];
  const called =
    isHere && piece && last?.type === 'activated' ? pointer(at, piece, calledTag(last, around), around) : undefined;
  const pale = changedPlaces(now)
    .filter((id) => id !== at && within(boxed(cells.get(id)!.at), around.seen))
    .slice(0, MOST_PALE);
  const spells = last && isHere ? charms(last, { from: at, view, asked: now.asked }, around) : [];
  const goals = refugesOf(view, now.asked).filter((id) => within(boxed(cells.get(id)!.at), around.seen));
  const covered = goals.map((id) => targetRoom(goalAt(id)));
  const lying = { ...around, rooms: [...around.rooms, ...covered, ...(called?.frames ?? [])] };
  const flown = spells.flatMap(({ steps }) => steps);
  const plate = last && plated(all, view, { at: isHere ? at : undefined, piece, trail, flown, around: lying });
  return {
    below: [
      ...pale.map((id) => halo(id, 'pale')),
      ...(isHere && plate?.isApart !== true ? [halo(at, piece && !isOfPlace(last!) ? 'soft' : 'loud')] : []),
      ...faint.map((march) => group([wayNode(march, trailOf(march))], { opacity: 0.5 })),
      ...(plate ? plate.way : []),
    ],
    between: loud ? [...ghosts.map(({ node }) => node), wayNode(loud, trail)] : [],
    above: [
      ...(called ? [called.node] : []),
      ...spells.map(({ node }) => node),
      ...goals.map(goal),
      ...(plate ? [plate.node] : []),
    ],
    rooms: [...[...ghosts, ...(plate ? [plate] : [])].map(({ frame }) => frame), ...(called?.frames ?? []), ...flown],
    ways: stepsOf(trail).slice(1, -1),
  };
}

/** The name of who was called to act. */
const calledTag = ({ shown }: Told, { locale }: Around): Sprite =>
  nameTag(shortName(namedIn(shown.piece) ?? '', locale));

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
function ghostsOf(march: March, { ghost }: Around): { node: Node; frame: Frame; middle: Point }[] {
  const who = ghost(march);
  const cell = cells.get(march.way[0]!);
  if (!who || !cell) return [];
  const [x, y] = [cell.slot.x + cell.slot.w / 2, cell.slot.y + cell.slot.h / 2];
  const [w, h] = [who.w * GHOST, who.h * GHOST];
  const frame = { x: x - w / 2, y: y - h / 2, w, h };
  return [{ node: ghostAt(who, [x, y], GHOST), frame, middle: [x, y] }];
}

/** Spells on their way from their caster to whoever they fell upon elsewhere, and what those ways cover. */
function charms(
  last: Told,
  { from, view, asked }: { from: string; view: View; asked: Now['asked'] },
  around: Around,
): { node: Node; steps: Frame[] }[] {
  const spell = namedIn(last.shown.spell);
  const [ax, ay] = spotAt(from, around) ?? cells.get(from)!.at;
  const targets = [...targetsOf(last), ...aimedNow(last, view, asked)];
  return [...new Set(targets.map(({ at }) => at))].flatMap((at) => {
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

/** So much larger rolls are drawn that belong to no place: they are all that has happened. */
const LOOSE = 1.5;

/** Where they lie: in the middle of the sea where nobody sails, else in the corner of the map, where the seas have no names. */
function trayOf({ scenario }: View, { w, h }: { w: number; h: number }): Frame {
  if (scenario === 'war-of-the-dragon') return { x: (MAP.w - w) / 2, y: 1385, w, h };
  return { x: 20, y: MAP.h - 18 - h, w, h };
}

interface Placed {
  at: string | undefined;
  /** The piece there that did it. */
  piece: Point | undefined;
  /** The line of the march that it tells; empty without one. */
  trail: readonly Point[];
  /** What spells cover on their way. */
  flown: readonly Frame[];
  around: Around;
}

/** The plate of the last deed where it covers the least. */
function plated(
  all: readonly Told[],
  view: View,
  { at, piece, trail, flown, around }: Placed,
): { node: Node; way: Node[]; frame: Frame; isApart: boolean } | undefined {
  const last = all.at(-1)!;
  // The page of a battle tells its blows line by line.
  if (view.battle && (last.type === 'blows' || last.type === 'losses-borne')) return undefined;
  const plate = plateOf(last, view, { locale: around.locale, before: all.slice(0, -1) });
  if (!plate) return undefined;
  const { sprite } = plate;
  const isApart = plate.where === 'apart';
  if (!isApart && at === undefined) return undefined;
  const k = isApart ? LOOSE : 1;
  const [w, h] = [sprite.w * k, sprite.h * k];
  const steps = [...stepsOf(trail), ...flown];
  const apart = trayOf(view, { w, h });
  const isTag = trail.length > 1 && plate.where === 'way';
  const lying = { ...around, steps };
  const frame = isApart ? apart : isTag ? roomAlong(trail, { w, h }, lying) : roomBeside(at!, { w, h }, lying);
  if (!within(frame, around.seen)) return undefined;
  const node = group([put(sprite, frame.x, frame.y, k)], { tag: `plate:${last.type}` });
  return { node, way: isApart || isTag ? [] : lead(frame, at!, isOfPlace(last) ? undefined : piece), frame, isApart };
}

/** What a way covers: no plate stands on it. */
const stepsOf = (trail: readonly Point[]): Frame[] =>
  trail.slice(1).flatMap((to, n) => {
    const from = trail[n]!;
    const many = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / STEP));
    return Array.from({ length: many }, (_, k): Frame => {
      const t = (k + 0.5) / many;
      return { x: from[0] + (to[0] - from[0]) * t - 9, y: from[1] + (to[1] - from[1]) * t - 9, w: 18, h: 18 };
    });
  });
const STEP = 18;
