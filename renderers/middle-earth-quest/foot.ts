import type { Locale } from '#core/text';
import { plotInPlay } from '#games/middle-earth-quest/printed/cards/decks';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { row } from '../boxes.ts';
import { keptLayer } from '../kept-layer.ts';
import { setText } from '../measure.ts';
import type { Look } from '../pictures.ts';
import { group, type Node, put, rect, type Sprite, shaded, words } from '../scene.ts';
import { cream, wood, woodLight } from '../theme.ts';
import { clipped } from '../whole-words.ts';
import { actionRows, HIGH, TAKEN, TOP } from './action-rows.ts';
import { eachRound } from './chip.ts';
import { eventName, plotName } from './names.ts';
import { changeMark, earlierMark } from './news-marks.ts';
import { eventPiece, markerPiece, plotPiece } from './pieces.ts';
import { eye, signAt } from './signs.ts';
import { isPoolLoud, poolChange, signed } from './tallies.ts';
import { track } from './track.ts';

/** Below the map: the story track, Sauron's action rows, the Shadow Pool, his plots and the event in play. */

export const footHeight = (view: View): number => BELOW + Math.ceil(laidIn(view).length / 2) * LINE;
/** The same with all of them on one line, the plots without their names: where much is told above the map. */
export const BRIEF_FOOT = 188;

export const foot = (view: View, { locale, now }: Look, high = footHeight(view)): Node[] => [
  keptLayer(`middle-earth-quest.foot.${high}`, { width: 1200, height: high }, () => [
    rect({ x: 0, y: 0, w: 1200, h: high }, { fill: shaded([0, 0], [0, high], woodLight, wood) }),
  ]),
  ...track(view, locale, now),
  ...actionRows(view, locale, now),
  ...pool(view),
  ...poolNews(poolChange(now), isPoolLoud(now)),
  ...(high === BRIEF_FOOT ? plotsInBrief(view, locale) : plots(view, locale)),
];

/** How much influence lies in the Shadow Pool and how much it holds, behind its eye. */
function pool({ pool: { now, most } }: View): Node[] {
  const y = TOP + HIGH / 2;
  return [
    signAt(eye('#d9552b', TAKEN), POOL, y, 54),
    words(`${now}/${most}`, POOL + 34, y, { size: now > 9 ? 31 : 36, bold: true, colour: cream }),
  ];
}
const POOL = 1024;

/** How much has just come to the pool or gone from it, over its eye. */
const poolNews = (n: number, isLoud: boolean): Node[] =>
  n === 0
    ? []
    : [group(isLoud ? changeMark(n) : earlierMark(n), { x: POOL + 146, y: TOP + HIGH / 2, tag: 'burst:pool' })];

/** The marker that a plot moves in each round, and by how much: a promise, as where it is played. */
function promised(card: string): Sprite {
  const { marker, advance } = plotInPlay(card);
  const many = words(signed(advance), 0, LINE / 2, { size: 32, bold: true, colour: cream });
  return row([eachRound(cream), markerPiece(marker, 28), { w: setText(many).box.w, h: LINE, nodes: [many] }], {
    gap: 4,
  });
}

/** The plots in their slots and the event, by number of slot; what is empty is left out. */
const laidIn = ({ slots, event }: View): { card: string; n?: number }[] => [
  ...slots.flatMap((slot, n) => (slot ? [{ card: slot.card, n }] : [])),
  ...(event ? [{ card: event.card }] : []),
];

/** Each plot with its slot and what it promises; the event beside its flag. Where they are the map shows. */
function plots(view: View, locale: Locale): Node[] {
  return laidIn(view).flatMap(({ card, n }, k): Node[] => {
    const isPlot = n !== undefined;
    const [x, middle] = [22 + (k % 2) * 584, BELOW + Math.floor(k / 2) * LINE + LINE / 2 - 1];
    const sign = isPlot ? plotPiece(n, locale, 46) : eventPiece();
    const moves = isPlot ? promised(card) : undefined;
    const at = x + 60 + (moves ? moves.w + 10 : 0);
    return [
      put(sign, x + (isPlot ? 0 : 6), middle - sign.h / 2),
      ...(moves ? [put(moves, x + 60, middle - moves.h / 2)] : []),
      clipped(
        words(isPlot ? plotName(card, locale) : eventName(card, locale), at, middle, {
          ...{ size: LETTERS, colour: cream, width: x + 574 - at },
        }),
        27,
      ),
    ];
  });
}
/** The same on one line: of a plot what it promises, of the event its name; of plots the names where all have room. */
function plotsInBrief({ slots, event }: View, locale: Locale): Node[] {
  const middle = (TOP + HIGH + BRIEF_FOOT) / 2;
  const brief = slots.flatMap((slot, n) =>
    slot ? [{ sprite: row([plotPiece(n, locale, 44), promised(slot.card)], { gap: 6 }), card: slot.card }] : [],
  );
  const full = row(
    brief.map(({ sprite, card }) => row([sprite, named(plotName(card, locale))], { gap: 10 })),
    { gap: 26 },
  );
  const room = 1156 - (event ? 80 + named(eventName(event.card, locale)).w : 0);
  const laid =
    full.w <= room
      ? full
      : row(
          brief.map(({ sprite }) => sprite),
          { gap: 26 },
        );
  const x = 22 + (brief.length > 0 ? laid.w + 30 : 0);
  const flag = eventPiece();
  return [
    put(laid, 22, middle - laid.h / 2),
    ...(event
      ? [
          put(flag, x, middle - (flag.h * SMALL) / 2, SMALL),
          clipped(
            words(eventName(event.card, locale), x + 50, middle, {
              ...{ size: 29, colour: cream, width: 1178 - x - 50 },
            }),
            27,
          ),
        ]
      : []),
  ];
}
/** A name beside what it moves. */
function named(text: string): Sprite {
  const node = words(text, 0, LINE / 2, { size: 29, colour: cream });
  return { w: setText(node).box.w, h: LINE, nodes: [node] };
}
/** How large a flag stands there. */
const SMALL = 0.84;
/** Where plots and event begin, how far one line lies below the other, and their letters. */
const [BELOW, LINE, LETTERS] = [TOP + HIGH + 4, 36, 32];
