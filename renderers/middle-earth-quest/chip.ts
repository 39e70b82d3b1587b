import type { Json } from '#core/types';
import { row } from '../boxes.ts';
import { setText } from '../measure.ts';
import { disc, group, type Node, path, polygon, put, rect, type Sprite, stroke, tenth, words } from '../scene.ts';
import { done, doneEdge, ink } from '../theme.ts';
import { starPoints } from '../tokens.ts';
import { COUNTED_SIGNS } from './hero-strip.ts';
import { EARLIER } from './news-marks.ts';
import { eye, scroll, signAt, skull } from './signs.ts';
import { type Counted, signed } from './tallies.ts';

/** Chips: signs and few words beside one another on a pale plate. The newest have a rim of amber, what was before them a brown one. */

/** How high a chip is, and how large its words are: eleven pixels on a phone. */
export const CHIP = 40;
export const SIZE = 33;
/** How much larger signs stand there than they are drawn. */
const LARGER = 1.2;

/** Words that stand beside signs. */
export function bare(text: string, colour: string): Sprite {
  const node = words(text, 0, CHIP / 2, { size: SIZE, bold: true, colour });
  return { w: setText(node).box.w, h: CHIP, nodes: [node] };
}

/** Parts beside one another, without their plate yet. */
export const parts = (...some: readonly (Sprite | string)[]): Sprite =>
  row(
    some.map((part) => (typeof part === 'string' ? bare(part, ink) : part)),
    { gap: 7 },
  );

const NEWEST = stroke(done, 3.5);
/** On its plate. */
export function plated(inner: Sprite, isNewest: boolean): Sprite {
  const w = inner.w + 18;
  const look = isNewest ? { fill: '#fff7e2', stroke: NEWEST } : { fill: EARLIER.fill, stroke: stroke('#8a6a3c', 2) };
  return {
    w,
    h: CHIP,
    nodes: [
      group(
        [rect({ x: 1.5, y: 1.5, w: w - 3, h: CHIP - 3 }, { ...look, radius: 10 }), put(inner, 9, (CHIP - inner.h) / 2)],
        {
          ...(isNewest && { tag: 'newest' }),
        },
      ),
    ],
  };
}
/** The newest on a plate of its own: the same rim round that. */
export const rimmed = ({ w, h, nodes }: Sprite): Sprite => ({
  ...{ w, h },
  nodes: [
    group([...nodes, rect({ x: 1.5, y: 1.5, w: w - 3, h: h - 3 }, { stroke: NEWEST, radius: 8 })], { tag: 'newest' }),
  ],
});

const larger = ({ w, h, nodes }: Sprite): Sprite => ({
  ...{ w: w * LARGER, h: h * LARGER },
  nodes: [group(nodes, { scale: LARGER })],
});
export const small = (nodes: readonly Node[], size = 34): Sprite =>
  larger({ w: size, h: 30, nodes: [group(nodes, { x: size / 2, y: 15, scale: 0.9 })] });
/** A piece or arms, so large. */
export const shrunk = (sprite: Sprite, size = 36): Sprite => {
  const k = size / Math.max(sprite.w, sprite.h);
  return { w: sprite.w * k, h: sprite.h * k, nodes: [put(sprite, 0, 0, k)] };
};

/** The sign of what is counted of a hero. */
export const signFor = (what: Counted): Sprite => small(COUNTED_SIGNS[what](), what === 'favor' ? 38 : 30);
/** How much of it came to the hero of a seat or went from him, behind its sign. */
export function tallied(seat: Json | undefined, what: Counted, n: number): Sprite {
  const { w, h, nodes } = parts(signFor(what), n === 0 ? '0' : signed(n));
  return { w, h, nodes: [group(nodes, { tag: `told:${seat}:${what}:${n}` })] };
}
/** So much favor of the hero of a seat lies elsewhere now: it is not lost. */
export function laidDown(seat: Json | undefined, n: number): Sprite {
  const { w, h, nodes } = parts(signFor('favor'), `${n}`);
  return { w, h, nodes: [group(nodes, { tag: `told:${seat}:favor:${-n}` })] };
}
export const influenceSign = (): Sprite =>
  small([
    disc(0, 0, 16, { fill: '#140c10', stroke: stroke('#e2592a', 3) }),
    signAt(eye('#e2592a', '#140c10'), 0, 0, 22),
  ]);
export const poolSign = (): Sprite => small([signAt(eye('#d9552b', '#1b1114'), 0, 0, 34)]);
export const plotSign = (): Sprite => small([signAt(scroll('#fbf2d8', '#3f1209'), 0, 0, 30)]);
/** A peril: a red skull. */
export const perilSign = (): Sprite => small([signAt(skull('#8c1d18', '#fbf2d8'), 0, 1, 30)]);
/** A Shadow card from its back. */
export const shadowSign = (): Sprite =>
  small(
    [
      rect({ x: -11, y: -15, w: 22, h: 30 }, { fill: '#4a2a55', stroke: stroke('#fbf2d8', 2), radius: 4 }),
      signAt(eye('#ffb04a', '#24102b'), 0, 0, 18),
    ],
    26,
  );
/** What has fallen, was discarded or is gone. */
export const cross = (): Sprite =>
  larger({
    w: 22,
    h: 30,
    nodes: ['M4 8 L18 22', 'M18 8 L4 22'].map((d) => path(d, { stroke: stroke('#a3211a', 5) })),
  });
/** A blow with its damage, beside the arms of whom it hit. */
export const blow = (n: number): Sprite => ({
  ...{ w: n > 9 ? 68 : 56, h: CHIP },
  nodes: [
    group(
      [
        polygon(burst(n > 9 ? 34 : 28), { fill: '#a3211a', stroke: stroke(ink, 2) }),
        words(signed(-n), 0, 0, { size: 28, bold: true, align: 'centre', colour: '#ffffff' }),
      ],
      { x: n > 9 ? 34 : 28, y: 20, tag: 'blow' },
    ),
  ],
});
/** As high as a chip and a little more, and so wide to each side. */
const burst = (wide: number): [number, number][] => starPoints(13, 25, 18).map(([x, y]) => [tenth((x * wide) / 25), y]);
/** So much of a blow was kept off: on a shield. */
export const guard = (n: number): Sprite => ({
  ...{ w: 38, h: CHIP },
  nodes: [
    group(
      [
        path('M-17 -17 H17 V2 C17 12 8 17 0 20 C-8 17 -17 12 -17 2 Z', { fill: '#e6edf2', stroke: stroke(ink, 3) }),
        words(String(n), 0, 0, { size: n > 9 ? 27 : 28, bold: true, align: 'centre', colour: ink }),
      ],
      { x: 19, y: 20 },
    ),
  ],
});
/** Whoever has left a fight: an arrow away from it, through an open door. */
export const away = (): Sprite =>
  larger({
    w: 34,
    h: 30,
    nodes: [
      path('M22 6 H31 V24 H22', { stroke: stroke(ink, 3.5) }),
      path('M25 15 H10', { stroke: stroke('#a3211a', 5) }),
      path('M13 6 L1 15 L13 24 Z', { fill: '#a3211a' }),
    ],
  });
/** Nobody has won: an equals sign. */
export const drawnFight = (): Sprite =>
  larger({
    w: 26,
    h: 30,
    nodes: ['M3 11 H23', 'M3 20 H23'].map((d) => path(d, { stroke: stroke(ink, 4.5) })),
  });
/** What was gone and is taken back: an arrow that turns round. */
export const takenBack = (): Sprite =>
  larger({
    w: 32,
    h: 30,
    nodes: [
      path('M9 20 H22 A7 7 0 0 0 22 7 H10', { stroke: stroke('#a3211a', 4) }),
      path('M13 13 L3 20 L13 27 Z', { fill: '#a3211a' }),
    ],
  });
/** Between two numbers of different things. */
export const bar = (): Sprite => larger({ w: 12, h: 30, nodes: [path('M6 4 V26', { stroke: stroke('#8a6a3c', 3) })] });
/** What is fulfilled. */
export const tick = (): Sprite =>
  larger({
    w: 26,
    h: 30,
    nodes: [path('M4 16 L11 23 L23 7', { stroke: stroke('#256b35', 5.5) })],
  });
/** The number of a step, as it stands on the map: on a signpost, as discs are influence. One of two figures is wider. */
export function numbered(no: number, isPale = false): Sprite {
  const { w, h } = { ...STEP, ...(no > 9 && { w: 54 }) };
  return {
    ...{ w, h },
    nodes: [
      polygon(
        [
          [2, 2],
          [w - 15, 2],
          [w - 2, 18],
          [w - 15, 34],
          [2, 34],
        ],
        { fill: isPale ? EARLIER.fill : '#fff7e2', stroke: stroke(doneEdge, 3.5) },
      ),
      words(String(no), w / 2 - 4, 18, { size: no > 9 ? 34 : 32, bold: true, align: 'centre', colour: doneEdge }),
    ],
  };
}
export const STEP = { w: 40, h: 36 } as const;

/** In each round again, from the next one on: an arrow that comes back to where it began. */
export const eachRound = (colour: string = ink): Sprite => ({
  ...{ w: 32, h: 34 },
  nodes: [
    group(
      [
        path('M10 -5 A11 11 0 1 0 11 4', { stroke: stroke(colour, 4) }),
        polygon(
          [
            [14, -12],
            [14, 0],
            [3, -3],
          ],
          { fill: colour },
        ),
      ],
      { x: 16, y: 17, tag: 'each-round' },
    ),
  ],
});

/** What has appeared at a place, and came there by no way: a burst with a plus. */
export const appeared = (): Sprite => ({
  ...{ w: 36, h: 36 },
  nodes: [
    group([polygon(starPoints(11, 18, 13), { fill: done, stroke: stroke(doneEdge, 2.5) })], { x: 18, y: 18 }),
    path('M18 10 V26 M10 18 H26', { stroke: stroke(doneEdge, 5) }),
  ],
});
/** Two crossed swords: a fight. */
export const swords = (): Sprite =>
  small(
    [-1, 1].flatMap((side): Node[] => [
      path(`M${side * 13} -14 L${side * -8} 9`, { stroke: stroke(ink, 7) }),
      path(`M${side * 12} -13 L${side * -6} 7`, { stroke: stroke('#e6e9ee', 3.6) }),
      path(`M${side * -12} 1 L${side * -1} 11`, { stroke: stroke('#b98a3a', 4) }),
      path(`M${side * -8} 9 L${side * -13} 15`, { stroke: stroke(doneEdge, 5) }),
    ]),
    34,
  );
