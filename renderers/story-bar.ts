import type { Locale } from '#core/text';
import { ASKED_ROW, type AskedInBar, askedRow, askedRows, capital, isSaidIn } from './asked-bar.ts';
import { textWidth } from './measure.ts';
import { timber } from './paper.ts';
import { type Layer, type Node, put, rect, type Sprite, type Text, words } from './scene.ts';
import { firstSentences, withoutAsides } from './shorter.ts';
import { bronze, cream, creamFaint } from './theme.ts';
import { clipped, legible, setWhole } from './whole-words.ts';

/** The bar over every board: what just happened in one sentence, who is asked now, which turn it is and how the match stands. */

export interface Story {
  locale: Locale;
  /** The arms of who did what is told, at most 96 high; of two beside one another wider. */
  arms?: Sprite;
  /** What happened, oldest first: the last is told large, the one before it small. With none the first of `stands` is the headline. */
  said: readonly string[];
  /** Who is asked, and what. */
  asked: readonly AskedInBar[];
  /** Several questions stand below one another, each with its signs: the bar is `barOf` them high. */
  isStacked?: boolean;
  /** Nobody is asked, and no room is kept for a question: the bar is `LOW_BAR` high. */
  isLow?: boolean;
  turn: string;
  /** What stands before the turn, at most 44 high. */
  besideTurn?: Sprite;
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
/** The upper left corner of the field of the question. */
const FIELD = { x: 8, y: HEAD + 2 };

/** How high the bar is in which so many questions stand below one another. */
export const barOf = (questions: number): number => (questions < 2 ? BAR : HEAD + 6 + questions * ASKED_ROW);

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

/** Whether a question in so many pixels is said without a sign that there was more. */
export const isAskedWhole = (text: string, width: number, names: readonly string[] = []): boolean =>
  isSaidIn(storyWords(text), width, names);

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
    ...(story.asked.length === 0
      ? []
      : isStacked
        ? [askedRows(story, { ...FIELD, w: w - 16, h: barOf(story.asked.length) - HEAD - 8 })]
        : [askedRow(story, { ...FIELD, w: w - 16, h: BAR - HEAD - 8 })]),
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

/** The middle of what stands beside one another: of the whole bar while nobody is asked. */
const middleOf = ({ asked, isLow }: Story): number =>
  asked.length > 0 ? HEAD / 2 + 2 : (isLow ? LOW_BAR : BAR) / 2 - 4;

function standing({ turn, besideTurn, stands, said, names = [] }: Story, w: number, middle: number): Node[] {
  const lines = said.length > 0 ? stands.slice(0, 2) : stands.slice(1, 3);
  const look = { size: 28, bold: true, colour: cream, align: 'right', width: SIDE - 12 } as const;
  const first = lines[0] === undefined ? undefined : words(lines[0], w - 22, middle + 21, { ...look, tag: 'stands' });
  // What matters most is never cut: where it is long it takes both lines.
  const onBoth = first && lines.length <= 2 && !setWhole(first, 27, names) ? { ...first, lines: 2 } : undefined;
  const ys = [[0], [-20, 26], [-36, 4, 38]][onBoth ? 2 : lines.length]!.map((y) => middle + y);
  return [
    ...(besideTurn
      ? [put(besideTurn, w - 40 - textWidth(turn, 36, 'display') - besideTurn.w, ys[0]! - besideTurn.h / 2)]
      : []),
    words(turn, w - 22, ys[0]!, { ...look, size: 36, face: 'display', colour: creamFaint, tag: 'turn' }),
    ...(onBoth
      ? [legible([[onBoth, 27]], [])]
      : lines.map((one, n) => clipped(words(one, w - 22, ys[n + 1]!, { ...look, tag: 'stands' }), 27, names))),
  ];
}
