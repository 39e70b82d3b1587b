import { expect, test } from 'vitest';
import { PLAYED_BY } from '#src/program-number';
import { games } from '#src/registry';
import { SCHEMA } from '#store/record';

test('the number of the program was raised with the last change of records, rules and values', () => {
  const played = games.map(({ game: { id, version, edition } }) => [id, version, edition].filter(Boolean).join(' '));
  expect(PLAYED_BY).toBe([`record ${SCHEMA}`, ...played].join(', '));
});
