import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, expect } from 'vitest';
import { type LocalDiscord, openLocalDiscord } from '#local/discord';
import { type Running, startIn } from '../e2e/program.ts';
import { botSettings } from '../kit/bot-settings.ts';
import { DOOR, type Door } from '../kit/door.ts';
import { reading } from '../kit/reading.ts';
import { isPublic } from '../kit/visible.ts';

/** The program in a process of its own, as `npm start` has it. */

/** What is closed after each test, the newest first. */
export const closing: (() => Promise<unknown> | unknown)[] = [];

/** The tests of this file start programs; what they have opened is closed after each. */
export function withPrograms(): void {
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });
}

export interface Program extends Running {
  folder: string;
}

/** Starts the program with a store folder of its own and nothing else in its environment. */
export async function start(env: Record<string, string>): Promise<Program> {
  const folder = await mkdtemp(join(tmpdir(), 'castellan-run-'));
  return startAt(folder, process.cwd(), { STORE_DIR: folder, ...env });
}

/** Starts the program in a working folder; `folder` is removed after the test. */
export function startAt(folder: string, cwd: string, env: Record<string, string>): Program {
  const script = ['scripts/run.mjs', 'test/bot/child.ts'].map((path) => resolve(path));
  const running = startIn(cwd, ['node', ...script], { LOG_LEVEL: 'info', ...env });
  closing.push(async () => {
    await running.kill();
    await rm(folder, { recursive: true, force: true });
  });
  return { ...running, folder };
}

/** The program in front of a Discord of its own, logged in; with `door` what it hears of it. */
export async function atTable(
  env: Record<string, string> = {},
  door: Door = DOOR,
): Promise<{ local: LocalDiscord; program: Program }> {
  const local = reading(await openLocalDiscord());
  closing.push(() => local.close());
  const byHttp = { INTERACTIONS_PORT: '0', DISCORD_PUBLIC_KEY: local.publicKey };
  const program = await start({
    ...botSettings(local),
    ...(door === 'http' && byHttp),
    ...env,
  });
  await program.says(/Logged in\./);
  const [, port] = /Interactions come in by HTTP.* on port (\d+)/.exec(program.out()) ?? [];
  if (port) await local.postInteractions([`http://127.0.0.1:${port}/interactions`]);
  return { local, program };
}

/** Ann opens a lobby of the toy. It stands in the channel. */
export async function lobby(local: LocalDiscord) {
  const ann = local.person('Ann');
  await ann.slash(local.channelId, 'match', 'new', { game: 'toy' });
  // A process of its own may be still for a while before it posts what it has saved.
  await expect.poll(() => ann.messages(local.channelId).some(isPublic), { timeout: 20_000 }).toBe(true);
  await local.settle();
  return { ann, channel: local.channelId };
}
