import { LOCATIONS, locationAt, type Path as MapPath, paths } from '#games/middle-earth-quest/printed/map/map';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { keptLayer } from '../kept-layer.ts';
import type { Look } from '../pictures.ts';
import { type Frame, type Group, group, type Layer, type Node, type Point, type Region } from '../scene.ts';
import { lands, MAP, plates, SIGN, signFrame, spotOf, WHOLE } from './geography.ts';
import { drawEdges, drawLand, drawSea } from './ground.ts';
import { namesIn } from './kept-names.ts';
import { newsRings, newsWays, pathsUnder } from './news.ts';
import { heaps } from './pieces.ts';
import { placeSign, shade } from './places.ts';
import { drawPaths, drawPlates } from './roads.ts';

/** The map with everything on it. */

/** Land, sea and borders: what never changes, and has no words. For windows it is kept once, and larger. */
const ground = (scale: number): Layer =>
  keptLayer(
    `middle-earth-quest.ground${scale === 1 ? '' : '.window'}`,
    { width: MAP.w, height: MAP.h, ...(scale !== 1 && { keptAt: KEPT }) },
    () => [...drawLand(), ...drawSea(), ...drawEdges()],
  );
const KEPT = 1.5;

/** The land that the shadow reaches: on the whole board cut out of a sheet of shadow that is kept, as to hatch each land anew takes long. */
function shades(view: View, scale: number): Node[] {
  const outlines = LOCATIONS.flatMap((id) => ((view.reach[id] ?? 0) > 0 ? [lands.get(id)!.outline] : []));
  if (scale !== 1) return outlines.map(shade);
  const sheet = keptLayer('middle-earth-quest.shadow', { width: MAP.w, height: MAP.h }, () => [
    shade(cornersOf(WHOLE)),
  ]);
  const clip = outlines.map((points) => `M${points.map((one) => one.join(' ')).join(' L')} Z`).join(' ');
  return outlines.length === 0 ? [] : [group([sheet], { clip, tag: 'shadow' })];
}
const cornersOf = ({ x, y, w, h }: Frame): Point[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

/** The paths with their plates, over the shadow; on the whole board they are kept. */
const ways = ({ seen, scale }: Part): Node =>
  scale === 1
    ? keptLayer('middle-earth-quest.paths', { width: MAP.w, height: MAP.h }, () => drawPaths())
    : group(drawPaths(paths.filter((one) => touches(lineFrame(one), seen))));

const lineFrame = ({ a, b }: MapPath): Frame => {
  const [[ax, ay], [bx, by]] = [spotOf(a), spotOf(b)];
  return { x: Math.min(ax, bx) - 30, y: Math.min(ay, by) - 30, w: Math.abs(ax - bx) + 60, h: Math.abs(ay - by) + 60 };
};
const touches = (a: Frame, b: Frame): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** What is seen of the map, and how large it is drawn. */
export interface Part {
  seen: Frame;
  scale: number;
}

/** The part of the map with its upper left corner at the origin. */
export function openMap(view: View, look: Look, part: Part = { seen: WHOLE, scale: 1 }): Group {
  const { seen, scale } = part;
  const shown = LOCATIONS.filter((id) => isSeen(id, seen));
  const signs = LOCATIONS.map((id) => ({ id, frame: signOf(id) })).filter(({ frame }) => touches(frame, seen));
  const lying = heaps(view, { locale: look.locale, seen, places: shown, signs });
  const room = {
    locale: look.locale,
    seen,
    signs,
    named: shown,
    taken: [...plates, ...lying.map(({ frame }) => frame)],
    size: Math.round(NAME / Math.max(1, scale * 0.8)),
  };
  const names = namesIn(room);
  const nodes: Node[] = [
    ground(scale),
    ...shades(view, scale),
    ways(part),
    ...lying.map(({ tether }) => tether),
    ...newsRings(look),
    ...newsWays(look),
    ...drawPlates(pathsUnder(look)),
    ...LOCATIONS.map((id) => placeSign(view, id)),
    ...names.regions,
    ...lying.map(({ node }) => node),
    ...names.places,
  ];
  const placed = group(nodes, {
    x: 0 - seen.x * scale,
    y: 0 - seen.y * scale,
    ...(scale !== 1 && { scale }),
    regions: regionsOf(view),
  });
  return group([placed], { clip: { x: 0, y: 0, w: seen.w * scale, h: seen.h * scale }, tag: 'map' });
}

/** Names nine pixels high on a phone, where the map is as wide as the picture. */
const NAME = 27;

/** A tower is larger than other signs. */
const signOf = (id: string): Frame => {
  const frame = signFrame(id);
  return locationAt(id).type === 'stronghold'
    ? { x: frame.x - 7, y: frame.y - 4, w: frame.w + 14, h: frame.h + 5 }
    : frame;
};

export const isSeen = (id: string, { x, y, w, h }: Frame): boolean => {
  const [px, py] = spotOf(id);
  return px - SIGN > x && px + SIGN < x + w && py - SIGN > y && py + SIGN < y + h;
};

/** What of the map can be pressed: every place with its names, and who is seen there. */
function regionsOf(view: View): Region[] {
  return LOCATIONS.map((id) => {
    const [x, y] = spotOf(id);
    const holds = [
      ...view.heroes.flatMap((one) => (one.at === id ? [one.id] : [])),
      ...view.minions.flatMap((one) => (one.is === 'board' && one.at === id ? [one.id] : [])),
      ...view.tokens.flatMap((one) => (one.at === id ? [String(one.no)] : [])),
      ...Object.entries(view.characters).flatMap(([who, at]) => (at === id ? [who] : [])),
    ];
    return { id, name: locationAt(id).name, shape: { x, y, r: 44 }, ...(holds.length > 0 && { holds }) };
  });
}
