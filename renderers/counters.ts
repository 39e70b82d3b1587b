import { inset } from './boxes.ts';
import { textWidth } from './measure.ts';
import {
  type Colour6,
  disc,
  glowing,
  group,
  type Node,
  path,
  put,
  rect,
  type Shadow,
  type Sprite,
  shaded,
  stroke,
  tenth,
  words,
} from './scene.ts';
import { cream, now, nowEdge, type SeatLook } from './theme.ts';

/**
 * Counters as they lie on a table, with thickness, a light from the upper left and a shadow: enamel discs, cardboard chits, wax seals,
 * medallions and coins. Each is a sprite with its origin at its upper left corner.
 */

/** What a counter is made of: a seat's look is one. Pointed seats have sharp edges, round ones soft ones, so that colour is not all. */
export type Enamel = Pick<SeatLook, 'colour' | 'dark' | 'light' | 'faded' | 'on'> & Partial<Pick<SeatLook, 'shape'>>;
export interface Worn {
  /** Has done its part: washed out. */
  spent?: boolean;
  /** Has just acted: a rim in the colour of now. */
  fresh?: boolean;
}
type Sign = (colour: string) => readonly Node[];

/** The shadow a counter of that height casts on the table. */
export const fallen = (height = 3): Shadow => ({ colour: '#1a0d05a0', blur: height * 1.6, x: height * 0.4, y: height });

const paint = ({ colour, faded }: Enamel, { spent }: Worn): Colour6 => (spent ? faded : colour);
const rim = ({ fresh }: Worn, quiet: string): string => (fresh ? now : quiet);

/** A round counter of enamel: edge, body with a light from above, cream rim; `draw` draws on it round the origin, 24 by 24. */
export function enamel(look: Enamel, size: number, draw: Sign, worn: Worn = {}): Sprite {
  const r = size / 2;
  const body = paint(look, worn);
  return {
    w: size,
    h: size + 3,
    nodes: [
      group(
        [
          ...enamelEdge(look, r, rim(worn, cream)),
          disc(0, 0, r - Math.max(2, r * 0.1), { fill: body }),
          disc(0, 0, r - Math.max(2, r * 0.1), {
            fill: glowing([-r * 0.35, -r * 0.45], r * 1.5, '#ffffff70', '#ffffff00', '#00000050'),
          }),
          group(draw(worn.spent ? '#2a1d10' : look.on), { scale: (r * 1.25) / 24 }),
        ],
        { x: r, y: r },
      ),
    ],
  };
}

/** Round, or of a pointed seat with tips all round. */
function enamelEdge(look: Enamel, r: number, colour: string): Node[] {
  const worn = { fill: look.dark, shadow: fallen() };
  if (look.shape !== 'pointed') return [disc(0, 2.5, r, worn), disc(0, 0, r, { fill: colour })];
  const edge = spiked(r * 1.1, 8, 0.84);
  return [group([path(edge, worn)], { y: 2.5 }), path(edge, { fill: colour })];
}

/** How large a chit is, and what stands on it. */
export interface Chit extends Worn {
  sign: Sign;
  /** Its strength, below the sign. */
  figure?: string;
  /** How many lie on one another; more than one shows as a stack with a badge. */
  count?: number;
  /** Is on its weaker side: a corner cut, and a hatch on the ground of its sign. */
  reduced?: boolean;
}

export const CHIT = { w: 46, h: 54 };
/** Figures and letters on counters: nine pixels on a phone, also where a counter is drawn at 0.82 of its size. */
export const FIGURE = 33;
/** A strength fills the lower half of its chit. */
const STRENGTH = 35;
const STEP = 3.5;
/** The badge hangs at the lower right corner: it covers neither the sign nor the figure. */
const LAP = 10;

/** A cardboard chit with sign and strength; equal ones lie on one another with a badge that says how many. */
export function chit(look: Enamel, { sign, figure, count = 1, reduced = false, ...worn }: Chit): Sprite {
  const { w, h } = CHIT;
  const under = Math.min(2, count - 1);
  const body = paint(look, worn);
  const on = worn.spent ? '#2a1d10' : look.on;
  const radius = look.shape === 'pointed' ? 2 : look.shape === 'round' ? 14 : 7;
  // A light edge on dark ground, and dark thickness on light ground: one of them is seen on any.
  const edge = stroke(worn.spent ? look.dark : cream, 1.75);
  const at = (shift: number, fill: string, more: { shadow?: Shadow } = {}): Node =>
    reduced
      ? path(`M${4 + shift} 0 L${w - 15 + shift} 0 L${w + shift} 15 L${w + shift} ${h} L${shift} ${h} L${shift} 4 Z`, {
          fill,
          stroke: edge,
          ...more,
        })
      : rect({ x: shift, y: 0, w, h }, { fill, stroke: edge, radius, ...more });
  const badge = count > 1 ? tally(`×${count}`, FIGURE) : undefined;
  return {
    w: w + under * STEP + (badge ? badge.w - LAP : 0),
    h: h + 3,
    nodes: [
      group([at(under * STEP, look.dark, { shadow: fallen() })], { y: 2.5 }),
      ...Array.from({ length: under }, (_, n) => at((under - n) * STEP, body)),
      at(0, rim(worn, body)),
      rect(inset({ w, h }, 2.5), {
        fill: shaded([0, 0], [0, h], '#ffffff4d', '#ffffff00', '#00000038'),
        radius: Math.max(1, radius - 2),
      }),
      ...(worn.fresh ? [rect(inset({ w, h }, 4), { fill: body, radius: 4 })] : []),
      group([...sign(on)], {
        x: w / 2,
        y: figure === undefined ? h / 2 : h * 0.235,
        scale: figure === undefined ? 1.5 : 0.9,
      }),
      ...(figure === undefined
        ? []
        : [
            words(figure, w / 2, h * 0.7, {
              size: STRENGTH,
              bold: true,
              colour: on,
              align: 'centre',
              width: w - 4,
            }),
          ]),
      ...(badge ? [put(badge, w + under * STEP - LAP, h - badge.h + 3)] : []),
    ],
  };
}

/** A dark badge with a number or `×3`. */
export function tally(text: string, size = 25): Sprite {
  const w = Math.max(size * 1.2, Math.ceil(textWidth(text, size, true)) + 2);
  const h = size * 1.06;
  return {
    w,
    h,
    nodes: [
      rect({ x: 0, y: 0, w, h }, { fill: '#1c1109', stroke: stroke(cream, 1.5), radius: 9 }),
      words(text, w / 2 - 1.5, h / 2, { size, bold: true, colour: '#ffffff', align: 'centre', width: w - 2 }),
    ],
  };
}

/** A wavy outline round the origin. */
function blob(r: number, waves: number, depth: number): string {
  const at = (n: number) => {
    const angle = (2 * Math.PI * n) / (waves * 2);
    const far = r * (n % 2 === 0 ? 1 + depth : 1 - depth);
    return `${tenth(Math.cos(angle) * far)} ${tenth(Math.sin(angle) * far)}`;
  };
  const between = (n: number) => {
    const angle = (2 * Math.PI * (n + 0.5)) / (waves * 2);
    return `${tenth(Math.cos(angle) * r)} ${tenth(Math.sin(angle) * r)}`;
  };
  let d = `M${between(-1)}`;
  for (let n = 0; n < waves * 2; n++) d += ` Q${at(n)} ${between(n)}`;
  return `${d} Z`;
}

/** A seal of wax with a mark pressed into it: people of rank. `load` is a number at its foot. */
export function seal(look: Enamel, size: number, mark: string | Sign, worn: Worn & { load?: string } = {}): Sprite {
  const r = size / 2;
  const body = paint(look, worn);
  const on = worn.spent ? '#2a1d10' : look.on;
  const badge = worn.load === undefined ? undefined : tally(worn.load, size * 0.42);
  // Two digits stand a little further out, beside the mark.
  const beyond = badge ? badge.w * 0.5 + (worn.load!.length > 1 ? 3 : 0) : 0;
  const edge = look.shape === 'round' ? blob(r * 0.97, 14, 0.035) : spiked(r * 1.06, 8, 0.75);
  return {
    w: size + beyond,
    h: size + 3,
    nodes: [
      group(
        [
          group([path(edge, { fill: look.dark, shadow: fallen() })], { y: 2.5 }),
          path(edge, { fill: body, stroke: worn.fresh ? stroke(now, 5) : stroke(worn.spent ? look.dark : cream, 1.5) }),
          path(edge, { fill: glowing([-r * 0.4, -r * 0.5], r * 1.7, '#ffffff66', '#ffffff00', '#00000055') }),
          disc(0, 0, r * 0.68, {
            fill: glowing([r * 0.2, r * 0.3], r, '#00000000', '#00000040'),
            stroke: stroke(`${look.light}d0`, 1.75),
          }),
          ...(typeof mark === 'string'
            ? [
                words(mark, 0, -0.5, {
                  size: size * 0.64,
                  face: 'display',
                  colour: on,
                  align: 'centre',
                  width: r,
                }),
              ]
            : [group([...mark(on)], { scale: (r * 1.15) / 24 })]),
        ],
        { x: r, y: r },
      ),
      ...(badge ? [{ ...put(badge, size + beyond - badge.w, size - badge.h + 2), tag: 'load' }] : []),
    ],
  };
}

/** A sharp outline round the origin: so many spikes, between them so much of the radius. */
function spiked(r: number, spikes: number, between: number): string {
  const at = (n: number) => {
    const angle = (Math.PI * n) / spikes - Math.PI / 2;
    const far = n % 2 === 0 ? r : r * between;
    return `${tenth(Math.cos(angle) * far)} ${tenth(Math.sin(angle) * far)}`;
  };
  return `M${Array.from({ length: spikes * 2 }, (_, n) => at(n)).join(' L')} Z`;
}

/** A medallion in a golden frame, wizards and other powers: a star of sharp rays, of round seats a flower of soft petals. */
export function medallion(look: Enamel, size: number, mark: string | Sign, worn: Worn = {}): Sprite {
  const r = size / 2;
  const body = paint(look, worn);
  const on = worn.spent ? '#2a1d10' : look.on;
  const edge = look.shape === 'round' ? blob(r * 0.93, 8, 0.075) : spiked(r, 8, 0.72);
  return {
    w: size,
    h: size + 3,
    nodes: [
      group(
        [
          group([path(edge, { fill: look.dark, shadow: fallen() })], { y: 2.5 }),
          path(edge, { fill: worn.fresh ? now : '#d9b568', stroke: stroke(worn.fresh ? nowEdge : '#6b4a12', 1.25) }),
          disc(0, 0, r * 0.76, { fill: body, stroke: stroke(look.dark, 1.5) }),
          disc(0, 0, r * 0.76, { fill: glowing([-r * 0.3, -r * 0.4], r * 1.2, '#ffffff66', '#ffffff00', '#00000050') }),
          ...(typeof mark === 'string'
            ? [
                words(mark, 0, 0, {
                  size: size * 0.64,
                  face: 'display',
                  colour: on,
                  align: 'centre',
                  width: r * (mark.length > 1 ? 1.6 : 1.36),
                }),
              ]
            : [group([...mark(on)], { scale: (r * 1.2) / 24 })]),
        ],
        { x: r, y: r },
      ),
    ],
  };
}

/** A coin with a number: how many of something there are. */
export function coin(text: string, size = 34): Sprite {
  const r = size / 2;
  return {
    w: size,
    h: size + 2,
    nodes: [
      disc(r, r + 2, r, { fill: '#5a3d10', shadow: fallen(2) }),
      disc(r, r, r, { fill: '#d9b568', stroke: stroke('#6b4a12', 1.25) }),
      disc(r, r, r * 0.8, { fill: glowing([r * 0.7, r * 0.6], r * 1.4, '#fff2cc', '#d9b568', '#a97f35') }),
      words(text, r, r, { size: size * 0.62, bold: true, colour: '#2c2003', align: 'centre', width: size * 0.86 }),
    ],
  };
}
