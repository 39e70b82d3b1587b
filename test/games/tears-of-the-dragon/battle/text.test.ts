import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalogue, locales } from '#core/text';
import en from '#data/tears-of-the-dragon/battle.en.json' with { type: 'json' };
import ja from '#data/tears-of-the-dragon/battle.ja.json' with { type: 'json' };
import { spells } from '#games/tears-of-the-dragon/printed/content';
import { text } from '#games/tears-of-the-dragon/printed/text';
import { battleActions } from '#games/tears-of-the-dragon/rules/battle/actions';
import { records } from '#games/tears-of-the-dragon/rules/spells/index';

/** Words of the battle in both languages. */

const words = catalogue({ en, ja });
const folders = ['state/battle', 'rules/fight', 'rules/battle', 'rules/spell', 'rules/spells'].map(
  (name) => new URL(`../../../../src/games/tears-of-the-dragon/${name}/`, import.meta.url),
);
const code = folders
  .flatMap((folder) => readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8')))
  .join('\n');
const places = (template: string) =>
  [...new Set([...template.matchAll(/\{(\w+)/g)].map(([, name]) => name))].toSorted();

test('no template of one language needs what the other does not', () => {
  for (const key of words.keys('en')) {
    expect([key, places(words.template(key, 'ja'))]).toEqual([key, places(words.template(key, 'en'))]);
  }
});

describe('every action', () => {
  test.each(battleActions.map((action) => [action.name, action] as const))(
    '%s has label, help, command and fields',
    (name, action) => {
      for (const locale of locales) {
        for (const key of [`action.${name}`, `action.${name}.help`, `command.${name}`])
          expect(words.has(key, locale), key).toBe(true);
        expect(words.template(`action.${name}.help`, locale).length).toBeLessThanOrEqual(100);
        for (const field of Object.keys(action.fields)) {
          for (const end of ['', '.help', '.command'])
            expect(words.has(`field.${name}.${field}${end}`, locale), field).toBe(true);
        }
      }
    },
  );
  test('there are 14, each with its own name', () => {
    expect(new Set(battleActions.map((action) => action.name)).size).toBe(14);
  });
});

test('every event, label and refusal that the code writes has words', () => {
  const events = [...code.matchAll(/type: '([a-z-]+)'/g), ...code.matchAll(/type: \w+ \? '([a-z-]+)' : '([a-z-]+)'/g)];
  const keys = [
    ...events.flatMap(([, ...types]) => types.map((type) => `event.${type}`)),
    ...[...code.matchAll(/'((?:battle|suggest|refusal)\.[a-z-]+(?:\.[a-z-]+)?)'/g)].map(([, key]) => key!),
  ];
  expect(keys.length).toBeGreaterThan(50);
  expect(keys.filter((key) => !text.has(key, 'en'))).toEqual([]);
});

test('A26: every battle spell has an effect, a backfire and words for it', () => {
  const timely = [...spells.values()].filter(({ timing }) =>
    timing.some((time) => time === 'combat-round' || time === 'battle-start'),
  );
  const ids = timely.map(({ id }) => id).toSorted();
  const inBattle = Object.entries(records).flatMap(([id, record]) => ('battle' in record ? [[id, record.battle]] : []));
  expect(inBattle.map(([id]) => id).toSorted()).toEqual(ids);
  for (const [id, battle] of inBattle)
    expect(battle, String(id)).toMatchObject({ cast: expect.any(Function), backfire: expect.any(Function) });
  for (const locale of locales) for (const id of ids) expect(text.has(`battle.backfire.${id}`, locale), id).toBe(true);
});
