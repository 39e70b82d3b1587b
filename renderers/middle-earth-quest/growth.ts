import { locales } from '#core/text';
import { LOCATIONS, locationAt, paths, type Terrain } from '#games/middle-earth-quest/printed/map/map';
import { disc, group, type Node, type Point, path, stroke, tenth } from '../scene.ts';
import { chanceOf } from './borders.ts';
import { MAP, spotOf } from './geography.ts';
import { LARGEST, nameOf } from './name-spots.ts';

/**
 * What covers the land, as an atlas paints it: forests as masses of crowns, mountains as chains, and little else. All is paler than any
 * piece. It lies along the roads of its terrain, so that the land tells what a road leads through.
 */

/** Points along a way of several, so far from one to the next, with the direction across. */
function along(way: readonly Point[], step: number): { at: Point; across: Point }[] {
  return way.slice(1).flatMap(([bx, by], leg) => {
    const [ax, ay] = way[leg]!;
    const length = Math.hypot(bx - ax, by - ay);
    const n = Math.max(1, Math.round(length / step));
    return Array.from({ length: n }, (_, k) => {
      const t = (k + 0.5) / n;
      return {
        at: [ax + (bx - ax) * t, ay + (by - ay) * t] as const,
        across: [-(by - ay) / length, (bx - ax) / length] as const,
      };
    });
  });
}

/** How far a point is from the nearest road of another terrain; of the same one where `own` is left away. */
const fromRoads = ([x, y]: Point, own?: Terrain): number =>
  Math.min(
    ...paths
      .filter(({ terrain }) => terrain !== own)
      .map(({ a, b }) => {
        const [[ax, ay], [bx, by]] = [spotOf(a), spotOf(b)];
        const [dx, dy] = [bx - ax, by - ay];
        const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
        return Math.hypot(x - ax - dx * t, y - ay - dy * t);
      }),
  );
const fromSigns = ([x, y]: Point): number =>
  Math.min(...LOCATIONS.map((id) => Math.hypot(spotOf(id)[0] - x, spotOf(id)[1] - y)));
/** Whether the name of a place would lie over what stands there, in any language. */
const isUnderName = ([x, y]: Point): boolean =>
  names.some((box) => x > box.x - 20 && x < box.x + box.w + 20 && y > box.y - 14 && y < box.y + box.h + 14);
const names = locales.flatMap((locale) => LOCATIONS.map((id) => nameOf(id, locale, LARGEST).box));
const isOnMap = ([x, y]: Point): boolean => x > 14 && y > 14 && x < MAP.w - 14 && y < MAP.h - 14;

const roadsOf = (terrain: Terrain): { way: Point[]; ends: readonly [string, string]; n: number }[] =>
  paths.flatMap(({ a, b, terrain: its }, n) =>
    its === terrain ? [{ way: [spotOf(a), spotOf(b)], ends: [a, b] as const, n }] : [],
  );

/** A crown of a forest: where, how large, and in which of the three greens. */
interface Crown {
  at: Point;
  r: number;
  kind: keyof typeof GREENS;
}
/** By kind of forest its outline and its crowns: the great wood is dark, Lórien golden. */
const GREENS = {
  wood: ['#7f9a63', '#a9c189'],
  dark: ['#65834f', '#8fac75'],
  golden: ['#a8964a', '#d8c77c'],
} as const;

const ROWS = [-44, -20, 6, 30, 48];
function crowns(): Crown[] {
  return roadsOf('woods').flatMap(({ way, ends, n }) =>
    along(way, 30).flatMap(({ at, across }, k) =>
      ROWS.flatMap((row, side): Crown[] => {
        const seed = n * 90 + k * 6 + side;
        const off = row + 14 * (chanceOf(seed, 1) - 0.5);
        const here: Point = [tenth(at[0] + across[0] * off), tenth(at[1] + across[1] * off)];
        if (fromSigns(here) < 46 || fromRoads(here, 'woods') < 24 || !isOnMap(here)) return [];
        const nearest = ends.toSorted((a, b) => far(a, here) - far(b, here))[0]!;
        const kind = nearest === 'lothlorien' ? 'golden' : isDark(nearest) ? 'dark' : 'wood';
        return [{ at: here, r: tenth(17 + 7 * chanceOf(seed, 2)), kind }];
      }),
    ),
  );
}
const far = (id: string, [x, y]: Point): number => Math.hypot(spotOf(id)[0] - x, spotOf(id)[1] - y);
const isDark = (id: string): boolean =>
  locationAt(id).region === 'mirkwood' || id === 'rhosgobel' || id === 'dol_guldur';

/** All outlines first and then all crowns: a forest is one mass with one edge. */
function forests(): Node[] {
  const all = crowns().toSorted((a, b) => a.at[1] - b.at[1]);
  return [
    ...all.map(({ at: [x, y], r, kind }) => disc(x, y + 3, r + 2, { fill: GREENS[kind][0] })),
    ...all.map(({ at: [x, y], r, kind }) => disc(x, y, r, { fill: GREENS[kind][1] })),
  ];
}

/** Ranges that no road runs through, each from end to end, and how high their peaks are. */
const RANGES: readonly (readonly [high: number, way: readonly Point[]])[] = [
  [
    46,
    [
      [640, 190],
      [664, 262],
      [640, 372],
      [600, 470],
    ],
  ],
  [
    40,
    [
      [520, 600],
      [520, 660],
      [400, 760],
    ],
  ],
  [
    40,
    [
      [452, 940],
      [500, 1030],
    ],
  ],
  [
    42,
    [
      [604, 1050],
      [650, 1080],
      [770, 1080],
    ],
  ],
  [
    44,
    [
      [890, 1010],
      [880, 1080],
      [862, 1170],
    ],
  ],
  [
    44,
    [
      [1070, 750],
      [1120, 766],
      [1180, 800],
    ],
  ],
  [
    40,
    [
      [32, 150],
      [36, 300],
    ],
  ],
  [
    38,
    [
      [680, 40],
      [900, 36],
      [1040, 44],
    ],
  ],
];

/** A peak with its foot at the origin: lit from the left. */
function peak(high: number, isAsh: boolean, n: number): Node {
  const wide = high * (0.62 + 0.1 * chanceOf(n, 3));
  const top = high * 0.12 * (chanceOf(n, 4) - 0.5);
  const [light, shade, edge] = isAsh ? ['#bf9684', '#a67b6b', '#8a6254'] : ['#e3dcc6', '#cbc3ae', '#ada48c'];
  const of = (value: number) => tenth(value);
  return group([
    path(
      `M${of(-wide)} 0 Q${of(-wide * 0.4)} ${of(-high * 0.5)} ${of(top)} ${of(-high)} Q${of(wide * 0.45)} ${of(-high * 0.5)} ${of(wide)} 0 Z`,
      {
        fill: light!,
        stroke: stroke(edge!, 1.8),
      },
    ),
    path(
      `M${of(top)} ${of(-high)} Q${of(wide * 0.45)} ${of(-high * 0.5)} ${of(wide)} 0 L${of(wide * 0.2)} 0 Q${of(-wide * 0.05)} ${of(-high * 0.4)} ${of(top)} ${of(-high)} Z`,
      {
        fill: shade!,
      },
    ),
  ]);
}

interface Standing {
  at: Point;
  node: Node;
}

function mountains(): Standing[] {
  const ways = [
    ...roadsOf('mountain').map(({ way, n }) => ({ high: 38, way, offs: [-40, 44], seed: 900 + n * 40 })),
    ...RANGES.map(([high, way], n) => ({ high, way, offs: [0], seed: 3000 + n * 40 })),
  ];
  const found: Standing[] = [];
  for (const { high, way, offs, seed } of ways)
    for (const [k, { at, across }] of along(way, 40).entries())
      for (const [side, row] of offs.entries()) {
        const n = seed + k * 2 + side;
        const off = row + 12 * (chanceOf(n, 5) - 0.5);
        const tall = high * (0.8 + 0.4 * chanceOf(n, 6));
        const here: Point = [tenth(at[0] + across[0] * off), tenth(at[1] + across[1] * off + tall * 0.4)];
        const middle: Point = [here[0], here[1] - tall * 0.4];
        const isClose = found.some((one) => Math.hypot(one.at[0] - here[0], (one.at[1] - here[1]) * 1.4) < 32);
        if (isClose || isUnderName(middle) || fromSigns(middle) < 54 || fromRoads(middle) < 22 || !isOnMap(here))
          continue;
        found.push({ at: here, node: group([peak(tall, isAsh(here), n)], { x: here[0], y: here[1] }) });
      }
  return found;
}
const isAsh = ([x, y]: Point): boolean => x > 860 && y > 720;

/** Small things beside the roads of the other terrains, far apart. */
const SMALL = {
  hill: {
    step: 54,
    draw: () => [path('M-22 4 C-16 -16 2 -18 8 0 M2 -8 C8 -18 20 -12 24 4', { stroke: stroke('#a98a5c', 2.4) })],
  },
  plains: { step: 64, draw: () => [path('M-8 4 L-5 -5 M0 4 L0 -8 M8 4 L6 -4', { stroke: stroke('#b09a5a', 1.8) })] },
  swamp: {
    step: 40,
    draw: () => [
      path('M-22 6 L-4 6 M2 10 L20 10 M-12 14 L4 14', { stroke: stroke('#6f9fa0', 2.4) }),
      path('M-8 4 L-11 -8 M-2 4 L-2 -11 M4 4 L8 -7', { stroke: stroke('#7c8f5a', 2) }),
    ],
  },
} as const satisfies Partial<Record<Terrain, { step: number; draw: () => Node[] }>>;

function small(): Standing[] {
  return (['hill', 'plains', 'swamp'] as const).flatMap((terrain) => {
    const { step, draw } = SMALL[terrain];
    return roadsOf(terrain).flatMap(({ way, n }) =>
      along(way, step).flatMap(({ at, across }, k): Standing[] => {
        const off = ((n + k) % 2 === 0 ? 1 : -1) * (28 + 10 * chanceOf(n * 9 + k, 7));
        const here: Point = [tenth(at[0] + across[0] * off), tenth(at[1] + across[1] * off)];
        if (isUnderName(here) || fromSigns(here) < 48 || fromRoads(here) < 20 || !isOnMap(here)) return [];
        return [{ at: here, node: group(draw(), { x: here[0], y: here[1] }) }];
      }),
    );
  });
}

/** All that covers the land: woods below, then what stands, the nearest to the reader last. */
export const wilds = (): Node[] => [
  ...forests(),
  ...[...small(), ...mountains()].toSorted((a, b) => a.at[1] - b.at[1]).map(({ node }) => node),
];

const SAMPLES: Readonly<Record<Terrain, () => Node[]>> = {
  woods: () =>
    (
      [
        [GREENS.wood[0], 3, 2],
        [GREENS.wood[1], 0, 0],
      ] as const
    ).flatMap(([fill, low, more]) => [-12, 10].map((x) => disc(x, (x > 0 ? -3 : 2) + low, 14 + more, { fill }))),
  mountain: () => [group([peak(30, false, 1)], { y: 12 })],
  hill: SMALL.hill.draw,
  plains: SMALL.plains.draw,
  swamp: SMALL.swamp.draw,
};

/** A piece of what covers the land of a terrain, round the origin. */
export const growthOf = (terrain: Terrain): Node[] => SAMPLES[terrain]();
