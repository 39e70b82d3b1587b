// @ts-check
import { componentsOf, controlsIn } from './what-stands.js';

/** @typedef {import('../base/types.js').Message} Message */
/** @typedef {import('./regions.js').Region} Region */
/**
 * One way to answer by pressing a place: a button, or a line of a menu. `isTick`: the line is one of several that are chosen together.
 * @typedef {{ message: string, customId: string, value?: string, label: string, isTick: boolean }} Answer
 */

/**
 * What a press on each place answers. A line of a menu means a place by its value: its id, a way that ends there, or
 * somebody who is seen there. Other lines, and buttons, mean the place that their words name last.
 * @param {Message} question
 * @param {Region[]} regions
 * @returns {Map<Region, Answer[]>}
 */
export function answersOf(question, regions) {
  /** @type {Map<Region, Answer[]>} */
  const answers = new Map();
  const byId = new Map(regions.map((region) => [region.id, region]));
  const lines = linesOf(question);
  for (const control of controlsIn(question)) {
    const { custom_id: customId = '', max_values: max = 1 } = control;
    const isTick = control.type === 3 && max > 1;
    const choices = control.type === 3 ? (control.options ?? []) : [{ value: undefined, label: control.label ?? '' }];
    for (const { value, label } of choices) {
      const place =
        (value !== undefined && (byId.get(value) ?? byId.get(value.split('>').at(-1) ?? ''))) ||
        namedIn(wholeOf(label, lines), regions);
      const region = place || (value !== undefined && regions.find(({ holds }) => holds.includes(value)));
      if (!region) continue;
      const answer = { message: question.id, customId, label, isTick, ...(value !== undefined && { value }) };
      answers.set(region, [...(answers.get(region) ?? []), answer]);
    }
  }
  return answers;
}

/**
 * A label that was cut in its middle, as it stands whole in the message: a line that begins and ends as the label does.
 * Gives the label itself if there is none.
 * @param {string} label
 * @param {readonly string[]} lines
 */
export function wholeOf(label, lines) {
  if (!label.includes('…')) return label;
  const parts = label.replace(/ \(\d+\)$/, '').split('…');
  const pattern = new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*?')}`);
  return lines.map((line) => pattern.exec(line)?.[0]).find((found) => found !== undefined) ?? label;
}

/** The lines of a message, the small ones without their mark. @param {Message} message */
const linesOf = (message) =>
  [message.content ?? '', ...componentsOf(message).map(({ content }) => content ?? '')]
    .flatMap((words) => words.split('\n'))
    .map((line) => line.replace(/^-# /, ''));

/**
 * The place that words name last; of names at the same end the longest. Ids count where they stand as words of their own, names where
 * they are not the beginning of another one.
 * @param {string} words
 * @param {Region[]} regions
 */
export function namedIn(words, regions) {
  /** @type {{ region: Region, end: number, length: number } | undefined} */
  let best;
  for (const region of regions) {
    for (const name of [region.id, ...region.names]) {
      const at = lastWord(words, name);
      if (at < 0 || (name !== region.id && goesOn.test(words.slice(at + name.length)))) continue;
      const end = at + name.length;
      if (!best || end > best.end || (end === best.end && name.length > best.length))
        best = { region, end, length: name.length };
    }
  }
  return best?.region;
}

/** What makes a name the beginning of a longer one, which is no place: "Osgiliath Invaded", 「オスギリアス侵攻」. */
const goesOn = /^(?: \p{Lu}|\p{Script=Han})/u;

const letter = /[\p{Script=Latin}\p{Number}'’-]/u;

/** Where a name stands last without a Latin letter or number right before or after it; -1 if nowhere. @param {string} words @param {string} name */
function lastWord(words, name) {
  for (let at = words.lastIndexOf(name); at >= 0; at = at === 0 ? -1 : words.lastIndexOf(name, at - 1)) {
    const [before, after] = [words[at - 1] ?? '', words[at + name.length] ?? ''];
    const opens = !letter.test(before) || !letter.test(name[0] ?? '');
    const closes = !letter.test(after) || !letter.test(name.at(-1) ?? '');
    if (opens && closes) return at;
  }
  return -1;
}
