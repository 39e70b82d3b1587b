import type { Locale } from '#core/text';
import { plotInPlay } from '#games/middle-earth-quest/printed/cards/decks';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { keptLayer } from '../kept-layer.ts';
import type { Look } from '../pictures.ts';
import { disc, group, type Node, put, rect, shaded, stroke, words } from '../scene.ts';
import { bronze, cream, creamFaint, wood, woodLight } from '../theme.ts';
import { clipped } from '../whole-words.ts';
import { actionRows, LINE, TAKEN, TOP } from './action-rows.ts';
import { eventName, placeName, plotName } from './names.ts';
import { changeMark, earlierMark } from './news-marks.ts';
import { eventPiece, markerPiece, plotPiece } from './pieces.ts';
import { eye, signAt } from './signs.ts';
import { isPoolLoud, poolChange } from './tallies.ts';
import { say } from './text.ts';
import { markerWays, track } from './track.ts';

/** Below the map: the story track, Sauron's action rows, the Shadow Pool, his plots and the event in play. */

export const FOOT = 240;

export const foot = (view: View, { locale, now }: Look): Node[] => [
  keptLayer('middle-earth-quest.foot', { width: 1200, height: FOOT }, () => [
    rect({ x: 0, y: 0, w: 1200, h: FOOT }, { fill: shaded([0, 0], [0, FOOT], woodLight, wood) }),
  ]),
  ...track(view, locale, now),
  ...markerWays(view, now),
  ...actionRows(view, locale, now),
  ...pool(view),
  ...poolNews(poolChange(now), isPoolLoud(now)),
  ...plots(view, locale),
];

/** As many eyes as lie in the Shadow Pool, and rings for what it still holds, in rows of four: one for each stage. */
function pool({ pool: { now, most } }: View): Node[] {
  return Array.from({ length: most }, (_, n): Node[] => {
    const [x, y] = [378 + (n % 4) * 40, TOP + 22 + Math.floor(n / 4) * LINE];
    return n < now
      ? [disc(x, y, 18, { fill: TAKEN, stroke: stroke(bronze, 2) }), signAt(eye('#d9552b', TAKEN), x, y, 28)]
      : [disc(x, y, 18, { stroke: stroke(bronze, 2, [4, 4]) })];
  }).flat();
}

/** How much has just come to the pool or gone from it, above its last eye. */
const poolNews = (n: number, isLoud: boolean): Node[] =>
  n === 0 ? [] : [group(isLoud ? changeMark(n) : earlierMark(n), { x: 518, y: TOP - 2, tag: 'burst:pool' })];

/** How large scroll and flag stand there. */
const SIGN = 0.86;

/** Each plot with its slot, the marker it moves and by how much, and where it is; the event below them beside its flag. */
function plots(view: View, locale: Locale): Node[] {
  const left = 550;
  const lines = [...view.slots.map((slot, n) => ({ slot, n })), { slot: view.event, n: undefined }];
  const high = 34;
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
      put(sign, left - (isPlot ? 8 : 0), isPlot ? y : y - 1, SIGN),
      ...(moves
        ? [
            put(markerPiece(moves.marker, 24), left + 42, y + 6),
            words(`+${moves.advance}`, left + 68, y + 17, { size: 27, bold: true, colour: cream }),
          ]
        : []),
      clipped(
        words(text, moves ? x + 12 : left + 46, y + 17, {
          size: 27,
          colour: slot ? cream : creamFaint,
          width: 1200 - 20 - (moves ? x + 12 : left + 46),
        }),
        24,
      ),
    ];
  });
}
