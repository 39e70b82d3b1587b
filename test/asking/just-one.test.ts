import { expect, test } from 'vitest';
import { press } from '#asking/question';
import type { Decision, Some } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { toy } from '../kit/toy-game.ts';
import { pressables } from './driver.ts';

/** A set that is a single one is chosen as one option is. */

function asked(options: readonly string[], size: readonly [number, number] = [1, 1]) {
  const hay: Some = {
    kind: 'some',
    of: 'words',
    options: () => options,
    size: () => size,
    label: (value) =>
      value.startsWith('berry') ? { key: 'berry', args: { n: Number(value.slice(5)) } } : { key: `animal.${value}` },
  };
  const part: AnyGame = {
    ...toy,
    game: { ...toy.game, actions: { feed: { name: 'feed', fields: { hay } } } },
  };
  const decision: Decision = {
    ...{ id: '1.1.turn', key: 'turn', seat: 0, actions: ['feed'] },
    ...{ about: { round: 1 }, secret: false },
  };
  const question = { part, g: {}, decision };
  const { shown, usable } = pressables(question, undefined, 0, 'en');
  return {
    shown,
    usable,
    pressing: (n: number, values: string[] = []) => press(question, undefined, usable[n]!.press, values),
  };
}
const answer = (...hay: string[]) => ({ answer: { action: 'feed', args: { hay } } });

test('one of few is a button each, and the answer is a set of it', () => {
  const t = asked(['cow', 'hen', 'goat']);
  expect(t.shown.content).toContain('Choose: **Hay**');
  expect(t.usable.map(({ label }) => label)).toEqual(['Cow', 'Hen', 'Goat']);
  expect(t.pressing(1)).toEqual(answer('hen'));
});

test('one of many is a line of a menu', () => {
  const t = asked(Array.from({ length: 8 }, (_, i) => `berry${i + 1}`));
  expect(t.usable[0]).toMatchObject({ least: 1, most: 1 });
  expect(t.pressing(0, ['berry3'])).toEqual(answer('berry3'));
});

test('where two may be chosen a menu takes both at once', () => {
  const t = asked(['cow', 'hen', 'goat'], [1, 2]);
  expect(t.usable[0]).toMatchObject({ least: 1, most: 2 });
  expect(t.pressing(0, ['goat', 'cow'])).toEqual(answer('cow', 'goat'));
});
