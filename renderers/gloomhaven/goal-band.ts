import type { Locale } from '#core/text';
import type { View } from '#games/gloomhaven/seen/view.types';
import { textWidth } from '../measure.ts';
import type { Look } from '../pictures.ts';
import { notes } from '../prose.ts';
import { group, type Node, rect, stroke, words } from '../scene.ts';
import { bronze, cream } from '../theme.ts';
import { lastRound, stakes } from './goal-words.ts';

/** What wins and loses the scenario, small below the question while nothing is decided: nobody must look it up. */

/** How high the band is with one line, and how much more with each other one. */
const [HIGH, LINE] = [40, 34];
const SIZE = 27;
const [LEFT, WIDE] = [22, 1160];

/** What the headline tells when it begins, and what is decided, stands there instead. */
const isTold = (view: View, { now }: Look): boolean =>
  view.ends !== null || view.phase === 'over' || (now?.events ?? []).some(({ type }) => type === 'scenario-begins');

/** Each line is as full as it can be. */
export function goalLines(view: View, locale: Locale): string[] {
  const lines: string[] = [];
  for (const one of stakes(view, locale)) {
    const longer = notes([...lines.slice(-1), one], locale);
    if (lines.length > 0 && textWidth(longer, SIZE, true) <= WIDE) lines[lines.length - 1] = longer;
    else lines.push(one);
  }
  return lines;
}

export const goalBandOf = (view: View, look: Look): number =>
  isTold(view, look) ? 0 : HIGH + (goalLines(view, look.locale).length - 1) * LINE;

/** The band at the height `y`; red in the round whose end loses the scenario. */
export function goalBand(view: View, look: Look, y: number): Node[] {
  const h = goalBandOf(view, look);
  if (h === 0) return [];
  const last = lastRound(view);
  const isLate = last?.isLost === true && view.round >= last.n;
  const text = { size: SIZE, bold: true, colour: isLate ? '#ffffff' : cream, width: WIDE } as const;
  return [
    group(
      [
        rect({ x: 0, y: 0, w: 1200, h }, { fill: '#1c0c08' }),
        ...(isLate
          ? [rect({ x: 6, y: 0, w: 1188, h: h - 3 }, { fill: '#8e1b12', stroke: stroke('#ff8a70', 3), radius: 8 })]
          : []),
        ...goalLines(view, look.locale).map((one, n) => words(one, LEFT, HIGH / 2 - 2 + n * LINE, text)),
        ...(isLate ? [] : [rect({ x: 0, y: h - 3, w: 1200, h: 3 }, { fill: bronze })]),
      ],
      { y, tag: 'goal' },
    ),
  ];
}
