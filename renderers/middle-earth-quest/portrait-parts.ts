import { disc, line, type Node, type Point, path, stroke } from '../scene.ts';

/** What busts are made of: 100 wide and 100 high, the face round (50, 46). Each is painted from back to front. */

/** The line round every shape of a bust: dark on any ground. */
export const OUTLINE = '#17100c';

/** A shape of a bust with a dark line round it. */
export const shape = (d: string, fill: string, width = 1.8): Node => path(d, { fill, stroke: stroke(OUTLINE, width) });
/** A shape without a line: light, shade, and what lies on another shape. */
export const flat = (d: string, fill: string): Node => path(d, { fill });
/** A stroke of the brush. */
export const brush = (d: string, colour: string, width: number): Node => path(d, { stroke: stroke(colour, width) });
/** A straight stick: a spear, a bow's string. */
export const stick = (from: Point, to: Point, colour: string, width: number): Node =>
  line([from, to], stroke(colour, width));

/** Shoulders under a cloak or mail, with the light at the left. */
export const shoulders = (colour: string, light: string): Node[] => [
  shape('M4 104 C5 82 22 72 40 69 L60 69 C78 72 95 82 96 104 Z', colour),
  flat('M8 101 C10 84 25 76 40 73 C30 80 24 90 23 101 Z', light),
];
/** Broad ones, of who is more than a man. */
export const broadShoulders = (colour: string, light: string): Node[] => [
  shape('M-6 104 C-6 76 16 62 36 62 L64 62 C84 62 106 76 106 104 Z', colour),
  flat('M-2 101 C-1 80 16 69 34 66 C22 76 17 88 17 101 Z', light),
];

/** A face with its shade at the right, from brow to chin. */
export const face = (skin: string, shade: string): Node[] => [
  shape('M33 40 C33 22 67 22 67 40 C68 56 62 70 50 72 C38 70 32 56 33 40 Z', skin),
  flat('M56 27 C66 30 66 40 65.6 44 C65 57 60 67 51 70.6 C58 62 60 40 56 27 Z', shade),
];
/** Two eyes that look at who looks. */
export const eyes = (colour: string, y = 45): Node[] => [
  flat(`M38 ${y} Q42 ${y - 4} 46 ${y} Q42 ${y + 3} 38 ${y} Z`, '#f6efe0'),
  flat(`M54 ${y} Q58 ${y - 4} 62 ${y} Q58 ${y + 3} 54 ${y} Z`, '#f6efe0'),
  disc(42.4, y - 0.4, 1.9, { fill: colour }),
  disc(57.6, y - 0.4, 1.9, { fill: colour }),
];
/** Brows over them: level, raised or drawn together by so much. */
export const brows = (colour: string, drawn = 0): Node[] => [
  brush(`M36 ${40 - drawn / 2} Q41 ${37 - drawn / 4} 47 ${40 + drawn}`, colour, 2.6),
  brush(`M64 ${40 - drawn / 2} Q59 ${37 - drawn / 4} 53 ${40 + drawn}`, colour, 2.6),
];
/** A nose and a closed mouth. */
export const noseAndMouth = (colour: string): Node[] => [
  brush('M50.5 45 L48.5 54 L52.5 55', colour, 1.7),
  brush('M44 62 Q50 65 56 62', colour, 2.2),
];
/** Eyes that burn in the dark. */
export const embers = (colour: string, y = 46, apart = 8): Node[] =>
  [50 - apart, 50 + apart].flatMap((x) => [
    disc(x, y, 6, { fill: `${colour}50` }),
    flat(`M${x - 4.6} ${y} Q${x} ${y - 4} ${x + 4.6} ${y} Q${x} ${y + 4} ${x - 4.6} ${y} Z`, colour),
    disc(x, y, 1.5, { fill: '#fff6d8' }),
  ]);
/** A hood that falls on the shoulders; what looks out of it lies over `within`. */
export const hood = (colour: string, light: string, within: string): Node[] => [
  shape('M50 4 C78 6 86 34 82 58 C80 70 92 82 96 104 L4 104 C8 82 20 70 18 58 C14 34 22 6 50 4 Z', colour),
  flat('M47 7 C26 10 18 34 21.5 57 C23 70 11 84 8 100 C22 92 29 76 29 58 C27 36 33 16 47 7 Z', light),
  shape('M50 19 C68 19 72 36 70 52 C68 68 60 76 50 79 C40 76 32 68 30 52 C28 36 32 19 50 19 Z', within),
];
