import type { Locale } from '#core/text';
import { leaders } from '#games/tears-of-the-dragon/printed/content';
import type { BattleLineView } from '#games/tears-of-the-dragon/seen/view.types';
import { textWidth } from '../measure.ts';
import { rows } from '../panels.ts';
import { group, put, rect, type Sprite, stroke, words } from '../scene.ts';
import { ink, now, nowEdge } from '../theme.ts';
import { joined, PART } from './deed-parts.ts';
import { facePart } from './hurt-parts.ts';
import { shortName } from './names.ts';
import { say } from './text.ts';
import type { ToldLine } from './told-volley.ts';

/** Who leads a line in a battle: his counter, his name, and what he adds. Names that have no room beside counters stand below them. */

const LETTERS = 32;
/** Smaller they are rather than without their names. */
const SMALLER = [28, 27];
const GAP = 12;

/** How wide the card of a side is: wider where names of leaders need it, unless the dragon's rage is told beside it (`most`). */
export const CARD = { usual: 440, most: 528, rim: 28 } as const;

/** The leaders of a line, and how wide its card is for them. */
export function cardOf(
  side: BattleLineView,
  { tells, berserk }: { tells: Pick<ToldLine, 'led' | 'offered'>; berserk: boolean },
  locale: Locale,
): { led: Sprite; w: number } {
  const most = berserk ? CARD.usual : CARD.most;
  const led = captainsPart(
    side,
    tells,
    [CARD.usual, most].map((w) => w - CARD.rim),
    locale,
  );
  return { led, w: Math.max(CARD.usual, Math.min(most, Math.ceil(led.w) + CARD.rim)) };
}

/** All leaders of a line in a row no wider than `width`, or than the second of two with names below them; those last who are there and add nothing. Whom an answer may name has a lime frame. */
export function captainsPart(
  side: BattleLineView,
  { led: more, offered }: Pick<ToldLine, 'led' | 'offered'>,
  [width, widest = width]: readonly number[],
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
  const inLine = [LETTERS, ...SMALLER].map((letters) => drawn(true, letters)).find(({ w }) => w <= width!);
  if (inLine) return inLine;
  const over = all.map(({ face, n }) => {
    const one = overName(face, n, locale);
    return offered.has(face) ? chosen(face, one, 2) : one;
  });
  const [wide, below] = [GAP, 4].map((gap) => rows(over, 4000, 'left', gap)) as [Sprite, Sprite];
  if (wide.w <= width!) return wide;
  return below.w <= widest! ? below : drawn(false);
}

/** A counter over a name, and the letters of that name: eight pixels on a phone. */
const OVER = { counter: 0.86, letters: 24 } as const;

/** His counter and what he adds, over his name. */
function overName(face: string, n: number | undefined, locale: Locale): Sprite {
  const one = joined([facePart(face, locale), ...(n === undefined ? [] : [said(`+${n}`, 29)])], 2);
  const name = shortName(face, locale);
  const wide = Math.ceil(textWidth(name, OVER.letters, true)) + 4;
  const [w, high] = [Math.max(one.w * OVER.counter, wide), one.h * OVER.counter];
  const set = { size: OVER.letters, bold: true, colour: ink, align: 'centre', width: wide } as const;
  return {
    w,
    h: high + OVER.letters,
    nodes: [
      put(one, (w - one.w * OVER.counter) / 2, 0, OVER.counter),
      words(name, w / 2, high + OVER.letters / 2, set),
    ],
  };
}

/** In the frame of those who may be chosen. */
const chosen = (face: string, { w, h, nodes }: Sprite, beside = 7): Sprite => {
  const frame = { x: beside - 3, y: -3, w: w + 6, h: h + 6 };
  const edges = [stroke(nowEdge, 8), stroke(now, 4.5)].map((edge) => rect(frame, { stroke: edge, radius: 10 }));
  const inside = group([...nodes], { x: beside });
  return { w: w + 2 * beside, h, nodes: [group([...edges, inside], { tag: `offers-leader:${face}` })] };
};

const ratingOf = (face: string, { role }: BattleLineView): number | undefined =>
  leaders.get(face)?.[role === 'attack' ? 'attack' : 'defence'];

function said(text: string, size = LETTERS): Sprite {
  const w = Math.ceil(textWidth(text, size)) + 4;
  return { w, h: PART, nodes: [words(text, 0, PART / 2, { size, colour: ink, width: w })] };
}
