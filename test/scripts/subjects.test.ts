import { expect, test } from 'vitest';
import { wrongInSubject } from '../../scripts/subjects.ts';

/** CONTRIBUTING, Commits: a subject is `area: what`, 72 characters at most. */

const long = (n: number) => `page: ${'x'.repeat(n - 6)}`;

test.each(['page: who scrolls up stays there', 'games, renderers: rooms', 'e2e: kills', long(72)])(
  '%s is a subject',
  (subject) => {
    expect(wrongInSubject(subject)).toBeUndefined();
  },
);

test.each(['Who scrolls up stays there', 'page:who scrolls up', 'page: ', ': what', 'Page: what'])(
  '%s does not begin with its area',
  (subject) => {
    expect(wrongInSubject(subject)).toMatch(/begin with its area/);
  },
);

test('one character more than 72 is too long', () => {
  expect(wrongInSubject(long(73))).toMatch(/73 characters/);
});
