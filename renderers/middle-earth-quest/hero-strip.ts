import type { SeenHero, View } from '#games/middle-earth-quest/seen/view.types';
import type { Look } from '../pictures.ts';
import { explainedBy, type Frame, group, type Node, path, put, rect, shaded, stroke, words } from '../scene.ts';
import { bronze, cream, done, doneEdge, doneLight, ink, wood, woodLight } from '../theme.ts';
import { MAP } from './geography.ts';
import { EARLIER } from './news-marks.ts';
import { eventPiece, favorPiece } from './pieces.ts';
import { heroArms } from './portraits.ts';
import { signAt, skull } from './signs.ts';
import { type Change, COUNTED, type Counted, changeOf, loudOf, signed } from './tallies.ts';

/** A plate in the western sea: what each hero has, and in amber what has just come and gone by the headline, pale what did before it. */

const LEFT = 16;
const EDGE = 6;
/** How high a line is: of three heroes less, for the sea has no more room. */
const lineOf = ({ heroes }: View): number => (heroes.length > 2 ? 76 : 84);
const FACE = 60;
const CELL = 77;
const WIDE = 2 * EDGE + FACE + COUNTED.length * CELL;

/** What the plate takes of the whole map. */
export function stripFrame(view: View): Frame {
  const h = view.heroes.length * lineOf(view) + 2 * EDGE;
  return { x: LEFT, y: MAP.h - 14 - h, w: WIDE, h };
}

/** By what is counted its sign round the origin. */
export const COUNTED_SIGNS = {
  favor: () => [put(favorPiece(1), -17, -18, 0.8)],
  life: () => [
    group(
      [
        path('M0 11 C-15 0 -12 -12 -5 -11 C-2 -11 0 -8 0 -6 C0 -8 2 -11 5 -11 C12 -12 15 0 0 11 Z', {
          fill: '#d8493a',
          stroke: stroke(cream, 1.4),
        }),
      ],
      { scale: 1.15 },
    ),
  ],
  hand: () => [
    rect({ x: -12, y: -11, w: 15, h: 22 }, { fill: '#b9a173', stroke: stroke(ink, 1.5), radius: 3 }),
    rect({ x: -4, y: -13, w: 16, h: 24 }, { fill: '#f7edd3', stroke: stroke(ink, 1.5), radius: 3 }),
  ],
  corruption: () => [
    path('M0 -15 C8 -4 12 0 12 6 C12 17 -12 17 -12 6 C-12 0 -8 -4 0 -15 Z', {
      fill: '#140c10',
      stroke: stroke(cream, 1.8),
    }),
    signAt(skull('#fbf2d8', '#140c10'), 0, 5, 15),
  ],
} as const satisfies Record<Counted, () => Node[]>;

/** A heart in two: a life pool is empty. */
export const brokenHeart = (): Node[] => [
  group(
    [
      path('M-2 11 C-16 0 -14 -12 -7 -11 C-4 -11 -2 -8 -1 -6 L-5 -1 L0 3 Z', {
        fill: '#8d8078',
        stroke: stroke(cream, 1.4),
      }),
      path('M3 11 C16 0 14 -12 8 -11 C5 -11 4 -8 3 -6 L-1 -1 L4 3 Z', { fill: '#8d8078', stroke: stroke(cream, 1.4) }),
    ],
    { scale: 1.15, tag: 'broken' },
  ),
];

/** What the rulebook calls what is counted. */
const ENTRY = { favor: 'favor', life: 'piles', hand: 'piles', corruption: 'corruption' } as const satisfies Record<
  Counted,
  string
>;

const amountOf = ({ favor, piles, corruption }: SeenHero): Record<Counted, number> => ({
  favor,
  life: piles.life,
  hand: piles.hand,
  corruption: corruption.length,
});

/** A line for each hero, at its place on the map. */
export function heroStrip(view: View, { now }: Look): Node[] {
  if (view.heroes.length === 0) return [];
  const frame = stripFrame(view);
  const { x, y, h } = frame;
  const high = lineOf(view);
  return [
    rect(frame, {
      fill: shaded([0, y], [0, y + h], woodLight, wood),
      stroke: stroke(bronze, 3),
      radius: 8,
    }),
    ...view.heroes.map((hero, n) => {
      const arms = heroArms(hero.seat, hero.id, FACE - 8);
      const changes = changeOf(now, hero.seat);
      const loud = loudOf(now, hero.seat);
      const amounts = amountOf(hero);
      const isDrawn = drewOnly(changes);
      return group(
        [
          put(arms, 4, (high - arms.h) / 2),
          ...keptCards(view, hero.seat, high),
          ...COUNTED.flatMap((what, k) =>
            cell(what, FACE + k * CELL, {
              n: amounts[what],
              change: changes[what] ?? 0,
              isLoud: loud.has(what),
              high,
              isDrawn: isDrawn && what === 'hand',
            }),
          ),
          ...(isDrawn ? [drawnArrow(FACE + COUNTED.indexOf('hand') * CELL, high, loud.has('hand'))] : []),
        ],
        { x: x + EDGE, y: y + EDGE + n * high, tag: `strip:${hero.id}` },
      );
    }),
  ];
}

/** At the foot of his arms the flag of an event whose card a hero keeps; several with their number. */
function keptCards({ keptEvents }: View, seat: number, high: number): Node[] {
  const n = keptEvents.filter((one) => one.seat === seat).length;
  if (n === 0) return [];
  const many = words(`${n}`, 43, high / 2 + 17, { size: 25, bold: true, colour: cream, align: 'centre' });
  return [group([put(eventPiece(), 10, high / 2 + 2, 0.66), ...(n > 1 ? [many] : [])], { tag: 'kept' })];
}

/** What the headline tells, on its dark ground. */
const LIT = '#ffb765';

/** Cards have gone from the life pool to the hand, and nothing else: no wound. */
const drewOnly = ({ life = 0, hand = 0 }: Change): boolean => life < 0 && hand === -life;

/** From how many left the life pool to how many came to the hand, which stand beside one another. */
function drawnArrow(x: number, high: number, isLoud: boolean): Node {
  const [y, colour] = [high * 0.75 - 2, isLoud ? LIT : EARLIER.fill];
  return group(
    [
      rect({ x: x - 10, y: high / 2 + 2, w: 42, h: high / 2 - 7 }, { fill: doneEdge }),
      path(`M${x - 2} ${y} L${x + 18} ${y} M${x + 9} ${y - 8} L${x + 18} ${y} L${x + 9} ${y + 8}`, {
        stroke: stroke(colour, 4.5),
      }),
    ],
    { tag: 'drawn' },
  );
}

/** How much of what is counted there is, how much came or went, and whether the headline tells it. */
interface Cell {
  n: number;
  change: number;
  isLoud: boolean;
  /** How high its line is. */
  high: number;
  /** They came from the life pool: an arrow from there stands below the sign. */
  isDrawn: boolean;
}

/** A sign with its number. Of what has changed both stand above how much came or went: on amber what the headline tells. */
function cell(what: Counted, x: number, { n, change, isLoud, high, isDrawn }: Cell): Node[] {
  const y = high / 2;
  const figure = (text: string, at: number, size: number, colour: string) =>
    words(text, x + 51, at, { size, bold: true, colour, align: 'centre', width: 50 });
  const isOut = what === 'life' && n === 0;
  const up = change === 0 ? y : high / 4 + 1;
  const sign = group(
    [
      ...(isOut ? brokenHeart() : COUNTED_SIGNS[what]()),
      explainedBy(ENTRY[what], { x: -15, y: -up, w: CELL, h: high }),
    ],
    { x: x + 15, y: up },
  );
  if (change === 0) return [sign, figure(String(n), y, 33, isOut ? '#ff9a7a' : cream)];
  return [
    group(
      [
        rect(
          { x: x + 1, y: 1, w: CELL - 3, h: high - 3 },
          isLoud
            ? { fill: done, stroke: stroke(doneLight, 2.5), radius: 6 }
            : { fill: EARLIER.fill, stroke: stroke(EARLIER.edge, 2.5), radius: 6 },
        ),
        sign,
        figure(String(n), up, 35, doneEdge),
        rect({ x: x + 4, y: y + 2, w: CELL - 8, h: y - 7 }, { fill: doneEdge, radius: 8 }),
        words(signed(change), x + CELL / 2 + (isDrawn ? 9 : 0), y * 1.5 - 2, {
          size: isDrawn ? 31 : 35,
          bold: true,
          colour: isLoud ? LIT : EARLIER.fill,
          align: 'centre',
          width: CELL - 8,
        }),
      ],
      { tag: `came:${what}` },
    ),
  ];
}
