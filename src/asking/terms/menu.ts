import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIComponentInMessageActionRow,
  type APIStringSelectComponent,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import type { Locale } from '#core/text';
import { type Press, writeId } from './ids.ts';
import { LIMITS } from './limits.ts';
import { sayCommon } from './text.ts';
import { clamp, distinct, inSight, labelsInSight } from './words.ts';

/** Buttons and menus within Discord's limits (components reference). */

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

/** Rows that belong together. What they are for stands above them in a few small words, where there are several groups. */
export interface RowGroup {
  caption?: string;
  /** What is to be known of the choices, a line each, right above them. */
  notes?: readonly string[];
  rows: readonly Row[];
}

/** These rows as a group; none where there are no rows. */
export const grouped = (rows: readonly Row[], caption?: string): RowGroup[] =>
  rows.length > 0 ? [{ rows, ...(caption !== undefined && { caption }) }] : [];

type Look = 'primary' | 'secondary' | 'success' | 'danger';
const STYLES = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const;

/** A button of Discord for this press, its label cut to what every client shows. Throws a RangeError when the id is too long. */
export function button(
  press: Press,
  label: string,
  look: Look = 'secondary',
  disabled = false,
): APIButtonComponentWithCustomId {
  return {
    type: ComponentType.Button,
    style: STYLES[look],
    custom_id: writeId(press),
    label: inSight(label),
    ...(disabled && { disabled }),
  };
}

/** Buttons in rows of five, their labels made different. */
export function buttonRows(buttons: readonly APIButtonComponentWithCustomId[]): Row[] {
  const labels = labelsInSight(buttons.map(({ label }) => label ?? ''));
  const named = buttons.map((one, i) => ({ ...one, label: labels[i]! }));
  const rows: Row[] = [];
  for (let i = 0; i < named.length; i += LIMITS.component.buttons) {
    rows.push({ type: ComponentType.ActionRow, components: named.slice(i, i + LIMITS.component.buttons) });
  }
  return rows;
}

export interface MenuOption {
  value: string;
  label: string;
  /** A line below the label. */
  description?: string;
  chosen?: boolean;
}

/** A menu of up to 25 options; `size` says how many are chosen at once. */
export function menuRow(
  press: Press,
  placeholder: string,
  options: readonly MenuOption[],
  size: readonly [min: number, max: number] = [1, 1],
): Row {
  const labels = distinct(
    options.map(({ label }) => label),
    LIMITS.component.optionLabel,
  );
  const select: APIStringSelectComponent = {
    type: ComponentType.StringSelect,
    custom_id: writeId(press),
    placeholder: clamp(placeholder, LIMITS.component.placeholder),
    min_values: size[0],
    max_values: size[1],
    options: options.map(({ value, description, chosen }, i) => ({
      value,
      label: labels[i]!,
      ...(description && { description: clamp(description, LIMITS.component.optionDescription) }),
      ...(chosen && { default: true }),
    })),
  };
  return { type: ComponentType.ActionRow, components: [select] };
}

export const pageCount = (options: number): number => Math.max(1, Math.ceil(options / LIMITS.component.selectOptions));

/** The page that is really shown when `page` is asked for. */
export const pageWithin = (page: number, options: number): number =>
  Math.min(Math.max(0, page), pageCount(options) - 1);

/** The options that stand on this page of a menu, counted from 0; none beyond the last. */
export const onPage = <T>(options: readonly T[], page: number): T[] =>
  options.slice(page * LIMITS.component.selectOptions, (page + 1) * LIMITS.component.selectOptions);

/** The buttons that turn pages, by what a press on them is; none when there is one page. */
export function turning(
  to: (page: number) => Press,
  page: number,
  pages: number,
  locale: Locale,
): APIButtonComponentWithCustomId[] {
  if (pages < 2) return [];
  // Two buttons of a message must differ, also where there is nothing to turn to.
  const turn = (next: number, key: string) =>
    button(to(next < 0 ? pages + 1 : next), sayCommon(key, locale), 'secondary', next < 0 || next >= pages);
  return [turn(page - 1, 'button.previous'), turn(page + 1, 'button.next')];
}

/** As many of these rows as there is room for; if there are more, a page of them, and below it the buttons that turn pages. */
export function pagedRows(
  rows: readonly Row[],
  { room, asked, to, locale }: { room: number; asked: number; to(page: number): Press; locale: Locale },
): Row[] {
  if (rows.length <= room) return [...rows];
  const each = room - 1;
  const pages = Math.ceil(rows.length / each);
  const page = Math.min(Math.max(0, asked), pages - 1);
  return [...rows.slice(page * each, (page + 1) * each), ...buttonRows(turning(to, page, pages, locale))];
}

/** Rows with these buttons after the last of them, or in rows of their own where that has no room for all of them. */
export function withButtons(rows: readonly Row[], more: readonly APIButtonComponentWithCustomId[]): Row[] {
  const last = rows.at(-1);
  const isOfButtons = last?.components.every(({ type }) => type === ComponentType.Button) === true;
  if (!isOfButtons || last.components.length + more.length > LIMITS.component.buttons)
    return [...rows, ...buttonRows(more)];
  return [...rows.slice(0, -1), { ...last, components: [...last.components, ...more] }];
}
