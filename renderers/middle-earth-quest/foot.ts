import type { Locale } from '#core/text';
import { plotInPlay } from '#games/middle-earth-quest/printed/cards/decks';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { row } from '../boxes.ts';
import { keptLayer } from '../kept-layer.ts';
import { setText } from '../measure.ts';
import type { Look } from '../pictures.ts';
import { group, type Node, put, rect, type Sprite, shaded, words } from '../scene.ts';
import { cream, creamFaint, wood, woodLight } from '../theme.ts';
import { clipped } from '../whole-words.ts';
import { actionRows, HIGH, TAKEN, TOP } from './action-rows.ts';
import { eachRound } from './chip.ts';
import { eventName, plotName } from './names.ts';
import { changeMark, earlierMark } from './news-marks.ts';
import { eventPiece, markerPiece, plotPiece } from './pieces.ts';
import { eye, signAt } from './signs.ts';
import { isPoolLoud, poolChange, signed } from './tallies.ts';
import { say } from './text.ts';
import { track } from './track.ts';

/** Below the map: the story track, Sauron's action rows, the Shadow Pool, his plots and the event in play. */

export const FOOT = 215;
/** The same with all of them on one line, the plots without their names: where much is told above the map. */
export const BRIEF_FOOT = 188;

export const foot = (view: View, { locale, now }: Look, high = FOOT): Node[] => [
  keptLayer(`middle-earth-quest.foot${high === FOOT ? '' : '.brief'}`, { width: 1200, height: high }, () => [
    rect({ x: 0, y: 0, w: 1200, h: high }, { fill: shaded([0, 0], [0, high], woodLight, wood) }),
  ]),
  ...track(view, locale, now),
  ...actionRows(view, locale, now),
  ...pool(view),
  ...poolNews(poolChange(now), isPoolLoud(now)),
  ...(high === FOOT ? plots(view, locale) : plotsInBrief(view, locale)),
];

/** How much influence lies in the Shadow Pool and how much it holds, behind its eye. */
function pool({ pool: { now, most } }: View): Node[] {
  const y = TOP + HIGH / 2;
  return [
    signAt(eye('#d9552b', TAKEN), POOL, y, 54),
    words(`${now}/${most}`, POOL + 34, y, { size: 32, bold: true, colour: cream }),
  ];
}
const POOL = 1020;

/** How much has just come to the pool or gone from it, over its eye. */
const poolNews = (n: number, isLoud: boolean): Node[] =>
  n === 0
    ? []
    : [group(isLoud ? changeMark(n) : earlierMark(n), { x: POOL + 143, y: TOP + HIGH / 2, tag: 'burst:pool' })];

/** The marker that a plot moves in each round, and by how much: a promise, as where it is played. */
function promised(card: string): Sprite {
  const { marker, advance } = plotInPlay(card);
  const many = words(signed(advance), 0, LINE / 2, { size: 29, bold: true, colour: cream });
  return row([eachRound(cream), markerPiece(marker, 26), { w: setText(many).box.w, h: LINE, nodes: [many] }], {
    gap: 4,
  });
}

/** Each plot with its slot and what it promises; the event beside its flag. Where they are the map shows. */
function plots(view: View, locale: Locale): Node[] {
  const all = [...view.slots.map((slot, n) => ({ slot, n })), { slot: view.event, n: undefined }];
  return all.flatMap(({ slot, n }, k): Node[] => {
    const [x, y] = [22 + (k % 2) * 584, TOP + HIGH + 4 + Math.floor(k / 2) * LINE];
    const isPlot = n !== undefined;
    const sign = isPlot ? plotPiece(n, locale, 44) : eventPiece();
    const size = isPlot ? 1 : SMALL;
    const empty = say(isPlot ? 'foot.plot-empty' : 'foot.no-event', locale);
    const name = slot && (isPlot ? plotName(slot.card, locale) : eventName(slot.card, locale));
    const moves = slot && isPlot ? promised(slot.card) : undefined;
    const at = x + 54 + (moves ? moves.w + 10 : 0);
    return [
      put(sign, x + (isPlot ? 0 : 6), y + (34 - sign.h * size) / 2, size),
      ...(moves ? [put(moves, x + 54, y + 17 - moves.h / 2)] : []),
      clipped(
        words(name ?? empty, at, y + 17, { size: 29, colour: name ? cream : creamFaint, width: x + 568 - at }),
        27,
      ),
    ];
  });
}
/** The same on one line: of a plot what it promises, of the event its name. */
function plotsInBrief({ slots, event }: View, locale: Locale): Node[] {
  const middle = TOP + HIGH + 21;
  const played = slots.flatMap((slot, n) =>
    slot ? [row([plotPiece(n, locale, 44), promised(slot.card)], { gap: 6 })] : [],
  );
  const laid = row(played, { gap: 26 });
  const x = 22 + (played.length > 0 ? laid.w + 30 : 0);
  const flag = eventPiece();
  const name = event && eventName(event.card, locale);
  const none = played.length > 0 ? '' : `${say('foot.plot-empty', locale)} · `;
  return [
    put(laid, 22, middle - laid.h / 2),
    put(flag, x, middle - (flag.h * SMALL) / 2, SMALL),
    clipped(
      words(name ?? `${none}${say('foot.no-event', locale)}`, x + 50, middle, {
        ...{ size: 29, colour: name ? cream : creamFaint, width: 1178 - x - 50 },
      }),
      27,
    ),
  ];
}
/** How large a flag stands there, and how far one line lies below the other. */
const SMALL = 0.84;
const LINE = 34;
