import { describe, expect, test } from 'vitest';
import { askedLine, eventLines } from '#asking/public-message';
import { partNamed } from '#asking/terms/names';
import { playout } from '#chance/playout';
import { byQuestion } from '#core/decision';
import { logOf } from '#core/history';
import { position } from '#core/match';
import { type Locale, locales } from '#core/text';
import type { AnyAction, Decision, Field } from '#core/types';
import { middleEarthQuest as game } from '#games/middle-earth-quest/game';
import { events } from '#games/middle-earth-quest/printed/cards/decks';
import { text } from '#games/middle-earth-quest/printed/text';
import type { State } from '#games/middle-earth-quest/state/state';
import type { AnyGame } from '#src/game-part';
import { salted } from '../../kit/salt.ts';
import type { MeqTable, Scene } from './board.ts';
import { part as whole } from './part.ts';
import { goes, scene, two } from './walking.ts';

/** Every question, answer and event of whole matches has its words in both languages. */

/** Pictures and command come later: nothing here asks for them. */
const bare = { game, text } as unknown as AnyGame;

/** The words that an action and its fields must have, and those that an action hides. */
const keysOf = (name: string): string[] => [
  ...[`action.${name}`, `action.${name}.help`, `command.${name}`],
  ...Object.keys(game.actions[name]!.fields).flatMap((field) =>
    ['', '.help', '.command'].map((end) => `field.${name}.${field}${end}`),
  ),
];

test.each(locales)('every action has its words, in %s', (locale) => {
  const missing = Object.keys(game.actions).flatMap((name) => keysOf(name).filter((key) => !text.has(key, locale)));
  expect(missing).toEqual([]);
});

test.each(locales)('every question begins with who is asked, and with nobody else, in %s', (locale) => {
  const asks = text.keys(locale).filter((key) => key.startsWith('ask.'));
  const begins = locale === 'ja' ? '{seat:seat}：' : '{seat:seat}: ';
  expect(asks.length).toBeGreaterThan(50);
  expect(asks.filter((key) => !text.template(key, locale).startsWith(begins))).toEqual([]);
});

test.each(locales)('windows, their orders, options and roles have theirs, in %s', (locale) => {
  const orders = Object.entries(game.windows!).flatMap(([id, { orders: known }]) => [
    `window.${id}`,
    ...Object.keys(known).flatMap((order) => [`action.${id}-${order}`, `action.${id}-${order}.help`]),
  ]);
  const options = Object.entries(game.options).flatMap(([name, values]) => [
    `option.${name}`,
    ...values.map((value) => `option.${name}.${value}`),
  ]);
  const roles = game.roles!({}).map(({ id }) => `role.${id}`);
  expect([...orders, ...options, ...roles].filter((key) => !text.has(key, locale))).toEqual([]);
});

/** Lines that say how things stand now, and begin or end nothing. */
const STANDING = ['card-read', 'combat-why', 'combat-costs', 'finale-is-due'];

test('in Japanese what has happened is told in the past', () => {
  const told = text.keys('ja').filter((key) => /^event\.[^.]+$/.test(key) && !events.has(key.slice('event.'.length)));
  const now = told.filter((key) => !/(ました|でした)(（[^）]*）|\{[^}]*\})*[。！]$/.test(text.template(key, 'ja')));
  expect(told.length).toBeGreaterThan(90);
  expect(now.map((key) => key.slice('event.'.length)).toSorted()).toEqual(STANDING.toSorted());
});

test.each(locales)('no line has two colons: one stands before it where it is part of another, in %s', (locale) => {
  const colons = (key: string) =>
    text
      .template(key, locale)
      .replaceAll(/\{\w+:[\w-]+\}/g, '')
      .match(/[:：]/g) ?? [];
  const said = text.keys(locale).filter((key) => /^(ask|event|label|deed|quick|foresee|refusal|absent)\./.test(key));
  expect(said.filter((key) => colons(key).length > 1)).toEqual([]);
  // What is the value of a field, or the words of a button, stands behind a colon already.
  const parts = said.filter((key) => /^(deed|quick)\.|^label\.(way|move|besides|combat-round)/.test(key));
  expect(parts.filter((key) => colons(key).length > 0)).toEqual([]);
});

describe('Whoever is asked for a Shadow card reads whose moment it is and where', () => {
  const line = (t: MeqTable, locale: Locale) =>
    askedLine(
      partNamed(bare, () => t.g),
      t.open[0]!,
      [],
      locale,
    );
  const starts = (more: Partial<Scene> = {}) => scene({ step: 'start', shadow: ['shire_baggins'], pool: 4, ...more });

  test('at the start itself, where each move is asked for or a foe lies in ambush', () => {
    for (const more of [{ options: { shadows: 'each-move' } }, { tokens: ['orc@bree'] }]) {
      const t = starts(more);
      t.nobodyIsAskedExcept(0, 'shadow');
      expect(line(t, 'en')).toBe('Sauron — Sauron: the start of a hero’s turn (Eleanor at Bree). Play a Shadow card?');
      expect(line(t, 'ja')).toContain('ヒーローのターンの開始時（エレノア、ブリー村）に、');
    }
  });
  test('of a start with the way that follows, and of the way alone', () => {
    const t = starts();
    goes(t, ['weathertop', 'ranged_strike']);
    t.seat(1).does('end-travel');
    t.nobodyIsAskedExcept(0, 'shadow-since-start');
    expect(line(t, 'en')).toBe(
      'Sauron — Sauron: Eleanor has begun a turn at Bree and entered Weathertop. Play a Shadow card?',
    );
    expect(line(t, 'ja')).toContain('エレノアがブリー村でターンを始め、風見が丘に入りました。');
    const way = two();
    way.seat(1).does('end-travel');
    way.nobodyIsAskedExcept(0, 'shadow-on-way');
    expect(line(way, 'en')).toBe(
      'Sauron — Sauron: Eleanor has entered Weathertop and The Trollshaws. Play a Shadow card?',
    );
    expect(line(way, 'ja')).toContain('エレノアが風見が丘、トロルの森に入りました。');
  });
  test('of a start before anything else is done', () => {
    const t = starts();
    t.seat(1).does('explore', { deeds: ['dark-path'] });
    t.nobodyIsAskedExcept(0, 'shadow-at-start');
    expect(line(t, 'en')).toBe('Sauron — Sauron: Eleanor begins a turn at Bree. Play a Shadow card?');
    expect(line(t, 'ja')).toContain('エレノアがブリー村でターンを始めます。');
  });
});

/** Whatever the first field of an action offers, and why what one would expect is not there. */
function sayFirst(action: AnyAction<State>, g: State, { seat, about }: Decision, say: (message: never) => void): void {
  const here = { g, seat, about };
  const barred = action.barred?.(here);
  if (barred) {
    say(barred as never);
    return;
  }
  for (const { label } of action.suggest?.(here) ?? []) say(label as never);
  const [first] = Object.values<Field<State>>(action.fields);
  if (!first || !('options' in first)) return;
  for (const option of first.options(here, {})) say(first.label(option, here) as never);
  for (const { why } of first.absent?.(here, {}, []) ?? []) say(why as never);
}

test.each([2, 4])('what a match with %i seats asks and tells is said in both languages', (seats) => {
  let said = 0;
  const { match, over } = playout(whole, salted(`words/${seats}`), {
    seats,
    each: (now) => {
      const { g, open } = position(game, now);
      const part = partNamed(bare, () => g);
      for (const locale of locales) {
        for (const question of byQuestion(open)) said += askedLine(part, question, [], locale).length;
        for (const decision of open)
          for (const name of decision.actions)
            sayFirst(game.actions[name]!, g, decision, (message) => void part.text.say(message, locale));
      }
    },
  });
  expect(over).toBe(true);
  expect(said).toBeGreaterThan(1000);
  const part = partNamed(bare, () => match.base);
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  const silent = logOf(match).flatMap(({ events }) =>
    events.filter((event) => locales.some((locale) => eventLines(part, [event], locale, everybody).length === 0)),
  );
  expect(silent).toEqual([]);
});
