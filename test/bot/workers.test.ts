import { expect, test } from 'vitest';
import { allCommands } from '#commands/index';
import { virtualClock } from '#local/discord';
import { run } from '#src/run';
import { makeTestDatabase } from '../kit/postgres.ts';
import { toy } from '../kit/toy-game.ts';
import {
  isPublic,
  openLobby,
  openTable,
  posted,
  press,
  publicLast,
  started,
  starts,
  type Table,
  type TableOptions,
  typed,
} from './kit.ts';

/** A worker beside the bot: it hears nothing of Discord, and does what waits in the database. */

async function withWorker(options: TableOptions = {}) {
  return openTable({ database: await makeTestDatabase(), workers: 1, ...options });
}
/** The bot that hears Discord goes; the worker stays. */
async function botEnds({ bot, store }: Table): Promise<void> {
  await bot.stop();
  await store.close();
}

test('reminds, and posts it, while nobody hears Discord; the next bot goes on', async () => {
  const clock = virtualClock();
  const table = await withWorker({ clock });
  await started(table);
  const before = posted(table).length;
  await botEnds(table);
  const [worker] = table.workers;
  await clock.advance(9 * 3_600_000);
  await worker!.bot.remind();
  await expect.poll(() => posted(table).length, { timeout: 20_000 }).toBe(before + 1);
  expect(publicLast(table.ann, table.channel).content).toContain(`<@${table.ann.id}>`);
  await table.restart();
  await press(table.ann, publicLast(table.ann, table.channel), 'do', 'Rest').catch(() => {});
  await table.rest();
  expect(posted(table).filter(isPublic).length).toBeGreaterThan(before);
});

test('has a computer answer while nobody hears Discord, and tells it', async () => {
  const table = await withWorker({ computers: { usual: 1_500, undo: 1_500 } });
  await openLobby(table);
  await typed(table, table.ann, 'join');
  await typed(table, table.ann, 'join', { computer: 'normal' });
  await starts(table);
  await table.ann.slash(table.channel, 'toy', 'rest', {});
  await table.local.settle(1);
  const [{ store }] = table.workers as [Table];
  const { id } = (await store.all()).at(-1)!;
  const seats = async () => (await store.history(id))!.log.flatMap(({ answer }) => answer?.seat ?? []);
  expect(await seats()).toEqual([0]);
  await botEnds(table);
  await expect.poll(seats, { timeout: 20_000 }).toEqual(expect.arrayContaining([0, 1]));
  await expect.poll(async () => (await store.load(id))!.outbox, { timeout: 20_000 }).toEqual([]);
  expect(posted(table).some(({ content }) => content.includes('Blue house'))).toBe(true);
});

test('who looks at a match by one process hears of what is saved by another', async () => {
  const table = await withWorker();
  const heard: number[] = [];
  table.workers[0]!.bot.door.watch(({ version }) => void heard.push(version));
  await started(table);
  const { version } = await table.record();
  await expect.poll(() => heard.at(-1)).toBe(version);
  expect(heard).toEqual([...new Set(heard)]);
});

test.each([
  [{}, 'DISCORD_TOKEN: is missing; a worker needs one'],
  [
    { DISCORD_TOKEN: 'not-a-token-at-all', DISCORD_APP_ID: '123456789012345678' },
    'DATABASE_URL: is missing; a worker needs one',
  ],
])('without what it needs it does not begin, and says what that is: %o', async (env, words) => {
  const registry = async () => ({ games: [toy], commands: allCommands });
  const worker = run({ LOG_LEVEL: 'silent', ...env }, registry, { kind: 'worker', print: () => {} });
  await expect(worker).rejects.toThrow(words);
});
