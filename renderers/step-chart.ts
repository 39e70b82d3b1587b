import { heading } from './panels.ts';
import { disc, type Frame, group, line, type Node, type Point, put, type Sprite, stroke, words } from './scene.ts';
import { ink, seatLook } from './theme.ts';
import { emblem } from './tokens.ts';

/** A step chart of one number for several seats. Seats differ in dash, sign and label, not in colour alone. */

export interface Series {
  seat: number;
  /** What it was before the first turn. */
  from: number;
  /** What it was when turn `at` was over, in ascending order. */
  values: readonly { at: number; value: number }[];
}

const DASHES: readonly (readonly number[] | undefined)[] = [undefined, [16, 9], [3, 8], [22, 7, 4, 7]];
const LABELS = 84;
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/** Distance of ticks so that there are at most `most` of them. */
export const tickStep = (range: number, most: number): number =>
  STEPS.find((step) => range / step <= most) ?? Math.ceil(range / most);

interface Chart {
  title: string;
  series: readonly Series[];
  turns: number;
  /** The scale reaches up to this at least. */
  least?: number;
}

/** The title above, the numbers at the left, the turns below, at the right how each ended. */
export function stepChart({ title, series, turns, least = 1 }: Chart, frame: Frame): Node[] {
  const { x, y, w, h } = frame;
  const top = y + 58;
  const plot: Frame = { x: x + 54, y: top, w: w - 54 - LABELS, h: h - 58 - 40 };
  const highest = Math.max(least, ...series.flatMap((one) => one.values.map(({ value }) => value)));
  const last = Math.max(1, turns);
  const atX = (turn: number) => Math.round(plot.x + (turn / last) * plot.w);
  const atY = (value: number) => Math.round(plot.y + plot.h - (value / highest) * plot.h);
  const rise = tickStep(highest, Math.min(8, Math.floor(plot.h / 34)));
  const run = tickStep(last, 14);
  const up = Array.from({ length: Math.floor(highest / rise) + 1 }, (_, n) => n * rise);
  const along = Array.from({ length: Math.floor(last / run) + 1 }, (_, n) => n * run);
  return [
    ...heading(title, { x, y, w, size: 27 }),
    ...up.flatMap((value): Node[] => [
      line(
        [
          [plot.x, atY(value)],
          [plot.x + plot.w, atY(value)],
        ],
        stroke(value === 0 ? ink : '#d9c8a0', value === 0 ? 2 : 1.25),
      ),
      words(String(value), plot.x - 10, atY(value), { size: 27, colour: ink, align: 'right', width: 40 }),
    ]),
    ...along.flatMap((turn): Node[] => [
      line(
        [
          [atX(turn), plot.y + plot.h],
          [atX(turn), plot.y + plot.h + 6],
        ],
        stroke(ink, 1.5),
      ),
      words(String(turn), atX(turn), plot.y + plot.h + 24, { size: 27, colour: ink, align: 'centre', width: 56 }),
    ]),
    ...series.flatMap((one, n) => steps(one, (n - (series.length - 1) / 2) * 6, { atX, atY, last })),
    ...ends(series, plot, atY),
  ];
}

/** From turns and numbers to pixels. */
interface Axes {
  atX: (turn: number) => number;
  atY: (value: number) => number;
  last: number;
}

/** The line of one seat, so many pixels lower: lines of equal height run side by side. */
function steps({ seat, from, values }: Series, shift: number, { atX, atY, last }: Axes): Node[] {
  const look = seatLook(seat);
  const points: Point[] = [[atX(0), atY(from) + shift]];
  const changes: Point[] = [];
  let value = from;
  for (const step of values) {
    if (step.value === value) continue;
    points.push([atX(step.at), atY(value) + shift], [atX(step.at), atY(step.value) + shift]);
    changes.push([atX(step.at), atY(step.value) + shift]);
    value = step.value;
  }
  points.push([atX(last), atY(value) + shift]);
  const dash = DASHES[seat];
  return [
    group(
      [
        line(points, stroke(look.colour, 5, dash)),
        ...changes.map(([x, y]) =>
          group([emblem(look, 17, { fill: look.colour, stroke: stroke(look.light, 1.5) })], { x, y }),
        ),
      ],
      { tag: `series:${seat}` },
    ),
  ];
}

/** At the right: each seat's sign and last value, kept apart. */
function ends(series: readonly Series[], plot: Frame, atY: (value: number) => number): Node[] {
  const labels = series
    .map((one, n) => ({ ...one, n, value: one.values.at(-1)?.value ?? one.from }))
    .map((one) => ({ ...one, y: atY(one.value) }))
    .sort((a, b) => a.y - b.y || a.n - b.n);
  for (let i = 1; i < labels.length; i++) labels[i]!.y = Math.max(labels[i]!.y, labels[i - 1]!.y + 34);
  const below = labels.length > 0 ? Math.max(0, labels.at(-1)!.y - (plot.y + plot.h)) : 0;
  return labels.map(({ seat, value, y }) => {
    const look = seatLook(seat);
    return group(
      [
        emblem(look, 26, { fill: look.colour, stroke: stroke(look.dark, 2) }),
        words(String(value), 22, 0, { size: 30, bold: true, colour: look.dark, width: 44 }),
      ],
      { x: plot.x + plot.w + 28, y: y - below, tag: `end:${seat}` },
    );
  });
}

/** A short piece of a seat's line with its sign: the key of a chart. */
export function lineKey(seat: number, name: string, size: number, width: number): Sprite {
  const look = seatLook(seat);
  return {
    w: width,
    h: 34,
    nodes: [
      line(
        [
          [0, 17],
          [70, 17],
        ],
        stroke(look.colour, 5, DASHES[seat]),
      ),
      disc(35, 17, 13, { fill: look.light }),
      group([emblem(look, 22, { fill: look.colour, stroke: stroke(look.dark, 1.5) })], { x: 35, y: 17 }),
      words(name, 82, 17, { size, bold: true, colour: look.dark, width: width - 86 }),
    ],
  };
}

/** Keys side by side. */
export const keys = (sprites: readonly Sprite[], x: number, y: number): Node[] =>
  sprites.map((sprite, n) => put(sprite, x + n * (sprite.w + 24), y));
