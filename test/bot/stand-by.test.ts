import { expect, test } from 'vitest';
import { botSettings } from '../kit/bot-settings.ts';
import { makeTestDatabase } from '../kit/postgres.ts';
import { press, publicLast } from './kit.ts';
import { atTable, closing, lobby, start, withPrograms } from './program.ts';

/** Two programs and one database: the second takes the place of the first. */

withPrograms();

test('a second program stands by, says so, and goes on where the first was killed; one that still waits ends at a signal', async () => {
  const { url, remove } = await makeTestDatabase({ own: true });
  closing.push(remove);
  const { local, program: first } = await atTable({ DATABASE_URL: url }, 'gateway');
  const { ann, channel } = await lobby(local);
  const beside = () => start({ ...botSettings(local), DATABASE_URL: url });
  const [second, third] = [await beside(), await beside()];
  for (const one of [second, third]) await one.says(/stands by/);
  expect(second.out() + third.out()).not.toContain('Logged in');
  expect(await third.end()).toBe(0);
  expect(third.log()).toBe('');

  await first.kill();
  await second.says(/Logged in\./);
  // What the first has posted is pressed, and the second answers.
  await press(ann, publicLast(ann, channel), 'join');
  await expect.poll(() => JSON.stringify(publicLast(ann, channel)), { timeout: 10_000 }).toContain(ann.id);
  expect(await second.end()).toBe(0);
});
