import type { Locale } from '#core/text';
import { rows } from '#games/middle-earth-quest/printed/boards/action-board';
import { GOAL, SHADOW_FALLS, stages } from '#games/middle-earth-quest/printed/boards/track';
import { plotInPlay } from '#games/middle-earth-quest/printed/cards/decks';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { inset } from '../boxes.ts';
import { keptLayer } from '../kept-layer.ts';
import { timber } from '../paper.ts';
import type { Look, Now } from '../pictures.ts';
import { disc, type Node, put, rect, stroke, words } from '../scene.ts';
import { clipped } from '../story-bar.ts';
import { bronze, cream, creamFaint, ink, paperLight } from '../theme.ts';
import { litFrame } from '../ways.ts';
import { eventName, placeName, plotName } from './names.ts';
import { eventPiece, markerPiece, plotPiece } from './pieces.ts';
import { eye, signAt } from './signs.ts';
import { say } from './text.ts';

/** Below the map: the story track, Sauron's action rows, the Shadow Pool, his plots and the event in play. */

export const FOOT = 320;

export const foot = (view: View, { locale, now }: Look): Node[] => [
  keptLayer('middle-earth-quest.foot', { width: 1200, height: FOOT }, () => timber({ x: 0, y: 0, w: 1200, h: FOOT })),
  ...track(view, locale),
  ...changed(now),
  ...actionRows(view, locale),
  ...pool(view),
  ...plots(view, locale),
];

const SPACE = { x: 22, y: 42, w: 60.8, h: 92 } as const;
const TINTS = ['#f3e8cd', '#dcc59a', '#b9966c'] as const;

/** Nineteen spaces in three stages, with the markers that stand there; The Shadow Falls and the last are named. */
function track(view: View, locale: Locale): Node[] {
  const at = (space: number) => SPACE.x + space * SPACE.w;
  const named = (text: string, x: number, align: 'left' | 'centre' | 'right') =>
    words(text, x, 24, { size: 27, face: 'display', colour: creamFaint, align });
  return [
    ...stages.flatMap(({ from, to }, n): Node[] => [
      rect(
        { x: at(from), y: SPACE.y, w: (to - from + 1) * SPACE.w, h: SPACE.h },
        { fill: TINTS[n]!, stroke: stroke(bronze, 3) },
      ),
    ]),
    named(say('foot.start', locale), at(0), 'left'),
    ...[1, 2].map((n) => named(say(`stage.${n + 1}`, locale), at(stages[n]!.from) + 4, 'left')),
    named(say('foot.shadow-falls', locale), at(SHADOW_FALLS) + SPACE.w / 2, 'centre'),
    named(say('foot.finale', locale), at(GOAL + 1), 'right'),
    ...Array.from({ length: GOAL + 1 }, (_, space): Node[] => [
      rect(inset({ ...SPACE, x: at(space) }, 2), {
        stroke: stroke(
          space === SHADOW_FALLS || space === GOAL ? '#7a1e0c' : '#5b4426',
          space === SHADOW_FALLS || space === GOAL ? 4 : 1,
        ),
        radius: 5,
      }),
      words(String(space), at(space) + SPACE.w / 2, SPACE.y + 19, {
        size: 27,
        bold: true,
        colour: ink,
        align: 'centre',
      }),
    ]).flat(),
    ...(['green', 'yellow', 'red', 'black'] as const).map((colour, n) =>
      put(markerPiece(colour, 25), at(view.markers[colour]) + 4 + (n % 2) * 28, SPACE.y + 36 + Math.floor(n / 2) * 28),
    ),
  ];
}

/** A frame round each space to which a marker has just come. */
function changed(now: Now | undefined): Node[] {
  const moved = (now?.events ?? []).flatMap(({ type, shown: { space } }) =>
    (type === 'marker-moves' || type === 'marker-falls') && typeof space === 'number' ? [space] : [],
  );
  return [...new Set(moved)].map((space) =>
    litFrame(inset({ ...SPACE, x: SPACE.x + space * SPACE.w }, 1), `changed:${space}`),
  );
}

const TOP = 148;
const LINE = 56;

/** Three rows of three numbers; where a token lies the number is on black with an eye. */
function actionRows(view: View, locale: Locale): Node[] {
  return [...rows.values()].flatMap(({ id, x: numbers }, row): Node[] => {
    const y = TOP + row * LINE;
    return [
      clipped(
        words(say(`row.${id}`, locale), 24, y + 25, { size: 28, face: 'display', colour: cream, width: 146 }),
        20,
      ),
      ...numbers.flatMap((n, k): Node[] => {
        const [cx, cy] = [204 + k * 60, y + 25];
        const isTaken = k < view.actionTokens[id];
        return [
          rect(
            { x: cx - 26, y: cy - 24, w: 52, h: 48 },
            { fill: isTaken ? '#1b1114' : paperLight, stroke: stroke(bronze, 2), radius: 6 },
          ),
          ...(isTaken ? [signAt(eye('#d9552b', '#1b1114'), cx, cy - 13, 24)] : []),
          words(String(n), cx, isTaken ? cy + 8 : cy, {
            size: 28,
            bold: true,
            colour: isTaken ? '#ffffff' : ink,
            align: 'centre',
          }),
        ];
      }),
    ];
  });
}

/** As many eyes as lie in the Shadow Pool, and rings for what it still holds, in rows of four: one for each stage. */
function pool({ pool: { now, most } }: View): Node[] {
  return Array.from({ length: most }, (_, n): Node[] => {
    const [x, y] = [402 + (n % 4) * 40, TOP + 25 + Math.floor(n / 4) * LINE];
    return n < now
      ? [disc(x, y, 18, { fill: '#1b1114', stroke: stroke(bronze, 2) }), signAt(eye('#d9552b', '#1b1114'), x, y, 28)]
      : [disc(x, y, 18, { stroke: stroke(bronze, 2, [4, 4]) })];
  }).flat();
}

/** Each plot with its slot, the marker it moves and by how much, and where it is; the event below them beside its flag. */
function plots(view: View, locale: Locale): Node[] {
  const left = 572;
  const lines = [...view.slots.map((slot, n) => ({ slot, n })), { slot: view.event, n: undefined }];
  const high = 42;
  return lines.flatMap(({ slot, n }, row): Node[] => {
    const y = TOP + row * high;
    const isPlot = n !== undefined;
    const sign = isPlot ? plotPiece(n, locale) : eventPiece();
    const empty = say(isPlot ? 'foot.plot-empty' : 'foot.no-event', locale);
    const text = slot
      ? say('foot.plot', locale, {
          plot: isPlot ? plotName(slot.card, locale) : eventName(slot.card, locale),
          place: placeName(slot.at, locale),
        })
      : empty;
    const moves = slot && isPlot ? plotInPlay(slot.card) : undefined;
    const x = left + (isPlot ? 96 : 44);
    return [
      put(sign, left - (isPlot ? 4 : 0), y, 0.9),
      ...(moves
        ? [
            put(markerPiece(moves.marker, 24), left + 42, y + 8),
            words(`+${moves.advance}`, left + 68, y + 20, { size: 27, bold: true, colour: cream }),
          ]
        : []),
      clipped(
        words(text, moves ? x + 12 : left + 46, y + 20, {
          size: 27,
          colour: slot ? cream : creamFaint,
          width: 1200 - 20 - (moves ? x + 12 : left + 46),
        }),
        20,
      ),
    ];
  });
}
