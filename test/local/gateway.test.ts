import { networkInterfaces } from 'node:os';
import { Client, GatewayIntentBits, type Interaction } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openBot, openTable, tableChannel } from './kit.ts';

const commands = [{ name: 'act', description: 'd' }];
const reply = (interaction: Interaction) => interaction.isChatInputCommand() && interaction.reply('done');

/** Opens the gateway by hand; gives what comes and how it closes. */
function rawGateway(url: string, query = '?v=10&encoding=json') {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/${query}`);
  const packets: { op: number; t?: string; s?: number; d: unknown }[] = [];
  socket.on('message', (raw) => packets.push(JSON.parse(String(raw))));
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  const until = async (test: (packet: { op: number; t?: string }) => boolean) => {
    for (;;) {
      const found = packets.find(test);
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  };
  const say = (op: number, d: unknown) => socket.send(JSON.stringify({ op, d }));
  return { socket, packets, closed, until, say };
}

const identity = (token: string, intents = 1) => ({
  token,
  intents,
  properties: { os: 'x', browser: 'x', device: 'x' },
});

test('a wrong token is TokenInvalid', async () => {
  const local = await openTable({ token: 'right' });
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: local.api } });
  await expect(client.login('wrong')).rejects.toMatchObject({ code: 'TokenInvalid' });
  await client.destroy();
});

describe('the gateway closes', () => {
  test.each([
    ['4004 for a wrong token', 4004, () => identity('wrong')],
    ['4014 for the message content intent', 4014, (token: string) => identity(token, 1 | 32_768)],
    ['4014 for the members intent', 4014, (token: string) => identity(token, 2)],
    ['4013 for an intent that does not exist', 4013, (token: string) => identity(token, 2 ** 27)],
    ['4010 for a shard that does not exist', 4010, (token: string) => ({ ...identity(token), shard: [2, 2] })],
  ])('%s', async (_name, code, data) => {
    const local = await openTable();
    const raw = rawGateway(local.url);
    await raw.until((packet) => packet.op === 10);
    raw.say(2, data(local.token));
    expect(await raw.closed).toBe(code);
  });

  test('4003 for speaking before IDENTIFY', async () => {
    const raw = rawGateway((await openTable()).url);
    await raw.until((packet) => packet.op === 10);
    raw.say(3, {});
    expect(await raw.closed).toBe(4003);
  });

  test('4008 for more than 120 messages in a minute', async () => {
    const raw = rawGateway((await openTable()).url);
    await raw.until((packet) => packet.op === 10);
    for (let i = 0; i < 121; i++) raw.say(1, null);
    expect(await raw.closed).toBe(4008);
  });
});

test('heartbeats are acknowledged; an unknown session is invalid', async () => {
  const local = await openTable();
  const raw = rawGateway(local.url);
  await raw.until((packet) => packet.op === 10);
  raw.say(1, null);
  await raw.until((packet) => packet.op === 11);
  raw.say(6, { token: local.token, session_id: 'none', seq: 1 });
  expect(await raw.until((packet) => packet.op === 9)).toMatchObject({ d: false });
  raw.socket.close();
});

test('with Guilds only no message event arrives, with GuildMessages it does', async () => {
  const local = await openTable();
  const few = await openBot(local);
  const many = await openBot(local, () => {}, { intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages] });
  const heard: string[] = [];
  few.on('messageCreate', () => heard.push('few'));
  many.on('messageCreate', (message) => heard.push(`many ${message.content}`));
  await tableChannel(few, local).send('hello');
  const ada = await few.users.fetch(local.person('Ada').id);
  await ada.send('private');
  await local.settle();
  expect(heard).toEqual(['many hello']);
});

test('a dropped client resumes, gets what it missed and answers', async () => {
  const local = await openTable();
  let heard = 0;
  const client = await openBot(local, (interaction) => {
    heard += 1;
    return reply(interaction);
  });
  await client.application.commands.set(commands);
  const resumed = new Promise((resolve) => client.once('shardResume', resolve));
  local.faults.dropGateway();
  expect(local.online()).toBe(false);
  const outcome = await local.person('Ada').slash(local.channelId, 'act', undefined, {});
  expect(outcome).toMatchObject({ outcome: 'acknowledged' });
  await resumed;
  expect(heard).toBe(1);
  expect(local.online()).toBe(true);
});

test('a bot that was killed comes back and answers to what stands under its old messages', async () => {
  const local = await openTable();
  const dying = rawGateway(local.url);
  await dying.until((packet) => packet.op === 10);
  dying.say(2, identity(local.token));
  await dying.until((packet) => packet.t === 'GUILD_CREATE');
  const row = { type: 1, components: [{ type: 2, style: 1, label: 'b', custom_id: 'go' }] };
  const ready = await openBot(local, (interaction) => interaction.isButton() && interaction.update('again'));
  const message = await tableChannel(ready, local).send({ content: 'c', components: [row] });
  await ready.destroy();
  dying.socket.terminate();
  await dying.closed;
  expect(local.online()).toBe(false);
  await openBot(local, (interaction) => interaction.isButton() && interaction.update('again'));
  expect(await local.person('Ada').click(message.id, 'go')).toMatchObject({ how: 'update' });
});

test('a duplicated interaction reaches the bot twice with one id', async () => {
  const local = await openTable();
  const ids: string[] = [];
  const codes: unknown[] = [];
  const client = await openBot(local, async (interaction) => {
    ids.push(interaction.id);
    if (interaction.isChatInputCommand()) await interaction.reply('x').catch((error) => codes.push(error.code));
  });
  await client.application.commands.set(commands);
  local.faults.duplicateNextInteraction();
  const ada = local.person('Ada');
  await ada.slash(local.channelId, 'act', undefined, {});
  await local.settle();
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(ids[1]);
  expect(codes).toEqual([40060]);
  expect(ada.messages(local.channelId)).toHaveLength(1);
});

test('with two shards the guild belongs to one and direct messages to shard 0', async () => {
  const local = await openTable();
  const shards: [string, number][] = [];
  const client = await openBot(
    local,
    async (interaction) => {
      shards.push([interaction.guildId ? 'guild' : 'dm', client.ws.shards.size]);
      if (interaction.isChatInputCommand()) await interaction.reply('x');
    },
    { shards: [0, 1], shardCount: 2 },
  );
  await client.application.commands.set(commands);
  const ada = local.person('Ada');
  await (await client.users.fetch(ada.id)).send('x');
  const dm = ada.channels().find((channel) => channel.kind === 'dm')!;
  expect(await ada.slash(dm.id, 'act', undefined, {})).toMatchObject({ outcome: 'acknowledged' });
  expect(await ada.slash(local.channelId, 'act', undefined, {})).toMatchObject({ outcome: 'acknowledged' });
  expect(shards).toEqual([
    ['dm', 2],
    ['guild', 2],
  ]);
});

test('the guild going and coming back is told', async () => {
  const local = await openTable();
  const client = await openBot(local);
  const gone = new Promise((resolve) => client.once('guildDelete', (guild) => resolve(guild.id)));
  local.leaveGuild();
  expect(await gone).toBe(local.guildId);
  const back = new Promise((resolve) => client.once('guildCreate', (guild) => resolve(guild.id)));
  local.joinGuild();
  expect(await back).toBe(local.guildId);
});

describe('the door', () => {
  test('is shut on whoever does not say in time who it is, and not on a bot that has', async () => {
    const local = await openTable({ door: { sockets: 8, identifyWithin: 80 } });
    const raw = rawGateway(local.url);
    const bot = await openBot(local);
    expect(await raw.closed).toBe(4009);
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(bot.ws.status).toBe(0);
    expect(local.online()).toBe(true);
  });

  test('takes no message longer than 4,096 bytes', async () => {
    const local = await openTable();
    const raw = rawGateway(local.url);
    await raw.until((packet) => packet.op === 10);
    raw.say(2, { ...identity(local.token), more: 'x'.repeat(4_096) });
    expect(await raw.closed).toBe(1009);
  });

  test('takes no more connections than it bears, until one goes', async () => {
    const local = await openTable({ door: { sockets: 2, identifyWithin: 30_000 } });
    const two = [rawGateway(local.url), rawGateway(local.url)];
    for (const raw of two) await raw.until((packet) => packet.op === 10);
    expect(await rawGateway(local.url).closed).toBe(1013);
    two[0]!.socket.close();
    await two[0]!.closed;
    await rawGateway(local.url).until((packet) => packet.op === 10);
  });
});

test('a table that listens everywhere names an address in its links that others can use', async () => {
  const local = await openTable({ host: '0.0.0.0', keys: true });
  const outside = Object.values(networkInterfaces()).flatMap((list) =>
    (list ?? []).filter((one) => !one.internal && one.family === 'IPv4').map(({ address }) => address),
  );
  const { hostname } = new URL(local.link(local.person('Ann')));
  expect(outside.length > 0 ? outside : ['127.0.0.1']).toContain(hostname);
  expect(new URL(local.url).hostname).toBe(hostname);
  expect((await fetch(`${local.url}/rooms`)).status).toBeLessThan(500);
});
