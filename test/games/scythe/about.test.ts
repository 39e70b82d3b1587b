import { expect, test } from 'vitest';
import { scythe } from '#games/scythe/game';
import { table } from './board.ts';
import { go, halt } from './moving.ts';

/** What questions are about: each action says what it looks at, and a match that is loaded is looked through for it. */

const fits = (action: string, about: unknown): boolean => {
  try {
    scythe.actions[action]!.about!.parse(about);
    return true;
  } catch {
    return false;
  }
};
/** Nordic has met the card E25 on A3. */
const met = () =>
  halt(
    go(
      table({
        seats: [{ faction: 'nordic', units: { A2: ['character'] } }, { faction: 'saxony' }],
        nextEncounters: ['E25'],
      }),
      'nordic.character',
      ['A3'],
    ),
  );

test('SC-8.2: an option is chosen of a card that was met on a hex, and of nothing else', () => {
  const t = met();
  expect(fits('choose-option', t.open[0]!.about)).toBe(true);
  expect(fits('choose-option', { hex: 'A3' })).toBe(false);
  expect(fits('choose-option', null)).toBe(false);
});

test('SC-8.3, R-5: a gain comes on a hex or in the usual places, and only where several are chosen it says how many', () => {
  const t = met();
  t.seat(0).does('choose-option', { option: 'unpopular', without: [] });
  expect(t.open[0]).toMatchObject({ key: 'gain', about: { hex: 'A3', n: 2 } });
  expect(fits('take-resources', t.open[0]!.about)).toBe(true);
  expect(fits('take-resources', { hex: 'A3' })).toBe(false);
  expect(fits('free-build', { hex: null })).toBe(true);
  expect(fits('free-build', { n: 1 })).toBe(false);
});

test('SC-8.2: what is paid in tokens says whether all are of different kinds; for cards there is no such thing', () => {
  expect(fits('give-cards', { n: 1 })).toBe(true);
  expect(fits('pay-tokens', { n: 1 })).toBe(false);
  expect(fits('pay-tokens', { n: 1, different: true })).toBe(true);
});
