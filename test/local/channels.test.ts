import { AttachmentBuilder, ChannelType, PermissionFlagsBits as P, Routes } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { virtualClock } from '#local/discord';
import { codeOf, openBot, openTable, PIXEL, tableChannel } from './kit.ts';

const HOUR = 3_600_000;

async function tableAndBot() {
  const clock = virtualClock();
  const local = await openTable({ clock });
  const client = await openBot(local);
  const channel = tableChannel(client, local);
  return { clock, local, client, channel };
}

describe('a thread', () => {
  test('archives itself after its silence, refuses edits with 50083, and wakes when the bot speaks', async () => {
    const { clock, local, channel } = await tableAndBot();
    const thread = await channel.threads.create({ name: 't', autoArchiveDuration: 60, type: ChannelType.PublicThread });
    const message = await thread.send('one');
    const ada = local.person('Ada');
    const archived = () => ada.channels().find((each) => each.id === thread.id)!.archived;
    await clock.advance(HOUR - 1);
    expect(archived()).toBe(false);
    await clock.advance(1);
    expect(archived()).toBe(true);
    expect(await codeOf(message.edit('two'))).toBe(50083);
    await expect(ada.slash(thread.id, 'act', undefined, {})).rejects.toThrow('archived');
    await thread.send('awake');
    expect(archived()).toBe(false);
    await message.edit('two');
  });

  test('that is locked and archived refuses messages with 50083 until it is opened', async () => {
    const { channel } = await tableAndBot();
    const thread = await channel.threads.create({ name: 't' });
    await thread.setLocked(true);
    await thread.send('the bot may manage threads');
    await thread.setArchived(true);
    expect(await codeOf(thread.send('x'))).toBe(50083);
    expect(await codeOf(thread.setName('new'))).toBe(50083);
    await thread.setArchived(false);
    await thread.setName('new');
    await thread.send('x');
  });

  test('that is private is seen only by those added or pinged', async () => {
    const { local, channel } = await tableAndBot();
    const [ada, ben, cleo] = ['Ada', 'Ben', 'Cleo'].map((name) => local.person(name));
    const thread = await channel.threads.create({ name: 'secret', type: ChannelType.PrivateThread });
    const sees = (person: typeof ada) => person!.channels().some((each) => each.id === thread.id);
    expect([ada, ben, cleo].map(sees)).toEqual([false, false, false]);
    await thread.members.add(ada!.id);
    await thread.send(`<@${ben!.id}>`);
    expect([ada, ben, cleo].map(sees)).toEqual([true, true, false]);
  });

  test('takes in whom the bot brings by the right to speak there, and lets it take them out of its own private ones alone', async () => {
    const { local, channel } = await tableAndBot();
    const ada = local.person('Ada');
    const ways = [ChannelType.PrivateThread, ChannelType.PublicThread] as const;
    const [secret, open] = await Promise.all(ways.map((type) => channel.threads.create({ name: 't', type })));
    local.setPermissions(local.channelId, P.ViewChannel);
    expect(await codeOf(secret!.members.add(ada.id))).toBe(50013);
    local.setPermissions(local.channelId, P.ViewChannel | P.SendMessagesInThreads);
    for (const thread of [secret, open]) await thread!.members.add(ada.id);
    await secret!.members.remove(ada.id);
    expect(() => ada.messages(secret!.id)).toThrow('no channel');
    expect(await codeOf(open!.members.remove(ada.id))).toBe(50013);
  });

  test('lasts 60, 1440, 4320 or 10080 minutes only', async () => {
    const { client, local } = await tableAndBot();
    const open = (minutes: number) =>
      client.rest.post(Routes.threads(local.channelId), {
        body: { name: 't', type: 11, auto_archive_duration: minutes },
      });
    for (const minutes of [60, 1_440, 4_320, 10_080]) await open(minutes);
    expect(await codeOf(open(61))).toBe(50035);
  });
});

describe('permissions', () => {
  const basic = P.ViewChannel | P.SendMessages | P.ReadMessageHistory;
  test('that are missing refuse with 50013, a hidden channel with 50001; others go on', async () => {
    const { local, channel } = await tableAndBot();
    const message = await channel.send('start');
    local.setPermissions(local.channelId, basic);
    await channel.send('text is allowed');
    expect(await codeOf(channel.send({ files: [new AttachmentBuilder(PIXEL)] }))).toBe(50013);
    expect(await codeOf(channel.send({ embeds: [{ title: 't' }] }))).toBe(50013);
    expect(await codeOf(message.pin())).toBe(50013);
    expect(await codeOf(channel.threads.create({ name: 't' }))).toBe(50013);
    local.setPermissions(local.channelId, P.ViewChannel);
    expect(await codeOf(channel.send('x'))).toBe(50013);
    local.setPermissions(local.channelId, 0n);
    expect(await codeOf(channel.send('x'))).toBe(50001);
    local.setPermissions(local.channelId, null);
    await channel.send('again');
    await message.pin();
  });

  test('are what the client works out for itself too', async () => {
    const { local, client, channel } = await tableAndBot();
    const updated = new Promise((resolve) => client.once('channelUpdate', resolve));
    local.setPermissions(local.channelId, basic);
    await updated;
    const me = await channel.guild.members.fetchMe();
    expect(channel.permissionsFor(me).has(P.SendMessages)).toBe(true);
    expect(channel.permissionsFor(me).has(P.AttachFiles)).toBe(false);
  });
});

describe('what is not there', () => {
  test('is 10003 for channels, 10008 for messages, 10013 for users, 10004 for guilds, 10007 for members', async () => {
    const { client, channel, local } = await tableAndBot();
    expect(await codeOf(client.channels.fetch('123'))).toBe(10003);
    expect(await codeOf(channel.messages.fetch('123'))).toBe(10008);
    expect(await codeOf(client.users.fetch('123'))).toBe(10013);
    expect(await codeOf(client.rest.post('/users/@me/channels', { body: { recipient_id: '123' } }))).toBe(10013);
    expect(await codeOf(client.rest.get(Routes.guild('123')))).toBe(10004);
    expect(await codeOf(client.rest.get(Routes.guildMember(local.guildId, '123')))).toBe(10007);
  });

  test('is told when it goes: a deleted channel takes its threads along', async () => {
    const { local, client, channel } = await tableAndBot();
    const thread = await channel.threads.create({ name: 't' });
    const gone = new Promise((resolve) => client.once('channelDelete', (each) => resolve(each.id)));
    const threadGone = new Promise((resolve) => client.once('threadDelete', (each) => resolve(each.id)));
    local.deleteChannel(local.channelId);
    expect(await Promise.all([threadGone, gone])).toEqual([thread.id, channel.id]);
    expect(await codeOf(client.rest.post(Routes.channelMessages(thread.id), { body: { content: 'x' } }))).toBe(10003);
  });

  test('is loud for a route or a field nobody knows', async () => {
    const { client, local } = await tableAndBot();
    expect(await codeOf(client.rest.get('/nowhere'))).toBe(0);
    const body = { content: 'x', colour: 'red' };
    expect(await codeOf(client.rest.post(Routes.channelMessages(local.channelId), { body }))).toBe(50035);
    expect(local.surprises).toEqual(['unknown route GET /nowhere', 'unknown field colour']);
    expect(local.log.at(-1)).toMatchObject({
      method: 'POST',
      route: '/channels/:channel/messages',
      status: 400,
      code: 50035,
    });
  });
});

describe('messages', () => {
  test('older than an hour take 30 edits an hour, then 30046', async () => {
    const { clock, channel } = await tableAndBot();
    const message = await channel.send('0');
    for (let i = 0; i < 40; i++) await message.edit(`${i}`);
    await clock.advance(HOUR + 1);
    for (let i = 0; i < 30; i++) await message.edit(`old ${i}`);
    expect(await codeOf(message.edit('once more'))).toBe(30046);
    await clock.advance(HOUR + 1);
    await message.edit('next hour');
  });

  test('with an enforced nonce arrive once, with the same nonce unforced or elsewhere twice', async () => {
    const { channel, local, clock } = await tableAndBot();
    const first = await channel.send({ content: 'a', nonce: 'n1', enforceNonce: true });
    const again = await channel.send({ content: 'a', nonce: 'n1', enforceNonce: true });
    expect(again.id).toBe(first.id);
    await channel.send({ content: 'a', nonce: 'n1' });
    await clock.advance(300_001);
    const later = await channel.send({ content: 'a', nonce: 'n1', enforceNonce: true });
    expect(later.id).not.toBe(first.id);
    expect(local.person('Ada').messages(local.channelId)).toHaveLength(3);
  });

  test('ping only whom they may, and everybody named unless told', async () => {
    const { channel, local } = await tableAndBot();
    const [ada, ben] = [local.person('Ada'), local.person('Ben')];
    const content = `<@${ada.id}> <@${ben.id}> @everyone`;
    await channel.send(content);
    await channel.send({ content, allowedMentions: { parse: [] } });
    await channel.send({ content, allowedMentions: { users: [ben.id] } });
    const pinged = ada
      .messages(local.channelId)
      .map((each) => [each.mentions.map((user) => user.username), each.mention_everyone]);
    expect(pinged).toEqual([
      [['Ada', 'Ben'], true],
      [[], false],
      [['Ben'], false],
    ]);
  });

  test('keep their files in an edit that says nothing of them, lose those it does not list', async () => {
    const { channel, local } = await tableAndBot();
    const files = ['a.png', 'b.png'].map((name) => new AttachmentBuilder(PIXEL, { name }));
    const message = await channel.send({ files });
    const shown = () => local.person('Ada').messages(local.channelId)[0]!.attachments;
    await message.edit('words');
    expect(shown().map((each) => each.filename)).toEqual(['a.png', 'b.png']);
    const [first] = shown();
    await message.edit({ attachments: [message.attachments.get(first!.id)!] });
    expect(shown().map((each) => each.filename)).toEqual(['a.png']);
    await message.edit({ files: [new AttachmentBuilder(PIXEL, { name: 'c.png' })] });
    expect(shown().map((each) => each.filename)).toEqual(['c.png']);
    expect((await fetch(first!.url)).status).toBe(404);
    expect(await codeOf(message.edit({ content: '', attachments: [] }))).toBe(50006);
  });

  test('are fetched in pages, newest first, without ephemeral ones', async () => {
    const { channel } = await tableAndBot();
    const sent = [];
    for (let i = 0; i < 5; i++) sent.push(await channel.send(`${i}`));
    const ids = (list: Map<string, unknown>) => [...list.keys()];
    expect(ids(await channel.messages.fetch({ limit: 2 }))).toEqual([sent[4]!.id, sent[3]!.id]);
    expect(ids(await channel.messages.fetch({ before: sent[2]!.id, limit: 2 }))).toEqual([sent[1]!.id, sent[0]!.id]);
    expect(ids(await channel.messages.fetch({ after: sent[2]!.id }))).toEqual([sent[4]!.id, sent[3]!.id]);
    await sent[0]!.delete();
    expect(await codeOf(channel.messages.fetch({ message: sent[0]!.id, force: true }))).toBe(10008);
  });
});
