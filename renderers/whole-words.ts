import { pieces, wholePhrases, wrapWhole } from './kinsoku.ts';
import { cutOf, setText, textWidth } from './measure.ts';
import type { Text } from './scene.ts';

/** Sentences that are read at a glance: no word and no name of them is parted, and letters shrink before one is. */

const STEP = 1;

/** Whether a text on one line is drawn no smaller than `least`. */
const fits = (node: Text, least: number): boolean => {
  const size = Math.min(node.size, least);
  return setText({ ...node, size }).size >= size;
};

/** The text as large as it can be set, no smaller than `least`, with breaks between whole phrases alone. Undefined if it has no room. */
export function setWhole(node: Text, least: number, names: readonly string[]): Text | undefined {
  const { text, width, lines: most = 1 } = node;
  if (most === 1 || width === undefined) return fits(node, least) ? node : undefined;
  for (let { size } = node; size >= Math.min(node.size, least); size -= STEP) {
    const measure = (part: string) => textWidth(part, size, cutOf(node));
    if (measure(text) > width * most) continue;
    const lines = wrapWhole(text, { width, measure, names });
    if (lines && lines.length <= most) return { ...node, size, breakAt: breaksOf(text, lines) };
  }
  return undefined;
}

/** Where all lines but the first begin: each line is a part of the text, with blanks between. */
function breaksOf(text: string, lines: readonly string[]): number[] {
  let at = 0;
  return lines
    .map((line) => {
      const from = text.indexOf(line, at);
      at = from + line.length;
      return from;
    })
    .slice(1);
}

/** The text no smaller than `least`: what is longer than its lines is cut, with a sign that there was more; on several lines after a phrase. */
export function clipped(node: Text, least: number, names: readonly string[] = []): Text {
  const whole = setWhole(node, least, names);
  if (whole) return whole;
  const parts = (node.lines ?? 1) > 1 ? wholePhrases(node.text, names) : pieces(node.text);
  const shorter = (n: number) => ({ ...node, text: `${parts.slice(0, n).join('').trimEnd()}…` });
  let [some, tooMany] = [1, parts.length];
  while (tooMany - some > 1) {
    const middle = (some + tooMany) >> 1;
    if (setWhole(shorter(middle), least, names)) some = middle;
    else tooMany = middle;
  }
  return setWhole(shorter(some), least, names) ?? shorter(some);
}

/**
 * The first of these that has room at its least size or above. Only if none has, a name counts as words; the last is cut if that is
 * not enough.
 */
export function legible(ways: readonly (readonly [node: Text, least: number])[], names: readonly string[]): Text {
  for (const kept of [names, []])
    for (const [node, least] of ways) {
      const set = setWhole(node, least, kept);
      if (set) return set;
    }
  return clipped(...ways.at(-1)!, names);
}
