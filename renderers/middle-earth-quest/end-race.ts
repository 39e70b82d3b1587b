import type { Locale } from '#core/text';
import { GOAL, SHADOW_FALLS, stages } from '#games/middle-earth-quest/printed/boards/track';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { line, type Node, polygon, put, rect, type Sprite, stroke, words } from '../scene.ts';
import { bronze, cream, creamFaint } from '../theme.ts';
import { markerPiece } from './pieces.ts';
import { say } from './text.ts';

/** The race of the four story markers, a lane each, as far as they came: the heroes' against Sauron's three. */

const MARKERS = ['green', 'yellow', 'red', 'black'] as const;
const COLOURS = { green: '#2f8a55', yellow: '#e3b52c', red: '#c2352a', black: '#4a3f48' } as const;
const LANE = 46;
const TOP = 44;
const LEFT = 210;
const RIGHT = 1176;
const SPACE = (RIGHT - LEFT) / (GOAL + 1);
const TINTS = ['#4a3526', '#5a4128', '#6e4e28'] as const;

/** As wide as the picture. The finish is the last space, The Shadow Falls a line before it. */
export function race({ markers }: View, locale: Locale): Sprite {
  const h = TOP + MARKERS.length * LANE + 8;
  const at = (space: number) => LEFT + space * SPACE;
  return {
    w: 1200,
    h,
    nodes: [
      ...stages.flatMap(({ from, to }, n): Node[] => [
        rect(
          { x: at(from), y: TOP, w: (to - from + 1) * SPACE, h: h - TOP },
          { fill: TINTS[n]!, stroke: stroke(bronze, 2) },
        ),
        words(say(`stage.${n + 1}`, locale), at(from) + 10, 24, { size: 27, face: 'display', colour: creamFaint }),
      ]),
      ...[SHADOW_FALLS, GOAL].map((space) =>
        line(
          [
            [at(space) + SPACE / 2, TOP],
            [at(space) + SPACE / 2, h],
          ],
          stroke(space === GOAL ? '#ffd27a' : '#ff8a5a', 3, [8, 7]),
        ),
      ),
      words(say('foot.shadow-falls', locale), at(SHADOW_FALLS) + SPACE / 2, 24, {
        size: 27,
        face: 'display',
        colour: '#ffb08a',
        align: 'centre',
      }),
      words(say('foot.finale', locale), RIGHT, 24, { size: 27, face: 'display', colour: '#ffd27a', align: 'right' }),
      ...MARKERS.flatMap((colour, n): Node[] => {
        const y = TOP + 4 + n * LANE + LANE / 2;
        const x = at(markers[colour]) + SPACE / 2;
        return [
          words(say(`race.${colour}`, locale), LEFT - 12, y, {
            size: 27,
            bold: true,
            colour: cream,
            align: 'right',
            width: LEFT - 24,
          }),
          polygon(
            [
              [LEFT + 3, y - 4],
              [x, y - 11],
              [x, y + 11],
              [LEFT + 3, y + 4],
            ],
            { fill: COLOURS[colour], stroke: stroke('#140c08', 2) },
          ),
          put(markerPiece(colour, 36), x - 18, y - 18),
          words(String(markers[colour]), x + (markers[colour] > GOAL - 2 ? -28 : 28), y, {
            ...{ size: 30, bold: true, colour: '#ffffff', align: markers[colour] > GOAL - 2 ? 'right' : 'left' },
            outline: { colour: '#140c08', width: 5 },
          }),
        ];
      }),
    ],
  };
}
