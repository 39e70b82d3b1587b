import { locationAt, paths, type Terrain } from '#games/middle-earth-quest/printed/map/map';
import { keptLayer } from '../kept-layer.ts';
import { disc, glowing, group, type Layer, type Node, path, polygon, rect, shaded, stroke } from '../scene.ts';

/** A strip of country as it is seen at a place: what a combat is fought in front of. */

/** So much more sky than the country needs: heads stand before it. */
const SKY = 90;
export const STRIP = { w: 1200, h: 370 + SKY } as const;

type Country = Terrain | 'haven' | 'stronghold';
type Light = 'day' | 'ash';

const ASHEN: ReadonlySet<string> = new Set(['mordor', 'brown_lands']);

/** What most paths of a place lead through; what stands there goes before it. */
function countryOf(place: string): Country {
  const { type } = locationAt(place);
  if (type !== 'normal') return type;
  const counts = new Map<Terrain, number>();
  for (const { a, b, terrain } of paths)
    if (terrain && (a === place || b === place)) counts.set(terrain, (counts.get(terrain) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 'plains';
}

/** The country below the sky. */
const [W, H] = [STRIP.w, STRIP.h - SKY];
const SKIES = {
  day: ['#7fa9bf', '#dcd9b4', '#f1dfae'],
  ash: ['#2a1a22', '#6b2f26', '#c8662e'],
} as const satisfies Record<Light, readonly string[]>;

/** A soft line of hills from left to right: heights by turns, at even distances. */
function ridge(base: number, heights: readonly number[], fill: string, low: string): Node {
  const step = W / (heights.length - 1);
  const tops = heights.map((h, n) => {
    const [x, y] = [n * step, base - h];
    if (n === 0) return `L0 ${y}`;
    const before = base - heights[n - 1]!;
    return `C${x - step / 2} ${before} ${x - step / 2} ${y} ${x} ${y}`;
  });
  const top = base - Math.max(...heights);
  return path(`M0 ${H} ${tops.join(' ')} L${W} ${H} Z`, { fill: shaded([0, top], [0, H], fill, low) });
}

/** Clouds that lie in the sky, long and thin. */
const clouds = (colour: string): Node[] =>
  [
    [60, 70, 300],
    [420, 130, 240],
    [760, 60, 340],
    [1000, 140, 260],
  ].map(([x, y, w]) =>
    path(`M${x} ${y} Q${x! + w! / 2} ${y! - 22} ${x! + w!} ${y} Q${x! + w! / 2} ${y! + 10} ${x} ${y} Z`, {
      fill: colour,
    }),
  );

const peaks = (
  base: number,
  tops: readonly (readonly [x: number, high: number])[],
  rock: string,
  snow: string,
): Node[] =>
  tops.flatMap(([x, high]): Node[] => {
    const wide = high * 0.75;
    return [
      polygon(
        [
          [x - wide, base],
          [x, base - high],
          [x + wide, base],
        ],
        { fill: rock },
      ),
      polygon(
        [
          [x, base - high],
          [x + wide, base],
          [x + wide * 0.2, base],
          [x + wide * 0.1, base - high * 0.5],
        ],
        { fill: '#00000030' },
      ),
      polygon(
        [
          [x - wide * 0.28, base - high * 0.72],
          [x, base - high],
          [x + wide * 0.28, base - high * 0.72],
          [x + wide * 0.1, base - high * 0.66],
          [x, base - high * 0.74],
          [x - wide * 0.12, base - high * 0.64],
        ],
        { fill: snow },
      ),
    ];
  });

/** A fir, its foot at (x, y). */
const fir = (x: number, y: number, high: number, colour: string): Node =>
  group(
    [0, 1, 2].map((n) =>
      polygon(
        [
          [-high * (0.34 - n * 0.08), -high * (0.1 + n * 0.25)],
          [0, -high * (0.55 + n * 0.22)],
          [high * (0.34 - n * 0.08), -high * (0.1 + n * 0.25)],
        ],
        { fill: colour },
      ),
    ),
    { x, y },
  );

/** Firs across the strip, from the back to the front. */
const firs = (y: number, high: number, gap: number, colour: string): Node[] =>
  Array.from({ length: Math.ceil(W / gap) + 1 }, (_, n) =>
    fir(n * gap + ((n * 37) % 23) - 11, y + ((n * 29) % 17), high * (0.8 + ((n * 13) % 9) / 20), colour),
  );

const reeds = (y: number, colour: string): Node[] =>
  Array.from({ length: 46 }, (_, n) => {
    const [x, high] = [n * 27 + ((n * 31) % 19), 40 + ((n * 17) % 46)];
    return path(`M${x} ${y} Q${x + 4} ${y - high * 0.6} ${x + ((n % 3) - 1) * 14} ${y - high}`, {
      stroke: stroke(colour, 4),
    });
  });

const tufts = (colour: string): Node[] =>
  Array.from({ length: 26 }, (_, n) => {
    const [x, y] = [((n * 97) % 1180) + 10, 338 + ((n * 53) % 26)];
    return path(`M${x} ${y} L${x - 6} ${y - 18} M${x} ${y} L${x + 1} ${y - 24} M${x} ${y} L${x + 8} ${y - 16}`, {
      stroke: stroke(colour, 3),
    });
  });

/** White towers on a rise. */
const towers = (x: number, y: number, stone: string, roof: string): Node[] =>
  [
    [-90, 70, 40],
    [-30, 130, 46],
    [36, 96, 40],
    [92, 60, 44],
  ].flatMap(([dx, high, wide]): Node[] => [
    rect(
      { x: x + dx!, y: y - high!, w: wide!, h: high! },
      { fill: shaded([x + dx!, 0], [x + dx! + wide!, 0], stone, '#9a9384') },
    ),
    polygon(
      [
        [x + dx! - 6, y - high!],
        [x + dx! + wide! / 2, y - high! - 46],
        [x + dx! + wide! + 6, y - high!],
      ],
      { fill: roof },
    ),
  ]);

/** A dark tower with a fire behind it. */
const darkTower = (x: number, y: number): Node[] => [
  disc(x, y - 150, 190, { fill: glowing([x, y - 150], 190, '#ff8a3ab0', '#d9552b50', '#d9552b00') }),
  path(
    `M${x - 110} ${y} L${x - 70} ${y - 70} L${x - 60} ${y - 40} L${x - 40} ${y - 170} L${x - 30} ${y - 130} L${x - 22} ${y - 250} L${x - 8} ${y - 205} L${x + 8} ${y - 205} L${x + 22} ${y - 250} L${x + 30} ${y - 130} L${x + 40} ${y - 170} L${x + 60} ${y - 40} L${x + 74} ${y - 84} L${x + 110} ${y} Z`,
    { fill: '#120c10' },
  ),
  disc(x, y - 180, 7, { fill: '#ffb04a' }),
];

type Painted = (light: Light) => Node[];
const dusk = (light: Light, day: string, ash: string): string => (light === 'day' ? day : ash);

/** What lies before the sky, from back to front. */
const COUNTRIES = {
  plains: (light) => [
    ...peaks(
      250,
      [
        [180, 80],
        [300, 110],
        [420, 70],
        [840, 90],
        [980, 120],
        [1100, 80],
      ],
      dusk(light, '#a5b3bd', '#4a3238'),
      dusk(light, '#eef2f4', '#7a5248'),
    ),
    ridge(262, [16, 40, 20, 46, 18, 36, 20], dusk(light, '#aab57e', '#5a3a30'), dusk(light, '#c2bb72', '#4a2c22')),
    path(
      `M470 ${H} C520 320 690 330 640 296 C610 278 560 276 600 258 L622 258 C600 276 670 280 694 300 C736 336 640 340 650 ${H} Z`,
      { fill: dusk(light, '#8fb6c8', '#8a4a34') },
    ),
    ridge(330, [20, 14, 0, -40, 0, 16, 22], dusk(light, '#b7a84e', '#6a4430'), dusk(light, '#7d7a34', '#3a2018')),
    ...tufts(dusk(light, '#6d6a2c', '#2c1812')),
  ],
  woods: (light) => [
    ridge(250, [50, 90, 60, 100, 56, 84, 50], dusk(light, '#7d9a86', '#4a3230'), dusk(light, '#567a5a', '#38221c')),
    ...firs(296, 140, 52, dusk(light, '#3f6a4a', '#2c1c1a')),
    ...firs(346, 190, 78, dusk(light, '#274a32', '#1a1010')),
  ],
  hill: (light) => [
    ridge(250, [70, 140, 60, 150, 70, 120, 60], dusk(light, '#93a678', '#56382e'), dusk(light, '#7c8e54', '#42281f')),
    ridge(310, [50, 110, 30, 90, 40, 120, 40], dusk(light, '#8a9a4e', '#4c2e22'), dusk(light, '#5d6b30', '#2c1812')),
  ],
  mountain: (light) => [
    ...peaks(
      300,
      [
        [120, 190],
        [330, 150],
        [560, 230],
        [800, 170],
        [1010, 220],
        [1180, 150],
      ],
      dusk(light, '#7f8796', '#4a3a40'),
      dusk(light, '#f2f4f6', '#a07a6a'),
    ),
    ...peaks(
      334,
      [
        [20, 120],
        [230, 100],
        [440, 130],
        [690, 110],
        [900, 130],
        [1110, 110],
      ],
      dusk(light, '#5f6672', '#33262a'),
      dusk(light, '#dfe4ea', '#80604f'),
    ),
    ridge(336, [20, 40, 16, 44, 20, 36, 18], dusk(light, '#77805e', '#3c2820'), dusk(light, '#4d5638', '#20130f')),
  ],
  swamp: (light) => [
    ridge(256, [20, 40, 24, 44, 20, 36, 20], dusk(light, '#8f9c84', '#51403a'), dusk(light, '#6d7c62', '#3a2a24')),
    rect(
      { x: 0, y: 272, w: W, h: 98 },
      { fill: shaded([0, 272], [0, 370], dusk(light, '#a9b9a8', '#7a4a38'), dusk(light, '#5d7268', '#38201a')) },
    ),
    ...reeds(352, dusk(light, '#4f5c30', '#1f1410')),
  ],
  haven: (light) => [
    ridge(262, [60, 120, 60, 40, 70, 130, 60], dusk(light, '#86a98e', '#4a3a30'), dusk(light, '#6f9468', '#3c2a20')),
    ...towers(600, 292, '#f4efe0', '#5d86a8'),
    ridge(314, [20, 40, 24, 30, 26, 44, 20], dusk(light, '#7fa05c', '#4a3020'), dusk(light, '#47692f', '#2c1a10')),
    ...firs(352, 120, 168, dusk(light, '#2f5a38', '#1c1210')),
  ],
  stronghold: () => [
    ...peaks(
      324,
      [
        [90, 170],
        [320, 140],
        [900, 150],
        [1120, 180],
      ],
      '#2c2026',
      '#5a3a34',
    ),
    ...darkTower(600, 330),
    ridge(326, [24, 50, 20, 30, 22, 54, 24], '#2c1a18', '#120a0a'),
  ],
} satisfies Record<Country, Painted>;

/** The strip of a place, `STRIP` in size, its origin at the upper left. */
export function landscape(place: string): Layer {
  const country = countryOf(place);
  const light: Light = country === 'stronghold' || ASHEN.has(locationAt(place).region) ? 'ash' : 'day';
  return keptLayer(`middle-earth-quest.landscape.${country}.${light}`, { width: W, height: STRIP.h }, () => [
    rect({ x: 0, y: 0, w: W, h: STRIP.h }, { fill: shaded([0, 0], [0, STRIP.h], ...SKIES[light]) }),
    group(
      [
        ...clouds(light === 'day' ? '#ffffff60' : '#12090c60'),
        ...COUNTRIES[country](light),
        rect({ x: 0, y: H - 80, w: W, h: 80 }, { fill: shaded([0, H - 80], [0, H], '#140c0800', '#140c08b0') }),
      ],
      { y: SKY },
    ),
  ]);
}
