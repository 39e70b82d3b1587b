/**
 * Where a line of mixed Japanese and Latin text may break (the usual subset of JIS X 4051): not before closing marks,
 * small kana and the long-vowel mark, not after opening marks, and never within a Latin word or a number.
 */

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
  let open = '';
  for (const character of text.match(CHARACTER) ?? []) {
    if (open && mayBreak(open, character)) {
      found.push(open);
      open = '';
    }
    open += character;
  }
  return open ? [...found, open] : found;
}

function mayBreak(before: string, next: string): boolean {
  const last = Array.from(before.replace(/\p{M}+$/u, '')).at(-1)!;
  if (next === ' ') return false;
  if (NEVER_FIRST.includes(next) || NEVER_LAST.includes(last)) return false;
  return last === ' ' || isWide(last) || isWide(next);
}

/** Breaks a text into lines no wider than `width`; a piece that is wider stands alone on its line. */
export function wrap(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces(text)) {
    if (line && measure((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = piece;
    } else line += piece;
  }
  return [...lines, line.trimEnd()];
}
