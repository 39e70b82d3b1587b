import type { Draft, Question } from '#asking/draft';
import { privateQuestion, type ShownQuestion } from '#asking/question';
import { button, buttonRows, type Row } from '#asking/terms/menu';
import { actionLabel, askedFields, fieldLabel, type SomeAction } from '#asking/terms/names';
import { valueText } from '#asking/values';
import { endsOf, type NewOrder, orderAction, orderedWindows } from '#core/orders';
import { type Catalogue, catalogue, type Locale, type Words } from '#core/text';
import type { Decision, Json, StandingOrder, Until } from '#core/types';
import { UNTILS } from '#core/window';
import type { AnyGame } from '#src/game-part';
import { draftOf, positionOf } from '../match/asked.ts';
import { orderId, type SeatWindow, windowsOf } from '../match/orders.ts';
import { type Found, isPlayed, type Played } from '../match/record.ts';
import { seatName } from './say.ts';

/** Standing orders in words, and the question which one somebody wants to leave. */

/** Words of standing orders. */
export const ordersText = catalogue({
  file: 'src/bot/words/orders.ts',
  en: {
    'until.always': 'always',
    'until.fight': 'until this fight ends',
    'until.turn': 'until this turn ends',
    'until.round': 'until this round ends',
    'until.label': 'How long',
    which: '{seat}, {window}: what is to be answered for you without asking?{only? $}',
    only: '{label}: {help}.',
    all: 'All orders',
    button: 'Standing orders',
    caption: 'Orders',
    menu: 'Choose what to leave an order for',
    'of-seat': '{window} · {seat}',
    ask: 'Ask me',
    head: '**Your standing orders** — questions that are answered for you without asking. All can see for what you have one, nobody what it says.',
    line: '{window}{of? ($)}: {order}',
    none: 'you are asked',
    gone: 'you are asked ⚠ your order no longer exists, because the rules in the program have changed',
    order: '**{label}**{values? ($)}, {until}',
    value: '{field}: {value}',
    'told-gone':
      'The rules in the program have changed, and what you had ordered no longer exists{windows?: $}. You are asked from now on; `/match orders` leaves a new order.',
    'told-changed':
      'What you had ordered in advance{windows? ($)} has ended: what it rested on has changed. You are asked again; `/match orders` leaves a new order.',
    public: 'Standing orders: {orders}.',
    held: '{seat} ({windows})',
    third:
      'That was the third answer of this kind: **{label}**. Shall it always be so? {window}: the button below leaves an order.',
    always: 'Answer this always like this …',
  },
  ja: {
    'until.always': 'ずっと',
    'until.fight': 'この戦いが終わるまで',
    'until.turn': 'この手番が終わるまで',
    'until.round': 'このラウンドが終わるまで',
    'until.label': '期限',
    which: '{seat}、{window}：尋ねられる前に、どう答えておきますか？{only? $}',
    only: '{label}：{help}。',
    all: '指示の一覧',
    button: '事前の指示',
    caption: '指示',
    menu: '指示を出す場面を選ぶ',
    'of-seat': '{window}・{seat}',
    ask: '毎回尋ねてもらう',
    head: '**あなたの事前の指示** — 尋ねられる代わりに、指示どおりに答えます。どの場面に指示があるかは全員に見えますが、内容は誰にも見えません。',
    line: '{window}{of?（$）}：{order}',
    none: 'そのつど答える',
    gone: 'そのつど答える ⚠ プログラムのルールが変わり、以前の指示はなくなりました',
    order: '**{label}**{values?（$）}、{until}',
    value: '{field}：{value}',
    'told-gone':
      'プログラムのルールが変わり、あなたの事前の指示{windows?（$）}はなくなりました。これからはそのつど答えてください。`/対戦 指示` で新しい指示を出せます。',
    'told-changed':
      '状況が変わったため、あなたの事前の指示{windows?（$）}は終わりました。これからはまた質問します。`/対戦 指示` で新しい指示を出せます。',
    public: '事前の指示あり：{orders}。',
    held: '{seat}（{windows}）',
    third:
      'この種の答えは3回目です（**{label}**）。いつもこう答えますか？ {window}への指示は、下のボタンから出せます。',
    always: 'いつもこう答える…',
  },
});
/** Words of standing orders. Throws for an unknown key. */
export const sayOrder = (key: string, locale: Locale, args?: Record<string, Json>): string =>
  ordersText.say({ key, ...(args && { args }) }, locale);

/** The field of an order that says how long it stands; no field of a game has such a name. */
export const UNTIL = '~until';
/** The action that takes an order back. */
export const takingBack = (window: string) => `${window}-~ask`;

/** What a window of a game is called; its id when it has no words. */
export function windowName(part: AnyGame, window: string, locale: Locale): string {
  const key = `window.${window}`;
  return part.text.has(key, locale) ? part.text.say({ key }, locale) : window;
}

/** What a person's seats have ordered, a line for each window: for their eyes only. */
export function orderLines(found: Found, windows: readonly SeatWindow[], locale: Locale): string[] {
  const { part } = found;
  const several = new Set(windows.map(({ seat }) => seat)).size > 1;
  return windows.map(({ seat, window, standing, isGone }) =>
    sayOrder('line', locale, {
      window: windowName(part, window, locale),
      of: several ? seatName(part, seat, locale) : null,
      order: standing ? orderText(found, standing, locale) : sayOrder(isGone ? 'gone' : 'none', locale),
    }),
  );
}

/** An order in words: its name, what it says, and how long it stands. */
export function orderText(found: Found, { seat, window, order, args, until }: StandingOrder, locale: Locale): string {
  const { part } = found;
  const action = orderAction(part.game, window, order);
  if (!action || !isPlayed(found)) return sayOrder('gone', locale);
  const here = { g: positionOf(found).g, seat, about: null };
  const values = askedFields(action).map(([name, field]) =>
    sayOrder('value', locale, {
      field: fieldLabel(part, action.name, name, locale),
      value: valueText({ part, here, locale }, field, args[name]!),
    }),
  );
  return sayOrder('order', locale, {
    label: actionLabel(part, action.name, locale),
    values,
    until: sayOrder(`until.${until}`, locale),
  });
}

/** Who has an order for what, for everybody; undefined when nobody has one. */
export function orderedLine({ part, record }: Found, locale: Locale): string | undefined {
  const all = record.match ? orderedWindows(record.match) : [];
  const seats = [...new Set(all.map(({ seat }) => seat))].sort((a, b) => a - b);
  const orders = seats.map((seat) => {
    const windows = all.filter((one) => one.seat === seat).map(({ window }) => windowName(part, window, locale));
    // In an order that tells nothing of when each was left.
    return sayOrder('held', locale, { seat: seatName(part, seat, locale), windows: windows.sort() });
  });
  return orders.length > 0 ? sayOrder('public', locale, { orders }) : undefined;
}

/** That orders are gone, with changed rules or because the match has changed; windows that are gone themselves have no name any more. */
export function ordersGoneLine(
  part: AnyGame,
  { windows, changed = false }: { windows: readonly string[]; changed?: boolean | undefined },
  locale: Locale,
): string {
  const known = windows.filter((window) => part.text.has(`window.${window}`, locale));
  return sayOrder(changed ? 'told-changed' : 'told-gone', locale, {
    windows: known.map((window) => windowName(part, window, locale)),
  });
}

/** What a seat can order for a window, as the actions of a question that only exists for this. */
export function orderQuestion({ part, record }: Found<Played>, { seat, window, standing }: SeatWindow): Question {
  const { g } = positionOf({ part, record });
  const ends = () => endsOf(part.game, g);
  const until = { kind: 'one', options: ends, label: (one: string) => ({ key: `until.${one}` }) } as const;
  const orders = Object.keys(part.game.windows![window]!.orders).map((id): SomeAction => {
    const action = orderAction(part.game, window, id)! as SomeAction;
    // A whole order that is offered in a fight is for that fight.
    const end: Until = ends().includes('fight') ? 'fight' : 'always';
    const suggest: SomeAction['suggest'] = (here) =>
      (action.suggest?.(here) ?? []).map((one) => ({ ...one, args: { ...one.args, [UNTIL]: end } }));
    return { ...action, fields: { ...action.fields, [UNTIL]: until }, suggest };
  });
  const actions = [...orders, ...(standing ? [{ name: takingBack(window), fields: {} }] : [])];
  const key = 'standing-order';
  const said = (locale: Locale): Words => ({
    [`ask.${key}`]: sayOrder('which', locale, {
      seat: seatName(part, seat, locale),
      window: windowName(part, window, locale),
      only: orders.length === 1 && !standing ? onlyOrder(part, orders[0]!.name, locale) : null,
    }),
    [`action.${takingBack(window)}`]: sayOrder('ask', locale),
    ...Object.fromEntries(orders.map(({ name }) => [`field.${name}.${UNTIL}`, sayOrder('until.label', locale)])),
    ...Object.fromEntries(UNTILS.map((one) => [`until.${one}`, untilWords(one, locale)])),
  });
  const game = { ...part.game, actions: Object.fromEntries(actions.map((one) => [one.name, one])) };
  const names = actions.map(({ name }) => name);
  return {
    part: { ...part, game, text: besides(part.text, catalogue({ en: said('en'), ja: said('ja') })) },
    g,
    decision: { id: orderId({ seat, window }), key, seat, actions: names, about: null, secret: true },
  };
}
/** Of a window with one order its fields are asked at once: what they are for stands before them. */
const onlyOrder = (part: AnyGame, name: string, locale: Locale): string =>
  sayOrder('only', locale, {
    label: actionLabel(part, name, locale),
    help: part.text.say({ key: `action.${name}.help` }, locale).replace(/[.。]$/, ''),
  });

export const untilWords = (until: Until, locale: Locale): string => sayOrder(`until.${until}`, locale);

/** The words of a game, and some that are said here only. */
function besides(own: Catalogue, more: Catalogue): Catalogue {
  const of = (key: string, locale: Locale) => (more.has(key, locale) ? more : own);
  return {
    say: (message, locale) => of(message.key, locale).say(message, locale),
    has: (key, locale) => of(key, locale).has(key, locale),
    keys: (locale) => [...own.keys(locale), ...more.keys(locale)],
    template: (key, locale) => of(key, locale).template(key, locale),
    renamed: (other) => besides(own.renamed(other), more),
  };
}

/** That question as somebody sees it, as far as the order has been put together. */
export function shownOrderQuestion(
  found: Found<Played>,
  place: SeatWindow,
  { locale, page = 0 }: { locale: Locale; page?: number },
): ShownQuestion {
  const question = orderQuestion(found, place);
  const draft: Draft | undefined = draftOf(found.record, place);
  return privateQuestion({ ...question, match: found.record.id, locale }, draft, page);
}

/** An answer to that question as the order that it is. */
export function orderOf(
  { seat, window }: SeatWindow,
  answer: { action: string; args: Record<string, Json> },
): NewOrder {
  if (answer.action === takingBack(window)) return { seat, window, order: null };
  const { [UNTIL]: until, ...args } = answer.args;
  return { seat, window, order: { id: answer.action.slice(window.length + 1), args, until: until as Until } };
}

/** The button below a question to a standing order for all of its sort; none where the seat can leave none. */
export function orderRow(
  found: Found,
  { seat, window }: Pick<Decision, 'seat' | 'window'>,
  { user, locale }: { user: string; locale: Locale },
): Row[] {
  const place = windowsOf(found, user).find((one) => one.seat === seat && one.window === window);
  if (!place) return [];
  return buttonRows([
    button({ kind: 'order', match: found.record.id, option: orderId(place) }, alwaysLabel(found.part, window!, locale)),
  ]);
}

/** What that button says: the game's own words where it has some for a window. */
function alwaysLabel(part: AnyGame, window: string, locale: Locale): string {
  const key = `window.${window}.always`;
  return part.text.has(key, locale) ? part.text.say({ key }, locale) : sayOrder('always', locale);
}

/** What a seat is asked after the third like answer: whether an order shall answer from now on. */
export const offerLine = (
  part: AnyGame,
  { window, order }: { window: string; order: string },
  locale: Locale,
): string =>
  sayOrder('third', locale, {
    label: actionLabel(part, `${window}-${order}`, locale),
    window: windowName(part, window, locale),
  });

/** What chance decides of what an order would answer now, for the eyes of whoever leaves it: the odds of a round of battle, for instance. */
export function oddsOfOrders(found: Found<Played>, place: SeatWindow, locale: Locale): string[] {
  const { part, g, decision } = orderQuestion(found, place);
  const here = { g, seat: decision.seat, about: null };
  return Object.values<SomeAction>(part.game.actions).flatMap(
    (action) => action.odds?.(here, {}).map((odds) => part.text.say(odds, locale)) ?? [],
  );
}
