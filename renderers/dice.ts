import { fallen } from './counters.ts';
import { group, line, type Node, polygon, type Sprite, shaded, stroke, words } from './scene.ts';
import { alarm, type SeatLook } from './theme.ts';

/** Dice as they fell. A hit is of the seat's colour with a light rim, a miss pale; what no longer counts is struck out beside it. */

export interface Fallen {
  roll: number;
  hit: boolean;
  was?: number;
}
type Look = Pick<SeatLook, 'colour' | 'dark' | 'light' | 'on'>;

/** Of its body, its edge and its figures. */
const coloursOf = (look: Look, hit: boolean) =>
  hit ? ([look.colour, look.dark, look.on] as const) : (['#efe4cc', '#8a7759', '#5f4e37'] as const);

/** A ten-sided die as it lies. */
const OUTLINE = [
  [24, 1],
  [45, 17],
  [45, 31],
  [24, 47],
  [3, 31],
  [3, 17],
] as const;

/** A ten-sided die seen from above: the face with its number in front of four others. */
export function tenSided(look: Look, { roll, hit, was }: Fallen, size = 48): Sprite {
  const s = size / 48;
  const [body, edge, on] = coloursOf(look, hit);
  const die: Node[] = [
    polygon(OUTLINE, { fill: edge, stroke: stroke(edge, 2), shadow: fallen(3) }),
    polygon(OUTLINE, { fill: body }),
    polygon(
      [
        [24, 1],
        [40, 28],
        [24, 38],
        [8, 28],
      ],
      { fill: shaded([10, 4], [36, 36], '#ffffff66', '#ffffff14') },
    ),
    polygon(
      [
        [45, 17],
        [45, 31],
        [24, 47],
        [24, 38],
        [40, 28],
      ],
      { fill: '#00000038' },
    ),
    line(
      [
        [3, 31],
        [8, 28],
        [24, 38],
        [40, 28],
        [45, 31],
      ],
      stroke(hit ? `${look.light}90` : '#8a775980', 1),
    ),
    words(String(roll), 24, 22, { size: 29, bold: true, colour: on, align: 'centre', width: 34 }),
  ];
  const room = was === undefined ? 0 : WAS;
  return {
    w: size + room,
    h: size + 2,
    nodes: [...(was === undefined ? [] : struck(was, size)), group(die, { x: room, scale: s })],
  };
}

/** Room for what a die showed before. */
const WAS = 36;
const struck = (was: number, size: number): Node[] => [
  words(String(was), 17, size / 2, { size: 27, colour: '#5b4b36', align: 'centre', width: 33 }),
  line(
    [
      [1, size / 2 + 11],
      [33, size / 2 - 11],
    ],
    stroke(alarm, 2.5),
  ),
];
