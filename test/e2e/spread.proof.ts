import { expect, test } from 'vitest';
import { runHere } from '../kit/programs.ts';

/** What several processes make of it is the same in every game, so this is the toy. `npm run proof -- spread` plays the others. */

test('a bot, a stand-by and two workers play two matches from one database; killed three times, and once without the proxy before Discord, they lose and double nothing', async () => {
  const words = [
    '--game',
    'caravan',
    '--matches',
    '2',
    '--workers',
    '2',
    '--kills',
    '3',
    '--proxies',
    '1',
    '--gone',
    '2000',
    '--seed',
    'ci',
  ];
  const { stdout, stderr, status } = await runHere('spread', words);
  // What was lost or doubled is said there, in words.
  expect(stderr).toMatch(/^((kill of (bot|worker)|loss of the proxy): \d+ acknowledged\n){4}$/);
  expect(status).toBe(0);
  const figures = JSON.parse(stdout);
  expect(figures).toMatchObject({ kills: 3, losses: 1, itemsLeft: 0, jobsLeft: 0, problems: 0 });
  expect(figures.acknowledged).toBeGreaterThan(0);
  expect(figures.answers).toBeGreaterThanOrEqual(figures.acknowledged);
}, 240_000);
