import { menuRow, onPage, pageCount, pagedRows, type Row } from '#asking/terms/menu';
import { ROOM } from '#asking/terms/room';
import type { Locale } from '#core/text';
import type { AnyGame } from '#src/game-part';
import { optionNote, optionsOf } from '../match/options.ts';
import type { Found } from '../match/record.ts';
import { noteText, optionHelp } from './say.ts';

/** Menus in a message: they leave room for a row of buttons. */
export const MENUS = ROOM.rows - 1;

/** A menu for an option that has a choice; with a page where the option has more values than one menu holds. */
interface OptionMenu {
  option: string;
  page?: number;
  values: readonly string[];
}

const menusOf = ({ game }: AnyGame): OptionMenu[] =>
  Object.entries<readonly string[]>(game.options)
    .filter(([, values]) => values.length > 1)
    .flatMap(([option, values]) => {
      const pages = pageCount(values.length);
      return Array.from({ length: pages }, (_, page) => ({
        option,
        values: onPage(values, page),
        ...(pages > 1 && { page }),
      }));
    });

/** What is played of the options that no menu of the lobby shows: those with one value, and those whose menu has no room there. */
export function beyondMenus(part: AnyGame, chosen: Readonly<Record<string, string>>): Record<string, string> {
  const menus = menusOf(part).slice(0, MENUS);
  const isShown = ([name, value]: [string, string]) =>
    menus.some(({ option, values }) => option === name && values.includes(value));
  return Object.fromEntries(Object.entries(chosen).filter((one) => !isShown(one)));
}

/** All menus of the options of a lobby, with what is chosen now. */
export function optionMenus(found: Found, locale: Locale): Row[] {
  const { part, record } = found;
  const chosen = optionsOf(part, record);
  return menusOf(part).map(({ option, page, values }) => {
    const choices = values.map((value) => {
      const label = noteText(part, optionNote(option, value), locale);
      const description = optionHelp(part, option, value, locale);
      return { value, label, chosen: value === chosen[option], ...(description !== undefined && { description }) };
    });
    const press = { kind: 'option', match: record.id, option, ...(page !== undefined && { page }) } as const;
    const word = (key: string) => part.text.say({ key }, locale);
    const ends = [values[0]!, values.at(-1)!].map((value) => word(`option.${option}.${value}`));
    const span = page === undefined ? '' : ` (${ends.join(' – ')})`;
    return menuRow(press, word(`option.${option}`) + span, choices);
  });
}

/** The menus for one person alone: a page of them, and the buttons that turn pages where they do not fit. */
export function optionPage(found: Found, locale: Locale, asked: number): Row[] {
  const to = (page: number) => ({ kind: 'options', match: found.record.id, page }) as const;
  return pagedRows(optionMenus(found, locale), { room: MENUS, asked, to, locale });
}

/** The page that has this value of an option. */
export function pageWith(part: AnyGame, option: string, value: string): number {
  const at = menusOf(part).findIndex((menu) => menu.option === option && menu.values.includes(value));
  return Math.max(0, Math.floor(at / (MENUS - 1)));
}
