import { locationAt } from '#games/middle-earth-quest/printed/map/map';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { fallen } from '../counters.ts';
import { disc, type Frame, glowing, group, type Node, path, polygon, shaded, stroke, tenth, words } from '../scene.ts';
import { starPoints } from '../tokens.ts';
import { spotOf } from './geography.ts';
import { haven, signAt, skull } from './signs.ts';

/**
 * The signs of places: havens shine, strongholds burn, influence is a number on a dark disc that glows at its rim. All else is small
 * and quiet. A ring of thorns says that the shadow reaches a place.
 */

const INK = '#2c1c0c';
const SHADOW = '#140c10';
const EMBER = '#e2592a';

/** What a sign says: how much influence lies there, and how much may. */
interface Said {
  type: 'normal' | 'haven' | 'stronghold';
  perilous: boolean;
  n: number;
  limit: number;
  /** Whether influence has just come or gone there: its number stands larger. */
  isFresh?: boolean;
}

const saidOf = (view: View, id: string, isFresh: boolean): Said => {
  const place = locationAt(id);
  const limit = place.type === 'stronghold' ? place.holds : (view.reach[id] ?? 0);
  return { ...place, n: view.influence[id] ?? 0, limit, isFresh };
};

/** A place as it stands now, round its middle. */
export function placeSign(view: View, id: string, isFresh = false): Node {
  const [x, y] = spotOf(id);
  return group(signOf(saidOf(view, id, isFresh)), { x, y, tag: `place:${id}` });
}

/** All that the sign of a place takes on the map: an empty place takes less than one with influence. */
export function signFrame(view: View, id: string, isFresh = false): Frame {
  const [x, y] = spotOf(id);
  const said = saidOf(view, id, isFresh);
  if (said.type === 'stronghold') return { x: x - 36, y: y - 44, w: 72, h: 74 };
  const r = reachOf(said);
  return { x: x - r, y: y - r, w: 2 * r, h: 2 * r };
}

function reachOf({ type, perilous, n, limit, isFresh }: Said): number {
  if (type === 'haven') return 29;
  if (n > 0) return (isFresh ? 27 : 22) + (limit > 0 ? 5 : 0);
  const bare = perilous ? 21 : 13;
  return limit > 0 ? bare + 7 : bare;
}

/** The sign of a place round the origin. */
export function signOf(said: Said): Node[] {
  if (said.type === 'stronghold') return tower(said);
  if (said.type === 'haven') return house();
  return [...(said.limit > 0 ? thorns(reachOf(said)) : []), ...spot(said)];
}

/** A Haven: light on all sides, and a white octagon with a house. */
const house = (): Node[] => [
  disc(0, 0, 62, { fill: glowing([0, 0], 62, '#fffbe0f0', '#fff3b070', '#fff3b000') }),
  polygon(starPoints(16, 36, 27), { fill: '#f7d774' }),
  polygon(ring(8, 27, Math.PI / 8), { fill: '#fffdf4', stroke: stroke('#24563f', 4), shadow: fallen(2) }),
  signAt(haven('#24563f', '#f5d879'), 0, 0, 33),
];

const FLAMES =
  'M-35 2 C-42 -14 -30 -20 -30 -36 C-22 -30 -20 -26 -20 -20 C-16 -32 -8 -34 -9 -50 C2 -42 4 -34 3 -26 C8 -34 16 -36 17 -48 C27 -36 22 -28 25 -20 C30 -26 31 -30 30 -38 C41 -24 42 -10 35 2 Z';

/** A Shadow Stronghold: a tower on fire, with what lies there and what it holds. */
const tower = ({ n, limit }: Said): Node[] => [
  disc(0, -12, 62, { fill: glowing([0, -12], 62, '#ff6a1ac0', '#d8340e50', '#d8340e00') }),
  path(FLAMES, { fill: shaded([0, -50], [0, 2], '#ffd34a', '#f5821f', '#c42a0c'), stroke: stroke('#5c1206', 1.5) }),
  path(
    'M-36 28 L-32 -10 L-34 -12 L-34 -24 L-22 -24 L-22 -17 L-8 -17 L-8 -26 L8 -26 L8 -17 L22 -17 L22 -24 L34 -24 L34 -12 L32 -10 L36 28 Z',
    { fill: SHADOW, stroke: stroke('#f0a050', 2), shadow: fallen(3) },
  ),
  words(`${n}/${limit}`, 0, 7, { size: 31, bold: true, colour: '#ffe2b0', align: 'centre' }),
];

/** Any other place: a small ring, printed perils with a skull; where influence lies its number in the dark, and the skull beside it. */
function spot({ n, perilous, isFresh }: Said): Node[] {
  const r = isFresh ? 25 : 20;
  if (n > 0)
    return [
      disc(0, 0, r, { fill: EMBER, shadow: fallen(2) }),
      disc(0, 0, r - 2, { fill: glowing([-4, -6], r + 1, '#4a2028', SHADOW) }),
      words(String(n), 0, 0, { size: isFresh ? 35 : 29, bold: true, colour: '#fff0d6', align: 'centre' }),
      ...(perilous
        ? [
            group(
              [
                disc(0, 0, 15, { fill: '#fbf2d8', stroke: stroke('#8c1d18', 3) }),
                signAt(skull('#8c1d18', '#fbf2d8'), 0, 1, 23),
              ],
              { x: r + 3, y: r + 1 },
            ),
          ]
        : []),
    ];
  if (perilous)
    return [
      disc(0, 0, 19, { fill: '#fbf2d8', stroke: stroke('#8c1d18', 4), shadow: fallen(1.5) }),
      signAt(skull('#8c1d18', '#fbf2d8'), 0, 1, 27),
    ];
  return [disc(0, 0, 11, { fill: '#fffaea', stroke: stroke(INK, 3) })];
}

/** A ring of thorns round a place, out to a radius. */
const thorns = (r: number): Node[] => [polygon(starPoints(r > 26 ? 14 : 12, r, r - 7), { fill: SHADOW })];

const ring = (corners: number, r: number, turn: number): [number, number][] =>
  Array.from({ length: corners }, (_, n) => {
    const angle = turn + (2 * Math.PI * n) / corners;
    return [tenth(Math.cos(angle) * r), tenth(Math.sin(angle) * r)];
  });
