import type { Point } from '../scene.ts';

/** The coast and the borders of the sea areas, on the drawn map. Checked against the cells by a test. */

/** The whole land but the Island, clockwise from the upper left corner. */
const SHORE: readonly Point[] = [
  [1216, 1462],
  [1130, 1446],
  [1052, 1436],
  [1000, 1402],
  [984, 1345],
  [990, 1294],
  [966, 1246],
  [972, 1200],
  [958, 1162],
  [930, 1122],
  [895, 1116],
  [845, 1088],
  [812, 1040],
  [792, 1078],
  [752, 1104],
  [700, 1112],
  [650, 1104],
  [612, 1060],
  [572, 1070],
  [520, 1074],
  [470, 1072],
  [428, 1088],
  [384, 1106],
  [318, 1106],
  [274, 1104],
  [250, 1160],
  [216, 1184],
  [212, 1236],
  [204, 1290],
  [188, 1344],
  [192, 1398],
  [160, 1430],
  [80, 1442],
  [-16, 1462],
];
/** Where the first ring of sea areas round the Island ends. */
const RING: readonly Point[] = [
  [602, 1157],
  [545, 1164],
  [505, 1190],
  [462, 1250],
  [418, 1294],
  [368, 1310],
  [346, 1350],
  [372, 1390],
  [440, 1416],
  [525, 1433],
  [602, 1434],
  [682, 1433],
  [770, 1418],
  [850, 1412],
  [886, 1388],
  [880, 1342],
  [818, 1326],
  [800, 1282],
  [770, 1228],
  [716, 1198],
  [662, 1158],
];
/** Borders within the rings, from the first ring's edge outwards or inwards. */
const BORDERS: readonly (readonly Point[])[] = [
  [
    [478, 1228],
    [430, 1180],
    [424, 1130],
    [412, 1104],
  ],
  [
    [640, 1160],
    [608, 1120],
    [566, 1080],
  ],
  [
    [790, 1262],
    [823, 1218],
    [828, 1160],
    [838, 1084],
  ],
  [
    [800, 1276],
    [836, 1250],
    [915, 1247],
    [951, 1222],
    [957, 1164],
  ],
  [
    [886, 1378],
    [945, 1350],
    [988, 1296],
  ],
  [
    [742, 1424],
    [772, 1462],
    [786, 1510],
  ],
  [
    [462, 1422],
    [432, 1464],
    [414, 1510],
  ],
  [
    [348, 1342],
    [280, 1336],
    [190, 1346],
  ],
  [
    [434, 1280],
    [404, 1218],
    [300, 1216],
    [214, 1192],
  ],
  [
    [466, 1245],
    [510, 1262],
    [532, 1286],
  ],
  [
    [462, 1420],
    [505, 1384],
    [530, 1352],
  ],
  [
    [742, 1424],
    [722, 1392],
    [690, 1356],
  ],
  [
    [786, 1254],
    [732, 1248],
    [690, 1262],
  ],
];

/** A smooth line through points (Catmull–Rom as cubic curves), rounded to tenths. */
export function smooth(points: readonly Point[], closed = false): string {
  const at = (n: number): Point =>
    closed ? points[(n + points.length) % points.length]! : points[Math.min(points.length - 1, Math.max(0, n))]!;
  const tenth = (value: number) => Math.round(value * 10) / 10;
  let d = `M${at(0)[0]} ${at(0)[1]}`;
  for (let n = 0; n < points.length - (closed ? 0 : 1); n++) {
    const [before, from, to, after] = [at(n - 1), at(n), at(n + 1), at(n + 2)];
    const control = (a: Point, b: Point, c: Point): string =>
      `${tenth(b[0] + (c[0] - a[0]) / 6)} ${tenth(b[1] + (c[1] - a[1]) / 6)}`;
    d += ` C${control(before, from, to)} ${control(after, to, from)} ${to[0]} ${to[1]}`;
  }
  return closed ? `${d} Z` : d;
}

/** Points of the coast with small bays between, the same every time. */
function ragged(points: readonly Point[]): Point[] {
  return points.flatMap((from, n): Point[] => {
    const to = points[n + 1];
    if (!to) return [from];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const bay = ((n * 7919) % 13) / 13 - 0.45;
    return [from, [from[0] + dx * 0.5 - dy * bay * 0.16, from[1] + dy * 0.5 + dx * bay * 0.16]];
  });
}

/** The coast as points. */
export const shoreline = ragged(SHORE);
export const shorePath = smooth(shoreline);
export const landPath = `${shorePath} L-16 -16 L1216 -16 Z`;
export const ringPath = smooth(RING, true);
export const borderPaths = BORDERS.map((border) => smooth(border));
/** The same lines as points, for the checks that no name is crossed. */
export const seaLines: readonly (readonly Point[])[] = [[...RING, RING[0]!], ...BORDERS];
