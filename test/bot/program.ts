import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach } from 'vitest';
import { type LocalDiscord, openLocalDiscord } from '#local/discord';
import { botSettings } from '../kit/bot-settings.ts';
import { DOOR, type Door } from '../kit/door.ts';
import { reading } from '../kit/reading.ts';

/** The program in a process of its own, as `npm start` has it. */

/** What is closed after each test, the newest first. */
export const closing: (() => Promise<unknown> | unknown)[] = [];

/** The tests of this file start programs; what they have opened is closed after each. */
export function withPrograms(): void {
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });
}

export interface Program {
  child: ChildProcess;
  folder: string;
  out(): string;
  errors(): string;
  /** Waits until the standard output has these words. */
  says(words: string): Promise<void>;
  ended: Promise<number | null>;
}

/** Starts the program with a store folder of its own and nothing else in its environment. */
export async function start(env: Record<string, string>): Promise<Program> {
  const folder = await mkdtemp(join(tmpdir(), 'castellan-run-'));
  return startAt(folder, process.cwd(), { STORE_DIR: folder, ...env });
}

/** Starts the program in a working folder; `folder` is removed after the test. */
export function startAt(folder: string, cwd: string, env: Record<string, string>): Program {
  const { PATH = '', HOME = '' } = process.env;
  const script = [resolve('scripts/run.mjs'), resolve('test/bot/child.ts')];
  const child = spawn(process.execPath, script, { cwd, env: { PATH, HOME, PORT: '0', ...env } });
  let out = '';
  let errors = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  closing.push(async () => {
    if (child.exitCode === null) child.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
  const says = async (words: string) => {
    for (let i = 0; !out.includes(words); i++) {
      if (i > 1_500 || child.exitCode !== null) throw new Error(`it never said ${words}: ${out} ${errors}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  return { child, folder, out: () => out, errors: () => errors, says, ended };
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
  await program.says('Logged in.');
  const [, port] = /Interactions come in by HTTP.* on port (\d+)/.exec(program.out()) ?? [];
  if (port) await local.postInteractions([`http://127.0.0.1:${port}/interactions`]);
  return { local, program };
}

/** Ann opens a lobby of the toy. */
export async function lobby(local: LocalDiscord) {
  const ann = local.person('Ann');
  await ann.slash(local.channelId, 'match', 'new', { game: 'toy' });
  await local.settle();
  return { ann, channel: local.channelId };
}
