import type { View } from '#games/scythe/seen/view.types';
import { glowing, group, type Layer, type Node, path, rect, shaded, stroke, words } from '../scene.ts';
import { cream, wood } from '../theme.ts';
import { figure } from './counters.ts';
import { emblem } from './emblems.ts';
import { scatter } from './shade.ts';

/** The valley at dusk behind the Factory, and in it a tower of coins for each seat, as high as what it has. */

export const SCENERY = { w: 1200, h: 640 };
const GROUND = 566;
const MOST = 270;

const range = (seed: string, foot: number, height: number, fill: string): Node => {
  const next = scatter(seed);
  let d = `M-20 ${foot}`;
  for (let x = -20; x < 1240; ) {
    const w = 60 + next() * 110;
    const h = height * (0.45 + next() * 0.55);
    d += ` L${Math.round(x + w / 2)} ${Math.round(foot - h)} L${Math.round(x + w)} ${Math.round(foot - h * 0.35)}`;
    x += w;
  }
  return path(`${d} L1240 ${foot} Z`, { fill });
};

/** The Factory on the horizon with its chimneys, lit windows and smoke. */
const works = (x: number, y: number): Node[] => [
  path(
    `M${x - 190} ${y} L${x - 190} ${y - 70} L${x - 140} ${y - 96} L${x - 140} ${y - 70} L${x - 90} ${y - 96} L${x - 90} ${y - 70} L${x - 40} ${y - 96} L${x - 40} ${y - 60} L${x} ${y - 60} L${x} ${y - 110} L${x + 120} ${y - 110} L${x + 120} ${y - 50} L${x + 190} ${y - 50} L${x + 190} ${y} Z`,
    { fill: '#241824' },
  ),
  ...[
    [x + 18, 190],
    [x + 58, 230],
    [x + 98, 176],
  ].map(([at, h]) =>
    path(`M${at! - 11} ${y - 100} L${at! - 7} ${y - h!} L${at! + 7} ${y - h!} L${at! + 11} ${y - 100} Z`, {
      fill: '#241824',
    }),
  ),
  ...[
    [x + 18, 190],
    [x + 58, 230],
    [x + 98, 176],
  ].map(([at, h]) =>
    path(
      `M${at} ${y - h!} C${at! - 20} ${y - h! - 40} ${at! + 50} ${y - h! - 50} ${at! + 30} ${y - h! - 90} C${at! + 20} ${y - h! - 120} ${at! + 90} ${y - h! - 120} ${at! + 110} ${y - h! - 150}`,
      {
        stroke: stroke('#3a2a3866', 26),
      },
    ),
  ),
  ...Array.from({ length: 9 }, (_, n) =>
    rect({ x: x - 176 + n * 38, y: y - 40, w: 14, h: 18 }, { fill: n % 3 === 1 ? '#5a3a34' : '#ffc766' }),
  ),
];

const valley: Layer = {
  kind: 'layer',
  key: 'scythe.end.valley',
  width: SCENERY.w,
  height: SCENERY.h,
  nodes: [
    rect({ x: 0, y: 0, ...SCENERY }, { fill: shaded([0, 0], [0, 470], '#191d38', '#4b3352', '#b8604a', '#f0b468') }),
    rect({ x: 0, y: 0, ...SCENERY }, { fill: glowing([600, 440], 520, '#ffdf9a99', '#ffb85a44', '#00000000') }),
    range('far', 450, 170, '#6a4658'),
    range('near', 470, 110, '#48303f'),
    ...works(600, 474),
    path('M0 470 Q300 440 620 466 Q900 486 1200 452 L1200 640 L0 640 Z', {
      fill: shaded([0, 450], [0, 640], '#c9a58c', '#8d7a7c', '#4a3f49'),
    }),
    path('M0 520 Q350 492 700 520 Q960 540 1200 510 M0 580 Q380 548 760 578 Q1000 596 1200 568', {
      stroke: stroke('#ffffff2e', 3),
    }),
    ...[
      [86, 500, 1.5, 1],
      [1120, 496, 1.9, -1],
    ].map(([x, y, scale]) =>
      group(figure('mech', '#2a1d28', '#5a3a34'), { x: x!, y: y!, scale: scale! * 1.7, opacity: 0.75 }),
    ),
    group(
      [
        rect(
          { x: 0, y: 0, ...SCENERY },
          { fill: { shade: 'noise', from: '#2a2030', to: '#fff0d8', size: 60, octaves: 2, seed: 21 } },
        ),
      ],
      { blend: 'soft', opacity: 0.35 },
    ),
    rect({ x: 0, y: 0, w: SCENERY.w, h: 150 }, { fill: shaded([0, 0], [0, 150], '#0c0a16b0', '#0c0a1600') }),
  ],
};

/** The scenery with the towers, best first. */
export function endScenery(view: View): Node[] {
  const { lines } = view.final;
  const most = Math.max(1, ...lines.map(({ total }) => total));
  const each = Math.min(200, 1140 / Math.max(1, lines.length));
  const left = 600 - (each * (lines.length - 1)) / 2;
  const won = view.phase === 'over' ? view.final.winners : [];
  return [
    valley,
    ...lines.map((scored, n) => {
      const best = won.includes(scored.seat);
      const high = Math.max(0, scored.total / most) * MOST;
      return group(
        [
          group(tower(high, best), { tag: `coins:${scored.seat}:${Math.round(high)}` }),
          group([emblem(scored.faction, best ? 116 : 84)], {
            y: -high - (best ? 66 : 48),
          }),
          rect({ x: -52, y: 12, w: 104, h: 54 }, { fill: wood, stroke: stroke('#d9b568', 2.5), radius: 10 }),
          words(String(scored.total), 0, 39, { size: 42, bold: true, colour: cream, align: 'centre', width: 96 }),
        ],
        { x: left + n * each, y: GROUND, tag: best ? `winner:${scored.seat}` : `tower:${scored.seat}` },
      );
    }),
  ];
}

const COIN = 13;

/** Coins on one another, the lowest at the origin; a light behind those of who has won. */
function tower(height: number, best: boolean): Node[] {
  const n = Math.max(1, Math.round(height / COIN));
  const next = scatter(`tower ${n}`);
  const r = 44;
  const coins = Array.from({ length: n }, (_, at): Node[] => {
    const [x, y] = [Math.round((next() - 0.5) * 6), -at * COIN];
    return [
      path(`M${x - r} ${y - COIN} L${x - r} ${y} Q${x} ${y + 15} ${x + r} ${y} L${x + r} ${y - COIN} Z`, {
        fill: shaded([x - r, 0], [x + r, 0], '#8a5f16', '#f3cf6a', '#a8741c', '#6f4a10'),
        stroke: stroke('#4d330a', 1.25),
      }),
    ];
  }).flat();
  const top = -n * COIN;
  return [
    ...(best
      ? [
          rect(
            { x: -150, y: top - 220, w: 300, h: 300 },
            { fill: glowing([0, top - 66], 150, '#fff3c4e6', '#ffd97a55', '#ffd97a00') },
          ),
        ]
      : []),
    path(`M${-r - 14} 6 Q0 26 ${r + 22} 6 Q0 -10 ${-r - 14} 6 Z`, { fill: '#00000055' }),
    ...coins,
    path(`M${-r} ${top} Q0 ${top - 15} ${r} ${top} Q0 ${top + 15} ${-r} ${top} Z`, {
      fill: '#ffe49a',
      stroke: stroke('#4d330a', 1.25),
    }),
  ];
}
