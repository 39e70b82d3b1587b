import { type Frame, group, type Node, put, type Sprite } from '../scene.ts';
import type { Counted } from './counters.ts';

/** Counters in a rank with goods at their feet, in the room of a hex: counters step closer before they become smaller. */

const LARGEST = 1.08;
const GAP = 4;
/** How much of a counter its neighbour may hide. */
const HIDDEN = 0.26;

export interface Ranked extends Counted {
  tag: string;
}

export function ranked(units: readonly Ranked[], lying: Sprite | undefined, room: Frame): Node[] {
  const below = lying && Math.min(1, (room.w - 10) / lying.w);
  const foot = lying ? lying.h * below! + (units.length > 0 ? GAP : 0) : 0;
  const high = Math.max(0, ...units.map(({ h }) => h));
  const scale = units.length > 0 ? Math.min(LARGEST, (room.h - foot) / high, room.w / least(units)) : 1;
  const top = room.y + (room.h - high * scale - foot) / 2;
  return [
    ...rank(units, { x: room.x, y: top, w: room.w / scale, h: high }, scale),
    ...(lying
      ? [put(lying, room.x + (room.w - lying.w * below!) / 2, top + high * scale + foot - lying.h * below!, below)]
      : []),
  ];
}

/** How wide they are where they stand as close as they may. */
const least = (units: readonly Ranked[]): number =>
  units.reduce((sum, { w }, n) => sum + w * (n === 0 ? 1 : 1 - HIDDEN), units.at(-1)!.over);

/** One rank: each counter on the ground, coins above all of them. */
function rank(units: readonly Ranked[], { x, y, w, h }: Frame, scale: number): Node[] {
  if (units.length === 0) return [];
  const wide = units.reduce((sum, one) => sum + one.w, units.at(-1)!.over);
  const loose = units.slice(0, -1).reduce((sum, { over }) => sum + Math.max(GAP, over - 4), 0);
  const gap = units.length > 1 ? Math.min(loose, w - wide) / (units.length - 1) : 0;
  let left = (w - wide - gap * (units.length - 1)) / 2;
  const placed = units.map((one) => {
    const at = { x: left, y: h - one.h };
    left += one.w + gap;
    return { ...one, at };
  });
  return [
    group(
      [
        ...placed.map(({ counter, tag, at }) => group([counter], { ...at, tag })),
        ...placed.flatMap(({ coin, at }) => (coin ? [group([coin], at)] : [])),
      ],
      { x, y, scale },
    ),
  ];
}
