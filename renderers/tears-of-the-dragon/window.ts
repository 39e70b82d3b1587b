import type { Locale } from '#core/text';
import type { SeatId } from '#core/types';
import { leaders, seas, wizards } from '#games/tears-of-the-dragon/printed/content';
import type { PlaceView, View } from '#games/tears-of-the-dragon/seen/view.types';
import { inset } from '../boxes.ts';
import { chit } from '../counters.ts';
import { setText } from '../measure.ts';
import { rows } from '../panels.ts';
import type { Look } from '../pictures.ts';
import { type Frame, group, type Node, type Point, rect, type Sprite, stroke } from '../scene.ts';
import { bronze, seatLook, wood } from '../theme.ts';
import { arms } from './arms.ts';
import { boardNames, WHOLE } from './fixed-names.ts';
import { type Cell, CROP, cells, isSeen, MAP, within } from './geography.ts';
import { askedPlaces, goalRoom, goalsOf } from './goals.ts';
import { placeNames } from './labels.ts';
import { changedPlaces, type March, marchesOf } from './last-action.ts';
import { mapLayer, shutRoom, shutWords } from './map.ts';
import { labelled } from './name-labels.ts';
import { faceName, nextTo } from './names.ts';
import { token } from './pieces.ts';
import { eyesOf, placeBanners, placePieces, placesOf, roomOf } from './places.ts';
import { raised } from './raised.ts';
import { regionsOf } from './regions.ts';
import { ruinMarks, ruinRooms } from './ruin-marks.ts';
import { isSetUp } from './set-up-rows.ts';
import { unitSign } from './signs.ts';
import { spotsIn } from './spots.ts';
import { type Told, toldIn } from './told.ts';
import { tracesOf } from './traces.ts';

/** A part of the map: where it stands in the picture, and how. */
export interface Window {
  frame: Frame;
  /** The middle of what is shown, on the map. */
  centre: Point;
  scale: number;
}

/** The scale at which the ground of windows is kept: they are shown at up to twice the board's. */
const KEPT = 1.6;

/** How large a window may be drawn. */
interface Scales {
  least: number;
  most: number;
}

/**
 * A window on one place, at the largest scale (`least` to `most`) that shows the places one step away whole. It is
 * moved so that it cuts as few places as can be where somebody stands. Throws for a place that the map does not know.
 */
export function windowOn(view: View, id: string, frame: Frame, { least, most }: Scales): Window {
  const cell = cells.get(id);
  if (!cell) throw new Error(`no place ${id} on the map`);
  const all = [id, ...nextTo(id)].flatMap((one) => cells.get(one)?.frame ?? []);
  const [left, top] = [Math.min(...all.map(({ x }) => x)), Math.min(...all.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...all.map(({ x, w }) => x + w)), Math.max(...all.map(({ y, h }) => y + h))];
  const fits = Math.min(frame.w / (right - left), frame.h / (bottom - top));
  const scale = Math.max(least, filling(frame), Math.min(most, Math.floor(fits * 100) / 100));
  const room = { w: frame.w / scale, h: frame.h / scale };
  // Of what does not fit, what lies nearest is shown.
  const middle = (from: number, to: number, own: number, size: number) =>
    to - from <= size ? (from + to) / 2 : Math.max(from + size / 2, Math.min(to - size / 2, own));
  const { x, y, w, h } = cell.frame;
  const best: Window = {
    frame,
    scale,
    centre: [middle(left, right, x + w / 2, room.w), middle(top, bottom, y + h / 2, room.h)],
  };
  return leastCut(best, view, { id, least: Math.max(filling(frame), Math.min(scale, least) * 0.85) });
}

/** The smallest scale at which the map fills a frame: beyond its edge there is nothing to be seen. */
const filling = ({ w, h }: Frame): number => Math.max(w / MAP.w, h / (MAP.h - CROP));

/** Moves by which a window is tried out, the smallest first. */
const FAR = [-120, -90, -60, -30, 0, 30, 60, 90, 120];
const MOVES: readonly Point[] = FAR.flatMap((dx) => FAR.map((dy): Point => [dx, dy])).sort(
  (a, b) => Math.hypot(...a) - Math.hypot(...b),
);

/**
 * The window moved a little, and made a little wider, so that its own place is seen whole and as few peopled places as
 * can be are cut. A peopled place at its edge has room for its name and its pieces, or is not seen at all. `least` is
 * the smallest scale.
 */
function leastCut(window: Window, { places }: View, { id, least }: { id: string; least: number }): Window {
  const peopled = places.flatMap((place) => (isPeopled(place) ? (cells.get(place.id) ?? []) : []));
  const cuts = (candidate: Window) => {
    const seen = seenIn(candidate);
    if (!within(wholeOf(cells.get(id)!), seen)) return Number.POSITIVE_INFINITY;
    const half = peopled.filter((cell) => touches(cell, seen) && !isSeen(cell, seen)).length;
    return 10 * half + peopled.filter((cell) => isSeen(cell, seen) && !within(cell.frame, seen)).length;
  };
  let best = window;
  let fewest = cuts(window);
  for (let scale = window.scale; scale >= least - 0.001 && fewest > 0; scale -= 0.05)
    for (const [dx, dy] of MOVES) {
      const moved = { ...window, scale, centre: [window.centre[0] + dx, window.centre[1] + dy] as const };
      const n = cuts(moved);
      if (n < fewest) [best, fewest] = [moved, n];
      if (fewest === 0) break;
    }
  return best;
}

/** A place with its flags and the ring round it. */
const wholeOf = ({ frame, inside }: Cell): Frame =>
  inset(inside ? { ...frame, y: frame.y - 18, h: frame.h + 18 } : frame, -RING);
/** From the room of a place to beyond its ring and the frame of a window. */
const RING = 14;

const isPeopled = ({ stacks, trapped, controller }: PlaceView): boolean =>
  stacks.length + trapped.length > 0 || controller !== undefined;

/** Whether anything of a place's drawing is in a window. */
const touches = ({ at: [x, y], inside }: Cell, seen: Frame): boolean => {
  const half = inside ? 70 : 20;
  return x > seen.x - half && x < seen.x + seen.w + half && y > seen.y - 4 && y < seen.y + seen.h + 26;
};

/** What of the map a window shows. */
export function seenIn({ frame, centre, scale }: Window): Frame {
  const [w, h] = [frame.w / scale, frame.h / scale];
  return {
    x: Math.max(0, Math.min(MAP.w - w, centre[0] - w / 2)),
    y: Math.max(CROP, Math.min(MAP.h - h, centre[1] - h / 2)),
    w,
    h,
  };
}

/** Draws a window with every place whose drawing it shows, its name and whoever stands there; what is to be chosen there has marks. */
export function mapWindow(view: View, look: Look, window: Window, marks?: Marks): Node[] {
  const { frame, scale } = window;
  const seen = seenIn(window);
  return [
    group([mapLayer(view, KEPT), ...onMap(view, look, { seen, scale, ...(marks && { marks }) })], {
      x: frame.x - seen.x * scale,
      y: frame.y - seen.y * scale,
      scale,
      clip: seen,
      // Choices are pressed below the picture that marks them.
      ...(!marks && { regions: regionsOf(view) }),
      tag: 'map',
    }),
    rect(inset(frame, 4), { stroke: stroke(wood, 8) }),
    rect(inset(frame, 9), { stroke: stroke(bronze, 2) }),
  ];
}

/** What is marked on a map besides what just happened. */
export interface Marks {
  /** Rings, under the pieces. */
  rings: readonly Node[];
  /** Places that are named elsewhere. */
  named: ReadonlySet<string>;
}

/** What of the map is drawn, how large, and what is marked on it. */
interface Part {
  seen: Frame;
  scale: number;
  marks?: Marks;
  /** The numbers of rows below it, by what they tell. */
  numbers?: ReadonlyMap<Told, number>;
}

/** Everything that stands on the painted map: what just happened, ruins, names, pieces. */
export function onMap(view: View, look: Look, { seen, scale, marks, numbers }: Part): Node[] {
  const { locale, now } = look;
  const eyes = eyesOf(view, locale, scale, now);
  const places = placesOf(view, eyes).filter(({ id }) => {
    const cell = cells.get(id);
    return cell !== undefined && isSeen(cell, seen);
  });
  const changed = now ? changedPlaces(now).filter((id) => isSeen(cells.get(id)!, seen)) : [];
  // All that the headline may name.
  const [from] = now ? (marchesOf(toldIn(now)).at(-1)?.way ?? []) : [];
  const told = new Set([...(isSetUp(view) ? [] : changed), ...(from === undefined ? [] : [from])]);
  const large = new Set([
    ...told,
    ...places.filter(isPeopled).map(({ id }) => id),
    ...(look.focus !== undefined ? [look.focus] : []),
  ]);
  const shut = scale === 1 ? shutRoom(view, seen) : [];
  const pieces = places.map((place) => ({ id: place.id, nodes: placePieces(place, eyes, seen) }));
  const isWhole = scale === 1 && seen.w === WHOLE.w && seen.y === WHOLE.y;
  const rooms = isWhole ? pieces.flatMap(drawnRooms) : places.flatMap((place) => roomOf(place, eyes, seen));
  // A ghost below those who stayed would be taken for one of them.
  const isFree = (cell: Cell) => isSeen(cell, seen) && !rooms.some((room) => holds(room, cell.slot));
  const held = new Map(view.places.map(({ id, controller }) => [id, controller]));
  // Who went out of his own castle had stood inside: below its wall a ghost would be false.
  const isOpen = ({ way, seat }: March) => held.get(way[0]!) !== seat && isFree(cells.get(way[0]!)!);
  const ghostFor = (march: March) => (isOpen(march) ? ghostOf(march, locale) : undefined);
  const spots = new Map(now ? pieces.map(({ id, nodes }) => [id, spotsIn(nodes)]) : []);
  const signs = ruinRooms(view, seen);
  const lying = [...rooms, ...shut, ...signs];
  const firm = new Set(now ? goalsOf(view, now.asked).map(({ id }) => id) : []);
  const open = view.scenario !== 'war-of-the-dragon';
  const namesBeside = (taken: readonly Frame[], avoided: readonly Frame[] = []) => {
    const named = { locale, large, told, firm, taken, avoided, open };
    return isWhole
      ? boardNames(seen.h < WHOLE.h ? { ...named, seen } : named)
      : placeNames({ ...named, seen, scale, strict: true });
  };
  const afloat = [...firm].filter((id) => seas.has(id)).map((id) => goalRoom({ id, isMet: false }));
  const names = once(() => {
    const all = namesBeside([...rooms, ...shut, ...afloat]).map((text) => ({ text, box: setText(text).box }));
    const isFirm = ({ text }: (typeof all)[number]) => firm.has(text.tag?.slice(5) ?? '');
    const boxes = (some: typeof all) => some.map(({ box }) => box);
    return { firm: boxes(all.filter(isFirm)), loose: boxes(all.filter((one) => !isFirm(one))) };
  });
  const traces =
    now &&
    tracesOf(view, now, {
      seen,
      rooms: lying,
      signs,
      ghost: ghostFor,
      spots,
      locale,
      names,
      ...(numbers && { numbers }),
    });
  const written = namesBeside([...rooms, ...shut, ...(traces?.rooms ?? [])], traces?.ways);
  const meant = [...told, ...firm, ...(now ? askedPlaces(now.asked) : [])];
  const isMarked = ({ id, stacks }: PlaceView) =>
    stacks.some(({ pieces }) => pieces.some((piece) => eyes.marks(piece, id) !== undefined));
  const fixed = new Set([...meant, ...places.filter(isMarked).map(({ id }) => id)]);
  return [
    ...(marks?.rings ?? []),
    ...(traces?.below ?? []),
    ...(traces?.between ?? []),
    ...ruinMarks(view, seen),
    ...(shut.length > 0 ? shutWords(locale) : []),
    ...written
      .filter(({ tag }) => !marks?.named.has(tag?.slice(5) ?? ''))
      .map((text) => labelled(text, seen, !large.has(text.tag?.slice(5) ?? ''))),
    ...places.flatMap(placeBanners),
    ...(isWhole
      ? raised(pieces, { names: written, drawn: [...(traces?.ways ?? []), ...(traces?.rooms ?? [])], places: fixed })
      : pieces
    ).flatMap(({ nodes }) => nodes),
    ...(traces?.above ?? []),
  ];
}

/** What is dear to find and may be asked for more than once, or never. */
function once<T>(find: () => T): () => T {
  let found: { value: T } | undefined;
  return () => {
    found ??= { value: find() };
    return found.value;
  };
}

/** The rooms of what is drawn at a place, no wider than it is: stacks are packed into the middle of theirs. */
function drawnRooms({ id, nodes }: { id: string; nodes: readonly Node[] }): Frame[] {
  const { slot, inside } = cells.get(id)!;
  const rooms = nodes.flatMap((node): Frame[] => {
    if (node.kind !== 'group') return [];
    if (inside && (node.y ?? 0) < slot.y - 12) return [inside];
    const aside = Math.max(0, (node.x ?? slot.x) - slot.x);
    return [{ ...slot, x: slot.x + aside, w: slot.w - 2 * aside }];
  });
  return inside ? [inside, ...rooms] : rooms;
}

/** Whether the middle of one room lies in another. */
const holds = (room: Frame, { x, y, w, h }: Frame): boolean =>
  x + w / 2 > room.x && x + w / 2 < room.x + room.w && y + h / 2 > room.y && y + h / 2 < room.y + room.h;

/** Who went: as many as everybody saw and have room, else the arms of the side. */
function ghostOf({ seat, pieces }: March, locale: Locale): Sprite {
  const kinds = [...new Set(pieces)].slice(0, MOST_GHOSTS);
  return kinds.length === 0
    ? arms(seat, 50)
    : rows(
        kinds.map((face) => ghostPart(face, seat, locale)),
        4000,
        'left',
        3,
      );
}
const MOST_GHOSTS = 3;

function ghostPart(face: string, seat: SeatId, locale: Locale): Sprite {
  const kind = leaders.has(face) ? 'leader' : wizards.has(face) ? 'wizard' : undefined;
  if (kind) return token({ face, kind, seat, reduced: false, spent: false, count: 1 }, locale);
  return faceName(face, 'en') === face ? arms(seat, 50) : chit(seatLook(seat), { sign: unitSign(face) });
}
