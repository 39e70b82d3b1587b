import type { Locale } from '#core/text';
import { NO_TOKENS, putToken, rows } from '#games/middle-earth-quest/printed/boards/action-board';
import type { Row } from '#games/middle-earth-quest/printed/terms/names';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { inset } from '../boxes.ts';
import { setText } from '../measure.ts';
import type { Now } from '../pictures.ts';
import { type Frame, group, type Node, rect, stroke, type Text, words } from '../scene.ts';
import { now as bright, bronze, cream, done, doneEdge, ink, nowEdge, paperLight } from '../theme.ts';
import { headlineDeed } from './loud.ts';
import { EARLIER } from './news-marks.ts';
import { eye, signAt } from './signs.ts';
import { say } from './text.ts';

/**
 * Sauron's action rows: three of three numbers. Where a token lies the number is on black with an eye. A token just laid has a rim of
 * amber, a pale one where the headline tells something else. While he chooses an action the space he would take in each row has a
 * ground of lime.
 */

/** The upper edge of the rows and how high they are: all three stand beside one another. */
export const TOP = 97;
export const HIGH = 50;
/** What lies under an eye. */
export const TAKEN = '#1b1114';
const CELL = 51;
/** Between a label and its numbers, and from row to row. */
const GAP = { cells: 8, rows: 42 } as const;

/** Where the label of each row begins and its numbers. */
function columns(locale: Locale): { label: Text; cells: number }[] {
  let x = 22;
  return [...rows.values()].map(({ id }) => {
    const label = words(say(`row.${id}`, locale), x, TOP + HIGH / 2, { size: 30, face: 'display', colour: cream });
    const cells = x + setText(label).box.w + GAP.cells;
    x = cells + 3 * CELL + GAP.rows;
    return { label, cells };
  });
}
const frameOf = (cells: number, k: number): Frame => ({ x: cells + k * CELL, y: TOP, w: CELL - 4, h: HIGH - 3 });

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
  const at = columns(locale);
  return [
    ...[...rows.values()].flatMap(({ id, x: numbers }, row): Node[] => {
      const { label, cells } = at[row]!;
      const taken = view.actionTokens[id];
      const next = isAsked ? putToken(view.actionTokens, id).tokens[id] - 1 : undefined;
      return [
        label,
        ...numbers.flatMap((n, k) => [
          ...(k === next ? [] : space(n, frameOf(cells, k), k < taken)),
          ...(k < taken && k >= taken - fresh[id] ? laidRim(frameOf(cells, k), id, isLoud(id) && k === taken - 1) : []),
          ...(k === next ? free(n, frameOf(cells, k), id) : []),
        ]),
      ];
    }),
  ];
}

/** A number, or a token on it. */
function space(n: number, frame: Frame, isTaken: boolean): Node[] {
  const [cx, cy] = [frame.x + frame.w / 2, frame.y + frame.h / 2];
  return [
    rect(frame, { fill: isTaken ? TAKEN : paperLight, stroke: stroke(bronze, 2), radius: 6 }),
    ...(isTaken ? [signAt(eye('#d9552b', TAKEN), cx, cy - 14, 26)] : []),
    words(String(n), cx, isTaken ? cy + 8 : cy, {
      size: isTaken ? 33 : 38,
      bold: true,
      colour: isTaken ? '#ffffff' : ink,
      align: 'centre',
    }),
  ];
}

/** A space with a token, round the origin. */
export const takenSpace = (n: number): Node[] =>
  space(n, { x: -CELL / 2, y: -HIGH / 2, w: CELL - 4, h: HIGH - 3 }, true);

const laidRim = (frame: Frame, id: Row, isLoud: boolean): Node[] => [
  group(
    (isLoud ? [stroke(doneEdge, 9), stroke(done, 6)] : [stroke(doneEdge, 6), stroke(EARLIER.fill, 3)]).map((edge) =>
      rect(inset(frame, 1), { stroke: edge, radius: 6 }),
    ),
    { tag: `laid:${id}` },
  ),
];
/** The space that an action would take: a number on lime, within a thick dark edge that is seen without colour. */
const free = (n: number, frame: Frame, id: Row): Node[] => [
  group(
    [
      rect(inset(frame, -1), { fill: bright, radius: 6 }),
      rect(inset(frame, 4), { stroke: stroke(nowEdge, 5), radius: 4 }),
      words(String(n), frame.x + frame.w / 2, frame.y + frame.h / 2, {
        ...{ size: 36, bold: true, colour: nowEdge, align: 'centre' },
      }),
    ],
    { tag: `free:${id}` },
  ),
];
