import type { Chance } from '#core/enumerate';
import type { Hex } from '#games/gloomhaven/printed/map/hexes';

const SHAPES: readonly Hex[][] = [
  [[1, 0]],
  [
    [1, 0],
    [0, 1],
  ],
  [
    [1, 0],
    [2, 0],
  ],
  [
    [1, 0],
    [1, 1],
  ],
  [
    [1, -1],
    [1, 0],
    [2, -1],
  ],
  [
    [1, -1],
    [2, -2],
    [2, -1],
    [1, 0],
    [2, 0],
  ],
  [
    [0, 1],
    [0, 2],
    [0, 3],
  ],
];
const PATTERNS: readonly Hex[][] = [
  [
    [0, 0],
    [1, 0],
  ],
  [
    [0, 0],
    [1, -1],
    [1, 0],
  ],
  [
    [0, 0],
    [1, 0],
    [1, 1],
  ],
  [
    [0, 0],
    [1, -1],
    [1, 0],
    [0, 1],
    [2, -1],
    [2, 0],
    [1, 1],
  ],
];
const STEPS: readonly Hex[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
];

/** A position of one of many kinds, in the format of `npm run monster`. */
export function randomCase(chance: Chance, size?: { columns: number; rows: number }): object {
  const roll = (n: number): number => Math.floor(chance() * n);
  const grid = size ?? { columns: 4 + roll(5), rows: 3 + roll(4) };
  const all: Hex[] = [];
  for (let q = 0; q < grid.columns; q++)
    for (let row = 0; row < grid.rows; row++) all.push([q, row - (q - (q % 2)) / 2]);
  for (let i = all.length - 1; i > 0; i--) {
    const j = roll(i + 1);
    [all[i], all[j]] = [all[j]!, all[i]!];
  }
  const take = (n: number) => all.splice(0, n);
  const many = Math.floor(all.length / 6);
  const here = take(1)[0]!;
  const foes = take(1 + roll(4));
  const allies = take(roll(4));
  const range = roll(2) === 0 ? 0 : 1 + roll(5);
  const aoe =
    roll(3) > 0
      ? null
      : range === 0
        ? { origin: 'self', hexes: SHAPES[roll(SHAPES.length)] }
        : { origin: 'target', hexes: PATTERNS[roll(PATTERNS.length)] };
  const gait = roll(5);
  const walls = take(roll(many + 1));
  const lines = all.slice(0, roll(8)).map((hex) => {
    const step = STEPS[roll(3)]!;
    return [hex, [hex[0] + step[0], hex[1] + step[1]]];
  });
  return {
    grid,
    walls,
    obstacles: take(roll(many + 1)),
    traps: take(roll(many)),
    hazardous: take(roll(many)),
    difficult: take(roll(many)),
    thinWalls: lines,
    active: { hex: here },
    allies,
    enemies: foes.map((hex, i) => ({ id: `C${i + 1}`, hex, initiative: 10 * (1 + roll(3)), invisible: roll(9) === 0 })),
    action: {
      move: roll(6),
      attack: roll(8) > 0,
      range,
      targets: [1, 1, 2, 3, 'all'][roll(5)],
      flying: gait === 0,
      jump: gait === 1,
      muddled: roll(4) === 0,
      aoe,
    },
  };
}
