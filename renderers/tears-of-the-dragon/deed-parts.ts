import type { SeatId } from '#core/types';
import { enamel, fallen } from '../counters.ts';
import { tenSided } from '../dice.ts';
import { textWidth } from '../measure.ts';
import { type Colour, disc, group, type Node, type Point, polygon, put, type Sprite, stroke, words } from '../scene.ts';
import { seatLook } from '../theme.ts';
import { starPoints } from '../tokens.ts';
import { DONE } from '../ways.ts';
import { SIGNS, type SignName } from './deed-signs.ts';
import { schoolSign } from './schools.ts';
import { unitSign } from './signs.ts';

/** What the plate of a deed is put together from. */

const PARCHMENT = '#fff3cf';
/** How large a part is, in pixels of the whole board. */
export const PART = 46;

/** A disc of dark wood with a sign in amber. */
export const signPart = (name: SignName): Sprite => signOn(name, '#4a2410');
/** The same on red: it does harm. */
export const harmPart = (name: SignName): Sprite => signOn(name, '#b3261a');

function signOn(name: SignName, fill: string): Sprite {
  const r = PART / 2;
  return {
    w: PART,
    h: PART,
    nodes: [
      disc(r, r, r - 1, { fill, stroke: stroke(DONE.light, 2.5) }),
      group(SIGNS[name](PARCHMENT), { x: r, y: r, scale: 1.25 }),
    ],
  };
}

/** The sign of a spell on a star; a plain star for one that is not known. */
export function spellPart(spell: string): Sprite {
  const r = PART / 2;
  const star = starPoints(12, r + 3, r - 2).map(([x, y]): Point => [x + r, y + r]);
  const sign = schoolSign(spell);
  return {
    w: PART + 4,
    h: PART,
    nodes: [
      polygon(star, { fill: DONE.light, stroke: stroke(DONE.edge, 1.5) }),
      disc(r, r, r - 4, { fill: '#3a1d6e' }),
      ...(sign ? [group(sign('#f3e9ff'), { x: r, y: r, scale: 1.15 })] : []),
    ],
  };
}

/** A die as it fell beside the number that was needed (`at most`), with a tick or a cross: whether it was what was hoped for. */
export const diePart = (seat: SeatId, roll: number, good: boolean, needed?: number): Sprite =>
  joined([
    fallenPart(seat, roll, good),
    ...(needed === undefined ? [] : [neededPart(roll, needed)]),
    resultPart(good, 'plate'),
  ]);

/** The number that a die was not to be above, and on which side of it the die fell: "> 7". */
export const neededPart = (roll: number, needed: number): Sprite => saidPart(`${roll > needed ? '>' : '≤'} ${needed}`);

/** A tick or a cross alone: whether it was what was hoped for; on paper, or on a plate. */
export const resultPart = (good: boolean, on: keyof typeof MARKS = 'paper'): Sprite => ({
  w: 26,
  h: PART,
  nodes: [markAt(13, PART / 2, good, on)],
});

const MARKS = { plate: ['#8fe07a', '#ff7a5c'], paper: ['#1e6b2c', '#a8231c'] } as const;
const markAt = (x: number, y: number, good: boolean, on: keyof typeof MARKS = 'plate'): Node =>
  group(SIGNS[good ? 'done' : 'failed'](MARKS[on][good ? 0 : 1]), { x, y, scale: 1 });

/** A die that is only counted. */
export const barePart = (seat: SeatId, roll: number): Sprite => fallenPart(seat, roll, true);

/** A die as it fell: pale where it was not what was hoped for. */
export function fallenPart(seat: SeatId, roll: number, good: boolean): Sprite {
  const { nodes } = tenSided(seatLook(seat), { roll, hit: good }, PART);
  return { w: PART, h: PART, nodes };
}

/** A die of a side on which nothing stands. */
export function bareDie(seat: SeatId): Sprite {
  const { colour, light, on } = seatLook(seat);
  const [c, r] = [20, 19];
  const at = (n: number): Point => [c + Math.sin((n * Math.PI) / 3) * r, PART / 2 - Math.cos((n * Math.PI) / 3) * r];
  const top: Point[] = [at(0), [c + 9, PART / 2 + 5], [c, PART / 2 + 11], [c - 9, PART / 2 + 5]];
  return {
    w: 40,
    h: PART,
    nodes: [
      polygon([0, 1, 2, 3, 4, 5].map(at), { fill: colour, stroke: stroke(light, 2) }),
      polygon(top, { fill: `${on}66`, stroke: stroke(light, 1.5) }),
    ],
  };
}

/** A burst with how many fell. */
export function lossPart(n: number): Sprite {
  const [w, c] = [58, 29];
  const points = (outer: number, inner: number) =>
    starPoints(11, outer, inner).map(([x, y]): Point => [x + c, y + PART / 2]);
  return {
    w,
    h: PART,
    nodes: [
      polygon(points(30, 20), { fill: '#fff0c4', stroke: stroke('#140d08', 2) }),
      polygon(points(25, 17), { fill: '#d8401c' }),
      words(`−${n}`, c, PART / 2, {
        size: 29,
        bold: true,
        colour: '#ffffff',
        align: 'centre',
        outline: stroke('#140d08', 4),
      }),
    ],
  };
}

/** A kind of unit in the colour of its side. */
export const unitPart = (face: string, seat: SeatId): Sprite => enamel(seatLook(seat), PART, unitSign(face));

/** A word or a number. */
export const wordPart = (text: string, w: number, colour: Colour = PARCHMENT): Sprite => ({
  w,
  h: PART,
  nodes: [words(text, w / 2, PART / 2, { size: 29, bold: true, colour, align: 'centre', width: w })],
});

/** Words as wide as they are. */
export const saidPart = (text: string, colour?: Colour): Sprite =>
  wordPart(text, Math.ceil(textWidth(text, 29, true)) + 2, colour);

/** Parts that belong together in a row, their middles level. */
export function joined(parts: readonly Sprite[], gap = 4): Sprite {
  const h = Math.max(PART, ...parts.map((one) => one.h));
  let w = 0;
  const nodes = parts.map((one) => {
    const drawn = put(one, w, (h - one.h) / 2);
    w += one.w + gap;
    return drawn;
  });
  return { w: w - gap, h, nodes };
}

export const PLATE_SHADOW = fallen(4);
