import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { openLocalDiscord } from '#local/discord';
import { copyInto, image, own } from '../e2e/container.ts';
import { type Running, startIn } from '../e2e/program.ts';
import { makeTestDatabase } from '../kit/postgres.ts';
import { reading } from '../kit/reading.ts';
import { scratch } from '../kit/scratch.ts';
import { press, publicLast } from './kit.ts';

/** The image is made step by step, without Docker, and all services of compose.yaml run from it. */

/** Whoever runs it owns nothing there. */
const nobody = process.getuid?.() === 0 ? 65_534 : undefined;
const commandOf = (name: string): string[] => own.find(([one]) => one === name)![1].command ?? image.command;

test('what is installed without development packages plays behind the proxy, and a stand-by takes over', async () => {
  const folder = mkdtempSync(join(scratch, 'castellan-container-'));
  // Some ten thousand files.
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }), 300_000);
  chmodSync(folder, 0o755);
  copyInto(folder);
  // What follows clears up, and makes the folder of the store for the user of the image.
  for (const run of image.runs.slice(0, 2)) await promisify(execFile)('sh', ['-c', run], { cwd: folder });

  const local = reading(await openLocalDiscord());
  onTestFinished(() => local.close());
  const running: Running[] = [];
  onTestFinished(async () => {
    for (const one of running) await one.kill();
  });
  const start = (name: string, settings: Record<string, string>): Running => {
    const one = startIn(folder, commandOf(name), settings, nobody);
    running.push(one);
    return one;
  };
  const proxy = start('proxy', { PROXY_PORT: '0', PROXY_API: local.api });
  const [, api] = await proxy.says(/DISCORD_API=(\S+)/);
  const { url } = await makeTestDatabase();
  const settings = {
    DISCORD_TOKEN: local.token,
    DISCORD_APP_ID: local.applicationId,
    DISCORD_API: api!,
    DATABASE_URL: url,
    METRICS_PORT: '0',
  };
  const first = start('castellan', settings);
  await first.says(/Logged in\./);
  const second = start('castellan', settings);
  await second.says(/stands by/);
  const workers = [start('worker', settings), start('worker', settings)];
  for (const worker of workers) await worker.says(/^This worker /m);
  const [ann, channel] = [local.person('Ann'), local.channelId];
  await ann.slash(channel, 'match', 'new', { game: 'scythe' });
  await local.settle();
  expect([await first.end(), first.log()]).toEqual([0, '']);
  await second.says(/Logged in\./);
  await press(ann, publicLast(ann, channel), 'join');
  await expect.poll(() => JSON.stringify(publicLast(ann, channel)), { timeout: 20_000 }).toContain(ann.id);
  for (const one of [second, ...workers, proxy]) expect([await one.end(), one.log()]).toEqual([0, '']);
}, 600_000);
