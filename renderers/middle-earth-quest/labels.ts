import type { Locale } from '#core/text';
import { LOCATIONS, locationAt, regions } from '#games/middle-earth-quest/map';
import { setText } from '../measure.ts';
import { type Frame, type Node, type Point, rect, stroke, type Text, words } from '../scene.ts';
import { halo, ink } from '../theme.ts';
import { lands, SIGN, spotOf } from './geography.ts';
import { isSea } from './ground.ts';
import { placeName, regionName } from './names.ts';

/** Names of places beside their signs, as large as they have room, and names of regions where there is room left. */

const LEAST = 15;
const TRIES = 8;
const STEP = 9;

const apart = (a: Frame, b: Frame): boolean =>
  a.x + a.w <= b.x + 1 || b.x + b.w <= a.x + 1 || a.y + a.h <= b.y + 1 || b.y + b.h <= a.y + 1;
const within = (a: Frame, b: Frame): boolean =>
  a.x >= b.x && a.y >= b.y && a.x + a.w <= b.x + b.w && a.y + a.h <= b.y + b.h;

interface Spot {
  text: Text;
  box: Frame;
  cost: number;
}

/** Where a name breaks in two: at the blank or the dot that leaves the shorter longest line; names of one word do not. */
function jointOf(name: string): number | undefined {
  const joints = [...name].flatMap((letter, n) =>
    /[ ・＝]/.test(letter) && n > 0 && n < name.length - 1 ? [n + 1] : [],
  );
  const most = (at: number) => Math.max(at, name.length - at);
  const best = joints.sort((a, b) => most(a) - most(b))[0];
  if (best !== undefined || !/[ぁ-んァ-ヶ一-龠]/.test(name) || name.length < 6) return best;
  return Math.ceil(name.length / 2);
}

/** Everywhere a name of a size may stand, the best first. */
function spots(id: string, name: string, size: number): Spot[] {
  const [x, y] = spotOf(id);
  const joint = jointOf(name);
  const near = SIGN + 5;
  return [undefined, ...(joint === undefined ? [] : [joint])]
    .flatMap((breakAt): Spot[] => {
      const look = { size, face: 'display', colour: ink, outline: halo, align: 'centre' } as const;
      const text = words(name, x, y, { ...look, ...(breakAt !== undefined && { breakAt }), tag: `name:${id}` });
      const { box } = setText(text);
      const at = (cx: number, cy: number, cost: number): Spot => ({
        text: { ...text, x: text.x + cx - x, y: text.y + cy - y },
        box: { ...box, x: cx - box.w / 2, y: cy - box.h / 2 },
        cost: cost + (breakAt === undefined ? 0 : 6),
      });
      const [dx, dy] = [box.w / 2, box.h / 2];
      const shifts = Array.from({ length: Math.ceil((dx + 20) / STEP) }, (_, n) => n * STEP).flatMap((s) =>
        s === 0 ? [0] : [-s, s],
      );
      const lifts = [0, -STEP, STEP, -2 * STEP, 2 * STEP];
      return [
        ...shifts.map((s) => at(x + s, y + near + dy - 4, Math.abs(s) * 0.7)),
        ...shifts.map((s) => at(x + s, y - near - dy + 4, 14 + Math.abs(s) * 0.7)),
        ...lifts.flatMap((s) => [
          at(x + near + dx, y + s, 18 + Math.abs(s)),
          at(x - near - dx, y + s, 18 + Math.abs(s)),
        ]),
      ];
    })
    .sort((a, b) => a.cost - b.cost);
}

export interface Room {
  locale: Locale;
  /** What is seen of the map: only places in it have names, wholly in it. */
  seen: Frame;
  /** What no name may cover: plates, and pieces by their place. */
  taken: readonly Frame[];
  signs: readonly { id: string; frame: Frame }[];
  /** The size that is wanted. */
  size: number;
}

/** The names of all places that are seen. */
export function placeNames({ locale, seen, taken, signs, size }: Room): Text[] {
  const frame = { x: seen.x + 12, y: seen.y + 12, w: seen.w - 24, h: seen.h - 24 };
  const rooms = new Map(signs.map(({ id }) => [id, roomOf(id, { locale, frame, taken, signs })]));
  let order = signs.map(({ id }) => id);
  let best: { texts: Text[]; lack: number } | undefined;
  for (let n = 0; n < TRIES && best?.lack !== 0; n++) {
    const boxes: Frame[] = [];
    const set = order.map((id) => {
      const spot = settled(rooms.get(id)!, size, boxes);
      boxes.push(spot.box);
      return spot;
    });
    const lackOf = ({ text }: Spot) => (size - text.size) ** 2;
    const lack = set.reduce((sum, one) => sum + lackOf(one), 0);
    if (!best || lack < best.lack) best = { texts: set.map(({ text }) => text), lack };
    const small = order.filter((_, k) => lackOf(set[k]!) > 0);
    order = [...small, ...order.filter((id) => !small.includes(id))];
  }
  return best?.texts ?? [];
}

/** By size; of size 0 the places where a small name stands whatever it covers. */
type Find = (size: number) => readonly Spot[];

/** The spots of a name at each size where nothing is drawn. */
function roomOf(
  id: string,
  { locale, frame, taken, signs }: Pick<Room, 'locale' | 'taken' | 'signs'> & { frame: Frame },
): Find {
  const [x, y] = spotOf(id);
  const around = { x: x - 260, y: y - 150, w: 520, h: 300 };
  const fixed = [...taken, ...signs.flatMap((one) => (one.id === id ? [] : [one.frame]))].filter(
    (one) => !apart(one, around),
  );
  const known = new Map<number, readonly Spot[]>();
  const name = placeName(id, locale);
  return (size) => {
    const found =
      known.get(size) ??
      (size === 0
        ? spots(id, name, LEAST).filter((one) => within(one.box, frame))
        : spots(id, name, size).filter(({ box }) => within(box, frame) && fixed.every((one) => apart(one, box))));
    known.set(size, found);
    return found;
  };
}

function settled(find: Find, wanted: number, names: readonly Frame[]): Spot {
  for (let size = wanted; size >= LEAST; size--) {
    const found = find(size).find(({ box }) => names.every((one) => apart(one, box)));
    if (found) return found;
  }
  for (let size = LEAST; size >= 6; size--) {
    const found = find(size)[0];
    if (found) return found;
  }
  return find(0)[0]!;
}

const REGION = { size: 27, least: 17, colour: '#7a2a14' } as const;

/** The names of regions on plates with the dotted edge of their borders; where nothing is free a region has none. */
export function regionNames({ locale, seen, taken, signs }: Room, names: readonly Frame[]): Node[] {
  const frame = { x: seen.x + 12, y: seen.y + 12, w: seen.w - 24, h: seen.h - 24 };
  const fixed = [...taken, ...names, ...signs.map((one) => one.frame)];
  return [...regions.keys()].flatMap((id): Node[] => {
    const found = regionSpot(id, locale, (one) => within(one, frame) && fixed.every((other) => apart(one, other)));
    if (!found) return [];
    fixed.push(found.plate);
    const look = { fill: '#fbf2d8d8', stroke: stroke(REGION.colour, 2, [3, 5]), radius: 14 };
    return [rect(found.plate, look), found.text];
  });
}

/** Where a region's name is free: as large as can be, and near the middle of its land. */
function regionSpot(
  id: string,
  locale: Locale,
  isFree: (plate: Frame) => boolean,
): { plate: Frame; text: Text } | undefined {
  const name = regionName(id, locale);
  const joint = jointOf(name);
  for (let size = REGION.size; size >= REGION.least; size -= 2)
    for (const breakAt of joint === undefined ? [undefined] : [undefined, joint]) {
      const look = { size, face: 'display', colour: REGION.colour, align: 'centre' } as const;
      const text = words(name, 0, 0, { ...look, ...(breakAt !== undefined && { breakAt }), tag: `region:${id}` });
      const { box } = setText(text);
      const [w, h] = [box.w + 14, box.h + 2];
      for (const [x, y] of pointsOf(id)) {
        const plate = { x: x - w / 2, y: y - h / 2, w, h };
        if (isFree(plate)) return { plate, text: { ...text, x, y } };
      }
    }
  return undefined;
}

const GRID = 14;
const points = new Map<string, readonly Point[]>();
/** Points all over a region's dry land, the nearest to its middle first. */
function pointsOf(region: string): readonly Point[] {
  const known = points.get(region);
  if (known) return known;
  const inside = LOCATIONS.filter((one) => locationAt(one).region === region);
  const mean = (k: 0 | 1) => inside.reduce((sum, one) => sum + spotOf(one)[k], 0) / inside.length;
  const [mx, my] = [mean(0), mean(1)];
  const far = ([x, y]: Point) => Math.hypot(x - mx, y - my);
  const found = inside
    .flatMap((one) => gridOf(lands.get(one)!.outline))
    .filter((one) => !isSea(one))
    .sort((a, b) => far(a) - far(b));
  points.set(region, found);
  return found;
}

/** Points all over a convex land, the same every time. */
function gridOf(outline: readonly Point[]): Point[] {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const found: Point[] = [];
  for (let y = Math.ceil(Math.min(...ys) / GRID) * GRID; y < Math.max(...ys); y += GRID)
    for (let x = Math.ceil(Math.min(...xs) / GRID) * GRID; x < Math.max(...xs); x += GRID)
      if (outline.every((from, n) => isLeft([x, y], from, outline[(n + 1) % outline.length]!))) found.push([x, y]);
  return found;
}
const isLeft = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): boolean =>
  (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0;
