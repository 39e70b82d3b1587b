import type { Locale } from '#core/text';
import type { Json, Range } from '#core/types';
import type { FieldMenu, OptionPress, ShownField } from '../field/field.ts';
import { LIMITS } from '../terms/limits.ts';
import { button, buttonRows, menuRow, onPage, pageCount, pageWithin, turning } from '../terms/menu.ts';
import { fieldLabel, soMany } from '../terms/names.ts';
import { sayCommon } from '../terms/text.ts';
import { columns, distinct } from '../terms/words.ts';

/** What the menus of several kinds of fields are made of. */

/** Options are buttons if there are few and their words fit a button on a phone. */
const FEW = 5;
/** In columns. */
const SHORT = 34;

type Rows = Omit<FieldMenu, 'lines'>;
export const noRows = (): Rows => ({ rows: [], navigation: [] });

const nameOf = ({ part, action, name, locale }: ShownField<unknown>): string =>
  fieldLabel(part, action.name, name, locale);

/** The line that says what is to be chosen: the words of `question.<key>`. */
export const prompt = (shown: ShownField<unknown>, key: string, args: Record<string, Json> = {}): string =>
  sayCommon(`question.${key}`, shown.locale, { field: nameOf(shown), ...args });

/** How many points, in words. */
export const spoken = (locale: Locale, [min, max]: Range): string =>
  min === max ? sayCommon('question.exactly', locale, { n: min }) : sayCommon('question.range', locale, { min, max });

/** How many things of a field, in words: as the game counts them, 「1〜3枚」. */
export const manyOf = ({ part, name, locale }: ShownField<unknown>, range: Range): string =>
  soMany(part, name, spoken(locale, range), locale);

/** "How many?", as the game asks for what a field counts: 「何枚」. */
export const howMany = ({ part, name, locale }: ShownField<unknown>): string =>
  part.text.has(`so-many.${name}`, locale)
    ? soMany(part, name, sayCommon('question.what-number', locale), locale)
    : sayCommon('question.how-many', locale);

/** The button by which what has been chosen so far is the value. */
export const sendButton = (shown: ShownField<unknown>, key: string, isEnabled = true) =>
  button({ kind: 'send', ...shown.ids }, sayCommon(key, shown.locale), 'success', !isEnabled);

interface Paged {
  options: readonly string[];
  /** The words of each option. */
  words: readonly string[];
  chosen?: readonly string[];
  /** How many can be chosen of so many on a page; one if absent. */
  size?(onPage: number): Range;
  /** What stands in the menu before something is chosen; the field's name if absent. */
  name?: string;
}

/** A menu of one page of the options, and the buttons that turn pages. */
export function paged(shown: ShownField<unknown>, { options, words, chosen, size, name = nameOf(shown) }: Paged): Rows {
  const { ids, locale } = shown;
  const pages = pageCount(options.length);
  const page = pageWithin(shown.page, options.length);
  const labels = distinct(words, LIMITS.component.optionLabel);
  const all = options.map((value, i) => ({ value, label: labels[i]!, chosen: chosen?.includes(value) ?? false }));
  const lines = onPage(all, page);
  const placeholder = pages > 1 ? `${name} · ${sayCommon('question.page', locale, { page: page + 1, pages })}` : name;
  return {
    rows: [menuRow({ kind: 'pick', ...ids, page }, placeholder, lines, size?.(lines.length))],
    navigation: turning((next) => ({ kind: 'page', ...ids, page: next }), page, pages, locale),
  };
}

/** Up to so many menus stand one below the other, so that nobody must turn pages. */
const STACK = 3;

/** All pages of the options at once if they are few. */
export function stacked(shown: ShownField<unknown>, menu: Paged): Rows {
  const pages = pageCount(menu.options.length);
  if (pages === 1 || pages > STACK) return paged(shown, menu);
  const rows = Array.from({ length: pages }, (_, page) => paged({ ...shown, page }, menu).rows).flat();
  return { rows, navigation: [] };
}

/** One option by one press: a button for each, or a menu. */
export function chooseOne(shown: ShownField<unknown>, words: readonly string[]): Rows {
  const { options, ids } = shown;
  if (options.length > FEW || words.some((label) => columns(label) > SHORT)) return paged(shown, { options, words });
  const buttons = words.map((label, i) => button({ kind: 'pick', ...ids, page: i }, label, 'primary'));
  return { rows: buttonRows(buttons), navigation: [] };
}

/** What is pressed for each of these lines: so many on a page, alone or together with others. */
export const pickPresses = (
  lines: readonly { option: string; value: string }[],
  together?: (onPage: number) => Range,
): OptionPress[] =>
  lines.map(({ option, value }, i) => {
    const page = Math.floor(i / LIMITS.component.selectOptions);
    const size = together?.(onPage(lines, page).length);
    return { option, kind: 'pick', page, value, ...(size && { together: size }) };
  });

/** Each option is its own line. */
export const asLines = (options: readonly string[]) => options.map((option) => ({ option, value: option }));

/** The option that was pressed there: a line on that page of the menu, or the button in that place. */
export const optionPicked = (
  options: readonly string[],
  page: number,
  values: readonly string[],
): string | undefined => (values.length > 0 ? onPage(options, page).find((one) => one === values[0]) : options[page]);
