import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { expect, onTestFinished, test } from 'vitest';
import { type Bot, startBot } from '#bot/bot';
import { allCommands } from '#commands/index';
import { openLocalDiscord, virtualClock } from '#local/discord';
import { BOT_PERMISSIONS } from '#local/world/permissions';
import { openStore } from '#src/open-store';
import { openLog } from '#src/program-log';
import { run } from '#src/run';
import { botSettings } from '../kit/bot-settings.ts';
import { httpDoor } from '../kit/door.ts';
import { noBounds } from '../kit/no-bounds.ts';
import { makeTestDatabase } from '../kit/postgres.ts';
import { reading } from '../kit/reading.ts';
import { scratch } from '../kit/scratch.ts';
import { toy } from '../kit/toy-game.ts';
import { openTable, posted, press, privateLast, publicIn, publicLast, started, startedTable } from './kit.ts';
import { atTable, lobby, withPrograms } from './program.ts';

withPrograms();

test('a match is played by HTTP alone: no gateway is asked for, and suggestions, presses and commands are answered', async () => {
  const table = await openTable({ door: 'http' });
  const { ann, channel, local } = table;
  await started(table);
  expect(await ann.complete(channel, 'toy', 'market trade', { options: { gives: '' }, focused: 'gives' })).not.toEqual(
    [],
  );
  await press(ann, publicLast(ann, channel), 'do', 'Rest');
  await table.rest();
  expect(await table.log()).toHaveLength(2);
  expect(privateLast(ann, channel).content).toContain('Done.');
  expect(local.online()).toBe(false);
  expect(local.log.filter(({ path }) => path.includes('gateway'))).toEqual([]);
});

test('what was kept from a channel waits for a press: by HTTP nobody hears that a permission is back', async () => {
  const table = await startedTable({ door: 'http' });
  const { ann, ben, channel, local } = table;
  const told = () => posted(table).filter(({ content }) => content.includes('Red house: Rest.')).length;
  local.setPermissions(channel, BOT_PERMISSIONS & ~P.SendMessages);
  await press(ann, publicLast(ann, channel), 'do', 'Rest');
  await table.rest();
  local.setPermissions(channel, null);
  await table.rest();
  expect(told()).toBe(0);
  await ben.slash(channel, 'toy', 'rest', {});
  await table.rest();
  expect(told()).toBe(1);
});

test('the token is refused: without a gateway the bot hears so by its requests, and not by those of an interaction that has died', async () => {
  const table = await startedTable({ door: 'http' });
  const { ann, channel, local, bot, workers } = table;
  let why: Error | undefined;
  // Whoever posts hears of it.
  for (const { lost } of [bot, ...workers.map((one) => one.bot)])
    void lost.then((error) => {
      why = error;
    });
  local.faults.next({ method: 'PATCH', route: /^\/webhooks\// }, { status: 401, code: 50027 });
  await press(ann, publicLast(ann, channel), 'answer');
  await table.rest();
  expect(why).toBeUndefined();
  local.faults.next({ method: 'POST', route: /^\/channels\/\d+\/messages$/ }, { status: 401 });
  await press(ann, publicLast(ann, channel), 'do', 'Rest');
  await table.rest();
  expect(why?.message).toContain('DISCORD_TOKEN is no longer accepted');
});

/** Two processes behind one address, with one database between them: here they share a machine and a clock. */
async function openTwo() {
  const clock = virtualClock();
  const database = await makeTestDatabase();
  const local = reading(await openLocalDiscord({ clock }));
  onTestFinished(() => local.close());
  const log = openLog('debug', local.token, { write: (line) => void lines.push(line) });
  const lines: string[] = [];
  const addresses: string[] = [];
  const bots: Bot[] = [];
  const begin = async () => {
    const { api, token, applicationId, publicKey } = local;
    const place = { storeDir: '', databaseUrl: database.url, discord: local, interactions: { port: 0, publicKey } };
    const { store, jobs, others } = await openStore(place, log, { kind: 'bot', print: () => {} });
    const bot = await startBot({
      api,
      token,
      applicationId,
      store,
      games: [toy],
      commands: allCommands,
      log,
      defaults: noBounds,
      clock,
      ...(jobs && { jobs }),
      ...(others && { others }),
      ...httpDoor(local, { log, clock }, addresses),
    });
    bots.push(bot);
    onTestFinished(async () => {
      await bot.stop();
      await store.close();
    });
    return store;
  };
  const store = await begin();
  await begin();
  const [ann, ben] = [local.person('Ann'), local.person('Ben')];
  const rest = async () => {
    await local.settle();
    for (const bot of bots) await bot.idle();
    await local.settle();
  };
  return {
    clock,
    local,
    channel: local.channelId,
    ann,
    ben,
    store,
    begin,
    addresses,
    rest,
    logged: () => lines.join(''),
  };
}

test('one interaction to two processes at once acts once and is told once, and again ten minutes later does nothing', async () => {
  const { clock, local, channel, ann, ben, store, begin, addresses, rest, logged } = await openTwo();
  await ann.slash(channel, 'match', 'new', { game: 'toy' });
  await rest();
  for (const person of [ann, ben]) await press(person, publicLast(ann, channel), 'join');
  await rest();
  await press(ann, publicLast(ann, channel), 'start');
  await rest();
  const [{ id } = { id: '' }] = await store.all();
  const told = () => publicIn(ben, channel).flatMap(({ content }) => content.split('\n'));
  const after = async () => {
    const { notes, outbox } = (await store.load(id))!;
    return [notes.wanted, outbox, told()];
  };
  const served = () => logged().split('"msg":"interaction"').length - 1;
  const before = served();
  local.faults.doubleInteractions(() => true);
  // Done twice it would be taken back: the command is a switch.
  await ann.slash(channel, 'replace', undefined, {});
  await expect.poll(served, { timeout: 10_000, interval: 5 }).toBe(before + 2);
  await rest();
  const once = [
    [0],
    [],
    expect.arrayContaining([`<@${ann.id}> looks for somebody to take over Red house, and keeps the seat until then.`]),
  ];
  expect(await after()).toEqual(once);
  const lines = told();

  await clock.advance(600_000);
  addresses.splice(0);
  // A third process, which has seen nothing.
  await begin();
  local.faults.repeatLastInteraction();
  await expect.poll(served, { timeout: 10_000, interval: 5 }).toBe(before + 3);
  await rest();
  expect(await after()).toEqual([[0], [], lines]);
  expect(privateLast(ann, channel).content).not.toMatch(/went wrong|refused|⚠/i);
});

test('a port that is not free is named by its setting', async () => {
  const local = await openLocalDiscord();
  onTestFinished(() => local.close());
  const folder = await mkdtemp(join(scratch, 'castellan-door-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const env = {
    ...botSettings(local),
    DISCORD_PUBLIC_KEY: local.publicKey,
    INTERACTIONS_PORT: new URL(local.url).port,
    STORE_DIR: folder,
    LOG_LEVEL: 'silent',
  };
  const begun = run(env, async () => ({ games: [toy], commands: allCommands }), { kind: 'bot', print: () => {} });
  await expect(begun).rejects.toThrow(`INTERACTIONS_PORT: ${env.INTERACTIONS_PORT} is not free`);
});

test('the program takes interactions by HTTP where the settings say so; at SIGTERM it takes no more, and ends what it has taken', async () => {
  const { local, program } = await atTable({}, 'http');
  const { ann, channel } = await lobby(local);
  expect(local.online()).toBe(false);
  local.faults.slow(100);
  await press(ann, publicLast(ann, channel), 'join');
  program.signal('SIGTERM');
  await program.says(/Castellan ends: SIGTERM\./);
  expect(await program.ended()).toBe(0);
  expect(publicLast(ann, channel).content).toContain(`Red house: <@${ann.id}>`);
  expect(program.log()).toContain('the endpoint is closed');
  expect(program.log()).not.toContain(local.token);
});
