import { locationAt, paths, type Terrain } from '#games/middle-earth-quest/printed/map/map';
import { keptLayer } from '../kept-layer.ts';
import { group, type Layer, type Node, path, rect, shaded } from '../scene.ts';
import {
  clouds,
  darkTower,
  firs,
  H,
  mallorns,
  peaks,
  reeds,
  ridge,
  tiers,
  towers,
  tufts,
  W,
} from './landscape-parts.ts';

/** A strip of country as it is seen at a place: what a combat is fought in front of. */

/** So much more sky than the country needs: heads stand before it. */
const SKY = 90;
export const STRIP = { w: W, h: H + SKY } as const;

type Country = Terrain | 'haven' | 'stronghold' | 'golden-wood' | 'white-city';
type Light = 'day' | 'ash';

const ASHEN: ReadonlySet<string> = new Set(['mordor', 'brown_lands']);

/** Places that look like no other. */
const OWN: Readonly<Record<string, Country>> = { lothlorien: 'golden-wood', minas_tirith: 'white-city' };

/** What most paths of a place lead through; what stands there goes before it. */
function countryOf(place: string): Country {
  if (OWN[place]) return OWN[place];
  const { type } = locationAt(place);
  if (type !== 'normal') return type;
  const counts = new Map<Terrain, number>();
  for (const { a, b, terrain } of paths)
    if (terrain && (a === place || b === place)) counts.set(terrain, (counts.get(terrain) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 'plains';
}

const SKIES = {
  day: ['#7fa9bf', '#dcd9b4', '#f1dfae'],
  ash: ['#2a1a22', '#6b2f26', '#c8662e'],
} as const satisfies Record<Light, readonly string[]>;

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
  'golden-wood': () => [
    ridge(250, [70, 110, 80, 120, 76, 104, 70], '#cdb35c', '#a98f3a'),
    ...mallorns(318, 190, 132, ['#cfc8ae', '#e9c552']),
    ridge(322, [16, 30, 18, 34, 20, 28, 16], '#b4a94c', '#7d8434'),
    ...mallorns(364, 290, 226, ['#e9e3cc', '#f6d668']),
  ],
  'white-city': () => [
    ...peaks(
      300,
      [
        [300, 200],
        [620, 330],
        [930, 210],
      ],
      '#8b93a0',
      '#f4f6f8',
    ),
    ...tiers(600, 330),
    ridge(336, [24, 18, 10, 0, 10, 18, 24], '#b8b46c', '#7d7c3c'),
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
