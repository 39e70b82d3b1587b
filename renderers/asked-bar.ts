import type { Locale } from '#core/text';
import { notes } from './prose.ts';
import {
  type Frame,
  group,
  type Node,
  type Point,
  path,
  put,
  rect,
  type Sprite,
  stroke,
  type Text,
  words,
} from './scene.ts';
import { shorterQuestions, withoutAsides } from './shorter.ts';
import { now, nowEdge } from './theme.ts';
import { legible, setWhole } from './whole-words.ts';

/** Who is asked what, in the lower part of the bar over every board, so large that a phone shows it. */

/** With their arms (at most 44 high) and the question. */
export interface AskedInBar {
  arms?: Sprite;
  words: string;
  /** What may be answered, at most 70 high, behind the question of one, and behind that of all where it is the same. */
  signs?: Sprite;
  /** The same with less in it, for a question that has no room beside `signs`. */
  fewer?: Sprite;
  /** The signs stand behind one of several, too. */
  isKept?: true;
}

interface Bar {
  asked: readonly AskedInBar[];
  locale: Locale;
  /** Names of several words that no line breaks within. */
  names?: readonly string[];
}

/** Sentences begin with a capital letter: arms stand where words began with a name, and events with whom it happened to. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Who is asked, at the beginning of a question. */
const ASKED = /^[^:：]+[:：]\s*/u;

/** No question is cut: at last its letters are so small that a phone just shows them. */
const [USUAL, SMALLEST] = [27, 24];

/** Where a question stands, how wide it may be, and whether arms before it tell whom it asks. */
interface Place {
  at: Point;
  width: number;
  hasArms: boolean;
}

/**
 * On one line, else on two. Whole, without what is said in brackets, without whom it asks where arms tell it, or without what follows
 * the first sentences.
 */
function waysToAsk(text: string, { at: [x, y], width, hasArms }: Place, least: number): (readonly [Text, number])[] {
  const one = words(text, x, y, { size: 30, bold: true, colour: now, width });
  const bare = withoutAsides(text);
  const unaddressed = hasArms && ASKED.test(bare) ? [capital(bare.replace(ASKED, ''))] : [];
  const ways = [text, bare, ...unaddressed, ...shorterQuestions(text), ...shorterQuestions(bare).slice(-1)];
  return [[one, least], ...ways.map((said) => [{ ...one, text: said, size: 28, lines: 2 }, least] as const)];
}

const isOneWhole = (ways: readonly (readonly [Text, number])[], names: readonly string[]): boolean =>
  ways.some(([node, least]) => [names, []].some((kept) => setWhole(node, least, kept)));

/** Whether a question has room in so many pixels, with no letters smaller than usual. */
export const isSaidIn = (text: string, width: number, names: readonly string[] = []): boolean =>
  isOneWhole(waysToAsk(text, { at: [0, 0], width, hasArms: false }, USUAL), names);

/** A question, and the signs for which it leaves room: letters shrink before there are none. */
function questionOf(
  text: string,
  place: Place,
  { signs, fewer }: Pick<AskedInBar, 'signs' | 'fewer'>,
  names: readonly string[],
): { said: Text; behind?: Sprite } {
  const behinds = [...(signs ? [signs] : []), ...(fewer ? [fewer] : [])];
  for (const least of [USUAL, SMALLEST])
    for (const behind of behinds) {
      const ways = waysToAsk(text, { ...place, width: place.width - behind.w - 12 }, least);
      if (isOneWhole(ways, names)) return { said: legible(ways, names), behind };
    }
  return { said: legible([...waysToAsk(text, place, USUAL), ...waysToAsk(text, place, SMALLEST)], names) };
}

/** What all are asked, where it is the same but for what stands in brackets, and their arms beside one another; else undefined. */
function sharedQuestion(asked: readonly AskedInBar[]): AskedInBar | undefined {
  const arms = asked.flatMap((one) => one.arms ?? []);
  const questions = asked.map((one) => one.words.replace(ASKED, ''));
  const bare = new Set(questions.map((one) => withoutAsides(one)));
  if (asked.length < 2 || arms.length < asked.length || bare.size > 1) return undefined;
  const isWholly = new Set(questions).size === 1;
  const [{ signs, fewer }] = asked as [AskedInBar];
  return {
    arms: besideOneAnother(arms),
    words: capital(isWholly ? questions[0]! : [...bare][0]!),
    // What all may choose alike stands behind the question of all.
    ...(asked.every((one) => one.signs) && { ...(signs && { signs }), ...(fewer && { fewer }) }),
  };
}

function besideOneAnother(arms: readonly Sprite[]): Sprite {
  const h = Math.max(...arms.map((one) => one.h));
  let w = 0;
  const nodes = arms.map((one) => {
    const drawn = put(one, w, (h - one.h) / 2);
    w += one.w + 6;
    return drawn;
  });
  return { w: w - 6, h, nodes };
}

/** From one question to the next where they stand below one another. */
export const ASKED_ROW = 70;

/** Points at a question from the left edge. */
const markAt = (y: number, half: number): Node =>
  path(`M20 ${y - half} L42 ${y} L20 ${y + half} Z`, { fill: now, stroke: stroke(nowEdge, 1.5) });

const field = (frame: Frame, nodes: readonly Node[]): Node =>
  group([rect(frame, { fill: nowEdge, stroke: stroke(now, 2.5), radius: 10 }), ...nodes], { tag: 'asked' });

/** Each question in a row of its own, with a fine line between two. */
export function askedRows({ asked, names = [] }: Bar, frame: Frame): Node {
  const right = frame.x + frame.w;
  const rows = asked.flatMap((one, n): Node[] => {
    const y = frame.y + n * ASKED_ROW + ASKED_ROW / 2 - 1;
    return [
      ...(n > 0 ? [rect({ x: 20, y: frame.y + n * ASKED_ROW - 2, w: right - 32, h: 2 }, { fill: `${now}80` })] : []),
      markAt(y, 24),
      ...askedAt(one, { x: 56, y, room: right - 82, edge: right - 10 }, names),
    ];
  });
  return field(frame, rows);
}

/** From where on and in the middle of which height a question stands, how much room it has, and where its signs end. */
interface Lie {
  x: number;
  y: number;
  room: number;
  edge: number;
}

function askedAt(
  { arms, words: text, signs, fewer }: AskedInBar,
  { x, y, room, edge }: Lie,
  names: readonly string[],
): Node[] {
  const indent = arms ? arms.w + 12 : 0;
  const place: Place = { at: [x + indent, y], width: room - indent, hasArms: arms !== undefined };
  const { said, behind } = questionOf(text, place, { ...(signs && { signs }), ...(fewer && { fewer }) }, names);
  return [
    ...(arms ? [put(arms, x, y - arms.h / 2)] : []),
    said,
    ...(behind ? [put(behind, edge - behind.w, y - behind.h / 2)] : []),
  ];
}

/** What a question of several needs beside its signs, in pixels: else it goes without them. */
const LEAST = 60;

/** Everybody who is asked in one row: arms and question, in the colour of now. */
export function askedRow({ asked, locale, names = [] }: Bar, frame: Frame): Node {
  const right = frame.x + frame.w;
  const y = frame.y + frame.h / 2;
  const shared = sharedQuestion(asked);
  const all: AskedInBar = {
    words: notes(
      asked.map((one) => one.words),
      locale,
    ),
  };
  const shown = shared ? [shared] : asked.length > 3 ? [all] : asked;
  const room = (right - 68) / shown.length;
  return field(frame, [
    markAt(y, frame.h / 2 - 10),
    ...shown.flatMap((one, n) => {
      const { signs, fewer: _, ...bare } = one;
      const x = 56 + n * room;
      const lie = { x, y, room: room - 16, edge: x + room - (n === shown.length - 1 ? -2 : 14) };
      const width = lie.room - (one.arms ? one.arms.w + 12 : 0);
      // Beside a long question of several there may be no room for what can be chosen.
      const isKept = shown.length === 1 || (one.isKept && signs !== undefined && width - signs.w >= LEAST);
      return askedAt(isKept ? one : bare, lie, names);
    }),
  ]);
}
