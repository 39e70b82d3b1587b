import { locationAt } from '#games/middle-earth-quest/printed/map/map';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { fallen } from '../counters.ts';
import { disc, group, type Node, path, polygon, stroke, words } from '../scene.ts';
import { spotOf } from './geography.ts';
import { eye, haven, signAt, skull } from './signs.ts';

/** The signs of places, with the influence that lies there: a number on black. A ring of thorns says that the shadow reaches it. */

const INK = '#2c1c0c';
const SHADOW = '#1b1114';

/** A place as it stands now, round its middle. */
export function placeSign(view: View, id: string): Node {
  const [x, y] = spotOf(id);
  const place = locationAt(id);
  const limit = place.type === 'stronghold' ? place.holds : (view.reach[id] ?? 0);
  return group(signOf({ ...place, n: view.influence[id] ?? 0, limit }), { x, y, tag: `place:${id}` });
}

/** What a sign says: how much influence lies there, and how much may. */
interface Said {
  type: 'normal' | 'haven' | 'stronghold';
  perilous: boolean;
  n: number;
  limit: number;
}

export function signOf({ type, perilous, n, limit }: Said): Node[] {
  if (type === 'stronghold') return tower(n, limit);
  if (type === 'haven') return house();
  return [...(limit > 0 ? thorns() : []), ...spot(n, perilous)];
}

/** A Haven: a white octagon with a house. */
const house = (): Node[] => [
  polygon(ring(8, 27, Math.PI / 8), { fill: '#fdfaf0', stroke: stroke('#2f5d46', 4), shadow: fallen(2) }),
  signAt(haven('#2f5d46', '#f5d879'), 0, 0, 33),
];

/** A Shadow Stronghold: a tower with what lies there and what it holds. */
const tower = (n: number, holds: number): Node[] => [
  path(
    'M-33 27 L-30 -14 L-33 -14 L-33 -30 L-20 -30 L-20 -22 L-8 -22 L-8 -30 L8 -30 L8 -22 L20 -22 L20 -30 L33 -30 L33 -14 L30 -14 L33 27 Z',
    {
      fill: SHADOW,
      stroke: stroke('#f2e3c2', 2),
      shadow: fallen(3),
    },
  ),
  words(`${n}/${holds}`, 0, 5, { size: 30, bold: true, colour: '#ffd9a0', align: 'centre' }),
];

/** Any other place: a ring, printed perils with a skull; where influence lies black with its number under an eye. */
function spot(n: number, perilous: boolean): Node[] {
  const edge = perilous ? stroke('#8c1d18', 4) : stroke(INK, 3);
  if (n === 0)
    return [
      disc(0, 0, 19, { fill: '#fbf2d8', stroke: edge, shadow: fallen(1.5) }),
      ...(perilous ? [signAt(skull('#8c1d18', '#fbf2d8'), 0, 1, 27)] : [disc(0, 0, 6, { fill: INK })]),
    ];
  return [
    disc(0, 0, 24, { fill: SHADOW, stroke: perilous ? edge : stroke('#f2e3c2', 2), shadow: fallen(2) }),
    signAt(eye('#d9552b', SHADOW), 0, -13, 24),
    words(String(n), 0, 6, { size: 30, bold: true, colour: '#ffffff', align: 'centre' }),
    ...(perilous
      ? [
          group(
            [
              disc(0, 0, 12, { fill: '#fbf2d8', stroke: stroke('#8c1d18', 2) }),
              signAt(skull('#8c1d18', '#fbf2d8'), 0, 0, 17),
            ],
            { x: 20, y: 20 },
          ),
        ]
      : []),
  ];
}

/** A ring of thorns round a place. */
const thorns = (): Node[] => [
  polygon(
    Array.from({ length: 40 }, (_, n): [number, number] => {
      const [angle, r] = [(Math.PI * n) / 20, n % 2 === 0 ? 31 : 24.5];
      return [tenth(Math.cos(angle) * r), tenth(Math.sin(angle) * r)];
    }),
    { fill: SHADOW },
  ),
];

/** Lines over the land that the shadow reaches. */
export const shade = (outline: readonly (readonly [number, number])[]): Node =>
  polygon(outline, {
    fill: { shade: 'hatch', ground: '#1b111418', colour: '#1b111440', gap: 9, width: 2.2, angle: 45 },
  });

const ring = (corners: number, r: number, turn: number): [number, number][] =>
  Array.from({ length: corners }, (_, n) => {
    const angle = turn + (2 * Math.PI * n) / corners;
    return [tenth(Math.cos(angle) * r), tenth(Math.sin(angle) * r)];
  });
const tenth = (value: number): number => Math.round(value * 10) / 10 + 0;
