import { frameOf } from '../paper.ts';
import { glowing, group, type Node, path, rect, shaded, stroke } from '../scene.ts';
import { bronze, wood } from '../theme.ts';
import { borderPaths, landPath, ringPath, shorePath } from './coast.ts';
import { CROP, islandPath, MAP } from './geography.ts';

/** Painted land and water: green in the west, ember in the east, a coast that glows and a sea that darkens. */

/** What pieces and names stand on. */
export const GROUND = { west: '#c6d39b', middle: '#efe0b8', east: '#e3ab82', sea: '#2f6e8c', deep: '#1b4c68' } as const;

const all = { x: 0, y: 0, w: MAP.w, h: MAP.h };
const sea = { x: 0, y: 980, w: MAP.w, h: MAP.h - 980 };

/** Shallows, from the widest and darkest to the surf. */
const SHALLOWS: readonly (readonly [width: number, colour: string])[] = [
  [170, '#3a7a97'],
  [122, '#478aa3'],
  [84, '#5a9bae'],
  [50, '#7bb3bb'],
  [24, '#a9d1cc'],
  [9, '#e3efe2'],
];

export function drawSea(): Node[] {
  const waves: Node[] = [];
  for (let n = 0; n < 70; n++) {
    const x = 120 + ((n * 197) % 960);
    const y = 1090 + ((n * 131) % 410);
    waves.push(
      path(`M${x} ${y} Q${x + 7} ${y - 5} ${x + 14} ${y} Q${x + 21} ${y - 5} ${x + 28} ${y}`, {
        stroke: stroke('#d6ece838', 1.5),
      }),
    );
  }
  return [
    rect(sea, { fill: glowing([600, 1300], 640, GROUND.deep, '#2a6685', GROUND.sea) }),
    ...SHALLOWS.flatMap(([width, colour]) => [
      path(shorePath, { stroke: stroke(colour, width) }),
      path(islandPath, { stroke: stroke(colour, width * 0.42) }),
    ]),
    group([
      rect(sea, {
        fill: { shade: 'noise', from: '#0b3a5640', to: '#d8f0ee30', size: 22, stretch: 3, seed: 11, octaves: 2 },
      }),
    ]),
    ...waves,
    path(ringPath, { stroke: { colour: '#dbeee8b0', width: 2.5, dash: [10, 7] } }),
    ...borderPaths.map((d) => path(d, { stroke: { colour: '#dbeee8a0', width: 2, dash: [6, 7] } })),
  ];
}

/** Hatching over a sea on which nobody sails. */
export const shut: Node = rect(sea, {
  fill: { shade: 'hatch', ground: '#1d3f5480', colour: '#a9c2c460', gap: 14, width: 3, angle: 45 },
});

export function drawLand(): Node[] {
  const ember = '#d98852';
  return [
    path(landPath, { fill: '#efdfb6', shadow: { colour: '#0b2230b0', blur: 12, y: 4 } }),
    group(
      [
        rect(all, {
          fill: shaded([0, 0], [MAP.w, 120], GROUND.west, '#d6d9a2', GROUND.middle, '#eec9a0', GROUND.east),
        }),
        rect(all, { fill: glowing([130, 700], 420, '#7d9c4b60', '#7d9c4b00') }),
        rect(all, { fill: glowing([1130, 520], 460, `${ember}70`, `${ember}00`) }),
        rect(all, { fill: glowing([1150, 1230], 240, '#b7431f80', '#b7431f00') }),
        group(
          [rect(all, { fill: { shade: 'noise', from: '#b98f54', to: '#ffffff', size: 64, seed: 7, octaves: 3 } })],
          { blend: 'multiply', opacity: 0.5 },
        ),
        path(shorePath, { stroke: stroke('#fff3d070', 26) }),
      ],
      { clip: landPath },
    ),
    path(shorePath, { stroke: stroke('#4b3013', 3.5) }),
  ];
}

/** Edges darker than the middle, and the frame. */
export function drawEdges(): Node[] {
  const [y, h] = [CROP, MAP.h - CROP];
  const [dark, clear] = ['#2a140a66', '#2a140a00'];
  return [
    rect({ x: 0, y, w: 90, h }, { fill: shaded([0, 0], [90, 0], dark, clear) }),
    rect({ x: MAP.w - 90, y, w: 90, h }, { fill: shaded([MAP.w, 0], [MAP.w - 90, 0], dark, clear) }),
    rect({ x: 0, y, w: MAP.w, h: 80 }, { fill: shaded([0, y], [0, y + 80], dark, clear) }),
    rect({ x: 0, y: MAP.h - 110, w: MAP.w, h: 110 }, { fill: shaded([0, MAP.h], [0, MAP.h - 110], dark, clear) }),
    ...frameOf({ x: 0, y, w: MAP.w, h }, 12),
  ];
}

/** The lower edge of a map that is shown down to `y` only. */
export function drawFoot(y: number): Node[] {
  const shade = rect(
    { x: 0, y: y - 70, w: MAP.w, h: 70 },
    { fill: shaded([0, y], [0, y - 70], '#2a140a66', '#2a140a00') },
  );
  const edge = rect({ x: 0, y: y - 12, w: MAP.w, h: 12 }, { fill: wood });
  return [shade, edge, rect({ x: 12, y: y - 13, w: MAP.w - 24, h: 2 }, { fill: bronze })];
}
