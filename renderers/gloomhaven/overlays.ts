import type { View } from '#games/gloomhaven/view.types';
import { disc, glowing, group, line, type Node, type Point, path, polygon, rect, stroke, words } from '../scene.ts';
import { starPoints } from '../tokens.ts';
import type { Lie } from './lie.ts';

/** What lies on the floor: obstacles by kind, traps, hazards, difficult ground, plates, treasure and money. */

type Overlay = View['overlays'][number];
/** Draws round the origin, one size from the middle of a hex to its corner being 24. */
type Draw = () => Node[];

const dark = stroke('#1a120b', 2);
const deep = { colour: '#000000a0', blur: 5, x: 1, y: 4 };
const box = (w: number, h: number, fill: string): Node =>
  rect({ x: -w / 2, y: -h / 2, w, h }, { fill, stroke: dark, radius: 2, shadow: deep });
const stone = (points: Point[], fill = '#837b70'): Node[] => [
  polygon(points, { fill, stroke: dark, shadow: deep }),
  polygon(
    points.map(([x, y]): Point => [x * 0.62 - 3, y * 0.6 - 4]),
    { fill: '#ffffff30' },
  ),
];
const boulder: Draw = () => stone([[-17, 8], [-14, -8], [-3, -16], [10, -13], [17, 0], [12, 12], [-4, 16]]);
const leaves = (fill: string): Node[] =>
  [[-8, 4, 10], [8, 5, 10], [0, -7, 11], [-2, 3, 8]].map(([x, y, r], n) =>
    disc(x!, y!, r!, { fill: n === 3 ? '#5f8a3c' : fill, stroke: dark, ...(n === 0 && { shadow: deep }) }),
  );

const KINDS: Readonly<Record<string, Draw>> = {
  'boulder-1': boulder,
  'boulder-2': boulder,
  'boulder-3': boulder,
  'rock-column': () => [disc(0, 0, 16, { fill: '#6d665d', stroke: dark, shadow: deep }), disc(-2, -3, 10, { fill: '#968d80', stroke: dark })],
  pillar: () => [
    rect({ x: -15, y: -15, w: 30, h: 30 }, { fill: '#8d857a', stroke: dark, radius: 3, shadow: deep }),
    disc(0, 0, 12, { fill: '#b8b0a2', stroke: dark }),
    disc(-3, -3, 6, { fill: '#ffffff40' }),
  ],
  'wall-section': () => [
    box(34, 22, '#6f675d'),
    line([[-17, 0], [17, 0]], dark),
    line([[-5, -11], [-5, 0]], dark),
    line([[6, 0], [6, 11]], dark),
  ],
  stalagmites: () => [[-9, 5], [8, 7], [0, -8]].map(([x, y]) =>
    polygon([[x! - 8, y! + 8], [x!, y! - 10], [x! + 8, y! + 8]], { fill: '#8a8275', stroke: dark, shadow: deep })),
  table: () => [box(32, 24, '#8a5a2e'), line([[-14, -4], [14, -4]], stroke('#5a3716', 1.6)), line([[-14, 4], [14, 4]], stroke('#5a3716', 1.6))],
  crate: () => [box(28, 28, '#94662f'), line([[-13, -13], [13, 13]], stroke('#4c3010', 3)), line([[13, -13], [-13, 13]], stroke('#4c3010', 3))],
  barrel: () => [
    disc(0, 0, 15, { fill: '#7d4f22', stroke: dark, shadow: deep }),
    disc(0, 0, 11, { stroke: stroke('#3d2a18', 2.4) }),
    line([[-10, -3], [10, -3]], stroke('#4c3010', 1.6)),
    line([[-10, 4], [10, 4]], stroke('#4c3010', 1.6)),
  ],
  shelf: () => [box(34, 18, '#7a4d24'), ...[-10, -3, 5, 11].map((x) => rect({ x, y: -6, w: 5, h: 12 }, { fill: '#b98d4a', stroke: stroke('#3d2410', 1) }))],
  bookcase: () => [
    box(34, 20, '#5f3a1a'),
    ...['#8c2f22', '#2f5c7a', '#b98d2c', '#41693a', '#6b3a6b'].map((fill, n) =>
      rect({ x: -14 + n * 6, y: -7, w: 5, h: 14 }, { fill, stroke: stroke('#24140a', 1) })),
  ],
  cabinet: () => [box(28, 24, '#6b4320'), line([[0, -12], [0, 12]], dark), disc(-4, 0, 1.8, { fill: '#e2c36a' }), disc(4, 0, 1.8, { fill: '#e2c36a' })],
  altar: () => [box(32, 22, '#77706a'), rect({ x: -11, y: -7, w: 22, h: 14 }, { fill: '#7c1f24', stroke: dark }), polygon(starPoints(4, 6, 2), { fill: '#f2d98a' })],
  sarcophagus: () => [box(34, 20, '#9a907f'), polygon([[-12, 0], [-8, -6], [12, -3], [12, 3], [-8, 6]], { fill: '#c5bba8', stroke: dark })],
  totem: () => [box(18, 34, '#74491f'), disc(-4, -8, 2.4, { fill: '#f3e3bf' }), disc(4, -8, 2.4, { fill: '#f3e3bf' }), path('M-6 2 L6 2 L4 9 L-4 9 Z', { fill: '#a3301c', stroke: dark })],
  fountain: () => [disc(0, 0, 17, { fill: '#8f8a84', stroke: dark, shadow: deep }), disc(0, 0, 12.5, { fill: '#3f7fa0', stroke: dark }), disc(0, 0, 4, { fill: '#cfe6ee', stroke: dark })],
  nest: () => [disc(0, 0, 16, { fill: '#5b4326', stroke: dark, shadow: deep }), disc(0, 0, 10, { fill: '#2c2012' }), disc(-3, 1, 4, { fill: '#e8dcc0' }), disc(4, -1, 4, { fill: '#d8c9a6' })],
  bush: () => leaves('#3f6b2c'),
  'tree-3': () => leaves('#2f5826'),
  'dark-pit': () => [
    polygon(starPoints(9, 19, 15), { fill: '#0a080c', stroke: stroke('#3a2f26', 3) }),
    disc(0, 2, 10, { fill: '#000000' }),
  ],
};
/** What covers several hexes has a body over them, below what is drawn in each. */
const BODIES: Readonly<Record<string, string>> = {
  'dark-pit': '#0a080c',
  'tree-3': '#2f5826',
  'boulder-2': '#6d665c',
  'boulder-3': '#6d665c',
  log: '#6b451f',
};

/** A floor in which it is bad to stand: the whole hex is tinted and edged. */
const GROUNDS: Readonly<Record<string, { fill: string; edge: string; draw: Draw }>> = {
  water: {
    fill: '#2f6c8fb8',
    edge: '#9fd0e0',
    draw: () => [-8, 0, 8].map((y) => path(`M-14 ${y} C-8 ${y - 6} -4 ${y + 6} 2 ${y} C6 ${y - 4} 10 ${y - 2} 14 ${y}`, { stroke: stroke('#cfeaf2', 2) })),
  },
  rubble: {
    fill: '#5f564a99',
    edge: '#d8ccb4',
    draw: () => [[-9, -4, 6], [6, -7, 5], [8, 6, 6], [-4, 7, 5], [-1, -1, 3]].map(([x, y, r]) =>
      polygon([[x! - r!, y! + r! * 0.5], [x! - r! * 0.4, y! - r!], [x! + r!, y! - r! * 0.3], [x! + r! * 0.5, y! + r!]], { fill: '#8f8778', stroke: dark })),
  },
  log: { fill: '#00000030', edge: '#d8ccb4', draw: () => [rect({ x: -17, y: -8, w: 34, h: 16 }, { fill: '#7a5026', stroke: dark, radius: 7 }), disc(-10, 0, 5, { fill: '#c79a5e', stroke: dark })] },
  'stairs-vert': { fill: '#4d464099', edge: '#d8ccb4', draw: () => [-10, -3, 4, 11].map((y) => rect({ x: -12, y: y - 3, w: 24, h: 5 }, { fill: '#a79e90', stroke: stroke('#1a120b', 1.4) })) },
  thorns: {
    fill: '#4c5a1c80',
    edge: '#ff9a4a',
    draw: () => [path('M-15 6 C-6 -14 4 14 15 -6', { stroke: stroke('#2c3a12', 4) }), path('M-14 -6 C-4 12 6 -12 14 8', { stroke: stroke('#3f5218', 4) }),
      ...[[-8, -3], [0, 3], [8, -2], [-3, -6], [5, 6]].map(([x, y]) => polygon([[x! - 3, y!], [x!, y! - 6], [x! + 3, y!]], { fill: '#2c3a12' }))],
  },
  'hot-coals': {
    fill: '#5c1f0c99',
    edge: '#ff9a4a',
    draw: () => [[-8, -5], [5, -8], [9, 4], [-3, 7], [-11, 6], [1, 0]].map(([x, y]) => disc(x!, y!, 4.6, { fill: glowing([x!, y!], 5, '#ffd27a', '#e2571c', '#4a1408') })),
  },
};
const DIFFICULT = GROUNDS.rubble!;
const HAZARDOUS = GROUNDS['hot-coals']!;

const at = (lie: Lie, hex: string, nodes: readonly Node[], tag?: string): Node => {
  const [x, y] = lie.centre(hex);
  return group(nodes, { x, y, scale: lie.size / 24, ...(tag && { tag }) });
};

/** Floors first, then what stands on them. */
export function overlaysOf(view: View, lie: Lie): Node[] {
  const low = view.overlays.filter(({ type }) => type === 'difficult' || type === 'hazardous' || type === 'pressure-plate');
  const high = view.overlays.filter((one) => !low.includes(one));
  return [...low, ...high].map((one) => group(drawn(one, lie), { tag: `overlay:${one.type}:${one.hexes[0]}` }));
}

function drawn(one: Overlay, lie: Lie): Node[] {
  const { type, kind, hexes } = one;
  switch (type) {
    case 'difficult':
    case 'hazardous': {
      const { fill, edge, draw } = GROUNDS[kind] ?? (type === 'difficult' ? DIFFICULT : HAZARDOUS);
      const dash = type === 'hazardous' ? [lie.size / 6, lie.size / 9] : undefined;
      return hexes.flatMap((hex) => [
        polygon(lie.corners(hex, 0.93), { fill, stroke: { colour: edge, width: Math.max(2, lie.size / 22), ...(dash && { dash }) } }),
        at(lie, hex, draw()),
      ]);
    }
    case 'pressure-plate':
      return hexes.map((hex) =>
        at(lie, hex, [
          rect({ x: -14, y: -14, w: 28, h: 28 }, { fill: '#a98a4a', stroke: dark, radius: 3 }),
          rect({ x: -9, y: -9, w: 18, h: 18 }, { stroke: stroke('#5c4618', 2), radius: 2 }),
        ]),
      );
    case 'trap':
      return hexes.flatMap((hex) => trap(one, hex, lie));
    case 'treasure':
      return hexes.map((hex) => at(lie, hex, chest));
    case 'obstacle': {
      const centres = hexes.map((hex) => lie.centre(hex));
      const [first, ...others] = centres;
      const body = BODIES[kind] ?? '#00000059';
      const joined = others.flatMap((other) => [
        line([first!, other], stroke('#1a120b', lie.size * 1.2)),
        line([first!, other], stroke(body.length > 7 ? '#4a3a28' : body, lie.size * 1.1)),
      ]);
      return [...joined, ...hexes.map((hex) => at(lie, hex, (KINDS[kind] ?? boulder)()))];
    }
  }
}

const chest: Node[] = [
  rect({ x: -15, y: -11, w: 30, h: 22 }, { fill: '#8a5420', stroke: stroke('#1a0f05', 2.2), radius: 4, shadow: deep }),
  rect({ x: -15, y: -11, w: 30, h: 9 }, { fill: '#b3742c', stroke: stroke('#1a0f05', 2.2), radius: 4 }),
  rect({ x: -4, y: -5, w: 8, h: 9 }, { fill: '#f0c95a', stroke: stroke('#1a0f05', 1.6), radius: 1.5 }),
];

/** Toothed jaws, with the damage they do. */
function trap({ damage, kind }: Overlay, hex: string, lie: Lie): Node[] {
  const [x, y] = lie.centre(hex);
  const size = Math.max(28, lie.size * 0.56);
  const poisoned = kind === 'poison';
  return [
    at(lie, hex, [
      polygon(starPoints(12, 19, 13), { fill: '#30302f', stroke: stroke('#120c08', 1.6), shadow: deep }),
      disc(0, 0, 13.4, { fill: poisoned ? '#204d1c' : '#6d1712', stroke: stroke('#f0d9c0', 1.6) }),
    ]),
    ...(damage === null ? [] : [words(String(damage), x, y, { size, bold: true, colour: '#ffffff', align: 'centre', tag: 'trap' })]),
  ];
}

/** Money tokens: a coin with how many lie there. */
export function moneyOf(view: View, lie: Lie): Node[] {
  const busy = new Set(view.figures.map((one) => one.at));
  return view.money.map(({ at: hex, n }) => {
    const [x, y] = busy.has(hex) ? lie.off(hex, [0.56, 0.42]) : lie.centre(hex);
    const r = Math.max(15, lie.size * (busy.has(hex) ? 0.26 : 0.42));
    return group(
      [
        disc(x, y + 2, r, { fill: '#6b4a0c', shadow: deep }),
        disc(x, y, r, { fill: glowing([x - r * 0.3, y - r * 0.4], r * 1.5, '#fff0b0', '#e0b03a', '#a8781a'), stroke: stroke('#4a3206', 2) }),
        ...(n > 1
          ? [words(String(n), x, y, { size: Math.max(27, r), bold: true, colour: '#2b1b02', align: 'centre' })]
          : [path(`M${x} ${y - r * 0.5} L${x + r * 0.4} ${y} L${x} ${y + r * 0.5} L${x - r * 0.4} ${y} Z`, { fill: '#6b4a0c' })]),
      ],
      { tag: `money:${hex}` },
    );
  });
}
