import { LOCATIONS, locationAt, type Path as MapPath, paths } from '#games/middle-earth-quest/printed/map/map';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { keptLayer } from '../kept-layer.ts';
import type { Look } from '../pictures.ts';
import { type Frame, type Group, group, type Layer, type Node, type Region } from '../scene.ts';
import { MAP, SIGN, spotOf, WHOLE } from './geography.ts';
import { drawEdges, drawLand, drawSea } from './ground.ts';
import { heaps } from './heaps.ts';
import { namesIn } from './kept-names.ts';
import { changedPlaces, newsRings, newsWays, pathsUnder } from './news.ts';
import { placeSign, signFrame } from './places.ts';
import { drawPaths, drawPlates } from './roads.ts';
import { smokes } from './smoke.ts';

/** The map with everything on it. */

/** Land, sea and borders: what never changes, and has no words. For windows it is kept once, and larger. */
const ground = (scale: number): Layer =>
  keptLayer(
    `middle-earth-quest.ground${scale === 1 ? '' : '.window'}`,
    { width: MAP.w, height: MAP.h, ...(scale !== 1 && { keptAt: KEPT }) },
    () => [...drawLand(), ...drawSea(), ...drawEdges()],
  );
const KEPT = 1.5;

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

/** What is asked on a map: the rings and marks round what may be chosen, and the frames that nothing else may cover. */
export interface Asked {
  rings: readonly Node[];
  kept: readonly Frame[];
  places: ReadonlySet<string>;
}
const NOTHING: Asked = { rings: [], kept: [], places: new Set() };

/** The part of the map with its upper left corner at the origin. */
export function openMap(
  view: View,
  look: Look,
  part: Part = { seen: WHOLE, scale: 1 },
  { rings, kept, places }: Asked = NOTHING,
): Group {
  const { seen, scale } = part;
  const shown = LOCATIONS.filter((id) => isSeen(id, seen));
  const signs = LOCATIONS.map((id) => ({ id, frame: signFrame(view, id) })).filter(({ frame }) => touches(frame, seen));
  const lying = heaps(view, { locale: look.locale, seen, places: shown, signs, kept });
  const least = scale === 1 ? NAME.least : Math.ceil((NAME.near / scale) * 2) / 2;
  const told = [...changedPlaces(look.now), ...places];
  const loud = new Set([...lying.map(({ id }) => id), ...(told.length > MOST_TOLD ? [] : told)]);
  const names = namesIn({
    locale: look.locale,
    seen,
    signs,
    named: shown.map((id) => ({ id, size: loud.has(id) ? least + NAME.louder : places.has(id) ? least + 1 : least })),
    taken: [...kept, ...lying.map(({ frame }) => frame)],
    least,
  });
  const nodes: Node[] = [
    ground(scale),
    ...names.regions,
    ...smokes(view, scale === 1),
    ...names.leaders,
    ways(part),
    ...lying.map(({ tether }) => tether),
    ...newsRings(look),
    ...newsWays(look),
    ...rings,
    ...drawPlates(pathsUnder(look)),
    ...LOCATIONS.map((id) => placeSign(view, id)),
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

/** Where more places than these are told of at once, none of them stands out by it. */
const MOST_TOLD = 12;

/** Letters in pixels of the picture: eight on a phone at least, nine in a window, and so much larger where somebody or something is. */
const NAME = { least: 24, near: 27, louder: 6 } as const;

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
