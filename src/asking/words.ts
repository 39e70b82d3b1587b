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

/** So many characters of a label are seen in every client; the rest may be cut away. */
const SEEN = 38;

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
function sharedWords([first = '', ...others]: readonly string[]): string {
  let n = SEEN;
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
