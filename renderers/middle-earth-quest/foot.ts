import type { Locale } from '#core/text';
import { plotInPlay } from '#games/middle-earth-quest/printed/cards/decks';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { keptLayer } from '../kept-layer.ts';
import type { Look } from '../pictures.ts';
import { group, type Node, put, rect, shaded, words } from '../scene.ts';
import { cream, creamFaint, wood, woodLight } from '../theme.ts';
import { clipped } from '../whole-words.ts';
import { actionRows, HIGH, TAKEN, TOP } from './action-rows.ts';
import { eventName, plotName } from './names.ts';
import { changeMark, earlierMark } from './news-marks.ts';
import { eventPiece, markerPiece, plotPiece } from './pieces.ts';
import { eye, signAt } from './signs.ts';
import { isPoolLoud, poolChange } from './tallies.ts';
import { say } from './text.ts';
import { track } from './track.ts';

/** Below the map: the story track, Sauron's action rows, the Shadow Pool, his plots and the event in play. */

export const FOOT = 215;
/** The same without his plots and the event: where much is told above the map, they make room. */
export const SHORT_FOOT = TOP + HIGH + 5;

export const foot = (view: View, { locale, now }: Look, high = FOOT): Node[] => [
  keptLayer(`middle-earth-quest.foot${high === FOOT ? '' : '.short'}`, { width: 1200, height: high }, () => [
    rect({ x: 0, y: 0, w: 1200, h: high }, { fill: shaded([0, 0], [0, high], woodLight, wood) }),
  ]),
  ...track(view, locale, now),
  ...actionRows(view, locale, now),
  ...pool(view),
  ...poolNews(poolChange(now), isPoolLoud(now)),
  ...(high === FOOT ? plots(view, locale) : []),
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

/** Each plot with its slot, the marker it moves and by how much; the event beside its flag. Where they are the map shows. */
function plots(view: View, locale: Locale): Node[] {
  const all = [...view.slots.map((slot, n) => ({ slot, n })), { slot: view.event, n: undefined }];
  return all.flatMap(({ slot, n }, k): Node[] => {
    const [x, y] = [22 + (k % 2) * 584, TOP + HIGH + 4 + Math.floor(k / 2) * LINE];
    const isPlot = n !== undefined;
    const sign = isPlot ? plotPiece(n, locale, 44) : eventPiece();
    const size = isPlot ? 1 : SMALL;
    const empty = say(isPlot ? 'foot.plot-empty' : 'foot.no-event', locale);
    const name = slot && (isPlot ? plotName(slot.card, locale) : eventName(slot.card, locale));
    const moves = slot && isPlot ? plotInPlay(slot.card) : undefined;
    const at = x + (moves ? 130 : 54);
    return [
      put(sign, x + (isPlot ? 0 : 6), y + (34 - sign.h * size) / 2, size),
      ...(moves
        ? [
            put(markerPiece(moves.marker, 26), x + 54, y + 4),
            words(`+${moves.advance}`, x + 84, y + 17, { size: 29, bold: true, colour: cream }),
          ]
        : []),
      clipped(
        words(name ?? empty, at, y + 17, { size: 29, colour: name ? cream : creamFaint, width: x + 568 - at }),
        27,
      ),
    ];
  });
}
/** How large a flag stands there, and how far one line lies below the other. */
const SMALL = 0.84;
const LINE = 34;
