import { group, line, type Node, type Point, stroke } from '../scene.ts';

/** Ranks of leaders as Roman numerals, cut into their seals: no strength and no sum looks like them. */

type Sign = (colour: string) => Node[];

/** How high a numeral is, and how wide its strokes. */
const HIGH = { top: -9, foot: 9 } as const;
const WIDE = 3.1;
const SERIF = 1.7;

/** What numerals are put together from, each with its width. */
const LETTERS = {
  I: {
    w: 5.4,
    ways: [
      [
        [0, HIGH.top],
        [0, HIGH.foot],
      ],
    ],
  },
  V: {
    w: 11,
    ways: [
      [
        [-4.2, HIGH.top],
        [0, HIGH.foot],
        [4.2, HIGH.top],
      ],
    ],
  },
} as const satisfies Record<string, { w: number; ways: readonly (readonly Point[])[] }>;
type Letter = keyof typeof LETTERS;

const NUMERALS: Readonly<Record<number, readonly Letter[]>> = {
  1: ['I'],
  2: ['I', 'I'],
  3: ['I', 'I', 'I'],
  4: ['I', 'V'],
  5: ['V'],
};

/** The numeral of a rank in a box of 24 × 24 round the origin; undefined for a rank that nobody has. */
export function rankSign(rank: number): Sign | undefined {
  const letters = NUMERALS[rank];
  if (!letters) return undefined;
  const wide = letters.reduce((sum, one) => sum + LETTERS[one].w, 0);
  return (colour) => {
    let x = -wide / 2;
    const nodes = letters.flatMap((one): Node[] => {
      const { w, ways } = LETTERS[one];
      const middle = x + w / 2;
      x += w;
      return ways.map((way) =>
        line(
          way.map(([dx, dy]): Point => [middle + dx, dy]),
          stroke(colour, WIDE),
        ),
      );
    });
    const bar = (y: number) =>
      line(
        [
          [-wide / 2 - SERIF, y],
          [wide / 2 + SERIF, y],
        ],
        stroke(colour, 1.9),
      );
    return [group([...nodes, bar(HIGH.top), bar(HIGH.foot)], { tag: `rank:${rank}` })];
  };
}
