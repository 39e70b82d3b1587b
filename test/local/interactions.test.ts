import { type ChatInputCommandInteraction, type Interaction, MessageFlags, Routes } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { virtualClock } from '#local/discord';
import { codeOf, openBot, openTable, tableChannel } from './kit.ts';

const commands = [
  { name: 'act', description: 'd', options: [{ type: 3, name: 'what', description: 'd', required: true }] },
  { name: 'find', description: 'd', options: [{ type: 3, name: 'word', description: 'd', autocomplete: true }] },
];

/** A table at which `/act` is handed to `onAct`; time stands still unless moved. */
async function tableWith(
  onAct: (interaction: ChatInputCommandInteraction) => unknown,
  others: (interaction: Interaction) => unknown = () => {},
) {
  const clock = virtualClock();
  const local = await openTable({ clock });
  const client = await openBot(local, (interaction) =>
    interaction.isChatInputCommand() ? onAct(interaction) : others(interaction),
  );
  await client.application.commands.set(commands);
  const ada = local.person('Ada', { locale: 'ja' });
  const act = () => ada.slash(local.channelId, 'act', undefined, { what: 'x' });
  return { clock, local, client, ada, act };
}

/** Resolves with the interaction once it is there. */
function nextAct() {
  let arrive: (interaction: ChatInputCommandInteraction) => void = () => {};
  const arrived = new Promise<ChatInputCommandInteraction>((resolve) => {
    arrive = resolve;
  });
  return { arrived, arrive: (interaction: ChatInputCommandInteraction) => arrive(interaction) };
}

/** Ada has typed `/act`: the interaction as the bot has it, and what will become of it. */
async function acting() {
  const next = nextAct();
  const table = await tableWith(next.arrive);
  const outcome = table.act();
  return { ...table, outcome, interaction: await next.arrived };
}

describe('the first answer', () => {
  test('after three seconds is 10062, and the person sees that the bot did not respond', async () => {
    const { interaction, outcome, clock } = await acting();
    await clock.advance(3_000);
    expect(await outcome).toEqual({ outcome: 'failed' });
    expect(await codeOf(interaction.reply('late'))).toBe(10062);
  });

  test('just within three seconds is taken', async () => {
    const { interaction, outcome, clock } = await acting();
    await clock.advance(2_999);
    await interaction.reply('in time');
    expect(await outcome).toMatchObject({ outcome: 'acknowledged', how: 'message' });
  });

  test('a second one is 40060', async () => {
    const { interaction, outcome, client } = await acting();
    await interaction.deferReply();
    await outcome;
    const again = client.rest.post(Routes.interactionCallback(interaction.id, interaction.token), {
      body: { type: 4, data: { content: 'x' } },
      auth: false,
    });
    expect(await codeOf(again)).toBe(40060);
  });

  test('that is invalid neither counts nor stops the three seconds', async () => {
    const { interaction, outcome, clock } = await acting();
    expect(await codeOf(interaction.reply('x'.repeat(2_001)))).toBe(50035);
    expect(await codeOf(interaction.reply({ content: '' }))).toBe(50006);
    await clock.advance(2_900);
    await interaction.reply('good');
    expect(await outcome).toMatchObject({ outcome: 'acknowledged' });
  });

  test('stays due though an invalid one came in time', async () => {
    const { interaction, outcome, clock } = await acting();
    expect(await codeOf(interaction.reply('x'.repeat(2_001)))).toBe(50035);
    await clock.advance(3_000);
    expect(await outcome).toEqual({ outcome: 'failed' });
  });

  test('of autocomplete holds 25 choices, not 26, and only choices', async () => {
    const choices = (count: number) => Array.from({ length: count }, (_, i) => ({ name: `n${i}`, value: `v${i}` }));
    const codes: (number | string)[] = [];
    const { ada, local } = await tableWith(
      () => {},
      async (interaction) => {
        if (!interaction.isAutocomplete()) return;
        codes.push(await codeOf(interaction.respond(choices(26))));
        await interaction.respond(choices(25));
      },
    );
    expect(
      await ada.complete(local.channelId, 'find', undefined, { options: { word: 'a' }, focused: 'word' }),
    ).toHaveLength(25);
    expect(codes).toEqual([50035]);
  });

  test('shows "thinking" at once; the first edit or follow-up takes its place and its privacy', async () => {
    const { interaction, outcome, ada, local } = await acting();
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    await outcome;
    expect(ada.messages(local.channelId)).toMatchObject([{ flags: 128 | 64, content: '' }]);
    await interaction.followUp('done');
    expect(ada.messages(local.channelId)).toMatchObject([{ flags: 64, content: 'done' }]);
    expect(local.person('Ben').messages(local.channelId)).toEqual([]);
  });
});

describe('the token', () => {
  test('serves fifteen minutes and is 50027 afterwards', async () => {
    const { interaction, outcome, clock } = await acting();
    await interaction.reply('one');
    await outcome;
    await clock.advance(900_000);
    await interaction.editReply('two');
    await clock.advance(1);
    expect(await codeOf(interaction.editReply('three'))).toBe(50027);
    expect(await codeOf(interaction.followUp('four'))).toBe(50027);
  });

  test('is 10015 before the first answer and if nobody knows it', async () => {
    const { interaction, outcome, client, clock } = await acting();
    const hook = Routes.webhook(client.application.id, interaction.token);
    expect(await codeOf(client.rest.post(hook, { body: { content: 'x' }, auth: false }))).toBe(10015);
    const stray = Routes.webhook(client.application.id, `${interaction.id}.guess`);
    expect(await codeOf(client.rest.post(stray, { body: { content: 'x' }, auth: false }))).toBe(10015);
    await clock.advance(3_000);
    await outcome;
  });
});

test('an interaction tells locale, permissions, context, size limit, member and resolved users', async () => {
  const next = nextAct();
  const local = await openTable();
  const client = await openBot(local, (interaction) => interaction.isChatInputCommand() && next.arrive(interaction));
  const user = { type: 6, name: 'who', description: 'd' };
  await client.application.commands.set([{ name: 'see', description: 'd', options: [user] }]);
  const [ada, ben] = [local.person('Ada', { locale: 'ja' }), local.person('Ben')];
  local.setPermissions(local.channelId, 1024n | 2048n);
  const outcome = ada.slash(local.channelId, 'see', undefined, { who: ben.id });
  const interaction = await next.arrived;
  expect(interaction).toMatchObject({
    locale: 'ja',
    guildLocale: 'en-US',
    context: 0,
    attachmentSizeLimit: 10_485_760,
  });
  expect(interaction.appPermissions.bitfield).toBe(3072n);
  expect(interaction.authorizingIntegrationOwners).toBeTruthy();
  expect(interaction.inCachedGuild() && interaction.member.displayName).toBe('Ada');
  expect(interaction.options.getUser('who')?.displayName).toBe('Ben');
  await interaction.reply({ content: `<@${ben.id}> <@${ada.id}>`, allowedMentions: { users: [ben.id] } });
  await outcome;
  expect(ada.messages(local.channelId)[0]!.mentions.map((each) => each.id)).toEqual([ben.id]);
});

test('a file given with a command has an address for the bot, and is neither text nor larger than Discord takes', async () => {
  const next = nextAct();
  const local = await openTable();
  const client = await openBot(local, (interaction) => interaction.isChatInputCommand() && next.arrive(interaction));
  const options = [
    { type: 11, name: 'file', description: 'd', required: true },
    { type: 3, name: 'what', description: 'd' },
  ];
  await client.application.commands.set([{ name: 'take', description: 'd', options }]);
  const ada = local.person('Ada');
  const take = (values: Parameters<typeof ada.slash>[3]) => ada.slash(local.channelId, 'take', undefined, values);
  const base64 = Buffer.from('{"a":1}').toString('base64');
  const outcome = take({ file: { name: 'my match.json', base64 } });
  const interaction = await next.arrived;
  const file = interaction.options.getAttachment('file', true);
  expect(file).toMatchObject({ name: 'my_match.json', size: 7, ephemeral: true });
  expect(file.contentType).toMatch(/^application\/json/);
  expect(await (await fetch(file.url)).json()).toEqual({ a: 1 });
  expect((await fetch(file.url.replace(file.id, '123'))).status).toBe(404);
  await interaction.reply('taken');
  await outcome;
  await expect(take({})).rejects.toThrow('file is missing');
  await expect(take({ file: 'match.json' })).rejects.toThrow('option file');
  await expect(take({ file: { name: 'a', base64 }, what: { name: 'b', base64 } })).rejects.toThrow('option what');
  const large = Buffer.alloc(10 * 1024 * 1024 + 1).toString('base64');
  await expect(take({ file: { name: 'large', base64: large } })).rejects.toThrow('too large');
  expect(local.surprises).toEqual([]);
});

test('in a direct message an interaction has a user and no guild', async () => {
  const next = nextAct();
  const { ada, local, client } = await tableWith(next.arrive);
  await (await client.users.fetch(ada.id)).send('hello');
  const dm = ada.channels().find((channel) => channel.kind === 'dm')!;
  const outcome = ada.slash(dm.id, 'act', undefined, { what: 'x' });
  const interaction = await next.arrived;
  expect(interaction).toMatchObject({ context: 1, guildId: null, member: null, user: { id: ada.id } });
  await interaction.reply('here');
  expect(await outcome).toMatchObject({ how: 'message' });
  expect(ada.messages(dm.id).at(-1)!.content).toBe('here');
  expect(local.surprises).toEqual([]);
});

test('people cannot do what Discord would not offer', async () => {
  const { ada, local, client } = await tableWith((interaction) => interaction.reply('ok'));
  const channel = tableChannel(client, local);
  const row = { type: 1, components: [{ type: 2, style: 1, label: 'b', custom_id: 'off', disabled: true }] };
  const message = await channel.send({ content: 'c', components: [row] });
  await expect(ada.slash(local.channelId, 'act', undefined, {})).rejects.toThrow('what is missing');
  await expect(ada.slash(local.channelId, 'act', undefined, { what: 'x', why: 'y' })).rejects.toThrow('no option why');
  await expect(ada.slash(local.channelId, 'nothing', undefined, {})).rejects.toThrow('no command');
  await expect(ada.complete(local.channelId, 'act', undefined, { options: {}, focused: 'what' })).rejects.toThrow(
    'no autocomplete',
  );
  await expect(ada.click(message.id, 'off')).rejects.toThrow('disabled');
  await expect(ada.click(message.id, 'none')).rejects.toThrow('no component');
});
