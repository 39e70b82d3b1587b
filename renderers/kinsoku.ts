/**
 * Where a line of mixed Japanese and Latin text may break (the usual subset of JIS X 4051). It does not break before
 * closing marks, small kana and the long-vowel mark, nor after opening marks. It never breaks within a Latin word or a
 * number.
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

/** Of two places for a break of equally many lines the one costs less where readers pause: a word stays whole where it can. */
const PAUSE = { sentence: 0, clause: 1, joint: 2, word: 3, within: 5, compound: 6, name: 8 } as const;
const KINDS = {
  kana: /[\u3041-\u309F]/u,
  name: /[\u30A0-\u30FF\uFF66-\uFF9F]/u,
  kanji: /[\u2E80-\u2FDF\u3005\u3400-\u9FFF\uF900-\uFAFF\u{20000}-\u{3FFFF}]/u,
};
type Kind = keyof typeof KINDS | 'other';
const kindOf = (character: string): Kind =>
  (Object.keys(KINDS) as (keyof typeof KINDS)[]).find((kind) => KINDS[kind].test(character)) ?? 'other';

/** What it costs to break between two pieces. */
function costOf(before: string, next: string): number {
  const last = before.match(CHARACTER)!.at(-1)!;
  const [first] = next;
  // What a sign joins stays together: C6 → D7, Trade / Deploy, 2 + 1 = 3.
  if (last === ' ') return /[→/–=+−×] $/u.test(before) || /^[→/=+−×]/u.test(next) ? PAUSE.word : PAUSE.sentence;
  if ('。！？'.includes(last)) return PAUSE.sentence;
  if ('、，：；）」』】'.includes(last) || NEVER_LAST.includes(first!)) return PAUSE.clause;
  if (last === '・' || last === '／' || last === '　') return PAUSE.joint;
  const [from, to] = [kindOf(last), kindOf(first!)];
  if (to === 'kana') return PAUSE.within;
  if (from === 'kana') return PAUSE.joint;
  if (from === 'name' && to === 'name') return PAUSE.name;
  return from === to || from === 'other' || to === 'other' ? PAUSE.compound : PAUSE.word;
}

/** The pieces between which readers pause: words with what is joined to them, a number with what it counts. */
export function phrases(text: string): string[] {
  const found: string[] = [];
  for (const piece of pieces(text)) {
    const before = found.at(-1);
    if (before !== undefined && (/^\d/u.test(piece) || costOf(before, piece) > PAUSE.joint))
      found[found.length - 1] = before + piece;
    else found.push(piece);
  }
  return found;
}

/** What a line costs that leaves so great a part of the width empty, and a last line that is hardly begun. */
const RAGGED = 6;
const STUB = { part: 0.16, cost: 4 };

/** Breaks a text into as few lines as can be, none wider than `width`; a piece that is wider stands alone on its line. */
export function wrap(text: string, width: number, measure: (text: string) => number): string[] {
  const all = pieces(text);
  const whole = all.map(measure);
  const bare = all.map((piece, n) => (piece.endsWith(' ') ? measure(piece.trimEnd()) : whole[n]!));
  // To each piece the best way to end a line before it: how many lines, what they cost, and where the last begins.
  const ways = [{ lines: 0, cost: 0, from: 0 }];
  for (let end = 1; end <= all.length; end++) {
    let best: (typeof ways)[number] | undefined;
    let w = 0;
    for (let from = end - 1; from >= 0; from--) {
      w += from === end - 1 ? bare[from]! : whole[from]!;
      if (w > width + 1e-6 && from < end - 1) break;
      const left = Math.max(0, 1 - w / width);
      const isLast = end === all.length;
      const shape = isLast ? (from > 0 && 1 - left < STUB.part ? STUB.cost : 0) : RAGGED * left ** 2;
      const way = {
        lines: ways[from]!.lines + 1,
        cost: ways[from]!.cost + shape + (isLast ? 0 : costOf(all[end - 1]!, all[end]!)),
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
