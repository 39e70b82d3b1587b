import { stageOf } from '#asking/draft';
import { type Press, readId } from '#asking/ids';
import { WAYS, wayValue } from '#asking/press';
import { type Draft, press, privateQuestion } from '#asking/question';
import { commonText } from '#asking/text';
import { isRefusal } from '#core/actions';
import type { Locale } from '#core/text';
import type { Decision, Json } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { componentsOf, expectWithinMessageLimits } from './literals.ts';

export interface Given {
  action: string;
  args: Record<string, Json>;
}

/** Something that can be pressed, with the values that it takes. */
export interface Pressable {
  press: Press;
  label: string;
  values: string[];
  least: number;
  most: number;
}
export function pressables(
  part: AnyGame,
  g: unknown,
  decision: Decision,
  draft: Draft | undefined,
  page: number,
  locale: Locale,
) {
  const shown = privateQuestion(part, 'm1', g, decision, draft, page, locale, commonText);
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
export function answerByMenus(part: AnyGame, g: unknown, decision: Decision, wanted: Given, locale: Locale): Given {
  return pressedTogether(part, g, decision, wanted, locale).given;
}

/** The same, with the number of presses that it takes after the question has been opened. */
export function pressedTogether(
  part: AnyGame,
  g: unknown,
  decision: Decision,
  wanted: Given,
  locale: Locale,
): { given: Given; presses: number } {
  let draft: Draft | undefined;
  let page = 0;
  for (let presses = 1; presses <= 60; presses++) {
    const { usable } = pressables(part, g, decision, draft, page, locale);
    const [next, values] = choose(part, g, decision, draft, wanted, usable);
    const result = press(part, g, decision, draft, next.press, values);
    if (isRefusal(result)) throw new Error(`${result.refused.key} at ${JSON.stringify(next)}`);
    if ('answer' in result) return { given: result.answer, presses };
    ({ draft, page = 0 } = result);
  }
  throw new Error(`no end in sight for ${JSON.stringify(wanted)}`);
}

function choose(
  part: AnyGame,
  g: unknown,
  decision: Decision,
  draft: Draft | undefined,
  wanted: Given,
  usable: readonly Pressable[],
): [Pressable, string[]] {
  const find = (test: (press: Press) => boolean): Pressable => {
    const found = usable.find((one) => test(one.press));
    if (!found) throw new Error(`nothing to press for ${JSON.stringify(wanted)} with ${JSON.stringify(draft)}`);
    return found;
  };
  const stage = stageOf(part, g, decision, draft);
  if (!stage.action) {
    const menu = usable.find((one) => one.press.kind === 'action');
    if (menu) return [menu, [wanted.action]];
    return [find((one) => (one.kind === 'begin' || one.kind === 'do') && one.action === wanted.action), []];
  }
  const send = () => find((one) => one.kind === 'send');
  const { field } = stage;
  if (!field) return [send(), []];
  const value = wanted.args[field.name]!;
  const turn = (): [Pressable, string[]] => {
    const shownPage = usable.find((one) => one.press.kind === 'pick')!.press as Press & { page: number };
    return [find((one) => one.kind === 'page' && one.page === shownPage.page + 1), []];
  };
  const pickOf = (one: string): [Pressable, string[]] => {
    const menu = usable.find(({ press: one, values }) => one.kind === 'pick' && one.page !== WAYS && values.length > 0);
    if (menu) return menu.values.includes(one) ? [menu, [one]] : turn();
    return [find((press) => press.kind === 'pick' && press.page === field.options.indexOf(one)), []];
  };
  switch (field.declared.kind) {
    case 'one':
    case 'count':
      return pickOf(String(value));
    case 'path': {
      const way = value as string[];
      const done = (field.partial ?? []) as string[];
      const whole = usable.find(({ values }) => values.includes(wayValue(way)));
      if (whole && done.length < way.length) return [whole, [wayValue(way)]];
      return done.length === way.length ? [send(), []] : pickOf(way[done.length]!);
    }
    case 'shares': {
      const shares = (field.partial ?? {}) as Record<string, number>;
      const all = Object.entries(value as Record<string, number>);
      if (all.every(([one, n]) => shares[one] === n)) return [send(), []];
      const missing = all.filter(([one, n]) => shares[one] !== n).map(([one, n]) => `${one}=${n}`);
      const menu = usable.find(({ values }) => missing.some((one) => values.includes(one)));
      if (!menu) return turn();
      return [menu, all.map(([one, n]) => `${one}=${n}`).filter((one) => menu.values.includes(one))];
    }
    case 'some': {
      const all = value as string[];
      if (all.length === 0) return [send(), []];
      const menu = find((one) => one.kind === 'pick');
      const pick = usable.find((one) => one.press === menu.press)!;
      const paged = usable.some((one) => one.press.kind === 'page');
      const chosen = (field.partial ?? []) as string[];
      const here = all.filter((one) => pick.values.includes(one));
      if (!paged || here.some((one) => !chosen.includes(one))) return [pick, here];
      return chosen.length === all.length ? [send(), []] : turn();
    }
  }
}
