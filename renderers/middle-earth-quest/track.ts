import type { Locale } from '#core/text';
import { GOAL, SHADOW_FALLS, stages } from '#games/middle-earth-quest/printed/boards/track';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { inset } from '../boxes.ts';
import { setText } from '../measure.ts';
import type { Now } from '../pictures.ts';
import {
  disc,
  explainedBy,
  type Frame,
  group,
  line,
  type Node,
  type Point,
  polygon,
  put,
  rect,
  type Stroke,
  shaded,
  stroke,
  words,
} from '../scene.ts';
import { now as bright, bronze, cream, creamFaint, done, ink, nowEdge } from '../theme.ts';
import { isLoud } from './loud.ts';
import { EARLIER } from './news-marks.ts';
import { MARKER_LOOKS, markerPiece } from './pieces.ts';
import { signed } from './tallies.ts';
import { say } from './text.ts';

/** The story track: nineteen spaces in three stages, and large above them the four markers that race along it. */

const SPACE = { x: 22, y: 52, w: 60.8, h: 40 } as const;
/** Where the track ends below. */
export const TRACK = SPACE.y + SPACE.h;
const TINTS = [
  ['#f7edd3', '#e6d3a8'],
  ['#e0c894', '#c8a869'],
  ['#b98f5f', '#97683d'],
] as const;
const COLOURS = ['green', 'yellow', 'red', 'black'] as const;

const at = (space: number): number => SPACE.x + space * SPACE.w;
const frameAt = (space: number): Frame => ({ ...SPACE, x: at(space) });

/** The track with its markers; The Shadow Falls and the last space are named. */
export function track(view: View, locale: Locale, now?: Now): Node[] {
  const gone = markersGone(now);
  const cells = cellsOf(view, gone);
  const told = new Map(gone.map(({ to, isLoud }) => [to, isLoud]));
  const taken = [...cells].map(([space, here]) => ({ middle: at(space) + SPACE.w / 2, far: reachOf(here) }));
  // Above the track, where no marker stands before it.
  const named = (text: string, x: number, align: 'centre' | 'right') => {
    const node = words(text, x, 27, { size: 27, face: 'display', colour: creamFaint, align });
    const { box } = setText(node);
    return taken.some(({ middle, far }) => middle + far > box.x && middle - far < box.x + box.w) ? [] : [node];
  };
  return [
    ...stages.map(({ from, to }, n): Node => {
      const frame = { x: at(from), y: SPACE.y, w: (to - from + 1) * SPACE.w, h: SPACE.h };
      const [light, dark] = TINTS[n]!;
      return rect(frame, {
        fill: shaded([0, SPACE.y], [0, SPACE.y + SPACE.h], light, dark),
        stroke: stroke(bronze, 3),
      });
    }),
    ...[1, 2].flatMap((n) =>
      named(say('foot.stage', locale, { stage: n + 1 }), at(stages[n]!.from) + SPACE.w / 2, 'centre'),
    ),
    ...named(say('foot.shadow-falls', locale), at(SHADOW_FALLS) + SPACE.w / 2, 'centre'),
    ...named(say('foot.finale', locale), at(GOAL + 1), 'right'),
    ...Array.from({ length: GOAL + 1 }, (_, space) => box(space, told.get(space))).flat(),
    ...markerWays(gone),
    ...[...cells].flatMap(([space, here]) => standing(space, here, cells.has(space + 1) || space === GOAL)),
    ...rearmost(view, now),
    explainedBy('story-track', { ...SPACE, y: 0, w: (GOAL + 1) * SPACE.w, h: SPACE.y + SPACE.h }),
  ];
}

/** One space with its number; on amber where the headline brought a marker, on a pale ground where something before it did. */
function box(space: number, isLoud: boolean | undefined): Node[] {
  const isGreat = space === SHADOW_FALLS || space === GOAL;
  const edge = isGreat ? stroke('#8c1d10', 5) : stroke('#5b442699', 1.2);
  const ground = isLoud === undefined ? (isGreat ? '#3a1512' : undefined) : isLoud ? done : EARLIER.fill;
  return [
    rect(inset(frameAt(space), 2.5), { ...(ground && { fill: ground }), stroke: edge, radius: 4 }),
    words(String(space), at(space) + SPACE.w / 2, SPACE.y + SPACE.h / 2, {
      size: 30,
      bold: true,
      colour: isGreat && isLoud === undefined ? cream : ink,
      align: 'centre',
    }),
  ];
}

/** A marker above a space: where it stands, how far it has just come, or that it has left. */
interface Standing {
  colour: Colour;
  gone?: Gone;
  isGhost?: true;
}

/** By space the markers that stand there, and as ghosts those that have left it. */
function cellsOf({ markers }: View, gone: readonly Gone[]): Map<number, Standing[]> {
  const cells = new Map<number, Standing[]>();
  const add = (space: number, one: Standing) => cells.set(space, [...(cells.get(space) ?? []), one]);
  for (const colour of COLOURS) {
    const own = gone.find((one) => one.colour === colour);
    add(markers[colour], { colour, ...(own && own.n !== 0 && { gone: own }) });
  }
  for (const { colour, n, to } of gone) if (n !== 0 && to - n >= 0) add(to - n, { colour, isGhost: true });
  return cells;
}

/** How large a marker is that stands alone, one with how far it came beside it, who has left, and one of several. */
const SIZES = { alone: 42, came: 26, left: 26, shared: 23 } as const;
/** How far from the middle of a space they reach, with air: further with two figures beside one. */
const REACH = { usual: 38, wide: 58 } as const;
const isLong = ({ gone }: Standing): boolean => Math.abs(gone?.n ?? 0) > 9;
const reachOf = (all: readonly Standing[]): number => (all.some(isLong) ? REACH.wide : REACH.usual);
/** Who has left a space is faint there. */
const GHOST = { opacity: 0.45, tag: 'ghost' } as const;
/** Between the markers and their track. */
const FLOOR = SPACE.y - 8;

/** How far a marker has come: letters with room beside them, and those that leave the next space its own. */
const COME = { usual: 30, narrow: 25, abreast: 24 } as const;

/** The markers above a space, with a point down to it; smaller where the next space has some, too. */
function standing(space: number, all: readonly Standing[], isBeside: boolean): Node[] {
  const middle = at(space) + SPACE.w / 2;
  const point = polygon(
    [
      [middle - 8, SPACE.y - 7],
      [middle + 8, SPACE.y - 7],
      [middle, SPACE.y + 2],
    ],
    { fill: cream, stroke: stroke(ink, 1.5) },
  );
  const isCome = all.some(({ gone }) => gone);
  // How far two came stands above each, and leaves no room for who has left; beside one that came there is room for one.
  const here = isCome && all.length > 2 ? all.filter(({ isGhost }) => !isGhost) : all;
  const size = here.length > 1 ? SIZES.shared : isCome ? SIZES.came : here[0]?.isGhost ? SIZES.left : SIZES.alone;
  if (isCome && here.length === 2)
    return [point, ...here.flatMap((one, n) => abreast(one, middle + (n === 0 ? -1 : 1) * paceOf(here)))];
  const isOne = isCome && here.length === 1;
  const nodes = here.flatMap(({ colour, gone, isGhost }, n): Node[] => {
    const aside = here.length === 1 ? -size / 2 : n % 2 === 0 ? -size - 1 : 1;
    const x = middle + (isOne ? -30 : aside);
    const y = FLOOR - size - Math.floor(n / 2) * (size + 1);
    const piece = put(markerPiece(colour, size), x, y);
    return [
      isGhost ? group([piece], GHOST) : piece,
      ...(gone && isOne
        ? [cameTo(gone, [x + size + 2, y + size / 2], { size: isBeside ? COME.narrow : COME.usual })]
        : []),
    ];
  });
  return [...(here.every(({ isGhost }) => isGhost) ? [] : [point]), ...nodes];
}

/** How far from the middle of a space each of two stands that came there: two figures take more room. */
const paceOf = (all: readonly Standing[]): number => (all.some(isLong) ? 24 : 16);

/** One of two above a space, with how far it has come above it. */
function abreast({ colour, gone, isGhost }: Standing, x: number): Node[] {
  const y = FLOOR - SIZES.shared;
  const piece = put(markerPiece(colour, SIZES.shared), x - SIZES.shared / 2, y);
  const come = gone ? [cameTo(gone, [x, y - 12], { size: COME.abreast, align: 'centre' })] : [];
  return [isGhost ? group([piece], GHOST) : piece, ...come];
}

/** While one of Sauron’s rearmost markers is chosen, a frame of lime round the space where they stand. */
function rearmost({ markers }: View, now: Now | undefined): Node[] {
  if (!now?.asked.some(({ key }) => key === 'rearmost')) return [];
  const space = Math.min(markers.yellow, markers.red, markers.black);
  const frame = { x: at(space), y: 3, w: SPACE.w, h: TRACK - 4 };
  const rim = (edge: Stroke) => rect(frame, { stroke: edge, radius: 9 });
  return [group([rim(stroke(nowEdge, 9)), rim(stroke(bright, 5))], { tag: 'eligible:rearmost' })];
}

/** How far a marker has come, beside it. */
const cameTo = ({ n, to, isLoud }: Gone, [x, y]: Point, look: { size: number; align?: 'centre' }): Node =>
  group([words(signed(n), x, y, { ...look, bold: true, colour: isLoud ? '#ffb765' : cream })], {
    tag: `changed:${to}`,
  });

/** The way of a marker in these news. */
interface Gone {
  colour: Colour;
  n: number;
  to: number;
  isLoud: boolean;
}
type Colour = (typeof COLOURS)[number];

/** Which markers have moved, and how far in all. */
export function markersGone(now: Now | undefined): Gone[] {
  const told = (now?.events ?? []).filter(({ type }) => SIGNS[type] !== undefined);
  return COLOURS.flatMap((colour): Gone[] => {
    const own = told.filter(({ shown }) => shown.marker === colour);
    const n = own.reduce((sum, { type, shown }) => sum + SIGNS[type]! * Number(shown.n ?? 0), 0);
    const to = own.at(-1)?.shown.space;
    return typeof to === 'number' ? [{ colour, n, to, isLoud: own.some((event) => isLoud(event, now)) }] : [];
  });
}
const SIGNS: Readonly<Record<string, 1 | -1>> = { 'marker-moves': 1, 'marker-falls': -1 };

/** Where lines lie: along the lower edge of the track, along its upper one, and above the lower. */
const LANES = [TRACK - 1, SPACE.y + 1, TRACK - 9, SPACE.y + 9];

/** By marker the lane of its line: no two lines of one lane share a space. */
export function lanesOf(gone: readonly Gone[]): { one: Gone; y: number }[] {
  const ends: number[] = [];
  return gone
    .toSorted((a, b) => Math.min(a.to - a.n, a.to) - Math.min(b.to - b.n, b.to))
    .map((one) => {
      const [from, to] = [one.to - one.n, one.to].toSorted((a, b) => a - b) as [number, number];
      const free = LANES.findIndex((_, lane) => (ends[lane] ?? Number.NEGATIVE_INFINITY) < from);
      const lane = Math.max(0, free);
      ends[lane] = Math.max(ends[lane] ?? 0, to);
      return { one, y: LANES[lane]! };
    });
}

/** A line for each marker from the space that it left, in its own colour, with a head where it stands now. */
const markerWays = (gone: readonly Gone[]): Node[] =>
  lanesOf(gone.filter(({ n }) => n !== 0)).map(({ one: { colour, n, to }, y }) => {
    const [from, end] = [Math.max(0, to - n), to].map((space) => at(space) + SPACE.w / 2) as [number, number];
    const ahead = Math.sign(n);
    const [core, edge] = MARKER_LOOKS[colour];
    const way: Point[] = [
      [from, y],
      [end - ahead * HEAD.long, y],
    ];
    const head = polygon(
      [
        [end, y],
        [end - ahead * HEAD.long, y - HEAD.wide],
        [end - ahead * HEAD.long, y + HEAD.wide],
      ],
      { fill: core, stroke: stroke(edge, 2) },
    );
    const begins = disc(from, y, 4, { fill: core, stroke: stroke(edge, 2) });
    return group([line(way, stroke(edge, 7)), line(way, stroke(core, 4)), begins, head], {
      tag: `marker-way:${colour}`,
    });
  });
const HEAD = { long: 13, wide: 6 } as const;
