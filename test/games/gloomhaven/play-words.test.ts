import { describe, expect, test } from 'vitest';
import { partNamed as namedPart } from '#asking/terms/names';
import { playout } from '#chance/playout';
import { logOf } from '#core/history';
import { position } from '#core/match';
import { type Catalogue, type Locale, locales } from '#core/text';
import type { Decision, Field, Json } from '#core/types';
import { gloomhaven } from '#games/gloomhaven/game';
import { text } from '#games/gloomhaven/printed/text';
import type { State } from '#games/gloomhaven/state/state';
import { UNSAID } from '../../kit/every-game.ts';
import { salted } from '../../kit/salt.ts';
import { part } from './part.ts';

/** Words of Gloomhaven, as far as a game that is not in the registry yet can be held to them (`test/every-game-words.test.ts`). */

/** Seats and actors called as a match calls them. */
const named = (g: State): Catalogue => namedPart({ game: gloomhaven, text } as never, () => g).text;
const isLeaf = (about: Json): Record<string, Json> =>
  typeof about === 'object' && about !== null && !Array.isArray(about) ? about : {};
const question = (says: Catalogue, { key, about, seat }: Decision, locale: Locale): string =>
  says.say({ key: `ask.${key}`, args: { ...isLeaf(about), seat } }, locale);

describe('words', () => {
  test.each([2, 3, 4])('every event, question and label of matches of %i has words in both languages', (seats) => {
    const events = new Set<string>();
    const asked = new Set<string>();
    for (let i = 0; i < 3; i++) {
      const { match } = playout(part, salted(`words/${seats}/${i}`), {
        seats,
        policy: i % 2 ? 'random' : 'progress',
        each: (m) => {
          const { g, open } = position(gloomhaven, m);
          const says = named(g);
          for (const decision of open) {
            asked.add(decision.key);
            for (const locale of locales) expect(question(says, decision, locale)).not.toMatch(UNSAID);
            const here = { g, seat: decision.seat, about: decision.about };
            for (const name of decision.actions)
              for (const field of Object.values<Field>(gloomhaven.actions[name]!.fields)) {
                if (!('label' in field) || !('options' in field)) continue;
                for (const option of field.options(here, {}).slice(0, 3))
                  for (const locale of locales) expect(says.say(field.label(option, here), locale)).not.toMatch(UNSAID);
              }
          }
        },
      });
      const says = named(match.base);
      for (const { events: told } of logOf(match))
        for (const { type, shown, only } of told) {
          events.add(type);
          for (const locale of locales)
            expect(says.say({ key: `event.${type}`, args: shown }, locale)).not.toMatch(UNSAID);
          expect(only).toBeUndefined();
        }
    }
    expect(events.size).toBeGreaterThan(20);
    expect(asked.size).toBeGreaterThan(8);
  });

  test('every action, option, role and standing order has its words', () => {
    const keys = Object.values(gloomhaven.actions).flatMap(({ name, fields }) => [
      `action.${name}`,
      `action.${name}.help`,
      `command.${name}`,
      ...Object.keys(fields).flatMap((field) => ['', '.help', '.command'].map((end) => `field.${name}.${field}${end}`)),
    ]);
    for (const [option, values] of Object.entries(gloomhaven.options)) {
      keys.push(`option.${option}`, ...values.map((value) => `option.${option}.${value}`));
    }
    keys.push(...gloomhaven.roles!({ level: '1' }).map(({ id }) => `role.${id}`));
    for (const [window, { orders }] of Object.entries(gloomhaven.windows!)) {
      keys.push(`window.${window}`);
      for (const [order, { fields = {} }] of Object.entries(orders)) {
        const at = `${window}-${order}`;
        keys.push(`action.${at}`, `action.${at}.help`);
        for (const field of Object.keys(fields)) keys.push(`field.${at}.${field}`, `field.${at}.${field}.help`);
      }
    }
    for (const locale of locales)
      for (const key of keys) {
        expect(text.has(key, locale), `${key} ${locale}`).toBe(true);
        const most = key.endsWith('.help') ? 100 : 80;
        expect(text.say({ key }, locale).length, key).toBeLessThanOrEqual(most);
      }
  });
});
