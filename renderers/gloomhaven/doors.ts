import { scenario } from '#games/gloomhaven/printed/content/scenarios';
import type { View } from '#games/gloomhaven/seen/view.types';
import {
  disc,
  group,
  line,
  type Node,
  type Point,
  path,
  polygon,
  rect,
  shaded,
  stroke,
  tenth,
  words,
} from '../scene.ts';
import { beside, floorOf, type Lie } from './lie.ts';

/** Doors: shut across their hex, open with the leaf at its side, locked with a padlock. */

export function doorsOf(view: View, lie: Lie): Node[] {
  const floor = new Set(floorOf(view));
  return view.doors.map((door) => group(drawn(view, door, { lie, floor }), { tag: `door:${door.id}:${door.state}` }));
}

interface Where {
  lie: Lie;
  floor: ReadonlySet<string>;
}

/** From the door to what lies open of a room on one side of it: the middle of the neighbours there. */
function axisOf(at: string, { lie, floor }: Where): Point {
  const [x, y] = lie.centre(at);
  const near = beside(at)
    .filter((other) => floor.has(other))
    .map((other) => lie.centre(other))
    .map(([ox, oy]): Point => [ox - x, oy - y]);
  if (near.length === 0) return [0, 1];
  // Rooms on both sides point away from each other: what points the other way is turned round.
  const [first] = near as [Point];
  const sum = near.reduce(
    ([sx, sy], [dx, dy]): Point => {
      const sign = dx * first[0] + dy * first[1] < -0.01 ? -1 : 1;
      return [sx + dx * sign, sy + dy * sign];
    },
    [0, 0] as Point,
  );
  const length = Math.hypot(...sum);
  return length < 1 ? [0, 1] : [sum[0] / length, sum[1] / length];
}

function drawn(view: View, { id, at, state }: View['doors'][number], where: Where): Node[] {
  const { lie } = where;
  const s = lie.size;
  const [cx, cy] = lie.centre(at);
  const [ux, uy] = axisOf(at, where);
  /** Along the door, and through it. */
  const p = (along: number, through: number): Point => [
    tenth(cx + (-uy * along + ux * through) * s),
    tenth(cy + (ux * along + uy * through) * s),
  ];
  const slab = (from: number, to: number, half: number, style: Parameters<typeof polygon>[1]): Node =>
    polygon([p(from, -half), p(to, -half), p(to, half), p(from, half)], style);
  // The frame is hewn as the walls are.
  const posts = [-0.83, 0.83].flatMap((along) => [
    slab(along - 0.15, along + 0.15, 0.34, { fill: '#766d7c', stroke: stroke('#120e15', Math.max(2, s / 24)) }),
    slab(along - 0.08, along + 0.08, 0.24, { fill: '#b9afbf' }),
  ]);
  const { kind = 'wooden', lock } = scenario(view.scenario).doors.find((one) => one.id === id) ?? {};
  const isLocked = state === 'locked';
  const locks = isLocked ? lockOf([cx, cy], s, lock?.opens.by === 'round' ? lock.opens.round : undefined) : [];
  if (state === 'open') {
    const leaf = polygon([p(-0.74, 0.02), p(-0.58, 0.02), p(-0.58, 0.86), p(-0.74, 0.86)], {
      fill: kind === 'stone' ? '#8b857b' : '#7a4f27',
      stroke: stroke('#120e0c', 2),
    });
    return [slab(-0.7, 0.7, 0.24, { fill: '#1a120d66' }), leaf, ...posts];
  }
  if (kind === 'dark-fog' || kind === 'light-fog') {
    const [fill, edge] = kind === 'dark-fog' ? ['#1a1622', '#8d7fb0'] : ['#e3e6ea', '#59606b'];
    const wave = (by: number) =>
      `M${p(-0.75, by).join(' ')} C${p(-0.3, by - 0.34).join(' ')} ${p(0.3, by + 0.34).join(' ')} ${p(0.75, by).join(' ')}`;
    return [
      slab(-0.74, 0.74, 0.36, { fill, stroke: stroke(edge, 2) }),
      ...[-0.18, 0, 0.18].map((by) => path(wave(by), { stroke: stroke(edge, Math.max(2, s / 20)) })),
      ...posts,
      ...locks,
    ];
  }
  const stone = kind === 'stone';
  return [
    slab(-0.72, 0.72, 0.32, { fill: '#0f0b0a90' }),
    slab(-0.74, 0.74, 0.24, {
      fill: shaded(p(0, -0.24), p(0, 0.24), ...(stone ? ['#c3bcb0', '#837c71'] : ['#b07a3e', '#6b421c'])),
      stroke: stroke('#120e0c', Math.max(2, s / 22)),
      shadow: { colour: '#000000b0', blur: s / 6, y: s / 14 },
    }),
    ...[-0.44, -0.15, 0.15, 0.44].map((along) =>
      line([p(along, -0.22), p(along, 0.22)], stroke(stone ? '#5f594f' : '#4e2f12', Math.max(1.5, s / 30))),
    ),
    ...[-0.1, 0.1].map((by) =>
      line([p(-0.72, by), p(0.72, by)], stroke(stone ? '#b9b2a5' : '#2f2a28', Math.max(1.5, s / 22))),
    ),
    ...posts,
    ...locks,
  ];
}

/** A padlock; of one that opens by itself with the round in which it does. */
function lockOf([x, y]: Point, s: number, round: number | undefined): Node[] {
  const w = Math.round(round === undefined ? s * 0.5 : Math.max(40, s * 0.72));
  const h = round === undefined ? w * 0.8 : Math.max(34, w * 0.8);
  return [
    path(
      `M${x - w * 0.32} ${y} L${x - w * 0.32} ${y - w * 0.5} C${x - w * 0.32} ${y - w * 0.95} ${x + w * 0.32} ${y - w * 0.95} ${x + w * 0.32} ${y - w * 0.5} L${x + w * 0.32} ${y}`,
      { stroke: stroke('#e9dfc6', w * 0.2) },
    ),
    rect({ x: x - w / 2, y: y - w * 0.2, w, h }, { fill: '#c9a24a', stroke: stroke('#201608', 2.5), radius: 4 }),
    round === undefined
      ? disc(x, y + w * 0.12, w * 0.14, { fill: '#201608' })
      : words(String(round), x, y - w * 0.2 + h / 2, { size: 30, bold: true, colour: '#201608', align: 'centre' }),
  ];
}
