import type { SeatId } from '#core/types';
import { group, line, type Node, path, polygon, put, rect, type Sprite, stroke, words } from '../scene.ts';
import { alarm, ink, seatLook } from '../theme.ts';
import { emblem, starPoints } from '../tokens.ts';

/** Ships: the side in the sail, the load on deck, a burst in the hull for each hit. */

const MAST = 34;
const HULL = 16;

const bursts = (hits: number, x: number, y: number, r: number): Node[] =>
  Array.from({ length: hits }, (_, n) =>
    group([polygon(starPoints(6, r, r / 2), { fill: '#ffd35c', stroke: stroke(alarm, 1.5) })], {
      x: x + n * (2 * r + 1),
      y,
    }),
  );

/** One ship under sail. */
export function ship(load: Sprite, seat: SeatId, hits = 0): Sprite {
  const look = seatLook(seat);
  const w = MAST + 6 + load.w + 8;
  const h = Math.max(load.h, 36) + HULL;
  const deck = h - HULL;
  const nodes: Node[] = [
    line(
      [
        [MAST, deck],
        [MAST, deck - 36],
      ],
      stroke(ink, 3),
    ),
    path(`M${MAST - 2} ${deck - 35} Q6 ${deck - 24} 1 ${deck - 3} L${MAST - 2} ${deck - 3} Z`, {
      fill: look.light,
      stroke: stroke(look.dark, 2),
    }),
    group([emblem(look, 19, { fill: look.colour, stroke: stroke(look.dark, 1) })], { x: 21, y: deck - 14 }),
    path(`M1 ${deck} L${w - 1} ${deck} Q${w - 5} ${h - 1} ${w - 18} ${h - 1} L18 ${h - 1} Q5 ${h - 2} 1 ${deck} Z`, {
      fill: '#8d6a44',
      stroke: stroke(ink, 2),
    }),
    put(load, MAST + 6, deck - load.h),
    ...bursts(hits, 30, deck + HULL / 2, 9),
  ];
  return { w, h, nodes };
}

const BOW = 11;
const KEEL = 4;

/** A ship where there is little room: a hull under its load, which tells the side; `ships` of a side may stand as one. */
export function boat(load: Sprite, hits = 0, ships = 1): Sprite {
  const mark = ships > 1 ? 44 : 0;
  const w = load.w + 2 * BOW + mark;
  const h = load.h + KEEL;
  const deck = load.h - 1;
  const nodes: Node[] = [
    path(
      `M1 ${deck - 9} L${BOW} ${deck} L${w - BOW} ${deck} L${w - 1} ${deck - 9} Q${w - 3} ${h - 1} ${w - 16} ${h - 1} L16 ${h - 1} Q3 ${h - 1} 1 ${deck - 9} Z`,
      { fill: '#8d6a44', stroke: stroke(ink, 2) },
    ),
    ...(ships > 1
      ? [
          words(`×${ships}`, BOW + 22, load.h / 2 - 1, {
            size: 33,
            bold: true,
            colour: ink,
            align: 'centre',
            width: 40,
          }),
        ]
      : []),
    put(load, BOW + mark, 0),
    // One above the other at the bow, where no figure stands.
    ...Array.from({ length: hits }, (_, n) => bursts(1, 7, deck - 4 - n * 13, 6)).flat(),
  ];
  return { w, h, nodes };
}

/** A ship by itself, with its hits, for the line-up of a battle; `sinks` is how many it takes. */
export function hullHits(hits: number, sinks: number): Sprite {
  const w = sinks * 30 + 16;
  return {
    w,
    h: 36,
    nodes: [
      path(`M1 6 L${w - 1} 6 Q${w - 6} 34 ${w - 24} 34 L24 34 Q6 34 1 6 Z`, {
        fill: '#8d6a44',
        stroke: stroke(ink, 2),
      }),
      ...Array.from({ length: sinks }, (_, n) => {
        const at = { x: 23 + n * 30, y: 20 };
        return n < hits
          ? group([polygon(starPoints(6, 12, 6), { fill: '#ffd35c', stroke: stroke(alarm, 2) })], at)
          : group([rect({ x: -5, y: -5, w: 10, h: 10 }, { stroke: stroke('#f3e8cd', 1.5), radius: 5 })], at);
      }),
    ],
  };
}
