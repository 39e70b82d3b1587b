import { type Question, stageOf } from '#asking/draft';
import { type Draft, press, privateQuestion } from '#asking/question';
import { type Press, readId } from '#asking/terms/ids';
import { isRefusal } from '#core/actions';
import type { Locale } from '#core/text';
import type { Json } from '#core/types';
import { ofKind, type Pressable, type Pressing } from './by-kind.ts';
import { componentsOf, expectWithinMessageLimits } from './literals.ts';

export interface Given {
  action: string;
  args: Record<string, Json>;
}

export function pressables(question: Question, draft: Draft | undefined, page: number, locale: Locale) {
  const shown = privateQuestion({ ...question, match: 'm1', locale }, draft, page);
  expectWithinMessageLimits(shown);
  const usable = componentsOf(shown)
    .filter(({ disabled }) => !disabled)
    .map(
      (one): Pressable => ({
        press: readId(one.custom_id!)!,
        label: one.label ?? '',
        values: one.options?.map(({ value }) => value) ?? [],
        least: one.min_values ?? 0,
        most: one.max_values ?? 0,
      }),
    );
  return { shown, usable };
}

/** Builds an answer by pressing only what is shown, as a person would; throws when there is no way. */
export function answerByMenus(question: Question, wanted: Given, locale: Locale): Given {
  return pressedTogether(question, wanted, locale).given;
}

/** The same, with the number of presses that it takes after the question has been opened. */
export function pressedTogether(question: Question, wanted: Given, locale: Locale): { given: Given; presses: number } {
  let draft: Draft | undefined;
  let page = 0;
  for (let presses = 1; presses <= 60; presses++) {
    const { usable } = pressables(question, draft, page, locale);
    const [next, values] = choose(question, draft, wanted, usable);
    const result = press(question, draft, next.press, values);
    if (isRefusal(result)) throw new Error(`${result.refused.key} at ${JSON.stringify(next)}`);
    if ('answer' in result) return { given: result.answer, presses };
    ({ draft, page = 0 } = result);
  }
  throw new Error(`no end in sight for ${JSON.stringify(wanted)}`);
}

/** Whether a press on a suggestion gives this answer, and says nothing further. */
function isWhole(question: Question, pressed: Press, wanted: Given): boolean {
  const result = press(question, undefined, pressed, []);
  if (isRefusal(result) || !('answer' in result) || (result.further?.length ?? 0) > 0) return false;
  return JSON.stringify(result.answer) === JSON.stringify({ action: wanted.action, args: wanted.args });
}

function choose(question: Question, draft: Draft | undefined, wanted: Given, usable: readonly Pressable[]): Pressing {
  const find = (test: (press: Press) => boolean): Pressable => {
    const found = usable.find((one) => test(one.press));
    if (!found) throw new Error(`nothing to press for ${JSON.stringify(wanted)} with ${JSON.stringify(draft)}`);
    return found;
  };
  const { action, field } = stageOf(question, draft);
  if (!action) {
    const menu = usable.find((one) => one.press.kind === 'action');
    if (menu) return [menu, [wanted.action]];
    const own = usable.find(({ press: one }) => one.kind === 'suggest' && isWhole(question, one, wanted));
    const named = usable.some(
      ({ press: one }) => (one.kind === 'begin' || one.kind === 'do') && one.action === wanted.action,
    );
    // An action all of whose answers are suggested has no button of its own.
    if (own && !named) return [own, []];
    return [find((one) => (one.kind === 'begin' || one.kind === 'do') && one.action === wanted.action), []];
  }
  if (!field) return [find((one) => one.kind === 'send'), []];
  return ofKind(field.field.kind).press(wanted.args[field.name]!, { field, usable, find });
}
