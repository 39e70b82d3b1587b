import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ClosedForGood } from '#bot/platform/closed';
import { inviteLink } from '#bot/platform/discord-trouble';
import { allCommands } from '#commands/index';
import { openLocalDiscord } from '#local/discord';
import { run } from '#src/run';
import { openJsonStore } from '#store/json-store';
import type { MatchRecord } from '#store/store';
import { reading } from '../kit/reading.ts';
import { toy } from '../kit/toy-game.ts';
import { sampleRecord } from '../store/sample-record.ts';
import { isPublic, last, press, privateLast, publicLast } from './kit.ts';
import { atTable, closing, lobby, start, startAt, withPrograms } from './program.ts';

withPrograms();

test('at SIGTERM running visits are ended, new ones refused kindly, and the program leaves with 0', async () => {
  const { local, program } = await atTable({}, 'gateway');
  const { ann, channel } = await lobby(local);
  const ben = local.person('Ben');
  local.faults.slow(300);
  const joining = press(ann, publicLast(ann, channel), 'join');
  await joining;
  program.signal('SIGTERM');
  await program.says(/Castellan ends: SIGTERM\./);
  await press(ben, publicLast(ben, channel), 'join');
  expect(await program.ended()).toBe(0);
  expect(privateLast(ann, channel).content).toBe('You have taken a seat: Red house.');
  expect(last(ann, channel, isPublic).content).toContain(`Red house: <@${ann.id}>`);
  expect(privateLast(ben, channel).content).toContain('I am being restarted.');
  const files = join(program.folder, 'matches');
  const name = (await readdir(files)).find((file) => /^[a-z2-7]+\.json$/.test(file))!;
  const saved = JSON.parse(await readFile(join(files, name), 'utf8')) as MatchRecord;
  expect(saved.seats.map(({ user }) => user)).toEqual([ann.id, null]);
  expect(saved.outbox).toEqual([]);
  expect(program.log()).not.toContain(local.token);
});

test.each([[4014, 'the intents are not allowed']])(
  'when Discord closes the connection with %i the program ends with one line that says why, and 1',
  async (code, why) => {
    const { local, program } = await atTable({}, 'gateway');
    local.faults.dropGateway(code);
    expect(await program.ended()).toBe(1);
    const lines = program.log().split('\n');
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
  await program.says(/The table is open: http:\/\/127\.0\.0\.1:/);
  const address = /http:\S+/.exec(program.out())![0];
  const page = await fetch(address);
  expect(page.status).toBe(200);
  // Of the door, and not of the rooms.
  expect(await page.text()).toContain('/main.js');
  const second = await start({ PORT: new URL(address).port });
  expect(await second.ended()).toBe(1);
  expect(second.log().trim().split('\n').at(-1)).toBe(
    `Castellan does not start. PORT: ${new URL(address).port} is not free`,
  );
  expect(await program.end()).toBe(0);
});

test('a wrong setting ends the start with one line that names it', async () => {
  const program = await start({ PORT: 'forty' });
  expect(await program.ended()).toBe(1);
  expect(program.log()).toMatch(/^Castellan does not start\. PORT: [^\n]+\n$/);
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
  expect(await program.ended()).toBe(1);
  const lines = program.log().trim().split('\n');
  expect(lines.at(-1)).toMatch(/^Castellan does not start\. DISCORD_TOKEN: /);
  expect(program.log()).not.toContain(token);
});

test('at any address but the usual ones each player gets a link with a key of their own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'castellan-run-'));
  const said: string[] = [];
  const env = { STORE_DIR: folder, PORT: '0', HOST: '127.0.0.2', LOG_LEVEL: 'silent' };
  const running = await run(env, async () => ({ games: [toy], commands: allCommands }), {
    kind: 'bot',
    print: (line) => void said.push(line),
  });
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
  await program.says(/The table is open/);
  expect(program.out()).toContain('The matches in data/store are in ./store now.');
  expect(await program.end(), program.log()).toBe(0);
  expect(await readdir(join(folder, 'data'))).toEqual([]);
  const after = await openJsonStore(join(folder, 'store'));
  expect((await after.load(id))!.id).toBe(id);
  await after.close();
});
