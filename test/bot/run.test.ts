import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { ClosedForGood } from '#bot/platform/closed';
import { inviteLink } from '#bot/platform/discord-trouble';
import { allCommands } from '#commands/index';
import { type LocalDiscord, openLocalDiscord } from '#local/discord';
import { run } from '#src/run';
import { openJsonStore } from '#store/json-store';
import type { MatchRecord } from '#store/store';
import { reading } from '../kit/reading.ts';
import { toy } from '../kit/toy-game.ts';
import { sampleRecord } from '../store/sample-record.ts';
import { isPublic, last, press, privateLast, publicLast } from './kit.ts';

const closing: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

interface Program {
  child: ChildProcess;
  folder: string;
  out(): string;
  errors(): string;
  /** Waits until the standard output has these words. */
  says(words: string): Promise<void>;
  ended: Promise<number | null>;
}

/** Starts the program with a store folder of its own and nothing else in its environment. */
async function start(env: Record<string, string>): Promise<Program> {
  const folder = await mkdtemp(join(tmpdir(), 'castellan-run-'));
  return startAt(folder, process.cwd(), { STORE_DIR: folder, ...env });
}

/** Starts the program in a working folder; `folder` is removed after the test. */
function startAt(folder: string, cwd: string, env: Record<string, string>): Program {
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

async function atTable(env: Record<string, string> = {}): Promise<{ local: LocalDiscord; program: Program }> {
  const local = reading(await openLocalDiscord());
  closing.push(() => local.close());
  const { api, token, applicationId } = local;
  const program = await start({ DISCORD_TOKEN: token, DISCORD_APP_ID: applicationId, DISCORD_API: api, ...env });
  await program.says('Logged in.');
  return { local, program };
}

async function lobby(local: LocalDiscord) {
  const ann = local.person('Ann');
  await ann.slash(local.channelId, 'match', 'new', { game: 'toy' });
  await local.settle();
  return { ann, channel: local.channelId };
}

const isLogged = async (local: LocalDiscord, fits: (path: string) => boolean) => {
  while (!local.log.some(({ path }) => fits(path))) await new Promise((resolve) => setTimeout(resolve, 5));
};

test('at SIGTERM running visits are ended, new ones refused kindly, and the program leaves with 0', async () => {
  const { local, program } = await atTable();
  const { ann, channel } = await lobby(local);
  const ben = local.person('Ben');
  local.faults.slow(300);
  const joining = press(ann, publicLast(ann, channel), 'join');
  await joining;
  program.child.kill('SIGTERM');
  await program.says('Castellan ends: SIGTERM.');
  await press(ben, publicLast(ben, channel), 'join');
  expect(await program.ended).toBe(0);
  expect(privateLast(ann, channel).content).toBe('You have taken a seat: Red house.');
  expect(last(ann, channel, isPublic).content).toContain(`Red house: <@${ann.id}>`);
  expect(privateLast(ben, channel).content).toContain('I am being restarted.');
  const files = join(program.folder, 'matches');
  const name = (await readdir(files)).find((file) => /^[a-z2-7]+\.json$/.test(file))!;
  const saved = JSON.parse(await readFile(join(files, name), 'utf8')) as MatchRecord;
  expect(saved.seats.map(({ user }) => user)).toEqual([ann.id, null]);
  expect(saved.outbox).toEqual([]);
  expect(program.errors()).not.toContain(local.token);
});

test('a second signal leaves at once', async () => {
  const { local, program } = await atTable();
  expect(program.out()).toContain('Invite the bot with: https://discord.com/oauth2/authorize?');
  const { ann, channel } = await lobby(local);
  local.faults.slow(4_000);
  const joining = press(ann, publicLast(ann, channel), 'join').catch(() => undefined);
  await isLogged(local, (path) => path.includes('/interactions/'));
  const begin = performance.now();
  program.child.kill('SIGINT');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(program.child.exitCode).toBe(null);
  program.child.kill('SIGINT');
  expect(await program.ended).toBe(1);
  expect(program.errors()).toContain('Castellan ends at once: SIGINT came a second time.');
  expect(performance.now() - begin).toBeLessThan(2_000);
  local.faults.slow(0);
  await joining;
});

test.each([
  [4004, 'DISCORD_TOKEN is no longer accepted'],
  [4014, 'the intents are not allowed'],
])(
  'when Discord closes the connection with %i the program ends with one line that says why, and 1',
  async (code, why) => {
    const { local, program } = await atTable();
    local.faults.dropGateway(code);
    expect(await program.ended).toBe(1);
    const lines = program.errors().split('\n');
    const said = lines.filter((line) => line.startsWith('Castellan ends.'));
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(`(${code}): ${why}`);
    // Where in the sources it was comes in a line of its own, if there was time to read the maps.
    const fatal = lines.filter((line) => line.includes('"level":60') && !line.includes('"msg":"where it was"'));
    expect(fatal).toEqual([expect.stringContaining('"msg":"deaf"')]);
  },
);

test.each([
  [4010, 'the shard is not one that exists'],
  [4011, 'the bot is in too many servers'],
  [4012, 'this version of the gateway'],
  [4013, 'the intents are not known'],
])('the reason of a connection that is closed for good with %i is said in words', (code, why) => {
  expect(new ClosedForGood(code).message).toContain(`(${code}): ${why}`);
});

test('without a token the local table opens at the address that is printed, and a taken port is named', async () => {
  const program = await start({});
  await program.says('The table is open: http://127.0.0.1:');
  const address = /http:\S+/.exec(program.out())![0];
  const page = await fetch(address);
  expect(page.status).toBe(200);
  // Of the door, and not of the rooms.
  expect(await page.text()).toContain('/main.js');
  const second = await start({ PORT: new URL(address).port });
  expect(await second.ended).toBe(1);
  expect(second.errors().trim().split('\n').at(-1)).toBe(
    `Castellan does not start. PORT: ${new URL(address).port} is not free`,
  );
  program.child.kill('SIGTERM');
  expect(await program.ended).toBe(0);
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
  await program.says('The page in browsers is at http://localhost; ');
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
  expect(await second.ended).toBe(1);
  expect(second.errors()).toMatch(new RegExp(`WEB_PORT: ${port} is not free\\n$`));
  program.child.kill('SIGTERM');
  expect(await program.ended).toBe(0);
  expect(await hasReadServer(join(coverage, 'with'))).toBe(true);
  // A local table shows the page itself; in front of Discord nothing of it is read.
  const { program: third } = await atTable({ WEB_PORT: String(port), NODE_V8_COVERAGE: join(coverage, 'without') });
  expect(third.out()).not.toContain('browsers');
  expect(await reached(port)).toBe('ECONNREFUSED');
  third.child.kill('SIGTERM');
  expect(await third.ended).toBe(0);
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
    await Promise.race([program.ended, new Promise((resolve) => setTimeout(resolve, 15_000, 'still running'))]),
  ).toBe(1);
  const lines = program.errors().trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^Castellan does not start\. The store folder .* cannot be taken: /);
  expect(lines[0]).toContain(join(folder, 'lock'));
});

test('a folder that cannot be made ends the start with one line, and 1', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'castellan-run-'));
  await writeFile(join(folder, 'file'), '');
  const program = startAt(folder, process.cwd(), { STORE_DIR: join(folder, 'file', 'store') });
  expect(await program.ended).toBe(1);
  expect(program.errors()).toMatch(/^Castellan does not start\. [^\n]*\bfile\b[^\n]*\n$/);
});

test('a wrong setting ends the start with one line that names it', async () => {
  const program = await start({ PORT: 'forty' });
  expect(await program.ended).toBe(1);
  expect(program.errors()).toMatch(/^Castellan does not start\. PORT: [^\n]+\n$/);
});

test('the invite link asks for the permissions that are needed and no others', () => {
  const link = new URL(inviteLink('123456789012345678'));
  // View Channel, Send Messages, Attach Files, Read Message History, Create Public Threads, Send Messages in Threads.
  const bits = [10n, 11n, 15n, 16n, 35n, 38n].reduce((sum, bit) => sum | (1n << bit), 0n);
  expect(link.searchParams.get('permissions')).toBe(bits.toString());
  expect(link.searchParams.get('scope')).toBe('bot applications.commands');
});

test('a token that Discord does not take ends the start with one line, without the token', async () => {
  const local = reading(await openLocalDiscord());
  closing.push(() => local.close());
  const token = 'a-wrong-token-that-is-secret';
  const program = await start({ DISCORD_TOKEN: token, DISCORD_APP_ID: local.applicationId, DISCORD_API: local.api });
  expect(await program.ended).toBe(1);
  const lines = program.errors().trim().split('\n');
  expect(lines.at(-1)).toMatch(/^Castellan does not start\. DISCORD_TOKEN: /);
  expect(program.errors()).not.toContain(token);
});

test('at any address but the usual ones each player gets a link with a key of their own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'castellan-run-'));
  const said: string[] = [];
  const env = { STORE_DIR: folder, PORT: '0', HOST: '127.0.0.2', LOG_LEVEL: 'silent' };
  const running = await run(
    env,
    async () => ({ games: [toy], commands: allCommands }),
    (line) => void said.push(line),
  );
  await running.stop();
  await rm(folder, { recursive: true });
  const keys = said.map((line) => /^Player \d: http:\/\/127\.0\.0\.2:\d+\/\S+\bkey=([\w-]+)$/.exec(line)?.[1]);
  expect(keys.filter((key) => key !== undefined)).toHaveLength(2);
  expect(new Set(keys).size).toBe(3);
});

test('without STORE_DIR matches are kept in ./store, and those of an earlier default go there with a word', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'castellan-run-'));
  const before = await openJsonStore(join(folder, 'data/store'));
  const { id } = await before.create(sampleRecord());
  await before.close();
  const program = startAt(folder, folder, {});
  await program.says('The table is open');
  expect(program.out()).toContain('The matches in data/store are in ./store now.');
  program.child.kill('SIGTERM');
  expect(await program.ended, program.errors()).toBe(0);
  expect(await readdir(join(folder, 'data'))).toEqual([]);
  const after = await openJsonStore(join(folder, 'store'));
  expect((await after.load(id))!.id).toBe(id);
  await after.close();
});
