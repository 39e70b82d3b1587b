import type { Locale } from '#core/text';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import type { Now } from '../pictures.ts';
import { type Frame, group, type Node, type Point, put, type Sprite } from '../scene.ts';
import { ghostAt } from '../ways.ts';
import { roomBeside } from './beside.ts';
import { cells, MAP, within } from './geography.ts';
import { changedPlaces, type March, marchesOf } from './last-action.ts';
import { plateOf } from './plates.ts';
import { wayOf } from './roads.ts';
import { isRecord, listOf, placeIn, type Told, toldIn, whereOf } from './told.ts';
import { arc, halo, pointer, wayNode } from './trace-marks.ts';

/**
 * What just happened, on the map. The last deed is loud in gold: its way, a halo round its place, and a plate that says what came of it. The ways of
 * earlier deeds of the stretch are faint.
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
  const plate = last && plated(last, view, { at: isHere ? at : undefined, loud, around });
  const called = isHere && last?.type === 'activated' ? pointer(at, around.rooms) : undefined;
  const pale = changedPlaces(now)
    .filter((id) => id !== at && within(boxed(cells.get(id)!.at), around.seen))
    .slice(0, MOST_PALE);
  const aimed = last && isHere ? aimsOf(last, at) : [];
  return {
    below: [
      ...pale.map((id) => halo(id, 'pale')),
      ...(isHere && plate?.isApart !== true ? [halo(at)] : []),
      ...faint.map((march) => group([wayNode(march)], { opacity: 0.4 })),
      ...(loud ? [wayNode(loud), ...ghosts.map(({ node }) => node)] : []),
    ],
    above: [
      ...(called ? [called.node] : []),
      ...aimed.map((to) => arc(cells.get(at!)!.at, cells.get(to)!.at, to)),
      ...(plate ? [plate.node] : []),
    ],
    rooms: [...ghosts, ...(plate ? [plate] : []), ...(called ? [called] : [])].map(({ frame }) => frame),
  };
}

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

/** Where a spell was aimed, other than where its caster stands. */
const aimsOf = ({ type, shown }: Told, from: string): string[] =>
  type.startsWith('spell-')
    ? [...new Set(listOf(shown.on).flatMap((one) => placeIn(argOf(one, 'place')) ?? []))].filter((to) => to !== from)
    : [];

const argOf = (value: Parameters<typeof isRecord>[0], key: string) =>
  isRecord(value) && isRecord(value.args) ? value.args[key] : undefined;

/** Where rolls lie that belong to no place: the corner of the map where only land and water are. */
const TRAY: Point = [20, MAP.h - 76];

interface Placed {
  at: string | undefined;
  loud: March | undefined;
  around: Around;
}

/** The plate of a deed where it covers the least. */
function plated(
  last: Told,
  view: View,
  { at, loud, around }: Placed,
): { node: Node; frame: Frame; isApart: boolean } | undefined {
  const plate = plateOf(last, view, around.locale);
  if (!plate) return undefined;
  const { sprite } = plate;
  const isApart = plate.where === 'apart';
  if (!isApart && at === undefined) return undefined;
  const [w, h] = [sprite.w, sprite.h];
  const steps = loud ? stepsOf(loud) : [];
  const frame = isApart ? { x: TRAY[0], y: TRAY[1], w, h } : roomBeside(at!, { w, h }, { ...around, steps });
  if (!within(frame, around.seen)) return undefined;
  return { node: group([put(sprite, frame.x, frame.y)], { tag: `plate:${last.type}` }), frame, isApart };
}

/** What a way covers: no plate stands on it. */
const stepsOf = ({ way }: March): Frame[] => wayOf(way).map(([x, y]) => ({ x: x - 9, y: y - 9, w: 18, h: 18 }));
