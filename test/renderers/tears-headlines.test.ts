import { expect, test } from 'vitest';
import { headline } from '#renderers/tears-of-the-dragon/headline';

/** What the bar says of a deed is short enough to be whole, and never leaves out danger. */

const known = (danger: boolean) => ({
  type: 'ruin-known',
  shown: { seat: 1, ruin: 'ursh', finder: 'shelnor', n: 4, danger },
});

test('Knowledge that was found says how much of it there is, and that there was danger', () => {
  expect(headline('', known(true) as never, 'en')).toBe('Shelnor found the knowledge of Ursh, 4 of 8, in danger.');
  expect(headline('', known(false) as never, 'en')).toBe('Shelnor found the knowledge of Ursh, 4 of 8.');
  expect(headline('', known(true) as never, 'ja')).toContain('危険に遭遇');
});

test('A search says whom its danger harmed', () => {
  const came = [
    { key: 'came.danger', args: { roll: 1 } },
    {
      key: 'came.casualty',
      args: { piece: { key: 'leader.kestrel' }, end: { key: 'came.end.wounded', args: {} }, die: 7 },
    },
  ];
  const deed = { type: 'ruin-searched', shown: { seat: 0, ruin: 'old-tarn', danger: true, wizard: null, came } };
  expect(headline('', deed as never, 'en')).toBe('Lord Gorganun searched Old Tarn: danger! Warblade Kestrel wounded.');
});

test('Dice that a card shows are left out, and the words of all else are as they were told', () => {
  const won = { type: 'turn-began', shown: { seat: 1 } };
  expect(headline('Lord Forseti won (Gorganun 6 + 0, Forseti 3 + 4).', won as never, 'en')).toBe('Lord Forseti won.');
  const other = { type: 'tower-lost', shown: { seat: 1 } };
  expect(headline('The tower stayed shut (roll 10).', other as never, 'en')).toBe('The tower stayed shut (roll 10).');
  expect(headline('Untold.', undefined, 'en')).toBe('Untold.');
});
