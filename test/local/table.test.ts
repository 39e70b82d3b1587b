import { mkdir, stat, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { ComponentType, SlashCommandBuilder, type TextInputComponentData } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { type LocalDiscord, openLocalDiscord } from '#local/discord';
import { openBot, openTable, PIXEL, tableChannel, tempFolder } from './kit.ts';

type Json = Record<string, unknown>;

/** A request of the page, such as `POST slash`. */
async function call(local: LocalDiscord, what: string, body?: unknown, headers: Record<string, string> = {}) {
  const [method, path] = what.split(' ');
  const response = await fetch(`${local.url}/_table/${path}`, {
    method: method!,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, json: (await response.json()) as Json };
}

/** A request under another name: fetch would not let us. */
function under(local: LocalDiscord, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve) => {
    const url = new URL(`${local.url}/_table/people`);
    request(url, { headers }, (response) => resolve(response.resume().statusCode!)).end();
  });
}

test('the page gives a file as it gives any other value', async () => {
  const local = await openTable();
  const client = await openBot(local, async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    const { url } = interaction.options.getAttachment('file', true);
    await interaction.reply(await (await fetch(url)).text());
  });
  const option = { type: 11, name: 'file', description: 'd', required: true };
  await client.application.commands.set([{ name: 'read', description: 'd', options: [option] }]);
  const person = local.person('Ada');
  const options = { file: { name: 'a.txt', base64: Buffer.from('こんにちは').toString('base64') } };
  const body = { channel: local.channelId, command: 'read', options };
  expect((await call(local, 'POST slash', body, { 'x-person': person.id })).status).toBe(200);
  expect(person.messages(local.channelId).at(-1)!.content).toBe('こんにちは');
  const wrong = await call(
    local,
    'POST slash',
    { ...body, options: { file: { name: 'a' } } },
    { 'x-person': person.id },
  );
  expect(wrong).toMatchObject({ status: 400, json: { error: expect.stringContaining('option file') } });
});

test('the page gets people, state, commands, messages and acts through the bot', async () => {
  const local = await openTable();
  const client = await openBot(local, async (interaction) => {
    if (interaction.isAutocomplete()) return interaction.respond([{ name: 'n', value: 7 }]);
    if (interaction.isChatInputCommand()) {
      const row = { type: 1, components: [{ type: 2, style: 1, label: 'b', custom_id: 'go' }] };
      const n = interaction.options.getInteger('n', true);
      return interaction.reply({ content: `n ${n}`, components: [row], files: [{ attachment: PIXEL, name: 'a.png' }] });
    }
    const words = { type: ComponentType.TextInput, customId: 'w', style: 1 } as TextInputComponentData;
    const input = { type: ComponentType.Label, label: 'l', component: words } as const;
    if (interaction.isButton()) return interaction.showModal({ customId: 'm', title: 't', components: [input] });
    if (interaction.isModalSubmit()) await interaction.reply(interaction.fields.getTextInputValue('w'));
  });
  const command = new SlashCommandBuilder().setName('act').setDescription('d');
  command.addSubcommand((sub) =>
    sub
      .setName('now')
      .setDescription('d')
      .addIntegerOption((n) => n.setName('n').setDescription('d').setRequired(true).setAutocomplete(true)),
  );
  await client.application.commands.set([command]);

  const ada = (await call(local, 'POST people', { name: 'Ada', locale: 'ja' })).json as unknown as { id: string };
  expect(ada).toEqual({ id: ada.id, name: 'Ada', locale: 'ja', dms: true });
  const me = { 'x-person': ada.id };
  const state = (await call(local, 'GET state', undefined, me)).json;
  expect(state).toMatchObject({ bot: { name: 'Castellan', online: true }, text: 'ja', commands: [{ name: 'act' }] });
  expect(state.channels).toEqual([
    { id: local.channelId, name: 'table', kind: 'channel', archived: false, last: null, asks: null },
  ]);

  const typed = { channel: local.channelId, command: 'act', sub: 'now', options: {} };
  expect((await call(local, 'POST complete', { ...typed, focused: 'n' }, me)).json).toEqual({
    choices: [{ name: 'n', value: 7 }],
  });
  const acted = await call(local, 'POST slash', { ...typed, options: { n: '7' } }, me);
  expect(acted.json).toMatchObject({ outcome: 'acknowledged' });
  const { messages } = (await call(local, `GET messages?channel=${local.channelId}`, undefined, me)).json as {
    messages: { id: string; content: string; attachments: { url: string }[] }[];
  };
  expect(messages[0]!.content).toBe('n 7');
  expect(messages[0]!.attachments[0]!.url).toMatch(/^\/attachments\//);
  const clicked = (await call(local, 'POST click', { message: messages[0]!.id, custom_id: 'go' }, me)).json;
  expect(clicked).toMatchObject({ outcome: 'modal', modal: { title: 't' } });
  const submitted = await call(local, 'POST modal', { modal: clicked.modal, fields: { w: 'hi' } }, me);
  expect(submitted.json).toMatchObject({ outcome: 'acknowledged' });
  expect(local.person('Ada').messages(local.channelId).at(-1)!.content).toBe('hi');

  expect(await call(local, 'POST slash', typed, me)).toEqual({
    status: 400,
    json: { error: 'option n is missing' },
  });
  expect((await call(local, 'GET state')).status).toBe(400);
  expect((await call(local, 'POST channels', { name: 'second' }, me)).json).toMatchObject({
    name: 'second',
    kind: 'channel',
  });
  expect((await call(local, `PATCH people/${ada.id}`, { dms: false })).json).toMatchObject({
    dms: false,
    locale: 'ja',
  });
  expect(local.surprises).toEqual([]);
});

test('events hint at what the person may see and at nothing else', async () => {
  const local = await openTable();
  const client = await openBot(local);
  const [ada, ben] = [local.person('Ada'), local.person('Ben')];
  const listen = async (person: { id: string }) => {
    const response = await fetch(`${local.url}/_table/events?person=${person.id}`);
    const reader = response.body!.getReader();
    await reader.read();
    return async () => new TextDecoder().decode((await reader.read()).value);
  };
  const [adas, bens] = [await listen(ada), await listen(ben)];
  await (await client.users.fetch(ben.id)).send('secret');
  await tableChannel(client, local).send('open');
  expect(await adas()).toBe(`data: {"kind":"message","channel":"${local.channelId}"}\n\n`);
  expect(await bens()).toContain('"kind":"channels"');
});

test('both languages of the page have the same words with the same blanks', async () => {
  const { words } = (await import(`../../src/local/page/base/${'words'}.js`)) as {
    words: Record<'en' | 'ja', Record<string, string>>;
  };
  const shape = (language: 'en' | 'ja') =>
    Object.entries(words[language])
      .map(([key, text]) => [key, (text.match(/{\w+}/g) ?? []).sort().join()].join(' '))
      .sort();
  expect(shape('en').length).toBeGreaterThan(50);
  expect(shape('ja')).toEqual(shape('en'));
});

describe('strangers', () => {
  test('under another host name or from another page are turned away', async () => {
    const local = await openTable();
    const { host, port } = new URL(local.url);
    expect(await under(local, { host })).toBe(200);
    expect(await under(local, { host: `localhost:${port}` })).toBe(200);
    expect(await under(local, { host, origin: local.url })).toBe(200);
    expect(await under(local, { host: `evil.example:${port}` })).toBe(403);
    expect(await under(local, { host, origin: 'http://evil.example' })).toBe(403);
    expect(await under(local, { host: '127.0.0.1:1' })).toBe(403);
  });

  test('are not let in from other machines without keys', async () => {
    await expect(openLocalDiscord({ host: '0.0.0.0' })).rejects.toThrow('keys');
  });

  test('cannot act as somebody else when keys are on', async () => {
    const local = await openTable({ keys: true });
    const client = await openBot(local);
    await tableChannel(client, local).send({ files: [{ attachment: PIXEL, name: 'a.png' }] });
    const [ada, ben] = [local.person('Ada'), local.person('Ben')];
    const as = (person: { id: string }, key: string) => ({ 'x-person': person.id, 'x-key': key });
    expect((await call(local, 'GET state', undefined, as(ada, ada.key))).status).toBe(200);
    expect((await call(local, 'GET state', undefined, as(ada, ben.key))).status).toBe(401);
    expect((await call(local, 'GET state', undefined, as(ada, ''))).status).toBe(401);
    expect((await call(local, 'POST people', { name: 'Eve' })).status).toBe(401);
    expect((await call(local, `PATCH people/${ben.id}`, { dms: false }, as(ada, ada.key))).status).toBe(400);
    const listed = await call(local, 'POST people', { name: 'Ben' }, as(ada, ada.key));
    expect(JSON.stringify(listed.json)).not.toContain(ben.key);
    const { url } = ada.messages(local.channelId)[0]!.attachments[0]!;
    expect((await fetch(url)).status).toBe(200);
    expect((await fetch(url.replace(/\?.*/, ''))).status).toBe(404);
    expect(local.link(ada)).toContain(ada.key);
  });

  test('get the files of the page and nothing beside it', async () => {
    const around = await tempFolder();
    const folder = join(around, 'page');
    await mkdir(folder);
    await writeFile(join(folder, 'index.html'), '<p>table</p>');
    await writeFile(join(around, 'page-secret'), 'secret');
    const local = await openTable({ pageFolder: folder });
    const page = await fetch(`${local.url}/rooms`);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toBe('<p>table</p>');
    expect((await fetch(`${local.url}/rooms/..%2fpage-secret`)).status).toBe(404);
    expect((await fetch(`${local.url}/rooms/other`)).status).toBe(404);
    // All else is the page's on the table door, which no bot shows here.
    for (const path of ['/', '//', '/other', '/page-secret']) {
      const answer = await fetch(local.url + path);
      expect([answer.status, await answer.text()]).toEqual([503, 'The table is not open yet.']);
    }
  });
});

test('a table with a memory goes on after a restart: people, messages, files, commands, components', async () => {
  const folder = await tempFolder();
  const memory = join(folder, 'table.json');
  const button = { type: 1, components: [{ type: 2, style: 1, label: 'b', custom_id: 'go' }] };
  const before = await openLocalDiscord({ memory });
  const first = await openBot(before);
  await first.application.commands.set([{ name: 'act', description: 'd' }]);
  const ada = before.person('Ada', { locale: 'ja' });
  await tableChannel(first, before).send({
    content: 'board',
    components: [button],
    files: [{ attachment: PIXEL, name: 'a.png' }],
  });
  const [sent] = ada.messages(before.channelId);
  // What people hold in secret is among it.
  expect((await stat(`${memory}.files`)).mode & 0o777).toBe(0o700);
  await first.destroy();
  await before.close();

  const after = await openTable({ memory });
  await openBot(after, (interaction) => interaction.isButton() && interaction.update('moved'));
  const again = after.person('Ada');
  expect([again.id, again.locale, again.key]).toEqual([ada.id, 'ja', ada.key]);
  expect([after.channelId, after.guildId, after.applicationId]).toEqual([
    before.channelId,
    before.guildId,
    before.applicationId,
  ]);
  expect(again.commands()).toMatchObject([{ name: 'act' }]);
  expect(again.messages(after.channelId)).toMatchObject([{ id: sent!.id, content: 'board' }]);
  const picture = await fetch(again.messages(after.channelId)[0]!.attachments[0]!.url);
  expect(Buffer.from(await picture.arrayBuffer()).equals(PIXEL)).toBe(true);
  expect(await again.click(sent!.id, 'go')).toMatchObject({ how: 'update' });
  expect(BigInt(after.openChannel('new'))).toBeGreaterThan(BigInt(sent!.id));
});

test('a memory that cannot be read stops the start instead of being overwritten', async () => {
  const folder = await tempFolder();
  await writeFile(join(folder, 'table.json'), '{"format":');
  await expect(openLocalDiscord({ memory: join(folder, 'table.json') })).rejects.toThrow();
});

test('a token begins with the id of the bot, as those of Discord do: discord.js cuts nothing off it', async () => {
  const { token, applicationId, close } = await openLocalDiscord();
  await close();
  expect(Buffer.from(token.split('.')[0]!, 'base64url').toString()).toBe(applicationId);
});
