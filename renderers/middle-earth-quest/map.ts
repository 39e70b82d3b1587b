import type { Locale } from '#core/text';
import { LOCATIONS, locationAt, type Path as MapPath, paths } from '#games/middle-earth-quest/printed/map/map';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { coveredBy, inset } from '../boxes.ts';
import { keptLayer } from '../kept-layer.ts';
import type { Look } from '../pictures.ts';
import { type Frame, type Group, group, type Layer, type Node, type Region } from '../scene.ts';
import { arrivedOf } from './arrived.ts';
import { costsOf, costsTold, drawnCosts, framesOf, type Hides, openFrames, openPaths } from './costs.ts';
import { choosable, eligibleCircles, eligibleRings, MANY } from './eligible.ts';
import { gainMarks } from './gains.ts';
import { MAP, plateOf, SIGN, spotOf, WHOLE } from './geography.ts';
import { drawEdges, drawLand, drawSea } from './ground.ts';
import {
  keptBoxes,
  keptLines,
  type Naming,
  nameGrounds,
  nameLeads,
  PLATE,
  placeNames,
  plateFrames,
  sizeAt,
} from './labels.ts';
import { ringedPlaces, signOfPlace } from './landmarks.ts';
import { leavingMarks, leavingRegions } from './leaving.ts';
import { minionNames } from './minion-names.ts';
import { LARGEST, nameOf } from './name-spots.ts';
import { loudNames, namesAside, withoutPlate } from './names-aside.ts';
import { headlinePlaces, influenceChanges } from './news.ts';
import { influenceMarks, newsCircles, newsRings } from './news-marks.ts';
import { placeSign, signFrame } from './places.ts';
import { drawWays, openWays } from './roads.ts';
import { smokes } from './smoke.ts';
import { stands } from './stands.ts';
import { drawnMarks, drawnWays, goneFrames, headFrames, lineFrames, markFrames, wayFrames, waysOf } from './ways.ts';

/** The map with everything on it. */

/** Land, sea and borders: what never changes, and has no words. For windows it is kept once, and larger. */
const ground = (scale: number): Layer =>
  keptLayer(
    `middle-earth-quest.ground${scale === 1 ? '' : '.window'}`,
    { width: MAP.w, height: MAP.h, ...(scale !== 1 && { keptAt: KEPT }) },
    () => [...drawLand(), ...drawSea(), ...drawEdges()],
  );
const KEPT = 1.5;

/** The paths, over the shadow; on the whole board they are kept. */
const ways = ({ seen, scale }: Part): Node =>
  scale === 1
    ? keptLayer('middle-earth-quest.paths', { width: MAP.w, height: MAP.h }, () => drawWays())
    : group(drawWays(paths.filter((one) => touches(lineFrame(one), seen))));

/** The boxes of all names of the whole board at their largest. */
const namesOf = (locale: Locale): Frame[] => LOCATIONS.map((id) => nameOf(id, locale, LARGEST).box);

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
  /** A strip below something else: no place stands in it by half. */
  isStrip?: true;
}

/** What is asked on a map: the rings and marks round what may be chosen, and the frames that nothing else may cover. */
export interface Asked {
  rings: readonly Node[];
  kept: readonly Frame[];
}
/** Nothing is asked. */
export const NOTHING: Asked = { rings: [], kept: [] };

/** The part of the map with its upper left corner at the origin. */
export function openMap(
  view: View,
  look: Look,
  part: Part = { seen: WHOLE, scale: 1 },
  { rings, kept }: Asked = NOTHING,
): Group {
  const { seen, scale, isStrip } = part;
  const { locale } = look;
  const shown = LOCATIONS.filter((id) => isSeen(id, seen));
  const fresh = influenceChanges(look);
  const signs = LOCATIONS.map((id) => signOfPlace(id, signFrame(view, id, fresh.has(id)))).filter(({ frame }) =>
    touches(frame, seen),
  );
  const may = choosable(view, look);
  const onPlates = platesOf(view, look);
  const plain: Naming = {
    locale,
    seen,
    places: shown,
    plates: onPlates,
    loud: new Set([...onPlates].flatMap(([id, on]) => (on === 'news' ? [id] : []))),
    size: sizeAt(scale),
    ...(may.places.length <= MANY && { offered: new Set([...may.places, ...askedPlaces(view, look)]) }),
  };
  const signFrames = signs.map(({ frame }) => frame);
  const [lines, taken] = [lineFrames(look), [...kept, ...signFrames]];
  const marked = {
    ways: [...lines, ...headFrames(look)],
    rings: [...newsCircles(view, look), ...eligibleCircles(may)],
  };
  const grown = scale === 1 ? loudNames(plain, marked, taken) : plain;
  const naming: Naming = {
    ...grown,
    ways: lines,
    rings: marked.rings,
    aside: namesAside(grown, { ways: lines, rings: marked.rings }, taken),
  };
  const named = keptBoxes(naming);
  const routes = waysOf(look, [...kept, ...named.map((one) => inset(one, -PLATE))]);
  const numbers = markFrames(routes);
  const loud = plateFrames(naming);
  const names = [...(scale === 1 ? named : namesOf(locale)), ...loud.map(({ frame }) => frame), ...numbers];
  const open = openPaths(view, look, may);
  const costs = (hides: Omit<Hides, 'names'> = {}) =>
    scale === 1
      ? costsTold(open, { names, gone: wayFrames(routes), signs: signFrames, ...hides })
      : costsOf(
          paths.filter((one) => touches(plateOf(one), seen)),
          hides.marks,
        );
  const prices = costs();
  const coins = framesOf(prices);
  const read = [...named.map((one) => inset(one, -2)), ...numbers];
  const changes = influenceMarks(view, look, [...kept, ...read, ...read, ...read, ...coins, ...signFrames]);
  const plates = named.map((one) => inset(one, -7));
  const ringed = may.places.map((id) => inset(signFrame(view, id), -16));
  // Their signs stay free even of the pieces that stand there.
  const choices = may.places.length > MANY ? [] : may.places.map((id) => inset(signFrame(view, id), -6));
  const hides = [
    ...[...kept, ...plates, ...plates, ...plates, ...numbers, ...coins, ...signFrames, ...ringed],
    ...changes.map(({ frame }) => frame),
  ];
  const marks = [...changes, ...gainMarks(view, look, hides), ...leavingMarks(view, look, hides)];
  const lying = stands(view, {
    ...{ locale, seen, places: shown, signs, plates: loud },
    landmarks: [
      ...naming.places.map((id, n) => ({ id, frame: loud.find((one) => one.id === id)?.frame ?? named[n]! })),
      ...ringedPlaces(shown, marked.rings),
      ...open.flatMap(({ to, a, b }) =>
        prices.flatMap(({ path }, n) => (path.a === a && path.b === b ? [{ id: to, frame: coins[n]! }] : [])),
      ),
    ],
    asked: new Set(look.now?.asked.map(({ seat }) => seat)),
    arrived: arrivedOf(look.now),
    may: may.pieces,
    kept: [
      ...kept,
      ...keptLines(naming),
      ...loud.map(({ frame }) => frame),
      ...marks.map(({ frame }) => frame),
      ...numbers,
      ...choices,
    ],
    coins,
    ways: wayFrames(routes),
    open: openFrames(open),
  });
  // What has no room is left out: no plate lies on a figure, a number or a way.
  const below = [...lying.map(({ frame }) => inset(frame, TOUCHED)), ...numbers, ...goneFrames(routes)];
  const hiding = loud.filter(({ frame }) => coveredBy(frame, below) > 0);
  const written = withoutPlate(
    naming,
    hiding.map(({ id }) => id),
  );
  const free = costs({ marks: marks.map(({ frame }) => frame), pieces: lying.map(({ frame }) => frame) });
  const eligible = eligibleRings(may);
  const called = minionNames(may, {
    locale,
    lying,
    hides: [...hides, ...marks.map(({ frame }) => frame), ...lying.map(({ frame }) => frame)],
  });
  const heroes = lying.filter(({ isHero }) => isHero).map(({ node }) => node);
  const nodes: Node[] = [
    ground(scale),
    ...smokes(view, scale === 1),
    ...leavingRegions(view, look),
    ways(part),
    ...openWays(open),
    ...nameGrounds(written),
    ...drawnWays(routes, 'before'),
    ...(scale === 1 ? nameLeads(written) : []),
    ...newsRings(view, look),
    ...rings,
    ...eligible.under,
    ...(isStrip ? shown : LOCATIONS).map((id) => placeSign(view, id, fresh.has(id))),
    ...eligible.over,
    ...lying.flatMap(({ leash }) => leash ?? []),
    ...lying.filter(({ isHero }) => !isHero).map(({ node }) => node),
    ...drawnWays(routes, 'loud'),
    ...drawnMarks(routes),
    ...(open.length > 0 ? [...heroes, ...drawnCosts(free)] : [...drawnCosts(free), ...heroes]),
    ...marks.map(({ node }) => node),
    ...called,
    ...placeNames({ ...written, over: lying.flatMap(({ parts }) => parts) }),
  ];
  const placed = group(nodes, {
    x: 0 - seen.x * scale,
    y: 0 - seen.y * scale,
    ...(scale !== 1 && { scale }),
    regions: regionsOf(view),
  });
  return group([placed], {
    clip: { x: 0, y: 0, w: seen.w * scale, h: seen.h * scale },
    tag: isStrip ? 'country' : 'map',
  });
}

/** So much of the rim of a figure a plate may touch. */
const TOUCHED = 5;

/** Where those stand who are asked. */
const askedPlaces = (view: View, { now }: Look): string[] =>
  view.heroes.flatMap(({ seat, at }) => (now?.asked.some((one) => one.seat === seat) ? [at] : []));

/** Whose names stand on a plate: where heroes are, and before that where the headline happened. */
function platesOf(view: View, look: Look): Naming['plates'] {
  const told = headlinePlaces(view, look);
  return new Map([
    ...view.heroes.map(({ at }) => [at, 'held'] as const),
    ...(told.length > MOST_PLATES ? [] : told).map((id) => [id, 'news'] as const),
  ]);
}
/** Where the headline names more places than these, rings and bursts tell them. */
const MOST_PLATES = 6;

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
