import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { LocalDiscord } from '#local/discord';
import { press, publicLast } from './kit.ts';
import { atTable, closing, lobby, start, startAt, withPrograms } from './program.ts';

/** Starts that are refused, and ends that come at once; each starts the program once or more. */

withPrograms();

const isLogged = async (local: LocalDiscord, fits: (path: string) => boolean) => {
  while (!local.log.some(({ path }) => fits(path))) await new Promise((resolve) => setTimeout(resolve, 5));
};

test('a second signal leaves at once', async () => {
  const { local, program } = await atTable();
  expect(program.out()).toContain('Invite the bot with: https://discord.com/oauth2/authorize?');
  const { ann, channel } = await lobby(local);
  local.faults.slow(4_000);
  const joining = press(ann, publicLast(ann, channel), 'join').catch(() => undefined);
  await isLogged(local, (path) => path.includes('/interactions/'));
  const begin = performance.now();
  program.signal('SIGINT');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(program.isGone()).toBe(false);
  program.signal('SIGINT');
  expect(await program.ended()).toBe(1);
  expect(program.log()).toContain('Castellan ends at once: SIGINT came a second time.');
  expect(performance.now() - begin).toBeLessThan(2_000);
  local.faults.slow(0);
  await joining;
});

test('when Discord closes the connection with 4004 the program ends with one line that says that the token is not accepted', async () => {
  const { local, program } = await atTable({}, 'gateway');
  local.faults.dropGateway(4004);
  expect(await program.ended()).toBe(1);
  const said = program
    .log()
    .split('\n')
    .filter((line) => line.startsWith('Castellan ends.'));
  expect(said).toEqual([expect.stringContaining('(4004): DISCORD_TOKEN is no longer accepted')]);
});

/** Whether a program that has ended had read the server of the page; it was started with that folder for its coverage. */
async function hasReadServer(folder: string): Promise<boolean> {
  const all = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
  expect(all.join('')).toContain('/dist/test/bot/child.mjs');
  return all.join('').includes('/node_modules/hono/');
}

test('with a public address the page opens on its own port; without one nothing listens there, and the server is not read', async () => {
  const coverage = await mkdtemp(join(tmpdir(), 'castellan-read-'));
  // The process that draws writes its part when it ends, after the program.
  closing.push(() => rm(coverage, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  const program = await start({
    PUBLIC_URL: 'http://localhost',
    WEB_PORT: '0',
    NODE_V8_COVERAGE: join(coverage, 'with'),
  });
  await program.says(/The page in browsers is at http:\/\/localhost; /);
  const port = Number(/on port (\d+)/.exec(program.out())![1]);
  const reached = (at: number) =>
    new Promise<number | string>((resolve) => {
      const asked = get({ host: '127.0.0.1', port: at, headers: { host: 'localhost' } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode!);
      });
      asked.on('error', (error: NodeJS.ErrnoException) => resolve(error.code!));
    });
  expect(await reached(port)).toBe(200);
  const second = await start({ PUBLIC_URL: 'http://localhost', WEB_PORT: String(port) });
  expect(await second.ended()).toBe(1);
  expect(second.log()).toMatch(new RegExp(`WEB_PORT: ${port} is not free\\n$`));
  expect(await program.end()).toBe(0);
  expect(await hasReadServer(join(coverage, 'with'))).toBe(true);
  // A local table shows the page itself; in front of Discord nothing of it is read.
  const { program: third } = await atTable({ WEB_PORT: String(port), NODE_V8_COVERAGE: join(coverage, 'without') });
  expect(third.out()).not.toContain('browsers');
  expect(await reached(port)).toBe('ECONNREFUSED');
  expect(await third.end()).toBe(0);
  expect(await hasReadServer(join(coverage, 'without'))).toBe(false);
});

test.each([
  ['is a folder', (file: string) => mkdir(file)],
  ['points to itself', (file: string) => symlink(file, file)],
  ['points into a folder that cannot be written', (file: string) => symlink('/proc/self/lock', file)],
])('a lock that %s ends the start with one line that names it, and 1', async (_, make) => {
  const folder = await mkdtemp(join(tmpdir(), 'castellan-run-'));
  await make(join(folder, 'lock'));
  const program = startAt(folder, process.cwd(), { STORE_DIR: folder });
  expect(
    await Promise.race([program.ended(), new Promise((resolve) => setTimeout(resolve, 15_000, 'still running'))]),
  ).toBe(1);
  const lines = program.log().trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^Castellan does not start\. The store folder .* cannot be taken: /);
  expect(lines[0]).toContain(join(folder, 'lock'));
});

test('a folder that cannot be made ends the start with one line, and 1', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'castellan-run-'));
  await writeFile(join(folder, 'file'), '');
  const program = startAt(folder, process.cwd(), { STORE_DIR: join(folder, 'file', 'store') });
  expect(await program.ended()).toBe(1);
  expect(program.log()).toMatch(/^Castellan does not start\. [^\n]*\bfile\b[^\n]*\n$/);
});
