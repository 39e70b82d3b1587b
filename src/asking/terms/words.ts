import type { Locale } from '#core/text';

/** Small things that are done to words before Discord shows them. */

/** At most `limit` UTF-16 units, the last one an ellipsis if something was cut; never half a character. */
export function clamp(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, Math.max(0, limit - 1));
  return `${/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut}…`.slice(0, limit);
}

/** Text of players with Markdown, mentions and links taken literally. Mentions that Discord itself wrote stay. */
export function plain(name: string): string {
  if (/^<@!?\d+>$/.test(name)) return name;
  return name.replace(/[\\*_~`|>#<[\]()@:-]/g, '\\$&').replaceAll('\n', ' ');
}

/** So many columns of a label are seen in every client; the rest may be cut away. Letters of Chinese, Japanese and Korean take two. */
const SEEN = 38;
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;

/** How wide words are, in columns of a Latin letter. */
export const columns = (words: string): number => [...words].reduce((n, letter) => n + (WIDE.test(letter) ? 2 : 1), 0);

/** With what a long label ends is as much as this, in columns: a whole part of it, or else some words. */
const LAST_PART = 20;
const LAST_WORDS = 18;
/** Where a part begins; the sign before it belongs to it. Where words begin, one stands before the sign. */
const PARTS = /, |; | — |: | \(|[、：（]/gu;
const WORDS = /(?<= )|(?<=・)/gu;
const LETTERS = /(?:)/gu;

/**
 * A label as every client shows it: at most `most` columns wide. One that is wider is cut in its middle. Its beginning
 * says what it is, and its end what comes of it. Example: "Trade for resources: 2 metal on…, and end the turn".
 */
export function inSight(label: string, most = SEEN): string {
  if (columns(label) <= most) return label;
  const end =
    longestEnd(label, PARTS, LAST_PART) ??
    longestEnd(label, WORDS, LAST_WORDS) ??
    longestEnd(label, LETTERS, LAST_WORDS);
  return `${beginning(label, most - 1 - columns(end!))}…${end}`;
}

/** The longest end of words that begins at such a sign and is no wider than that; undefined where there is none. */
function longestEnd(words: string, signs: RegExp, most: number): string | undefined {
  const ends = [...words.matchAll(signs)].map(({ index }) => words.slice(index));
  return ends.find((end) => end.trim() !== '' && !/^[\uDC00-\uDFFF]/.test(end) && columns(end) <= most);
}

/** As much of the beginning, and no sign that leads to more; whole words if little is lost by it. */
function beginning(words: string, most: number): string {
  let cut = '';
  for (const letter of words) {
    if (columns(cut + letter) > most) break;
    cut += letter;
  }
  const space = cut.lastIndexOf(' ');
  const whole = words[cut.length] !== ' ' && space > cut.length * 0.6 ? cut.slice(0, space) : cut;
  return whole.replace(/[\s,:;—、：（(→]+$/u, '');
}

/** Labels as they are seen, told apart: by the part in which they differ where they look alike, else by a number. */
export function labelsInSight(labels: readonly string[]): string[] {
  const short = labels.map((label) => inSight(label));
  const seen = new Set<string>();
  return short.map((words, i) => {
    const alike = [...new Set(labels.filter((_, other) => short[other] === words))];
    const own = alike.length > 1 ? inSight(`…${labels[i]!.slice(sharedWords(alike, 0).length).trim()}`) : words;
    let label = own;
    for (let n = 2; seen.has(label); n++) label = `${inSight(own, SEEN - ` (${n})`.length)} (${n})`;
    seen.add(label);
    return label;
  });
}

/** Labels that begin alike for as far as they are seen, with what tells them apart in front. */
function foremost(labels: readonly string[]): string[] {
  const beginnings = new Map<string, string[]>();
  for (const label of new Set(labels)) {
    if (label.length > SEEN) {
      const begins = label.slice(0, SEEN);
      beginnings.set(begins, [...(beginnings.get(begins) ?? []), label]);
    }
  }
  return labels.map((label) => {
    const alike = beginnings.get(label.slice(0, SEEN)) ?? [];
    if (label.length <= SEEN || alike.length < 2) return label;
    const shared = sharedWords(alike);
    const own = label.slice(shared.length).trim();
    return own === '' ? label : `${own} — ${shared.trim()}`;
  });
}

/** With what all of them begin, up to the end of a word where the language has spaces. */
function sharedWords([first = '', ...others]: readonly string[], from = SEEN): string {
  let n = from;
  while (n < first.length && others.every((one) => one[n] === first[n])) n++;
  const shared = first.slice(0, n);
  return shared.includes(' ') ? shared.slice(0, shared.lastIndexOf(' ') + 1) : shared;
}

/** Labels within `limit`, made different from each other by a number at the end where they are not. */
export function distinct(labels: readonly string[], limit: number): string[] {
  const seen = new Set<string>();
  return foremost(labels).map((label) => {
    let words = clamp(label, limit);
    for (let n = 2; seen.has(words); n++) {
      const mark = ` (${n})`;
      words = clamp(label, limit - mark.length) + mark;
    }
    seen.add(words);
    return words;
  });
}

/** Things as the language lists them: "a, b and c". */
export const listed = (parts: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts);

/** Lines gathered into pages of at most `limit` characters. */
export function pagesOf(lines: readonly string[], limit: number): string[] {
  const pages: string[] = [];
  for (const line of lines.map((one) => clamp(one, limit))) {
    const last = pages.at(-1);
    if (last !== undefined && last.length + 1 + line.length <= limit) pages[pages.length - 1] = `${last}\n${line}`;
    else pages.push(line);
  }
  return pages;
}
