/**
 * Where a line of mixed Japanese and Latin text may break (the usual subset of JIS X 4051). It does not break before
 * closing marks, small kana and the long-vowel mark, nor after opening marks. It never breaks within a Latin word or a
 * number.
 */

import { wordEnds } from './word-ends.ts';

const NEVER_FIRST =
  '),.:;!?]}、。，．・：；？！‼⁇⁈⁉ヽヾゝゞ々ー〜～…‥）〕］｝〉》」』】〙〗ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ％';
const NEVER_LAST = '([{（〔［｛〈《「『【〘〖';
const WIDE = /[\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF\u{20000}-\u{3FFFF}]/u;
/** A character as people count it: a base with its variation selectors and marks. */
const CHARACTER = /\P{M}\p{M}*/gu;

/** Whether a character is set as wide as high. */
export const isWide = (character: string): boolean => WIDE.test(character);

/** The pieces a text may be broken into, in order; a trailing space stays with its piece. */
export function pieces(text: string): string[] {
  const found: string[] = [];
  let [open, before] = ['', ''];
  for (const character of text.match(CHARACTER) ?? []) {
    if (open && mayBreak(before, character)) {
      found.push(open);
      open = '';
    }
    open += character;
    before = character;
  }
  return open ? [...found, open] : found;
}

/** Whether a line may break between two characters. */
function mayBreak(before: string, next: string): boolean {
  // Without its marks.
  const last = String.fromCodePoint(before.codePointAt(0)!);
  if (next === ' ') return false;
  if (NEVER_FIRST.includes(next) || NEVER_LAST.includes(last)) return false;
  return last === ' ' || isWide(last) || isWide(next);
}

/**
 * Of two places for a break of equally many lines the one costs less where readers pause. Within a word or a name costs more than any
 * shape of the lines: it comes last.
 */
const PAUSE = { sentence: 0, clause: 1, joint: 2, word: 3, compound: 6, inside: 20 } as const;
const KINDS = {
  kana: /[\u3041-\u309F]/u,
  name: /[\u30A0-\u30FF\uFF66-\uFF9F]/u,
  kanji: /[\u2E80-\u2FDF\u3005\u3400-\u9FFF\uF900-\uFAFF\u{20000}-\u{3FFFF}]/u,
};
type Kind = keyof typeof KINDS | 'other';
const kindOf = (character: string): Kind =>
  (Object.keys(KINDS) as (keyof typeof KINDS)[]).find((kind) => KINDS[kind].test(character)) ?? 'other';
const ALL_KANA = /^[\u3041-\u309F]+$/u;

/** What it costs to break a text before `at`, in code units. */
function costAt(text: string, at: number): number {
  const last = text
    .slice(Math.max(0, at - 8), at)
    .match(CHARACTER)!
    .at(-1)!;
  const first = String.fromCodePoint(text.codePointAt(at)!);
  // What a sign joins stays together: C6 → D7, Trade / Deploy, 2 + 1 = 3.
  if (last === ' ')
    return /[→/–=+−×] $/u.test(text.slice(0, at)) || /^[→/=+−×]/u.test(text.slice(at)) ? PAUSE.word : PAUSE.sentence;
  if ('。！？'.includes(last)) return PAUSE.sentence;
  // What is quoted has its particle.
  if ('）」』】'.includes(last) && kindOf(first) === 'kana') return PAUSE.inside;
  if ('、，：；）」』】'.includes(last) || NEVER_LAST.includes(first)) return PAUSE.clause;
  if (last === '・' || last === '／' || last === '　') return PAUSE.joint;
  const word = wordEnds(text).get(at);
  const [from, to] = [kindOf(last), kindOf(first)];
  if (word === undefined || (from === 'name' && to === 'name')) return PAUSE.inside;
  // Before kana there is a particle or an ending, but for what follows an object.
  if (to === 'kana') return word === 'を' ? PAUSE.joint : PAUSE.inside;
  // A word of kana is a particle; other kana end a verb, which may go on: 取り｜除く.
  if (from === 'kana') return ALL_KANA.test(word) ? PAUSE.joint : PAUSE.word;
  return from === to || from === 'other' || to === 'other' ? PAUSE.compound : PAUSE.word;
}

/** The pieces between which readers pause: words with what is joined to them, a number with what it counts. */
export function phrases(text: string): string[] {
  return joined(text, (piece, at) => /^\d/u.test(piece) || costAt(text, at) > PAUSE.joint);
}

/** The pieces of a text, each joined to the one before it where `isJoined` says so of it and of where it begins. */
function joined(text: string, isJoined: (piece: string, at: number) => boolean): string[] {
  const found: string[] = [];
  let at = 0;
  for (const piece of pieces(text)) {
    if (found.length > 0 && isJoined(piece, at)) found[found.length - 1] += piece;
    else found.push(piece);
    at += piece.length;
  }
  return found;
}

/** Names of several words, or a number with what it numbers: Bones #7, 3 × 2. */
const BELONGS = /^(?:#|×|[→/–=+−])/u;
/** What has something to come: a sign, or a number of things. */
const LEADS = /(?:[→/–=+−×]|(?:^|[\s(])\d+) $/u;

/** The phrases of a text whose names, those of `names` and all in katakana, are never parted. */
export function wholePhrases(text: string, names: readonly string[]): string[] {
  const within = insideNames(text, names);
  return joined(text, (piece, at) => {
    if (within.has(at) || BELONGS.test(piece)) return true;
    if (LEADS.test(text.slice(0, at))) return true;
    const cost = costAt(text, at);
    return cost > PAUSE.joint || (/^\d/u.test(piece) && cost > PAUSE.clause);
  });
}

/** Two or three codes of places in a list; a longer list has to break. */
const PLACES = /(?<![A-Z]\d(?:、|, | and ))\b(?:[A-Z]\d(?:、|, | and )){1,2}[A-Z]\d(?!\d|(?:、|, | and )[A-Z]\d)/gu;

/** All places of a text that are within a name. */
function insideNames(text: string, names: readonly string[]): Set<number> {
  const found = new Set<number>();
  const add = (from: number, to: number) => {
    for (let at = from + 1; at < to; at++) found.add(at);
  };
  for (const name of names)
    for (let from = text.indexOf(name); from >= 0; from = text.indexOf(name, from + 1)) add(from, from + name.length);
  for (const { index, 0: name } of text.matchAll(/[\u30A0-\u30FF][\u30A0-\u30FF＝=]*/gu))
    add(index, index + name.length);
  // A short list of places: C5, G1.
  for (const { index, 0: places } of text.matchAll(PLACES)) add(index, index + places.length);
  return found;
}

/** What a line costs that leaves so great a part of the width empty, and a last line that is hardly begun. */
const RAGGED = 6;
const STUB = { part: 0.16, cost: 4 };

type Measure = (text: string) => number;

/** Breaks a text into as few lines as can be, none wider than `width`; a piece that is wider stands alone on its line. */
export const wrap = (text: string, width: number, measure: Measure): string[] =>
  folded(text, pieces(text), { width, measure });

/** The same between whole phrases alone; undefined if one of them is wider. */
export function wrapWhole(
  text: string,
  { width, measure, names }: { width: number; measure: Measure; names: readonly string[] },
): string[] | undefined {
  const all = wholePhrases(text, names);
  return all.some((one) => measure(one.trimEnd()) > width) ? undefined : folded(text, all, { width, measure });
}

function folded(
  text: string,
  all: readonly string[],
  { width, measure }: { width: number; measure: Measure },
): string[] {
  const whole = all.map(measure);
  const bare = all.map((piece, n) => (piece.endsWith(' ') ? measure(piece.trimEnd()) : whole[n]!));
  const starts = [0];
  for (const piece of all) starts.push(starts.at(-1)! + piece.length);
  // To each piece the best way to end a line before it: how many lines, what they cost, and where the last begins.
  const ways = [{ lines: 0, cost: 0, from: 0 }];
  for (let end = 1; end <= all.length; end++) {
    let best: (typeof ways)[number] | undefined;
    let w = 0;
    const isLast = end === all.length;
    const pause = isLast ? 0 : costAt(text, starts[end]!);
    for (let from = end - 1; from >= 0; from--) {
      w += from === end - 1 ? bare[from]! : whole[from]!;
      if (w > width + 1e-6 && from < end - 1) break;
      const left = Math.max(0, 1 - w / width);
      const shape = isLast ? (from > 0 && 1 - left < STUB.part ? STUB.cost : 0) : RAGGED * left ** 2;
      const way = {
        lines: ways[from]!.lines + 1,
        cost: ways[from]!.cost + shape + pause,
        from,
      };
      if (!best || way.lines < best.lines || (way.lines === best.lines && way.cost < best.cost)) best = way;
    }
    ways.push(best!);
  }
  const lines: string[] = [];
  for (let end = all.length; end > 0; end = ways[end]!.from)
    lines.unshift(all.slice(ways[end]!.from, end).join('').trimEnd());
  return lines.length > 0 ? lines : [''];
}
