import { expect } from 'vitest';
import type { ShownQuestion } from '#asking/question';
import type { Row } from '#asking/terms/menu';
import { rowsOf } from '../kit/reading.ts';

/** Discord's limits once more, as bare numbers: a wrong entry in the shared table must not pass unseen. */

interface Component {
  type: number;
  custom_id?: string;
  style?: number;
  label?: string;
  placeholder?: string;
  min_values?: number;
  max_values?: number;
  disabled?: boolean;
  options?: { label: string; value: string; default?: boolean }[];
}
/** What has rows: a question, or rows alone. */
export type Rowed = Pick<ShownQuestion, 'choices'> | { components: readonly Row[] };
const rowsIn = (shown: Rowed): readonly Row[] => ('components' in shown ? shown.components : rowsOf(shown.choices));

export const componentsOf = (shown: Rowed): Component[] =>
  rowsIn(shown).flatMap((row) => row.components as unknown as Component[]);

export function expectWithinMessageLimits(shown: Rowed & { content?: string }): void {
  expect(broken(shown)).toEqual([]);
}

/** The limits that a message breaks, by what is wrong; one assertion for all of them keeps long tests quick. */
function broken(shown: Rowed & { content?: string }): string[] {
  const { content } = shown;
  const rows = rowsIn(shown);
  const wrong: string[] = [];
  const demand = (holds: boolean, what: string) => {
    if (!holds) wrong.push(what);
  };
  const length = (what: string, text: string | undefined, min: number, max: number) =>
    demand((text?.length ?? 0) >= min && (text?.length ?? 0) <= max, `${what} of ${text?.length ?? 0}: ${text}`);
  const allDifferent = (what: string, values: readonly unknown[]) =>
    demand(new Set(values).size === values.length, `${what} alike: ${values.join(', ')}`);

  // A question: with its container, its words, two pictures, what happened above it, and a caption for each group.
  const groups = 'choices' in shown ? shown.choices : [];
  const captions = groups.map(({ caption = '' }) => caption).join('').length;
  if (content !== undefined) length('content', content, 1, 4_000 - 1_000 - captions);
  const parts = rows.reduce((sum, row) => sum + 1 + row.components.length, 0) + groups.length;
  demand(4 + parts <= 40, `${parts} components`);
  if (groups.length === 0) demand(rows.length <= 5, `${rows.length} rows`);
  for (const row of rows) {
    const inside = row.components as unknown as Component[];
    demand(inside.length >= 1 && inside.length <= 5, `${inside.length} components in a row`);
    demand(inside.length === 1 || inside.every(({ type }) => type === 2), 'a menu that is not alone');
  }
  const all = componentsOf({ components: rows });
  allDifferent(
    'custom ids',
    all.map((one) => one.custom_id),
  );
  for (const one of all) {
    length('custom id', one.custom_id, 1, 100);
    if (one.type === 2) {
      length('button label', one.label, 1, 80);
      continue;
    }
    demand(one.type === 3, `component of type ${one.type}`);
    const options = one.options ?? [];
    length('placeholder', one.placeholder, 1, 150);
    demand(options.length >= 1 && options.length <= 25, `${options.length} options`);
    for (const option of options) {
      length('option label', option.label, 1, 100);
      length('option value', option.value, 1, 100);
    }
    allDifferent(
      'values',
      options.map(({ value }) => value),
    );
    allDifferent(
      'labels',
      options.map(({ label }) => label),
    );
    const [min, max] = [one.min_values ?? 1, one.max_values ?? 1];
    demand(min >= 0 && max >= 1 && min <= max && max <= options.length, `sizes ${min} to ${max} of ${options.length}`);
    demand(options.filter((option) => option.default).length <= max, 'too many chosen');
  }
  return wrong;
}

interface CommandNode {
  type?: number;
  name: string;
  name_localizations?: Record<string, string>;
  description?: string;
  description_localizations?: Record<string, string>;
  required?: boolean;
  autocomplete?: boolean;
  choices?: { name: string; name_localizations?: Record<string, string>; value: string }[];
  options?: CommandNode[];
}

const length = (text: string | undefined, min: number, max: number) => {
  expect(text?.length ?? 0).toBeGreaterThanOrEqual(min);
  expect(text?.length ?? 0).toBeLessThanOrEqual(max);
};
const allDifferent = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length);

/** Checks a slash command and gives its size in characters as Discord counts them. */
export function expectWithinCommandLimits(command: CommandNode, depth = 0): number {
  const names = [command.name, ...Object.values(command.name_localizations ?? {})];
  for (const name of names) {
    expect(name).toMatch(/^[-_'\p{L}\p{N}]{1,32}$/u);
    expect(name).toBe(name.toLowerCase());
  }
  const descriptions = [command.description ?? '', ...Object.values(command.description_localizations ?? {})];
  for (const description of descriptions) length(description, 1, 100);
  const options = command.options ?? [];
  expect(options.length).toBeLessThanOrEqual(25);
  expect(depth).toBeLessThanOrEqual(3);
  for (const language of ['en-US', 'ja']) {
    allDifferent(options.map((option) => option.name_localizations?.[language] ?? option.name));
  }
  allDifferent(options.map(({ name }) => name));
  const required = options.map((option) => option.required ?? false);
  expect(required.lastIndexOf(true)).toBeLessThanOrEqual(required.includes(false) ? required.indexOf(false) : 25);
  const choices = command.choices ?? [];
  expect(choices.length).toBeLessThanOrEqual(25);
  if (choices.length > 0) expect(command.autocomplete).toBeFalsy();
  for (const { name, name_localizations, value } of choices) {
    for (const each of [name, ...Object.values(name_localizations ?? {})]) length(each, 1, 100);
    length(value, 1, 100);
  }
  const longest = (texts: string[]) => Math.max(...texts.map((text) => text.length));
  const own = longest(names) + longest(descriptions);
  const chosen = choices.map(
    (one) => longest([one.name, ...Object.values(one.name_localizations ?? {})]) + one.value.length,
  );
  const inner = options.map((option) => expectWithinCommandLimits(option, depth + 1));
  const size = [...chosen, ...inner].reduce((sum, n) => sum + n, own);
  expect(size).toBeLessThanOrEqual(8000);
  return size;
}
