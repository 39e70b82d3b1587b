import { expect, test } from 'vitest';
import { openAnswers } from '#src/jobs/ended';

test('who has put something in and asks when its delivery has broken off learns at once that nothing is known of it', () => {
  const answers = openAnswers();
  answers.expect('m1', 3);
  answers.ended({ match: 'm1', version: 0, delivery: {}, isBroken: true });
  expect(answers.expected('m1')).toBe('broken');
  // Said once. What is put in next is waited for.
  expect(answers.expected('m1')).toBeUndefined();
  answers.expect('m1', 4);
  expect(answers.expected('m1')).toBe(4);
});

test('a delivery of another match that breaks off, or one of this match that ends, changes nothing of what is expected', () => {
  const answers = openAnswers();
  answers.expect('m1', 3);
  answers.ended({ match: 'm2', version: 0, delivery: {}, isBroken: true });
  answers.ended({ match: 'm1', version: 3, delivery: { below: 'it' } });
  expect(answers.expected('m1')).toBe(3);
});

test('who waits when it breaks off learns that too, and who waits for a later version than has ended waits on', async () => {
  const answers = openAnswers();
  const broken = answers.of('m1', 3);
  answers.ended({ match: 'm1', version: 0, delivery: {}, isBroken: true });
  expect(await broken).toEqual({});
  const later = answers.of('m1', 5);
  answers.ended({ match: 'm1', version: 4, delivery: { below: 'the former' } });
  answers.ended({ match: 'm1', version: 5, delivery: { below: 'the later' } });
  expect(await later).toEqual({ below: 'the later' });
});
