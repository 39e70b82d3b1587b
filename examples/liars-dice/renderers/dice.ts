import { disc, group, type Point, put, rect, type Sprite, stroke } from '#renderers/scene';
import { faint, ink, paperLight } from '#renderers/theme';
import { tick } from '#renderers/tokens';

/** Dice with six sides, and rows of them. */

/** Where the pips of each face are, on a die of three by three. */
const PIPS: Readonly<Record<number, readonly Point[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
};
/** The side of a die as it is drawn before it is scaled. */
const SIDE = 100;

/** How a die stands out: it counts (a bold edge and a tick), it does not (pale), or nothing is said of it. */
export type Mark = 'counts' | 'pale' | 'plain';

/** A die with its face up, `size` pixels wide. */
export function die(face: number, size: number, mark: Mark = 'plain'): Sprite {
  const dark = mark === 'pale' ? faint : ink;
  const body = [
    rect(
      { x: 4, y: 4, w: SIDE - 8, h: SIDE - 8 },
      { fill: mark === 'pale' ? '#efe4cc' : paperLight, stroke: stroke(dark, mark === 'counts' ? 8 : 3), radius: 18 },
    ),
    ...PIPS[face]!.map(([x, y]) => disc(26 + x * 24, 26 + y * 24, 9.5, { fill: dark })),
  ];
  const ticked = mark === 'counts' ? [tick(SIDE - 5, 5, 2)] : [];
  return { w: size, h: size, nodes: [group([...body, ...ticked], { scale: size / SIDE })] };
}

/** Dice beside one another. */
export function row(dice: readonly Sprite[], gap: number): Sprite {
  let x = 0;
  const nodes = dice.map((one) => {
    const placed = put(one, x, 0);
    x += one.w + gap;
    return placed;
  });
  return { w: Math.max(0, x - gap), h: Math.max(0, ...dice.map(({ h }) => h)), nodes };
}
