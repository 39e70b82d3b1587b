import type { Locale } from '#core/text';
import { textWidth } from './measure.ts';
import { timber } from './paper.ts';
import { notes } from './prose.ts';
import {
  group,
  type Layer,
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
import { firstSentences, shorterQuestions, withoutAsides } from './shorter.ts';
import { bronze, cream, creamFaint, now, nowEdge } from './theme.ts';
import { clipped, legible, setWhole } from './whole-words.ts';

/** The bar over every board: what just happened in one sentence, who is asked now, which turn it is and how the match stands. */

export interface Story {
  locale: Locale;
  /** The arms of who did what is told, at most 96 high; of two beside one another wider. */
  arms?: Sprite;
  /** What happened, oldest first: the last is told large, the one before it small. With none the first of `stands` is the headline. */
  said: readonly string[];
  /**
   * Who is asked, with their arms (at most 44 high) and the question. Signs (at most 70 high) stand behind the question of one, and behind that
   * of all where it is the same. `isKept`: they stand behind one of several, too.
   */
  asked: readonly { arms?: Sprite; words: string; signs?: Sprite; isKept?: true }[];
  /** Several questions stand below one another, each with its signs: the bar is `barOf` them high. */
  isStacked?: boolean;
  /** Nobody is asked, and no room is kept for a question: the bar is `LOW_BAR` high. */
  isLow?: boolean;
  turn: string;
  /** How the match stands, most important first: at most two short lines beside the headline. */
  stands: readonly string[];
  /** Every sentence of the headline weighs: what is in brackets is left out first, and letters shrink before a sentence is. */
  isWhole?: boolean;
  /** Names of several words that no line breaks within. */
  names?: readonly string[];
}

/** Height of the bar, and of one without room for a question: multiples of ten, so that layers below fall on whole pixels at nine tenths. */
export const [BAR, LOW_BAR] = [210, 130];
/** Three lines of a headline stand above it, two of a question below it, each with air to all edges. */
const HEAD = 124;
const SIDE = 338;
/** From one question to the next where they stand below one another. */
const ROW = 70;

/** How high the bar is in which so many questions stand below one another. */
export const barOf = (questions: number): number => (questions < 2 ? BAR : HEAD + 6 + questions * ROW);

const grounds = new Map<string, Layer>();
function ground(w: number, h: number): Layer {
  const frame = { x: 0, y: 0, w, h };
  const key = `story-bar.${w}.${h}`;
  const layer = grounds.get(key) ?? {
    kind: 'layer',
    key,
    width: w,
    height: h,
    nodes: [...timber(frame), rect({ x: 0, y: h - 4, w, h: 4 }, { fill: bronze })],
  };
  grounds.set(key, layer);
  return layer;
}

/** What messages have and letters have not: small pictures among the words, and the marks of bold ones. */
const OF_MESSAGES = /\p{Extended_Pictographic}\uFE0F?\s?|\*\*/gu;
/** The turn, bold before what happened in it: the corner says it, and a headline cut to its first sentence would say nothing else. */
const OPENING = /^\*\*[^*]+\*\*\s+(?=\S)/u;
/** A sentence of a message as a picture has it, beginning with a capital letter. */
export const storyWords = (text: string): string => capital(text.replace(OF_MESSAGES, '').trim());

/** With a capital letter: arms stand where words began with a name, and events with whom it happened to. */
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Laid over the upper edge of a picture `w` wide. */
export function storyBar(given: Story, w = 1200): Node[] {
  const story = {
    ...given,
    said: given.said.map((one) => storyWords(one.replace(OPENING, ''))),
    asked: given.asked.map((one) => ({ ...one, words: storyWords(one.words) })),
  };
  const isStacked = story.isStacked === true && story.asked.length > 1;
  return [
    ground(w, story.isLow ? LOW_BAR : barOf(isStacked ? story.asked.length : 1)),
    ...headline(story, w, middleOf(story)),
    ...standing(story, w, middleOf(story)),
    ...(isStacked ? askedRows(story, w) : askedRow(story, w)),
  ];
}

function headline({ arms, said, stands, isWhole = false, names = [] }: Story, w: number, middle: number): Node[] {
  const x = arms ? 32 + Math.max(96, arms.w) : 24;
  const width = w - SIDE - x - 18;
  const told = said.length > 0 ? said : stands.slice(0, 1);
  const newest = told.at(-1) ?? '';
  const before = told.length > 1 ? told.at(-2)! : undefined;
  const large = { size: 44, face: 'display', colour: cream, width } as const;
  const one = textWidth(newest, large.size, 'display') <= width;
  const small = { size: 28, colour: creamFaint, width };
  const drawnArms = arms ? [put(arms, Math.max(22, 70 - arms.w / 2), middle + 1 - arms.h / 2)] : [];
  if (before === undefined || !one) {
    const size = one ? 44 : 40;
    return [
      ...drawnArms,
      headlineWords(newest, { names, isWhole }, (text) =>
        words(text, x, middle, { ...large, size, lines: 2, tag: 'said' }),
      ),
    ];
  }
  const oneLine = [before, withoutAsides(before)].map((text) =>
    words(text, x, middle + 32, { ...small, tag: 'said-before' }),
  );
  const short = oneLine.find((node) => setWhole(node, 27, names));
  if (short) return [...drawnArms, clipped(words(newest, x, middle - 20, { ...large, tag: 'said' }), 33, names), short];
  return [
    ...drawnArms,
    clipped(words(newest, x, middle - 34, { ...large, size: 38, tag: 'said' }), 33, names),
    onTwo(before, names, (text) => words(text, x, middle + 23, { ...small, size: 27, lines: 2, tag: 'said-before' })),
  ];
}

/** What was before the newest on two lines: whole, without what is said in brackets, or its first sentences. */
function onTwo(text: string, names: readonly string[], set: (text: string) => Text): Text {
  return legible(
    [text, withoutAsides(text), ...firstSentences(text)].map((one) => [set(one), 27] as const),
    names,
  );
}

/** On two lines the whole, or as many sentences as can be read large. Else on three, at last fewer and without what is in brackets. */
function headlineWords(
  text: string,
  { names, isWhole }: { names: readonly string[]; isWhole: boolean },
  set: (text: string) => Text,
): Text {
  const two = (one: string) => [set(one), 33] as const;
  const three = (one: string, least: number) => [{ ...set(one), size: 29, lines: 3 }, least] as const;
  const bare = withoutAsides(text);
  return legible(
    [
      two(text),
      ...(isWhole ? [two(bare)] : [...firstSentences(text).map(two), three(text, 29)]),
      three(bare, 29),
      three(bare, 27),
      ...firstSentences(bare).map((one) => three(one, 27)),
    ],
    names,
  );
}

/** On one line, else on two: whole, without what is said in brackets, or without what follows the first sentences. */
function waysToAsk(text: string, [x, y]: Point, width: number): (readonly [Text, number])[] {
  const one = words(text, x, y, { size: 30, bold: true, colour: now, width });
  const bare = withoutAsides(text);
  const ways = [text, bare, ...shorterQuestions(text), ...shorterQuestions(bare).slice(-1)];
  return [[one, 27], ...ways.map((said) => [{ ...one, text: said, size: 28, lines: 2 }, 27] as const)];
}

/** Whether a question in so many pixels is said without a sign that there was more. */
export const isAskedWhole = (text: string, width: number, names: readonly string[] = []): boolean =>
  waysToAsk(storyWords(text), [0, 0], width).some(([node, least]) =>
    [names, []].some((kept) => setWhole(node, least, kept)),
  );

/** What a question of several needs beside its signs, in pixels: else it goes without them. */
const LEAST = 60;

/** The middle of what stands beside one another: of the whole bar while nobody is asked. */
const middleOf = ({ asked, isLow }: Story): number =>
  asked.length > 0 ? HEAD / 2 + 2 : (isLow ? LOW_BAR : BAR) / 2 - 4;

function standing({ turn, stands, said, names = [] }: Story, w: number, middle: number): Node[] {
  const lines = said.length > 0 ? stands.slice(0, 2) : stands.slice(1, 3);
  const look = { size: 28, bold: true, colour: cream, align: 'right', width: SIDE - 12 } as const;
  const first = lines[0] === undefined ? undefined : words(lines[0], w - 22, middle + 21, { ...look, tag: 'stands' });
  // What matters most is never cut: where it is long it takes both lines.
  const onBoth = first && lines.length === 2 && !setWhole(first, 27, names) ? { ...first, lines: 2 } : undefined;
  const ys = [[0], [-20, 26], [-36, 4, 38]][lines.length]!.map((y) => middle + y);
  return [
    words(turn, w - 22, ys[0]!, { ...look, size: 36, face: 'display', colour: creamFaint, tag: 'turn' }),
    ...(onBoth
      ? [legible([[onBoth, 27]], [])]
      : lines.map((one, n) => clipped(words(one, w - 22, ys[n + 1]!, { ...look, tag: 'stands' }), 27, names))),
  ];
}

/** Who is asked, at the beginning of a question. */
const ASKED = /^[^:：]+[:：]\s*/u;

/** What all are asked, where it is the same but for what stands in brackets, and their arms with how wide they are; else undefined. */
function sharedQuestion(asked: Story['asked']): { arms: Sprite[]; w: number; words: string } | undefined {
  const arms = asked.flatMap((one) => one.arms ?? []);
  const questions = asked.map((one) => one.words.replace(ASKED, ''));
  const bare = new Set(questions.map((one) => withoutAsides(one)));
  if (asked.length < 2 || arms.length < asked.length || bare.size > 1) return undefined;
  const isWholly = new Set(questions).size === 1;
  const text = isWholly ? questions[0]! : [...bare][0]!;
  return {
    arms,
    w: arms.reduce((sum, one) => sum + one.w + 6, 0),
    words: capital(text),
  };
}

/** Points at a question from the left edge. */
const markAt = (y: number, half: number): Node =>
  path(`M20 ${y - half} L42 ${y} L20 ${y + half} Z`, { fill: now, stroke: stroke(nowEdge, 1.5) });

/** Each question in a row of its own, with a fine line between two. */
function askedRows({ asked, names = [] }: Story, w: number): Node[] {
  const [top, h] = [HEAD + 2, barOf(asked.length) - HEAD - 8];
  const rows = asked.flatMap(({ arms, words: text, signs }, n): Node[] => {
    const y = top + n * ROW + ROW / 2 - 1;
    const x = 56 + (arms ? arms.w + 12 : 0);
    const width = w - x - 34 - (signs ? signs.w + 12 : 0);
    return [
      ...(n > 0 ? [rect({ x: 20, y: top + n * ROW - 2, w: w - 40, h: 2 }, { fill: `${now}80` })] : []),
      markAt(y, 24),
      ...(arms ? [put(arms, 56, y - arms.h / 2)] : []),
      legible(waysToAsk(text, [x, y], width), names),
      ...(signs ? [put(signs, w - 18 - signs.w, y - signs.h / 2)] : []),
    ];
  });
  const frame = rect({ x: 8, y: top, w: w - 16, h }, { fill: nowEdge, stroke: stroke(now, 2.5), radius: 10 });
  return [group([frame, ...rows], { tag: 'asked' })];
}

/** Everybody who is asked in one row: arms and question, so large that a phone shows it, in the colour of now. */
function askedRow({ asked, locale, names = [] }: Story, w: number): Node[] {
  const [y, h] = [HEAD + 2, BAR - HEAD - 8];
  if (asked.length === 0) return [];
  const mark = markAt(y + h / 2, h / 2 - 10);
  const shared = sharedQuestion(asked);
  const room = (w - 60 - 16) / asked.length;
  const many = asked.length > 3;
  // What all may choose alike stands behind the question of all.
  const alike = shared && asked.every(({ signs }) => signs) ? asked[0]!.signs : undefined;
  const asks = (x: number, width: number, text: string) => legible(waysToAsk(text, [x, y + h / 2], width), names);
  return [
    group(
      [
        rect({ x: 8, y, w: w - 16, h }, { fill: nowEdge, stroke: stroke(now, 2.5), radius: 10 }),
        mark,
        ...(shared
          ? [
              ...shared.arms.map((one, n) => put(one, 56 + n * (one.w + 6), y + h / 2 - one.h / 2)),
              asks(70 + shared.w, w - 94 - shared.w - (alike ? alike.w + 12 : 0), shared.words),
              ...(alike ? [put(alike, w - 18 - alike.w, y + h / 2 - alike.h / 2)] : []),
            ]
          : many
            ? [
                asks(
                  56,
                  w - 80,
                  notes(
                    asked.map((one) => one.words),
                    locale,
                  ),
                ),
              ]
            : asked.flatMap(({ arms, words: one, signs, isKept }, n): Node[] => {
                const x = 56 + n * room;
                const indent = arms ? arms.w + 12 : 0;
                const width = room - indent - 16;
                // Beside a long question of several there may be no room for what can be chosen.
                const behind =
                  signs && (asked.length === 1 || (isKept && width - signs.w >= LEAST)) ? signs : undefined;
                return [
                  ...(arms ? [put(arms, x, y + h / 2 - arms.h / 2)] : []),
                  asks(x + indent, width - (behind ? behind.w + 12 : 0), one),
                  ...(behind
                    ? [put(behind, x + room - (n === asked.length - 1 ? -2 : 14) - behind.w, y + h / 2 - behind.h / 2)]
                    : []),
                ];
              })),
      ],
      { tag: 'asked' },
    ),
  ];
}
