import type { Locale } from '#core/text';
import { leaders } from '#games/tears-of-the-dragon/printed/content';
import type { BattleLineView } from '#games/tears-of-the-dragon/seen/view.types';
import { textWidth } from '../measure.ts';
import { rows } from '../panels.ts';
import { group, rect, type Sprite, stroke, words } from '../scene.ts';
import { ink, now, nowEdge } from '../theme.ts';
import { joined, PART } from './deed-parts.ts';
import { facePart } from './hurt-parts.ts';
import { shortName } from './names.ts';
import { say } from './text.ts';
import type { ToldLine } from './told-volley.ts';

/** Who leads a line in a battle: his counter, his name where it has room, and what he adds. */

const LETTERS = 32;
/** Smaller they are rather than without their names. */
const SMALLER = [28, 27];
const GAP = 12;

/** All leaders of a line in a row no wider than `width`, those last who are there and add nothing. Whom an answer may name has a lime frame. */
export function captainsPart(
  side: BattleLineView,
  { led: more, offered }: Pick<ToldLine, 'led' | 'offered'>,
  width: number,
  locale: Locale,
): Sprite {
  const all = [
    ...side.leaders.map((face) => ({ face, n: ratingOf(face, side) })),
    ...more.filter((face) => !side.leaders.includes(face)).map((face) => ({ face, n: 0 })),
  ];
  if (all.length === 0) return said(say('no-leader', locale));
  const drawn = (isNamed: boolean, letters = LETTERS) =>
    rows(
      all.map(({ face, n }) => {
        const plus = n === undefined ? '' : `+${n}`;
        const words = isNamed ? `${shortName(face, locale)} ${plus}` : plus;
        const one = joined([facePart(face, locale), said(words, letters)], letters < LETTERS ? 2 : 6);
        return offered.has(face) ? chosen(face, one) : one;
      }),
      4000,
      'left',
      letters < LETTERS ? GAP / 2 : GAP,
    );
  return [LETTERS, ...SMALLER].map((letters) => drawn(true, letters)).find(({ w }) => w <= width) ?? drawn(false);
}

/** In the frame of those who may be chosen. */
const chosen = (face: string, { w, h, nodes }: Sprite): Sprite => {
  const frame = { x: 4, y: -3, w: w + 6, h: h + 6 };
  const edges = [stroke(nowEdge, 8), stroke(now, 4.5)].map((edge) => rect(frame, { stroke: edge, radius: 10 }));
  return { w: w + 14, h, nodes: [group([...edges, group([...nodes], { x: 7 })], { tag: `offers-leader:${face}` })] };
};

const ratingOf = (face: string, { role }: BattleLineView): number | undefined =>
  leaders.get(face)?.[role === 'attack' ? 'attack' : 'defence'];

function said(text: string, size = LETTERS): Sprite {
  const w = Math.ceil(textWidth(text, size)) + 4;
  return { w, h: PART, nodes: [words(text, 0, PART / 2, { size, colour: ink, width: w })] };
}
