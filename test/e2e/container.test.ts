import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { scratch } from '../kit/scratch.ts';
import { composed, copies, copyInto, image, isIgnored, own } from './container.ts';
import { startIn } from './program.ts';

/** The container, as far as it can be had without Docker: its files in a folder of their own, and what it runs there. */

/** The environment of the program, as the settings read it. */
const settings = new Set(
  [...readFileSync('src/settings.ts', 'utf8').matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name!),
);

test('what Dockerfile copies is there, and is not ignored', () => {
  expect(copies.length).toBeGreaterThan(5);
  for (const { from } of copies) expect([from, existsSync(from), isIgnored(from)]).toEqual([from, true, false]);
  for (const kept of ['.env', 'store', 'data/store/matches', 'node_modules', 'dist', '.git', 'test'])
    expect([kept, isIgnored(kept)]).toEqual([kept, true]);
});

test('it is of a Node.js that this program runs on, and not run by root', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
  const [, major] = /^node:(\d+)-[a-z]+-slim$/.exec(image.from)!;
  expect(Number(major)).toBeGreaterThanOrEqual(Number(/(\d+)/.exec(engines.node)![1]));
  expect(image.user).toBe('node');
});

test('what compose.yaml says to the program are settings of it, and what it runs is copied', () => {
  expect(settings).toContain('DISCORD_TOKEN');
  for (const [name, { environment = {}, command = image.command, stop_grace_period: grace }] of own) {
    expect([name, Object.keys(environment).filter((one) => !settings.has(one))]).toEqual([name, []]);
    expect([name, grace]).toEqual([name, '20s']);
    const program = command.find((word) => word.endsWith('.ts'))!;
    expect([program, existsSync(program), isIgnored(program)]).toEqual([program, true, false]);
  }
  const counts = Object.fromEntries(own.map(([name, { deploy }]) => [name, deploy?.replicas ?? 1]));
  expect(counts).toEqual({ castellan: 2, worker: 2, proxy: 1 });
  expect(composed.postgres!.image).toMatch(/^postgres:18\b/);
});

test('the copied files are all that the program needs to start and to show its games', async () => {
  const folder = mkdtempSync(join(scratch, 'castellan-container-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  copyInto(folder);
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const program = startIn(folder, image.command, { STORE_DIR: join(folder, 'store') });
  onTestFinished(() => program.kill());
  const [, url] = await program.says(/The table is open: (\S+)/);
  const { shelf } = (await (await fetch(`${url}/_table/shelf`)).json()) as {
    shelf: { words: { en: { picture: string } } }[];
  };
  for (const { words } of shelf) expect((await fetch(url + words.en.picture)).status).toBe(200);
  expect(program.log()).toBe('');
});
