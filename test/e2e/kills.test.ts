import { expect, test } from 'vitest';
import { playAndKill } from './kills.ts';

test('killed three times at a random moment, the program goes on each time and no acknowledged action is lost or doubled', async () => {
  const { problems, ...figures } = await playAndKill(3, 'ci', () => {});
  expect(problems).toEqual([]);
  expect(figures.kills).toBe(3);
  expect(figures.acknowledged).toBeGreaterThanOrEqual(3);
  expect(figures.answers).toBeGreaterThanOrEqual(figures.acknowledged);
}, 240_000);
