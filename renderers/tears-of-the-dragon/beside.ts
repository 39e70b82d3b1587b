import { coveredBy, inset } from '../boxes.ts';
import { disc, type Frame, group, line, type Node, type Point, stroke } from '../scene.ts';
import { DONE } from '../ways.ts';
import { cells, within } from './geography.ts';

/** Where the plate of a deed stands: on free land or water near its place, to which a line leads. */

/** What lies on the map already. */
export interface Lying {
  /** What of the map is seen. */
  seen: Frame;
  /** Rooms of pieces. */
  rooms: readonly Frame[];
  /** What a way covers. */
  steps: readonly Frame[];
  /** It stands close by or nowhere. */
  isNear?: boolean;
}

/** So far from a place nothing touches its plate. */
const NEAR = 620;
/** How far from its place a plate may stand, and by which steps it is looked for. */
const FAR = { x: 400, y: 300, by: [40, 22] } as const;
/** The same for what is quiet: a long line would make it loud. */
const CLOSER = { x: 240, y: 176 } as const;
/** What a square pixel costs that is covered, and what a pixel costs that the plate stands away. */
const COSTS = {
  room: 30,
  /** What stands close by or nowhere covers nothing. */
  firm: 3000,
  drawing: 18,
  name: 24,
  step: 40,
  away: 45,
  under: 9000,
  crossed: 2500,
  met: 12_000,
  beside: 3000,
} as const;

/** The drawings of places that nothing should cover, other than that of `but`. */
export const drawingsNear = (but: string, [cx, cy]: Point, far: number): Frame[] =>
  [...cells.values()]
    .filter(({ id, at: [x, y] }) => id !== but && Math.abs(x - cx) < far && Math.abs(y - cy) < far)
    .map(({ at: [x, y], inside }) =>
      inside ? { x: x - 88, y: y - 92, w: 176, h: 128 } : { x: x - 42, y: y - 44, w: 84, h: 52 },
    );

/** So many square pixels of a name may be covered. */
const NAMED = 1200;

/** Whether something lies where the name of a place should stand, other than that of its own: it would be read as that name. */
export function isOnName(frame: Frame, own?: string): boolean {
  const names = [...cells.values()].flatMap(({ id, name }) => (id === own ? [] : [name]));
  return coveredBy(frame, names) > NAMED;
}

/** The frame near a place that covers least of pieces, drawings of places, names and the way. Throws for a place that the map does not know. */
export function roomBeside(
  at: string,
  { w, h }: { w: number; h: number },
  { seen, rooms, steps, isNear: close = false }: Lying,
): Frame {
  const own = cells.get(at)!.frame;
  const middle: Point = [own.x + own.w / 2, own.y + own.h / 2];
  const isNear = ({ x, y }: Frame) => Math.abs(x - middle[0]) < NEAR && Math.abs(y - middle[1]) < NEAR;
  const lying = rooms.filter(isNear);
  const others = rooms.filter((one) => isNear(one) && coveredBy(one, [own]) === 0);
  const drawings = drawingsNear(at, middle, NEAR);
  const names = [...cells.values()].flatMap(({ id, name }) => (id !== at && isNear(name) ? [name] : []));
  const room = inset(seen, 12);
  let best: { frame: Frame; cost: number } | undefined;
  const far = close ? CLOSER : FAR;
  for (let dx = -far.x; dx <= far.x; dx += FAR.by[0])
    for (let dy = -far.y; dy <= far.y; dy += FAR.by[1]) {
      const frame = { x: middle[0] - w / 2 + dx, y: middle[1] - h / 2 + dy, w, h };
      // From below the line would end at the pieces.
      const under = frame.y > own.y + own.h / 2 && gapTo(frame, own) >= CLOSE ? COSTS.under : 0;
      const away = gapTo(frame, own) * COSTS.away + under + (within(frame, room) ? 0 : 1e7);
      if (best && away >= best.cost) continue;
      const isClose = gapTo(frame, own) < CLOSE;
      const cost =
        away +
        (isClose ? 0 : COSTS.crossed * onWay(frame, middle, names) + COSTS.met * onWay(frame, middle, others)) +
        COSTS.room * coveredBy(frame, [own]) +
        (close ? COSTS.firm : COSTS.room) * coveredBy(frame, lying) +
        // Right beside pieces of another place it would be read with them.
        COSTS.beside * others.filter((one) => gapTo(frame, one) < BESIDE).length +
        COSTS.drawing * coveredBy(frame, drawings) +
        COSTS.name * coveredBy(frame, names) +
        COSTS.step * coveredBy(frame, steps);
      if (!best || cost < best.cost) best = { frame, cost };
    }
  return best!.frame;
}

/** From the line of a way to its tag: beside it, or so far that a slanting one clears it too. */
const ASIDE = [15, 34] as const;

/** So far aside is as bad as at the other end of the way. */
const FAR_OFF = 300;

/** Frames beside a way, first near its end and where they cover least of pieces, drawings and `names` as they stand. */
export function roomsAlong(
  trail: readonly Point[],
  { w, h }: { w: number; h: number },
  { seen, rooms, steps }: Lying,
  names: readonly Frame[],
): Frame[] {
  const middle = trail[Math.floor(trail.length / 2)]!;
  const drawings = drawingsNear('', middle, NEAR);
  const room = inset(seen, 12);
  const spots = trail.slice(1).flatMap((to, n): { frame: Frame; late: number }[] => {
    const from = trail[n]!;
    const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const late = 1 - (n + 1) / trail.length;
    return ASIDE.flatMap((far) => {
      const beside = [-1, 1].map((side) => ({ x: x + side * (w / 2 + far) - w / 2, y: y - h / 2, w, h }));
      const over = [-1, 1].flatMap((side) =>
        [-0.3, 0, 0.3].map((aside) => ({ x: x - w / 2 + aside * w, y: y + side * (h / 2 + far) - h / 2, w, h })),
      );
      return [...beside, ...over].map((frame) => ({ frame, late: late + far / FAR_OFF }));
    });
  });
  const costOf = ({ frame, late }: (typeof spots)[number]) =>
    10 * COSTS.room * coveredBy(frame, rooms) +
    2 * COSTS.drawing * coveredBy(frame, drawings) +
    COSTS.name * coveredBy(frame, names) +
    10 * COSTS.step * coveredBy(frame, steps) +
    9000 * late +
    (within(frame, room) ? 0 : 1e7);
  return spots
    .map(({ frame, late }) => ({ frame, cost: costOf({ frame, late }) }))
    .sort((a, b) => a.cost - b.cost)
    .map(({ frame }) => frame);
}

/** How many steps of the line from a plate to a place lie over others. */
function onWay({ x, y, w, h }: Frame, [tx, ty]: Point, those: readonly Frame[]): number {
  const [fx, fy] = [Math.max(x, Math.min(x + w, tx)), Math.max(y, Math.min(y + h, ty))];
  const steps = [0.1, 0.25, 0.4, 0.55, 0.7].map((t): Point => [fx + (tx - fx) * t, fy + (ty - fy) * t]);
  return steps.filter(([px, py]) =>
    those.some((one) => px > one.x && px < one.x + one.w && py > one.y && py < one.y + one.h),
  ).length;
}

/** How far two frames are from one another; 0 where they touch. */
export function gapTo(a: Frame, b: Frame): number {
  const dx = Math.max(0, b.x - (a.x + a.w), a.x - (b.x + b.w));
  const dy = Math.max(0, b.y - (a.y + a.h), a.y - (b.y + b.h));
  return Math.hypot(dx, dy);
}

/** So near to pieces it seems to tell of them. */
const BESIDE = 10;
/** A plate so near stands beside its place without a line. */
const CLOSE = 14;
/** From the middle of a marked piece to its collar. */
const ROUND = 36;

/** What stems of names and plates are of: pale, where ways are amber. */
export const STEM = '#fff3d0';

/** A thin pale line that ends in a dot at what a name or a plate is of: no arrow of a march. */
export const stem = (from: Point, to: Point): Node[] => [
  line([from, to], stroke(DONE.edge, 7.5)),
  disc(to[0], to[1], 9, { fill: DONE.edge }),
  line([from, to], stroke(STEM, 3.5)),
  disc(to[0], to[1], 6, { fill: STEM }),
];

/** A stem from a plate to the piece it tells of, else to the ring round its place; nothing for one that touches it. */
export function lead(plate: Frame, at: string, piece?: Point): Node[] {
  const { frame, at: place } = cells.get(at)!;
  const [cx, cy]: Point = piece ?? [frame.x + frame.w / 2, frame.y + frame.h / 2];
  const near: Point = [
    Math.max(plate.x, Math.min(plate.x + plate.w, cx)),
    Math.max(plate.y, Math.min(plate.y + plate.h, cy)),
  ];
  const outOf = ([x, y]: Point): number => {
    const away = Math.hypot(x - cx, y - cy);
    if (piece || away === 0) return ROUND;
    return away / Math.hypot((x - cx) / (frame.w / 2 + 2), (y - cy) / (frame.h / 2 + 2));
  };
  if (Math.hypot(near[0] - cx, near[1] - cy) - outOf(near) < CLOSE) return [];
  const [tx, ty] = piece ?? place;
  const from: Point = [
    Math.max(plate.x + 12, Math.min(plate.x + plate.w - 12, tx)),
    Math.max(plate.y + 12, Math.min(plate.y + plate.h - 12, ty)),
  ];
  const far = Math.hypot(from[0] - cx, from[1] - cy) || 1;
  const [ux, uy] = [(from[0] - cx) / far, (from[1] - cy) / far];
  // As far out as the collar or the ring lies.
  const out = outOf(from);
  const to: Point = [Math.round(cx + ux * out), Math.round(cy + uy * out)];
  return [group(stem(from, to), { tag: `lead:${at}` })];
}
