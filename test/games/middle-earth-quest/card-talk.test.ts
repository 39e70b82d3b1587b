import { describe, expect, test } from 'vitest';
import { askedLine, eventLines } from '#asking/public-message';
import { partNamed } from '#asking/terms/names';
import { playout } from '#chance/playout';
import { byQuestion } from '#core/decision';
import { logOf } from '#core/history';
import { position } from '#core/match';
import { type Locale, locales } from '#core/text';
import type { AnyAction, Here, Message } from '#core/types';
import { ACTING } from '#games/middle-earth-quest/printed/cards/choices';
import { text } from '#games/middle-earth-quest/printed/text';
import { EFFECT_ACTIONS } from '#games/middle-earth-quest/rules/effects/all';
import type { State } from '#games/middle-earth-quest/state/state';
import type { AnyGame } from '#src/game-part';
import { dataOf } from '../../kit/data-files.ts';
import { UNSAID } from '../../kit/every-game.ts';
import { salted } from '../../kit/salt.ts';
import { faultsOf, readings } from '../../kit/style.ts';
import { cardGame, KINDS } from './cards-in-play.ts';
import { part as whole } from './part.ts';

/** What is said while cards act: questions, options, events, in both languages. */

/** So many seeds for each list of a card. */
const SEEDS = ['a', 'bb', 'ccc'];

/** What the options of the first field of an action are called. */
function labels(action: AnyAction<State>, here: Here<State>): Message[] {
  const [field] = Object.values(action.fields) as { kind: string; [name: string]: unknown }[];
  if (!field || !('label' in field) || action.barred?.(here)) return [];
  const { options, room, next, label } = field as never as {
    options?: (here: Here<State>, soFar: object) => string[];
    room?: (here: Here<State>, soFar: object) => Record<string, number>;
    next?: unknown;
    label: (option: string, here: Here<State>) => Message;
  };
  if (next) return [];
  const all = options?.(here, {}) ?? Object.keys(room?.(here, {}) ?? {});
  return all.map((option) => label(option, here));
}

/** Without the titles of cards, which are as they are printed. */
const titles = (locale: Locale): string[] =>
  text.keys(locale).flatMap((key) => (/^(event|shadow)\.[a-z]+_/.test(key) ? [text.template(key, locale)] : []));
const unnamed = (line: string, locale: Locale): string =>
  titles(locale).reduce((left, title) => left.replaceAll(title, locale === 'ja' ? '札' : 'Xy'), line);

describe('The words of cards in play', () => {
  test.each(EFFECT_ACTIONS.map((one) => [one.name, one] as const))('%s has a name, help and fields', (name, action) => {
    const fields = Object.keys(action.fields).flatMap((field) =>
      ['', '.help', '.command'].map((end) => `field.${name}.${field}${end}`),
    );
    for (const key of [`action.${name}`, `action.${name}.help`, `command.${name}`, ...fields])
      for (const locale of locales) expect(text.has(key, locale), `${key} ${locale}`).toBe(true);
    for (const locale of locales)
      expect(text.say({ key: `action.${name}.help` }, locale).length).toBeLessThanOrEqual(100);
  });

  test.each(locales)('templates are of one style, in %s', (locale) => {
    const keys = Object.keys(dataOf('middle-earth-quest', `resolve.${locale}.json`) as object).filter(
      (key) => !/^command\.|\.command$/.test(key),
    );
    const all = keys.flatMap((key) =>
      readings(text.template(key, locale), locale).flatMap((one) =>
        faultsOf(one, locale).map((fault) => `${key}: ${fault}: ${one}`),
      ),
    );
    expect(all).toEqual([]);
  });

  test('templates speak of the same things in both languages', () => {
    const args = (key: string, locale: Locale) =>
      [...new Set([...text.template(key, locale).matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();
    for (const key of Object.keys(dataOf('middle-earth-quest', 'resolve.en.json') as object))
      expect(args(key, 'ja'), key).toEqual(args(key, 'en'));
  });

  test.each(KINDS)('each %s says what happens, and asks in words', (kind) => {
    const lines: Record<Locale, Set<string>> = { en: new Set(), ja: new Set() };
    for (const card of ACTING.filter((one) => one.kind === kind))
      for (const effects of card.lists)
        for (const seed of SEEDS) {
          const game = cardGame(card, effects, seed);
          if (!game) continue;
          const bare = { game, text } as unknown as AnyGame;
          const { match } = playout({ ...whole, game }, salted(`talk/${seed}/${card.id}`), {
            seats: game.seats.min,
            most: 200,
            policy: 'random',
            each(now) {
              const { g, open } = position(game, now);
              const part = partNamed(bare, () => g);
              for (const question of byQuestion(open))
                for (const locale of locales) lines[locale].add(askedLine(part, question, ['a', 'b'], locale));
              for (const { actions, seat, about } of open)
                for (const label of actions.flatMap((name) => labels(game.actions[name]!, { g, seat, about })))
                  for (const locale of locales) lines[locale].add(part.text.say(label, locale));
            },
          });
          const part = partNamed(bare, () => match.base);
          const seats = match.base.heroes.map((_, i) => i + 1).concat(0);
          for (const { events } of logOf(match))
            for (const locale of locales)
              for (const line of eventLines(part, events, locale, seats)) lines[locale].add(line);
        }
    for (const locale of locales) {
      for (const line of lines[locale]) expect(line).not.toMatch(UNSAID);
      const faults = [...lines[locale]].flatMap((line) =>
        faultsOf(unnamed(line, locale), locale).map((fault) => `${fault}: ${line}`),
      );
      expect(faults).toEqual([]);
    }
  });
});
