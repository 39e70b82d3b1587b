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
  polygon,
  put,
  rect,
  shaded,
  stroke,
  words,
} from '../scene.ts';
import { bronze, cream, creamFaint, done, doneEdge, ink } from '../theme.ts';
import { isLoud } from './loud.ts';
import { EARLIER } from './news-marks.ts';
import { markerPiece } from './pieces.ts';
import { signed } from './tallies.ts';
import { say } from './text.ts';

/** The story track: nineteen spaces in three stages, and large above them the four markers that race along it. */

const SPACE = { x: 22, y: 54, w: 60.8, h: 42 } as const;
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
  const told = new Set(markersGone(now).map(({ to }) => to));
  const taken = Object.values(view.markers).map((space) => at(space) + SPACE.w / 2);
  // Above the track, where no marker stands before it.
  const named = (text: string, x: number, align: 'left' | 'centre' | 'right') => {
    const node = words(text, x, 29, { size: 27, face: 'display', colour: creamFaint, align });
    const { box } = setText(node);
    return taken.some((middle) => middle + REACH > box.x && middle - REACH < box.x + box.w) ? [] : [node];
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
    ...[1, 2].flatMap((n) => named(say(`stage.${n + 1}`, locale), at(stages[n]!.from) + 4, 'left')),
    ...named(say('foot.shadow-falls', locale), at(SHADOW_FALLS) + SPACE.w / 2, 'centre'),
    ...named(say('foot.finale', locale), at(GOAL + 1), 'right'),
    ...Array.from({ length: GOAL + 1 }, (_, space) => box(space, told.has(space))).flat(),
    ...standing(view),
    explainedBy('story-track', { ...SPACE, y: 0, w: (GOAL + 1) * SPACE.w, h: SPACE.y + SPACE.h }),
  ];
}

/** One space with its number, but where a plate says how far a marker came. */
function box(space: number, isTold: boolean): Node[] {
  const isGreat = space === SHADOW_FALLS || space === GOAL;
  const edge = isGreat ? stroke('#8c1d10', 5) : stroke('#5b442699', 1.2);
  return [
    rect(inset(frameAt(space), 2.5), { ...(isGreat && { fill: '#3a1512' }), stroke: edge, radius: 4 }),
    ...(isTold
      ? []
      : [
          words(String(space), at(space) + SPACE.w / 2, SPACE.y + SPACE.h / 2, {
            size: 29,
            bold: true,
            colour: isGreat ? cream : ink,
            align: 'centre',
          }),
        ]),
  ];
}

/** How large a marker is that stands alone, and how large two, three or four are that share a space. */
const ALONE = 46;
const SHARED = 28;
/** How far from the middle of a space they reach, with air. */
const REACH = 34;

/** The markers above their spaces, each with a point down to it. */
function standing({ markers }: View): Node[] {
  return COLOURS.flatMap((colour): Node[] => {
    const space = markers[colour];
    const here = COLOURS.filter((one) => markers[one] === space);
    const middle = at(space) + SPACE.w / 2;
    const point = polygon(
      [
        [middle - 8, SPACE.y - 7],
        [middle + 8, SPACE.y - 7],
        [middle, SPACE.y + 3],
      ],
      { fill: cream, stroke: stroke(ink, 1.5) },
    );
    if (here.length === 1) return [point, put(markerPiece(colour, ALONE), middle - ALONE / 2, SPACE.y - ALONE - 9)];
    const n = here.indexOf(colour);
    const x = middle + (n % 2 === 0 ? -SHARED - 1 : 1);
    const y = SPACE.y - 9 - (here.length > 2 ? (n < 2 ? 2 : 1) : 1) * (SHARED - 1);
    return [...(n === 0 ? [point] : []), put(markerPiece(colour, SHARED), x, y)];
  });
}

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

/** Below the track a line from the space that was left, and on the new one how far: in amber what the headline tells, else pale. */
export function markerWays({ markers }: View, now: Now | undefined): Node[] {
  const all = markersGone(now);
  const y = SPACE.y + SPACE.h + 4;
  const lookOf = (isLoud: boolean) => (isLoud ? { fill: done, edge: doneEdge } : EARLIER);
  const middle = (space: number) => at(space) + SPACE.w / 2;
  const ways = all.flatMap((one): Node[] => {
    const { fill, edge } = lookOf(one.isLoud);
    const from = one.to - one.n;
    const way = [
      [middle(from), y],
      [middle(one.to), y],
    ] as const;
    const isEmpty = !Object.values(markers).includes(from);
    const ghost = put(markerPiece(one.colour, SHARED), middle(from) - SHARED / 2, SPACE.y - SHARED - 9);
    return [
      group(
        [line(way, stroke(edge, 9)), line(way, stroke(fill, 5)), disc(...way[0], 6, { fill, stroke: stroke(edge, 2) })],
        {
          tag: 'marker-way',
        },
      ),
      ...(isEmpty ? [group([ghost], { opacity: 0.5, tag: 'ghost' })] : []),
    ];
  });
  const plates = [...new Set(all.map(({ to }) => to))].map((to): Node => {
    const here = all.filter((one) => one.to === to);
    const { fill, edge } = lookOf(here.some(({ isLoud }) => isLoud));
    const said = [...new Set(here.map(({ n }) => signed(n)))].join('');
    const frame = inset(frameAt(to), 1);
    return group(
      [
        rect(frame, { fill, stroke: stroke(edge, 3), radius: 6 }),
        words(said, frame.x + frame.w / 2, frame.y + frame.h / 2, {
          ...{ size: said.length > 3 ? 24 : 29, bold: true, colour: doneEdge, align: 'centre' },
        }),
      ],
      { tag: `changed:${to}` },
    );
  });
  return [...ways, ...plates];
}
