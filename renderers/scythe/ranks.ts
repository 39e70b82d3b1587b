import { type Frame, group, type Node, put, type Sprite } from '../scene.ts';
import type { Counted } from './counters.ts';

/** Counters in a rank with goods at their feet, in the room of a hex: counters step closer before they become smaller. */

const LARGEST = 1.2;
const GAP = 4;
/** How much of a counter its neighbour may hide. */
const HIDDEN = 0.26;

export interface Ranked extends Counted {
  tag: string;
}

export function ranked(units: readonly Ranked[], lying: Sprite | undefined, room: Frame): Node[] {
  const below = lying && Math.min(1, room.w / lying.w);
  const foot = lying ? lying.h * below! + (units.length > 0 ? GAP : 0) : 0;
  const high = Math.max(0, ...units.map(({ h }) => h));
  const fitting = (these: readonly Ranked[]) => Math.min(LARGEST, (room.h - foot) / high, room.w / least(these));
  const grow = units.length > 0 ? growth(units, fitting) : 1;
  const grown = units.map((one) => ({ ...one, coinWide: one.coinWide * grow }));
  const scale = units.length > 0 ? fitting(grown) : 1;
  const top = room.y + (room.h - high * scale - foot) / 2;
  return [
    ...rank(grown, { x: room.x, y: top, w: room.w / scale, h: high }, { scale, grow }),
    ...(lying
      ? [put(lying, room.x + (room.w - lying.w * below!) / 2, top + high * scale + foot - lying.h * below!, below)]
      : []),
  ];
}

/** Up to this many stacks have coins that can be read on a phone; in a larger crowd they shrink with their counters. */
const FEW = 4;

/** How much larger a coin is than its counter, so that its number keeps its size where counters become smaller. */
function growth(units: readonly Ranked[], fitting: (these: readonly Ranked[]) => number): number {
  if (units.length > FEW) return 1;
  let grow = 1;
  for (let n = 0; n < 6; n++)
    grow = Math.max(grow, 1 / fitting(units.map((one) => ({ ...one, coinWide: one.coinWide * grow }))));
  return Math.round(grow * 1000 + 0.5) / 1000;
}

/** How far the next counter stands from this one: as close as it may, so that no coin lies on another. */
const closest = (one: Ranked, next: Ranked): number =>
  Math.max(one.w * (1 - HIDDEN), next.coin && one.coin ? one.w + one.over + next.coinWide + 2 - next.w - next.over : 0);
/** The same where there is room. */
const loosest = (one: Ranked): number => one.w + Math.max(GAP, one.over - 4);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const steps = (units: readonly Ranked[], step: (one: Ranked, next: Ranked) => number): number[] =>
  units.slice(0, -1).map((one, n) => step(one, units[n + 1]!));
const lastOf = (units: readonly Ranked[]): number => units.at(-1)!.w + units.at(-1)!.over;

/** How wide they are where they stand as close as they may. */
const least = (units: readonly Ranked[]): number => sum(steps(units, closest)) + lastOf(units);

/** One rank: each counter on the ground, coins above all of them. */
function rank(
  units: readonly Ranked[],
  { x, y, w, h }: Frame,
  { scale, grow }: { scale: number; grow: number },
): Node[] {
  if (units.length === 0) return [];
  const [close, loose] = [steps(units, closest), steps(units, loosest)];
  const room = w - lastOf(units) - sum(close);
  const ease = Math.max(0, Math.min(1, room / Math.max(1, sum(loose) - sum(close))));
  const apart = close.map((one, n) => one + (Math.max(one, loose[n]!) - one) * ease);
  let left = Math.max(0, (w - sum(apart) - lastOf(units)) / 2);
  const placed = units.map((one, n) => {
    const at = { x: left, y: h - one.h };
    left += apart[n] ?? 0;
    return { ...one, at };
  });
  return [
    group(
      [
        ...placed.map(({ counter, tag, at }) => group([counter], { ...at, tag })),
        ...placed.flatMap(({ coin, at }) =>
          coin ? [group([coin.drawn], { x: at.x + coin.at[0], y: at.y + coin.at[1], scale: grow })] : [],
        ),
      ],
      { x, y, scale },
    ),
  ];
}
