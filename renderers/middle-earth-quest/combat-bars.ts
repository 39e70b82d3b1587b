import type { Locale } from '#core/text';
import { row } from '../boxes.ts';
import { setText } from '../measure.ts';
import { group, line, type Node, path, put, rect, type Sprite, shaded, stroke, words } from '../scene.ts';
import { alarm, ink } from '../theme.ts';
import { COUNTED_SIGNS } from './hero-strip.ts';
import { say } from './text.ts';

/** Bars below a fighter: what is left of life, and what of strength is spent. Each has a sign, a length and words. */

/** How wide a bar with its words is. */
export const BAR_WIDTH = 572;
const HIGH = 50;
const LEFT = 46;
const LONG = 216;

const heart = (colour: string): Node =>
  path('M0 11 C-15 0 -12 -12 -5 -11 C-2 -11 0 -8 0 -6 C0 -8 2 -11 5 -11 C12 -12 15 0 0 11 Z', {
    fill: colour,
    stroke: stroke(ink, 1.6),
  });
const fist = (colour: string): Node =>
  group([
    path('M-5 -5 Q0 -14 5 -5', { stroke: stroke(ink, 3.4) }),
    path('M-7 -6 L7 -6 L12 11 L-12 11 Z', { fill: colour, stroke: stroke(ink, 1.6) }),
  ]);

/** What stands behind a bar: figures and signs, at most so wide as there is room. */
function bar(sign: Node, drawn: readonly Node[], right: Sprite): Sprite {
  const room = BAR_WIDTH - LEFT - LONG - 14;
  const k = Math.min(1, room / Math.max(1, right.w));
  return {
    w: BAR_WIDTH,
    h: HIGH,
    nodes: [
      group([sign], { x: 20, y: HIGH / 2, scale: 1.35 }),
      ...drawn,
      put(right, LEFT + LONG + 14, (HIGH - right.h * k) / 2, k),
    ],
  };
}

/** Words or a figure. */
function figure(text: string, isOver: boolean, size = 38): Sprite {
  const node = words(text, 0, HIGH / 2, { size, bold: true, colour: isOver ? alarm : ink });
  return { w: setText(node).box.w, h: HIGH, nodes: [node] };
}
const HATCH = { shade: 'hatch', ground: '#8fc79a', colour: '#1c3a22', gap: 9, width: 2.5, angle: 45 } as const;
/** Cards in hand, with their sign; in the hatch of their part of the bar where they are one. */
const inHand = (n: number, isHatched: boolean): Sprite =>
  row(
    [
      {
        w: 40,
        h: HIGH,
        nodes: [
          group(COUNTED_SIGNS.hand(), { x: 20, y: HIGH / 2, scale: 1.35 }),
          ...(isHatched
            ? [rect({ x: 15, y: 8, w: 21, h: 32 }, { fill: HATCH, stroke: stroke(ink, 2), radius: 4 })]
            : []),
        ],
      },
      figure(String(n), false),
    ],
    {
      gap: 8,
    },
  );

/** A part of a bar, in its colour; what is not life is empty. */
export interface Part {
  n: number;
  colour: string;
  /** A pattern, so that two parts are told apart without colour. */
  isHatched?: boolean;
}

/** Life out of `most`, part by part, with its figure and the cards in hand; the last quarter of it is told in the colour of alarm. */
export function lifeBar(
  parts: readonly Part[],
  { most, text, hand }: { most: number; text: string; hand: number | undefined },
): Sprite {
  const left = parts.reduce((sum, { n }) => sum + n, 0);
  const inner = LONG - 8;
  let x = LEFT + 4;
  const drawn = parts.map(({ n, colour, isHatched }): Node => {
    const w = (inner * n) / Math.max(1, most);
    const node = rect(
      { x, y: 12, w, h: HIGH - 24 },
      {
        fill: isHatched ? { ...HATCH, ground: colour } : shaded([0, 12], [0, HIGH - 12], colour, '#1f5a34'),
      },
    );
    x += w;
    return node;
  });
  const isOver = left * 4 <= most;
  const shown = [
    figure(text, isOver),
    ...(hand === undefined
      ? []
      : [
          inHand(
            hand,
            parts.some(({ isHatched }) => isHatched === true),
          ),
        ]),
  ];
  return bar(heart(isOver ? alarm : '#c2352a'), [frame(), ...drawn], row(shown, { gap: 34 }));
}

const frame = (): Node =>
  rect({ x: LEFT, y: 8, w: LONG, h: HIGH - 16 }, { fill: '#2b1a14', stroke: stroke(ink, 2), radius: 7 });

/** What a stack costs against strength: a box for each point, with a mark where strength ends. */
export function strengthBar(
  { cost, strength, exhausted }: { cost: number; strength: number; exhausted: boolean },
  locale: Locale,
): Sprite {
  const most = Math.max(strength, cost);
  const isOver = exhausted || cost > strength;
  const step = LONG / Math.max(1, most);
  const boxes = Array.from(
    { length: most },
    (_, n): Node =>
      rect(
        { x: LEFT + n * step, y: 8, w: step - 3, h: HIGH - 16 },
        { fill: n < cost ? (n < strength ? '#6b4a12' : alarm) : '#f6ecd0', stroke: stroke(ink, 1.75), radius: 3 },
      ),
  );
  const x = LEFT + strength * step - 1.5;
  const end =
    cost > strength
      ? [
          line(
            [
              [x, 0],
              [x, HIGH],
            ],
            stroke(ink, 5),
          ),
        ]
      : [];
  const spent = figure(`${cost}/${strength}`, isOver);
  const right = isOver ? row([spent, figure(say('combat.is-exhausted', locale), true, 30)], { gap: 20 }) : spent;
  return bar(fist(isOver ? alarm : '#8a6a2a'), most === 0 ? [frame()] : [...boxes, ...end], right);
}
