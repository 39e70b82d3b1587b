import type { Locale } from '#core/text';
import { GOAL, SHADOW_FALLS, stages } from '#games/middle-earth-quest/printed/boards/track';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { inset } from '../boxes.ts';
import { setText } from '../measure.ts';
import type { Now } from '../pictures.ts';
import { explainedBy, type Frame, group, type Node, polygon, put, rect, shaded, stroke, words } from '../scene.ts';
import { bronze, cream, creamFaint, done, doneEdge, ink } from '../theme.ts';
import { markerPiece } from './pieces.ts';
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
export function track(view: View, locale: Locale): Node[] {
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
    ...Array.from({ length: GOAL + 1 }, (_, space) => box(space)).flat(),
    ...standing(view),
    explainedBy('story-track', { ...SPACE, y: 0, w: (GOAL + 1) * SPACE.w, h: SPACE.y + SPACE.h }),
  ];
}

/** One space with its number. */
function box(space: number): Node[] {
  const isGreat = space === SHADOW_FALLS || space === GOAL;
  const edge = isGreat ? stroke('#8c1d10', 5) : stroke('#5b442699', 1.2);
  return [
    rect(inset(frameAt(space), 2.5), { ...(isGreat && { fill: '#3a1512' }), stroke: edge, radius: 4 }),
    words(String(space), at(space) + SPACE.w / 2, SPACE.y + SPACE.h / 2, {
      size: 29,
      bold: true,
      colour: isGreat ? cream : ink,
      align: 'centre',
    }),
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

/** A frame of amber round each space to which a marker has just come. */
export function changedSpaces(now: Now | undefined): Node[] {
  const moved = (now?.events ?? []).flatMap(({ type, shown: { space } }) =>
    (type === 'marker-moves' || type === 'marker-falls') && typeof space === 'number' ? [space] : [],
  );
  return [...new Set(moved)].map((space) =>
    group(
      [stroke(doneEdge, 9), stroke(done, 5)].map((edge) => rect(inset(frameAt(space), 1), { stroke: edge, radius: 8 })),
      { tag: `changed:${space}` },
    ),
  );
}
