import type { APIButtonComponentWithCustomId } from 'discord-api-types/v10';
import type { Catalogue, Locale } from '#core/text';
import type { Json } from '#core/types';
import type { AnyGame } from '#src/game-part';
import type { Stage } from './draft.ts';
import { leadsOn, usualValue } from './legal.ts';
import { LIMITS } from './limits.ts';
import { button, buttonRows, menuRow, onPage, pageCount, pageWithin, type Row, turning } from './menu.ts';
import { fieldLabel, optionLabel, type SomeAction, type SomeField, valueText } from './names.ts';
import { ALL, shareLines, USUAL, WAYS, wayValue, wholeWays } from './press.ts';
import { distinct } from './words.ts';

/** Options are buttons if there are few and their words fit a button on a phone. */
const FEW = 5;
const SHORT = 34;

interface Asked {
  part: AnyGame;
  stage: Stage;
  action: SomeAction;
  field: NonNullable<Stage['field']>;
  ids: { match: string; decision: string; step: number };
  page: number;
  locale: Locale;
  text: Catalogue;
}
export interface FieldMenu {
  lines: string[];
  rows: Row[];
  navigation: APIButtonComponentWithCustomId[];
}

/** How one field is asked: what to choose in words, a menu or buttons, and what else can be pressed. */
export function fieldMenu(asked: Asked): FieldMenu {
  if (isStuck(asked)) return { lines: [say(asked, 'refusal.nothing-fits')], rows: [], navigation: [] };
  const menu = choose(asked);
  return { ...menu, rows: [...usually(asked), ...menu.rows] };
}

/** The usual value, while nothing has been chosen yet. */
function usually(asked: Asked): Row[] {
  const { part, stage, field, ids, locale, text } = asked;
  const usual = field.partial === undefined ? usualValue(field.declared, stage.here, stage.args) : undefined;
  if (!usual) return [];
  const value = valueText(part, field.declared, usual.value, stage.here, locale, text);
  return buttonRows([button({ kind: 'pick', ...ids, page: USUAL }, say(asked, 'button.usual', { value }), 'success')]);
}

function choose(asked: Asked): FieldMenu {
  const { declared, options } = asked.field;
  switch (declared.kind) {
    case 'one':
      return { ...chooseOne(asked), lines: [prompt(asked, 'one')] };
    case 'count': {
      const numbers = options.map(Number);
      const range = spoken(asked, [Math.min(...numbers), Math.max(...numbers)]);
      return { ...chooseOne(asked), lines: [prompt(asked, 'count', { range })] };
    }
    case 'some':
      return chooseSome(asked, declared);
    case 'shares':
      return shareOut(asked, declared);
    case 'path':
      return chooseWay(asked, declared);
  }
}

const say = ({ text, locale }: Asked, key: string, args?: Record<string, Json>) =>
  text.say({ key, ...(args && { args }) }, locale);
const prompt = (asked: Asked, kind: string, args: Record<string, Json> = {}) =>
  say(asked, `question.${kind}`, {
    field: fieldLabel(asked.part, asked.action.name, asked.field.name, asked.locale),
    ...args,
  });
const spoken = (asked: Asked, [min, max]: readonly [number, number]) =>
  min === max ? say(asked, 'question.exactly', { n: min }) : say(asked, 'question.range', { min, max });
const send = (asked: Asked, key: string, enabled = true) =>
  button({ kind: 'send', ...asked.ids }, say(asked, key), 'success', !enabled);

/** Whether the way may stop where it is. */
function canEnd({ field: { declared, partial }, stage }: Asked): boolean {
  return declared.kind === 'path' && declared.mayEnd(stage.here, stage.args, (partial ?? []) as string[]);
}

/** Whether the field has no legal value, because of what was chosen before it. */
function isStuck(asked: Asked): boolean {
  const { stage, field } = asked;
  const { declared, options } = field;
  if (declared.kind === 'some') return declared.size(stage.here, stage.args)[0] > options.length;
  if (declared.kind !== 'shares') return options.length === 0 && !canEnd(asked);
  const room = declared.room(stage.here, stage.args);
  return declared.total(stage.here, stage.args)[0] > options.reduce((sum, one) => sum + room[one]!, 0);
}

const labels = ({ part, stage, field, locale }: Asked, options: readonly string[]) =>
  options.map((value) => optionLabel(part, field.declared, value, stage.here, locale));

function chooseOne(asked: Asked): Omit<FieldMenu, 'lines'> {
  const { options } = asked.field;
  const words = labels(asked, options);
  if (options.length > FEW || words.some((label) => label.length > SHORT)) return paged(asked, options);
  const buttons = words.map((label, i) => button({ kind: 'pick', ...asked.ids, page: i }, label, 'primary'));
  return { rows: buttonRows(buttons), navigation: [] };
}

/** Whole ways for one press each; step by step for who wants another way to the same place. */
function chooseWay(asked: Asked, declared: SomeField & { kind: 'path' }): FieldMenu {
  const { part, stage, field, ids, locale, text } = asked;
  const way = (field.partial ?? []) as string[];
  const words = (places: readonly string[]) => valueText(part, declared, [...places], stage.here, locale, text);
  const value = way.length > 0 ? words(way) : say(asked, 'question.nothing-yet');
  const ways = wholeWays(field, stage).map((one) => ({
    value: wayValue(one),
    label: optionLabel(part, declared, one.at(-1)!, stage.here, locale),
    ...(one.length > way.length + 1 && { description: words(one) }),
  }));
  const goesOn = field.options.some((place) => declared.next(stage.here, stage.args, [...way, place]).length > 0);
  const whole =
    ways.length > 0 ? [menuRow({ kind: 'pick', ...ids, page: WAYS }, say(asked, 'question.ways'), ways)] : [];
  const steps =
    field.options.length > 0 && (goesOn || whole.length === 0)
      ? paged(
          asked,
          field.options,
          undefined,
          [],
          undefined,
          whole.length > 0 ? say(asked, 'question.steps') : undefined,
        )
      : { rows: [], navigation: [] };
  if (canEnd(asked)) steps.navigation.push(send(asked, 'button.stop'));
  return { rows: [...whole, ...steps.rows], navigation: steps.navigation, lines: [prompt(asked, 'path', { value })] };
}

/** A menu of one page of the options, and the buttons that turn pages. */
function paged(
  asked: Asked,
  options: readonly string[],
  words: readonly string[] = labels(asked, options),
  chosen: readonly string[] = [],
  size: (shown: number) => readonly [number, number] = () => [1, 1],
  name = fieldLabel(asked.part, asked.action.name, asked.field.name, asked.locale),
): { rows: Row[]; navigation: APIButtonComponentWithCustomId[] } {
  const { ids, locale, text } = asked;
  const pages = pageCount(options.length);
  const page = pageWithin(asked.page, options.length);
  const unlike = distinct(words, LIMITS.component.optionLabel);
  const all = options.map((value, i) => ({ value, label: unlike[i]!, chosen: chosen.includes(value) }));
  const shown = onPage(all, page);
  const placeholder = pages > 1 ? `${name} · ${say(asked, 'question.page', { page: page + 1, pages })}` : name;
  return {
    rows: [menuRow({ kind: 'pick', ...ids, page }, placeholder, shown, size(shown.length))],
    navigation: turning(ids, page, pages, locale, text),
  };
}

/** Up to so many menus stand one below the other, so that nobody must turn pages. */
const STACK = 3;

/** All pages of the options at once if they are few. */
function stacked(asked: Asked, ...menu: [string[], string[], string[], (shown: number) => readonly [number, number]]) {
  const pages = pageCount(menu[0].length);
  if (pages === 1 || pages > STACK) return paged(asked, ...menu);
  const rows = Array.from({ length: pages }, (_, page) => paged({ ...asked, page }, ...menu).rows).flat();
  return { rows, navigation: [] as APIButtonComponentWithCustomId[] };
}

/** All of a set by one press, where that can be meant: nobody likes to tap ten lines. */
function everything({ stage, action, field, ids, text, locale }: Asked, most: number) {
  const all = { ...stage.args, [field.name]: field.options };
  if (most < Math.max(2, field.options.length) || !leadsOn(action, stage.here, all)) return [];
  return [button({ kind: 'pick', ...ids, page: ALL }, text.say({ key: 'button.all' }, locale))];
}

function chooseSome(asked: Asked, declared: SomeField & { kind: 'some' }): FieldMenu {
  const { stage, field } = asked;
  const [min, max] = declared.size(stage.here, stage.args);
  const most = Math.min(max, field.options.length);
  const range = spoken(asked, [min, most]);
  if (pageCount(field.options.length) === 1 || most === 1) {
    const menu = paged(asked, field.options, undefined, [], () => [Math.max(1, min), most]);
    menu.navigation.push(...everything(asked, most));
    if (min === 0) menu.navigation.push(send(asked, 'button.none'));
    return { ...menu, lines: [prompt(asked, 'some', { range })] };
  }
  const chosen = (field.partial ?? []) as string[];
  const value =
    chosen.length > 0
      ? valueText(asked.part, declared, chosen, stage.here, asked.locale, asked.text)
      : say(asked, 'question.nothing-yet');
  const menu = paged(asked, field.options, undefined, chosen, (shown) => [0, Math.min(shown, most)]);
  const enough = chosen.length >= min && chosen.length <= most;
  menu.navigation.push(send(asked, chosen.length === 0 && min === 0 ? 'button.none' : 'button.send', enough));
  return { ...menu, lines: [prompt(asked, 'some-pages', { range, value })] };
}

/** Every amount for every option in one menu, of which several can be chosen; "done" opens when the total is legal. */
function shareOut(asked: Asked, declared: SomeField & { kind: 'shares' }): FieldMenu {
  const { stage, field, part, locale, text } = asked;
  const shares = (field.partial ?? {}) as Record<string, number>;
  const total = Object.values(shares).reduce((sum, n) => sum + n, 0);
  const room = declared.room(stage.here, stage.args);
  const [min, max] = declared.total(stage.here, stage.args);
  const all = Object.values(room).reduce((sum, n) => sum + n, 0);
  const lines = shareLines(declared, stage);
  const words = lines.map(({ option, points }) =>
    say(asked, 'question.points', { label: labels(asked, [option])[0]!, points }),
  );
  const chosen = lines.filter(({ option, points }) => shares[option] === points).map(({ value }) => value);
  const values = lines.map(({ value }) => value);
  const menu = stacked(asked, values, words, chosen, (shown) => [0, Math.min(shown, max)]);
  menu.navigation.push(send(asked, 'button.send', total >= min && total <= max));
  menu.navigation.push(button({ kind: 'reset', ...asked.ids }, say(asked, 'button.reset'), 'secondary', total === 0));
  const value = valueText(part, declared, shares, stage.here, locale, text);
  const range = spoken(asked, [min, Math.min(max, all)]);
  return { ...menu, lines: [prompt(asked, 'shares', { range, total, value })] };
}
