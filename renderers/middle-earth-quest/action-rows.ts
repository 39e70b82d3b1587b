import type { Locale } from '#core/text';
import { NO_TOKENS, putToken, rows } from '#games/middle-earth-quest/printed/boards/action-board';
import type { Row } from '#games/middle-earth-quest/printed/terms/names';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { inset } from '../boxes.ts';
import type { Now } from '../pictures.ts';
import { type Frame, group, type Node, rect, stroke, words } from '../scene.ts';
import { now as bright, bronze, cream, done, doneEdge, ink, nowEdge, paperLight } from '../theme.ts';
import { clipped } from '../whole-words.ts';
import { headlineDeed } from './loud.ts';
import { EARLIER } from './news-marks.ts';
import { eye, signAt } from './signs.ts';
import { cardsDrawn, isDrawLoud, signed } from './tallies.ts';
import { say } from './text.ts';

/**
 * Sauron's action rows: three of three numbers. Where a token lies the number is on black with an eye. A token just laid has a rim of
 * amber, a pale one where the headline tells something else. While he chooses an action the space he would take in each row has a
 * broken rim of lime.
 */

/** The upper edge of the first row, and how far the next one lies below it. */
export const TOP = 102;
export const LINE = 45;
/** What lies under an eye. */
export const TAKEN = '#1b1114';

const frameOf = (row: number, k: number): Frame => ({ x: 176 + k * 56, y: TOP + row * LINE, w: 52, h: 43 });

/** By row how many of its tokens the news have laid; those that were taken off again are not counted. */
function laid({ actionTokens }: View, now: Now | undefined): Record<Row, number> {
  const sums: Record<Row, number> = { ...NO_TOKENS };
  for (const { type, shown } of now?.events ?? []) {
    if (type !== 'action-taken') continue;
    if (shown.cleared === true) Object.assign(sums, NO_TOKENS);
    sums[shown.row as Row] += 1;
  }
  const most = (row: Row) => Math.min(sums[row], actionTokens[row]);
  return { place_influence: most('place_influence'), draw_cards: most('draw_cards'), command: most('command') };
}

/** The rows with what has just been laid, drawn and may be chosen. */
export function actionRows(view: View, locale: Locale, now: Now | undefined): Node[] {
  const isAsked = now?.asked.some(({ key }) => key === 'action') === true;
  const fresh = laid(view, now);
  const told = headlineDeed(now);
  const isLoud = (row: Row) => !told || (told.type === 'action-taken' && told.shown.row === row);
  return [
    ...[...rows.values()].flatMap(({ id, x: numbers }, row): Node[] => {
      const label = { size: 28, face: 'display', colour: cream, width: 146 } as const;
      const taken = view.actionTokens[id];
      const next = isAsked ? putToken(view.actionTokens, id).tokens[id] - 1 : undefined;
      return [
        clipped(words(say(`row.${id}`, locale), 24, TOP + row * LINE + 22, label), 24),
        ...numbers.flatMap((n, k) => [
          ...space(n, frameOf(row, k), k < taken),
          ...(k < taken && k >= taken - fresh[id] ? laidRim(frameOf(row, k), id, isLoud(id) && k === taken - 1) : []),
          ...(k === next ? freeRim(frameOf(row, k), id) : []),
        ]),
      ];
    }),
    ...drawnCards(cardsDrawn(now), isDrawLoud(now)),
  ];
}

/** A number, or a token on it. */
function space(n: number, frame: Frame, isTaken: boolean): Node[] {
  const [cx, cy] = [frame.x + frame.w / 2, frame.y + frame.h / 2];
  return [
    rect(frame, { fill: isTaken ? TAKEN : paperLight, stroke: stroke(bronze, 2), radius: 6 }),
    ...(isTaken ? [signAt(eye('#d9552b', TAKEN), cx, cy - 12, 23)] : []),
    words(String(n), cx, isTaken ? cy + 7 : cy, {
      size: 28,
      bold: true,
      colour: isTaken ? '#ffffff' : ink,
      align: 'centre',
    }),
  ];
}

const laidRim = (frame: Frame, id: Row, isLoud: boolean): Node[] => [
  group(
    (isLoud ? [stroke(doneEdge, 9), stroke(done, 6)] : [stroke(doneEdge, 6), stroke(EARLIER.fill, 3)]).map((edge) =>
      rect(inset(frame, 1), { stroke: edge, radius: 6 }),
    ),
    { tag: `laid:${id}` },
  ),
];
const freeRim = (frame: Frame, id: Row): Node[] => [
  group(
    [stroke(nowEdge, 9), stroke(bright, 6, [12, 7])].map((edge) => rect(inset(frame, 1), { stroke: edge, radius: 6 })),
    { tag: `free:${id}` },
  ),
];

/** How many cards Sauron has just drawn and kept: a card with the sum, before his row of drawing. */
function drawnCards(n: number, isLoud: boolean): Node[] {
  if (n === 0) return [];
  const row = [...rows.keys()].indexOf('draw_cards');
  const frame = { x: 108, y: TOP + row * LINE + 1, w: 64, h: 42 };
  return [
    group(
      [
        rect(frame, { fill: isLoud ? done : EARLIER.fill, stroke: stroke(doneEdge, 3), radius: 8 }),
        rect({ x: frame.x + 7, y: frame.y + 9, w: 16, h: 24 }, { fill: cream, stroke: stroke(ink, 1.8), radius: 3 }),
        words(signed(n), frame.x + 43, frame.y + 21, { size: 27, bold: true, colour: doneEdge, align: 'centre' }),
      ],
      { tag: 'burst:cards' },
    ),
  ];
}
