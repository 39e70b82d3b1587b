import { keptLayer } from '../kept-layer.ts';
import { disc, glowing, group, type Layer, line, type Node, path, polygon, rect, shaded, stroke } from '../scene.ts';
import { starPoints } from '../tokens.ts';
import { eye, signAt } from './signs.ts';

/** The scenes of an end: the king's tree in flower, the ring over Mount Doom, or the ring that nobody has found. */

export type How = 'heroes' | 'sauron' | 'given-up';
export const SKY = 600;
const W = 1200;

/** The white tree with its seven stars, on the court over the plain. */
const kingsTree = (): Node[] => [
  rect({ x: 0, y: 0, w: W, h: SKY }, { fill: shaded([0, 0], [0, SKY], '#4f8cc4', '#a9cfe0', '#fbe6b0') }),
  disc(600, 330, 330, { fill: glowing([600, 330], 330, '#fffbe6', '#ffefb4a0', '#ffe39000') }),
  path(
    'M0 460 L120 372 L230 430 L330 350 L450 440 L760 440 L880 356 L1000 430 L1090 378 L1200 450 L1200 600 L0 600 Z',
    {
      fill: shaded([0, 350], [0, 600], '#8fa9bd', '#6f8f78'),
    },
  ),
  path('M0 520 C240 470 420 500 600 486 C800 500 960 470 1200 516 L1200 600 L0 600 Z', {
    fill: shaded([0, 480], [0, 600], '#7da05c', '#47692f'),
  }),
  // The walls of the city, ring above ring.
  ...[
    [300, 600, 512, 40],
    [350, 500, 484, 34],
    [400, 400, 458, 32],
  ].flatMap(([x, w, y, h]): Node[] => [
    rect({ x: x!, y: y!, w: w!, h: h! }, { fill: shaded([x!, 0], [x! + w!, 0], '#f7f2e4', '#b9b09c') }),
    ...Array.from({ length: Math.floor(w! / 24) }, (_, n) =>
      rect({ x: x! + n * 24 + 4, y: y! - 9, w: 13, h: 10 }, { fill: '#f2ebda' }),
    ),
  ]),
  group(tree(), { x: 600, y: 461, scale: 0.8 }),
  ...stars(),
];

const BOUGHS: readonly (readonly [d: string, width: number])[] = [
  ['M0 0 C-6 -60 6 -110 0 -190', 24],
  ['M0 -70 C-40 -100 -80 -110 -120 -170', 13],
  ['M0 -70 C40 -100 80 -110 120 -170', 13],
  ['M0 -120 C-30 -150 -50 -180 -64 -236', 11],
  ['M0 -120 C30 -150 50 -180 64 -236', 11],
  ['M-70 -118 C-110 -120 -140 -130 -166 -120', 8],
  ['M70 -118 C110 -120 140 -130 166 -120', 8],
  ['M0 -190 C-4 -220 -2 -240 0 -266', 9],
];
/** Where a wreath of blossom is, and how wide: at the ends of boughs, and between them. */
const WREATHS: readonly (readonly [x: number, y: number, r: number])[] = [
  ...[-1, 1].flatMap((side): [number, number, number][] => [
    [side * 120, -172, 30],
    [side * 64, -238, 32],
    [side * 168, -122, 26],
    [side * 92, -206, 24],
    [side * 30, -196, 22],
    [side * 136, -140, 20],
  ]),
  [0, -272, 30],
];

/** White boughs with blossom, its foot at the origin. */
function tree(): Node[] {
  const foot = 'M-44 0 C-26 -8 -16 -20 -12 -44 L12 -44 C16 -20 26 -8 44 0 Z';
  const petals = WREATHS.flatMap(([x, y, r], k) =>
    Array.from({ length: 9 }, (_, n) => {
      const angle = (n * Math.PI) / 4 + k;
      const far = n === 8 ? 0 : r * 0.72;
      return { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far * 0.8, r: r * 0.42, n };
    }),
  );
  return [
    path(foot, { fill: '#4a4a52', stroke: stroke('#4a4a52', 6) }),
    ...BOUGHS.map(([d, w]) => path(d, { stroke: stroke('#4a4a52', w + 6) })),
    ...petals.map((one) => disc(one.x, one.y, one.r + 3, { fill: '#7d8794' })),
    path(foot, { fill: '#f8f6f0' }),
    ...BOUGHS.map(([d, w]) => path(d, { stroke: stroke('#f8f6f0', w) })),
    ...petals.map((one) => disc(one.x, one.y, one.r, { fill: one.n % 3 === 0 ? '#f6dfe7' : '#ffffff' })),
  ];
}

/** Seven stars in a bow over the tree. */
const stars = (): Node[] =>
  Array.from({ length: 7 }, (_, n) => {
    const angle = Math.PI * (1.14 + (n * 0.72) / 6);
    return group([polygon(starPoints(5, 17, 7), { fill: '#fffbe0', stroke: stroke('#a8892e', 2) })], {
      x: 600 + Math.cos(angle) * 330,
      y: 470 + Math.sin(angle) * 285,
    });
  });

/** A mountain that pours out fire. */
const mountDoom = (light: 'fire' | 'ash'): Node[] => {
  const isFire = light === 'fire';
  return [
    rect(
      { x: 0, y: 0, w: W, h: SKY },
      {
        fill: shaded(
          [0, 0],
          [0, SKY],
          ...(isFire ? ['#0b0709', '#3a0f12', '#a8391a'] : ['#2b2f38', '#59606b', '#a39a8c']),
        ),
      },
    ),
    ...(isFire ? [disc(600, 300, 420, { fill: glowing([600, 300], 420, '#ff8a3ac0', '#d9552b50', '#d9552b00') })] : []),
    // Smoke that rolls away to both sides.
    group(
      [0, 1, 2, 3, 4, 5].flatMap((n) =>
        [-1, 1].map((side) =>
          disc(600 + side * (60 + n * 96), 100 + ((n * 37) % 60), 84 + n * 8, { fill: isFire ? '#1a0b0e' : '#6b7079' }),
        ),
      ),
      { opacity: 0.75 },
    ),
    path(
      'M0 520 L160 400 L260 470 L360 392 L470 500 L740 500 L860 384 L950 462 L1060 396 L1200 520 L1200 600 L0 600 Z',
      {
        fill: isFire ? '#1f0d10' : '#444a50',
      },
    ),
    path('M250 600 L470 330 L520 300 L560 318 L600 304 L650 318 L690 302 L735 336 L950 600 Z', {
      fill: shaded([250, 300], [950, 600], isFire ? '#3a1a18' : '#5a5f66', isFire ? '#120809' : '#363a40'),
    }),
    ...(isFire
      ? [
          path('M516 306 L560 322 L600 308 L650 322 L694 306 L660 344 L540 344 Z', { fill: '#ffb04a' }),
          path('M590 330 C570 390 620 430 596 500 C588 540 600 570 590 600', { stroke: stroke('#ff7a2a', 16) }),
          path('M590 330 C570 390 620 430 596 500 C588 540 600 570 590 600', { stroke: stroke('#ffd27a', 6) }),
          path('M540 340 C500 410 520 460 470 540', { stroke: stroke('#ff7a2a', 9) }),
          path('M664 340 C700 400 690 450 744 520', { stroke: stroke('#ff7a2a', 9) }),
        ]
      : []),
    path('M0 560 C300 530 800 586 1200 548 L1200 600 L0 600 Z', { fill: isFire ? '#0d0608' : '#2e3136' }),
  ];
};

/** A golden ring seen from before, letters of fire on its band. */
function ring(x: number, y: number, size: number, lit: boolean): Node[] {
  const r = size;
  const marks = Array.from({ length: 22 }, (_, n) => {
    const angle = Math.PI * (0.08 + (n * 0.84) / 21);
    const [cx, cy] = [Math.cos(angle) * r, Math.sin(angle) * r * 0.86];
    const tilt = ((n * 7) % 5) - 2;
    return line(
      [
        [cx - 4 + tilt, cy - 9],
        [cx + 3 - tilt, cy + 8],
      ],
      stroke(lit ? '#ffe9a8' : '#7a5a18', n % 3 === 0 ? 5 : 3),
    );
  });
  const oval = `M${-r} 0 C${-r} ${-r * 1.16} ${r} ${-r * 1.16} ${r} 0 C${r} ${r * 1.16} ${-r} ${r * 1.16} ${-r} 0 Z`;
  return [
    ...(lit ? [disc(x, y, r * 1.7, { fill: glowing([x, y], r * 1.7, '#ffb04a90', '#ff7a2a40', '#ff7a2a00') })] : []),
    group(
      [
        path(oval, { stroke: stroke('#3a2408', 46) }),
        path(oval, { stroke: stroke('#c98a1e', 38) }),
        path(oval, { stroke: stroke('#f2c14e', 22) }),
        path(`M${-r * 0.86} ${-r * 0.4} C${-r * 0.5} ${-r * 0.86} ${r * 0.1} ${-r * 0.96} ${r * 0.5} ${-r * 0.76}`, {
          stroke: stroke('#fff3c4', 7),
        }),
        ...marks,
      ],
      { x, y },
    ),
  ];
}

const SCENES = {
  heroes: kingsTree,
  sauron: () => [...mountDoom('fire'), ...ring(600, 262, 128, true), signAt(eye('#ff9a3a', '#140a0c'), 600, 262, 150)],
  'given-up': () => [...mountDoom('ash'), ...ring(600, 470, 74, false)],
} satisfies Record<How, () => Node[]>;

/** The scene of an end, as wide as the picture and `SKY` high; darker above, where the words stand. */
export const scenery = (how: How): Layer =>
  keptLayer(`middle-earth-quest.end.${how}`, { width: W, height: SKY }, () => [
    ...SCENES[how](),
    rect({ x: 0, y: 0, w: W, h: 190 }, { fill: shaded([0, 0], [0, 190], '#0d090cc0', '#0d090c00') }),
  ]);
