import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { isRefusal, refuse } from '#core/actions';
import type { Shares, SharesValue } from '#core/fields/shares';
import { type AskingKind, absentOf, type Begun, type Focus, labelOf } from '../field/field.ts';
import { completeList, type ListForm, type Part, readList } from '../reading/list.ts';
import { COMMA } from '../reading/reading.ts';
import { LIMITS } from '../terms/limits.ts';
import { button, onPage } from '../terms/menu.ts';
import { sayCommon } from '../terms/text.ts';
import { listed } from '../terms/words.ts';
import { pickPresses, prompt, sendButton, spoken, stacked } from './menus.ts';

/** Points over options: every amount of each is a line of the menus, or "a=2, b". */
export const askShares: AskingKind<Shares, SharesValue> = {
  slash: ApplicationCommandOptionType.String,
  label: labelOf,
  absent: absentOf,
  words(voice, field, value) {
    const given = Object.entries(value).filter(([, points]) => points > 0);
    const said = given.map(([option, points]) =>
      sayCommon('value.share', voice.locale, { label: labelOf(voice, field, option), points }),
    );
    return said.length > 0 ? listed(said, voice.locale) : sayCommon('value.none', voice.locale);
  },

  given: (field, all) => ({
    ...field,
    room: (here, later) => field.room(here, all(later)),
    total: (here, later) => field.total(here, all(later)),
  }),
  choices({ field, here, soFar }) {
    const room = field.room(here, soFar);
    return Object.keys(room).filter((option) => room[option]! > 0);
  },
  only(focus) {
    const { field, here, soFar } = focus;
    const options = askShares.choices(focus);
    const room = field.room(here, soFar);
    const [min, max] = field.total(here, soFar);
    const all = sum(options.map((option) => room[option]!));
    if (Math.min(max, all) === 0) return {};
    if (min === all) return Object.fromEntries(options.map((option) => [option, room[option]!]));
    return options.length === 1 && min === Math.min(max, all) ? { [options[0]!]: min } : undefined;
  },

  resume({ field, here, soFar }, partial) {
    if (typeof partial !== 'object' || partial === null || Array.isArray(partial)) return undefined;
    const room = field.room(here, soFar);
    const fits = ([option, n]: [string, unknown]) => Object.hasOwn(room, option) && Number(n) <= room[option]!;
    return Object.fromEntries(Object.entries(partial).filter(fits));
  },
  reopen: (value) => value,

  isStuck({ field, here, soFar, options }) {
    const room = field.room(here, soFar);
    return field.total(here, soFar)[0] > sum(options.map((option) => room[option]!));
  },
  /** Every amount for every option in one menu, of which several can be chosen; "done" opens when the total is legal. */
  menu(shown) {
    const { field, here, soFar, locale, ids } = shown;
    const chosen = chosenOf(shown);
    const total = sum(Object.values(chosen));
    const [min, max] = field.total(here, soFar);
    const lines = linesOf(shown);
    const menu = stacked(shown, {
      options: lines.map(({ value }) => value),
      words: lines.map(({ option, points }) =>
        sayCommon('question.points', locale, { label: labelOf(shown, field, option), points }),
      ),
      chosen: lines.filter(({ option, points }) => chosen[option] === points).map(({ value }) => value),
      size: (onThis) => [0, Math.min(onThis, max)],
    });
    menu.navigation.push(
      sendButton(shown, 'button.send', total >= min && total <= max),
      button({ kind: 'reset', ...ids }, sayCommon('button.reset', locale), 'secondary', total === 0),
    );
    const value = askShares.words(shown, field, chosen);
    const range = spoken(locale, [min, Math.min(max, sum(Object.values(field.room(here, soFar))))]);
    return { ...menu, lines: [prompt(shown, 'shares', { range, total, value })] };
  },
  presses(begun) {
    const [, max] = begun.field.total(begun.here, begun.soFar);
    return pickPresses(linesOf(begun), (onThis) => [0, Math.min(onThis, max)]);
  },
  /**
   * What is chosen on this page takes the place of what was chosen on it before. Of two amounts for one option the new
   * one counts, or else the larger. When no point is left the shares are complete. Refuses more points than there are.
   * Gives undefined for a line that is not on the page.
   */
  pick(begun, page, values) {
    const lines = linesOf(begun);
    const before = chosenOf(begun);
    const onThis = onPage(lines, page);
    const chosen = onThis.filter(({ value }) => values.includes(value));
    if (onThis.length === 0 || chosen.length < new Set(values).size) return undefined;
    const value: Record<string, number> = {};
    for (const option of new Set(lines.map((line) => line.option))) {
      const now = chosen.filter((line) => line.option === option).map(({ points }) => points);
      const fresh = now.filter((points) => points !== before[option]);
      const wasShown = onThis.some((line) => line.option === option && line.points === before[option]);
      const points = Math.max(0, ...(fresh.length > 0 ? fresh : now)) || (wasShown ? 0 : (before[option] ?? 0));
      if (points > 0) value[option] = points;
    }
    const given = sum(Object.values(value));
    const [min, max] = begun.field.total(begun.here, begun.soFar);
    if (given > max) return refuse('wrong-total', { given, min, max });
    return given === max ? { value } : { partial: value, page };
  },
  send: (partial) => (partial ?? {}) as Record<string, number>,

  read(typing, typed) {
    const parts = readList(form, typing, typed);
    if (isRefusal(parts)) return parts;
    const total = (option: string) =>
      sum(parts.filter(({ value }) => value === option).map(({ points }) => points ?? 1));
    const all = form.known(typing, []).map((option) => [option, total(option)] as const);
    return { value: Object.fromEntries(all.filter(([, points]) => points !== 0)) };
  },
  complete: (typing, typed) => completeList(form, typing, typed),
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
const chosenOf = ({ partial }: Begun<Shares>) => (partial ?? {}) as Record<string, number>;

/** The lines of the menu: so many points on this option. */
function linesOf({ field, here, soFar }: Focus<Shares>): { option: string; points: number; value: string }[] {
  const [, max] = field.total(here, soFar);
  return Object.entries(field.room(here, soFar)).flatMap(([option, room]) =>
    Array.from({ length: Math.max(0, Math.min(room, max)) }, (_, i) => ({
      option,
      points: i + 1,
      value: `${option}=${i + 1}`,
    })),
  );
}

/** "a=2, b": a share without a number is one. */
const form: ListForm<Shares> = {
  separator: COMMA,
  joint: ', ',
  known: ({ field, here, soFar }) => Object.keys(field.room(here, soFar)),
  next: (typing, before) => askShares.choices(typing).filter((option) => !before.includes(option)),
  /** All possibilities when they fit the list of choices, else the ends. */
  points({ field, here, soFar }, before, part, rivals) {
    const shared = sum(before.map(pointsOf));
    const top = Math.min(field.room(here, soFar)[part] ?? 0, field.total(here, soFar)[1] - shared);
    const all = Array.from({ length: Math.max(0, top) }, (_, i) => top - i);
    return all.length * rivals <= LIMITS.interaction.choices - 1
      ? all
      : [...new Set([all[0]!, 1])].slice(0, all.length);
  },
  value: (parts) => Object.fromEntries(parts.map((part) => [part.value, pointsOf(part)])),
};
const pointsOf = ({ points }: Part): number => points ?? 1;
