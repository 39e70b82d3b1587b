import { choosablesOf } from '#asking/choices';
import type { Draft } from '#asking/draft';
import { press } from '#asking/press';
import { type PutQuestion, privateQuestion } from '#asking/question';
import { readId } from '#asking/terms/ids';
import type { Row } from '#asking/terms/menu';
import { isRefusal } from '#core/actions';
import type { Chosen } from '#core/decision';
import { isTaught } from '#core/lesson';
import type { Json } from '#core/types';

/** Which buttons and lines of menus lead to an answer: found by trying what a question shows. */

export interface Pressing {
  press: string;
  values: string[];
}

/** So many presses in a row are tried, and so many in all: what is not found by then is not shown plainly. */
const DEEPEST = 14;
const MOST = 400;

/** The presses that give this answer, in order; undefined where what is shown does not lead there. */
export const pressesTo = (put: PutQuestion, wanted: Chosen, draft?: Draft): Pressing[] | undefined =>
  waysOn({ put, wanted, left: MOST, seen: new Set([JSON.stringify(draft)]) }, draft, 0);

/** What is looked for, and how many presses may still be tried. */
interface Search {
  put: PutQuestion;
  wanted: Chosen;
  left: number;
  /** What has been come to already: no way goes back to it. */
  seen: Set<string>;
}

function waysOn(search: Search, draft: Draft | undefined, depth: number): Pressing[] | undefined {
  const { put, wanted } = search;
  if (depth > DEEPEST) return undefined;
  for (const given of offered(put, wanted, draft)) {
    if (search.left-- <= 0) return undefined;
    const pressed = press(put, draft, readId(given.press)!, given.values);
    if (isRefusal(pressed)) continue;
    if ('answer' in pressed) {
      if (isTaught({ key: '', answers: [wanted], others: 'refused' }, pressed.answer)) return [given];
      continue;
    }
    const next = pressed.draft;
    if (!next || search.seen.has(JSON.stringify(next)) || !leadsThere(next, wanted)) continue;
    search.seen.add(JSON.stringify(next));
    const rest = waysOn(search, next, depth + 1);
    if (rest) return [given, ...rest];
  }
  return undefined;
}

/** What a question offers: its choices of every page, those of several together, then all other buttons. */
function offered(put: PutQuestion, wanted: Chosen, draft: Draft | undefined): Pressing[] {
  const choices = choosablesOf(put, draft);
  const names = stringsIn(wanted.args);
  const together = choices.filter((one) => one.together);
  // A line of shares has its amount in its value: "archers=2".
  const meant = together.filter(({ means, value = '' }) =>
    value.includes('=') ? names.includes(value) : means.some(({ id }) => names.includes(id)),
  );
  // An option may be called otherwise than what it means.
  const several = meant.length > 0 ? meant : together.filter(({ value }) => names.includes(value ?? ''));
  const place = (means: readonly { id: string }[]) =>
    Math.min(...means.map(({ id }) => (names.includes(id) ? names.indexOf(id) : names.length)));
  const chosen = several.toSorted((a, b) => place(a.means) - place(b.means));
  const all =
    chosen.length > 0 ? [{ press: chosen[0]!.press, values: chosen.flatMap(({ value }) => value ?? []) }] : [];
  const single = choices.map(({ press: id, value }) => ({ press: id, values: value === undefined ? [] : [value] }));
  const shown = privateQuestion(put, draft).choices.flatMap(({ rows }) => rows as Row[]);
  const others = shown.flatMap(({ components }) =>
    components.flatMap((one) => {
      if (!('custom_id' in one)) return [];
      if (one.type !== 3) return [{ press: one.custom_id, values: [] }];
      return (one as { options: { value: string }[] }).options.map(({ value }) => ({
        press: one.custom_id,
        values: [value],
      }));
    }),
  );
  return [...all, ...single, ...others].filter(
    ({ press: id }) => !['back', 'reset', 'page'].includes(readId(id)!.kind),
  );
}

/** Whether a draft can still become this answer, as far as it shows. */
function leadsThere({ action, args, partial }: Draft, wanted: Chosen): boolean {
  if (action !== wanted.action) return false;
  const isFilled = Object.entries(args).every(
    ([name, value]) => !(name in wanted.args) || JSON.stringify(value) === JSON.stringify(wanted.args[name]),
  );
  const names = stringsIn(wanted.args);
  return isFilled && stringsIn(partial ?? null).every((one) => names.includes(one));
}

/** All words in JSON: texts, and the names of what has a number, alone and with it: "archers", "archers=2". */
function stringsIn(value: Json): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    one === 0 ? [] : [name, ...(typeof one === 'number' ? [`${name}=${one}`] : stringsIn(one))],
  );
}
