import { LOCATIONS, locationAt, regions } from '#games/middle-earth-quest/printed/map/map';
import { setText } from '../measure.ts';
import { type Frame, type Point, type Text, words } from '../scene.ts';
import { lands, plates, spotOf } from './geography.ts';
import { isSea } from './ground.ts';
import { apart, jointOf, within } from './label-spots.ts';
import { inside, type Room } from './labels.ts';
import { regionName } from './names.ts';

/** Names of regions: wide and pale on the land itself, where the names of places have left room. */

/** No name reaches further from its middle. */
const REGION = { size: 40, colour: '#5b2a17a8', reach: { x: 260, y: 60 } } as const;
/** The names of regions; where nothing is free a region has none. */
export function regionNames({ locale, seen, taken, named, signs, least }: Room, names: readonly Frame[]): Text[] {
  const frame = inside(seen);
  const all = [...plates, ...taken, ...names, ...signs.map((one) => one.frame)];
  const places = new Set(named.map(({ id }) => id));
  return [...regions.keys()].flatMap((id): Text[] => {
    const area = areaOf(id);
    const fixed = all.filter((one) => !apart(one, area));
    const isFree = (one: Frame) => within(one, frame) && fixed.every((other) => apart(one, other));
    const isWhole = LOCATIONS.every((one) => locationAt(one).region !== id || places.has(one));
    const spot = (isIt: (box: Frame) => boolean) => regionSpot(id, { locale, least }, isIt);
    const found = spot((one) => isFree(one) && isOn(one, id)) ?? (isWhole ? spot(isFree) : undefined);
    if (!found) return [];
    all.push(setText(found).box);
    return [found];
  });
}

/** Where a region's name is free: as large as can be, and near the middle of its land. */
function regionSpot(
  id: string,
  { locale, least }: Pick<Room, 'locale' | 'least'>,
  isFree: (box: Frame) => boolean,
): Text | undefined {
  const name = regionName(id, locale);
  const joint = jointOf(name);
  const factor = least / 24;
  for (let size = Math.round(REGION.size * factor); size >= least; size -= 3 * factor)
    for (const breakAt of joint === undefined ? [undefined] : [undefined, joint]) {
      const look = { size, face: 'display', colour: REGION.colour, align: 'centre' } as const;
      const text = words(name, 0, 0, { ...look, ...(breakAt !== undefined && { breakAt }), tag: `region:${id}` });
      const { box } = setText(text);
      for (const [x, y] of pointsOf(id))
        if (isFree({ x: x - box.w / 2, y: y - box.h / 2, w: box.w, h: box.h })) return { ...text, x, y };
    }
  return undefined;
}

/** Whether most of a name lies on a region's land: one whose places are not all seen has no name elsewhere. */
const isOn = ({ x, y, w, h }: Frame, region: string): boolean =>
  [x + w * 0.2, x + w * 0.8].every((end) => regionAt([end, y + h / 2]) === region);
const regionAt = ([x, y]: Point): string => {
  const far = (id: string) => Math.hypot(spotOf(id)[0] - x, spotOf(id)[1] - y);
  return locationAt(LOCATIONS.reduce((a, b) => (far(b) < far(a) ? b : a))).region;
};

/** All that the name of a region can cover. */
function areaOf(region: string): Frame {
  const its = pointsOf(region);
  const [xs, ys] = [its.map(([x]) => x), its.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - REGION.reach.x, Math.min(...ys) - REGION.reach.y];
  const [right, bottom] = [Math.max(...xs) + REGION.reach.x, Math.max(...ys) + REGION.reach.y];
  return { x: left, y: top, w: right - left, h: bottom - top };
}

const GRID = 16;
const points = new Map<string, readonly Point[]>();
/** Points all over a region's dry land, the nearest to its middle first. */
function pointsOf(region: string): readonly Point[] {
  const known = points.get(region);
  if (known) return known;
  const its = LOCATIONS.filter((one) => locationAt(one).region === region);
  const mean = (k: 0 | 1) => its.reduce((sum, one) => sum + spotOf(one)[k], 0) / its.length;
  const [mx, my] = [mean(0), mean(1)];
  const far = ([x, y]: Point) => Math.hypot(x - mx, y - my);
  const found = its
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
