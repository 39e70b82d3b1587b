import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  type Interaction,
  MessageFlags,
  ModalBuilder,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import { expect, test } from 'vitest';
import { codeOf, openBot, openTable, PIXEL, tableChannel } from './kit.ts';

const boardCommand = new SlashCommandBuilder()
  .setName('board')
  .setDescription('Shows the board')
  .setNameLocalizations({ ja: '盤面' })
  .addStringOption((option) => option.setName('place').setDescription('Where').setAutocomplete(true).setRequired(true));

const buttons = new ActionRowBuilder<ButtonBuilder>().addComponents(
  new ButtonBuilder().setCustomId('go').setLabel('Go').setStyle(ButtonStyle.Primary),
  new ButtonBuilder().setCustomId('name').setLabel('Name').setStyle(ButtonStyle.Secondary),
);
const choice = new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
  new StringSelectMenuBuilder().setCustomId('pick').addOptions({ label: 'A', value: 'a' }, { label: 'B', value: 'b' }),
);

async function play(interaction: Interaction) {
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused();
    return interaction.respond([{ name: `Port of ${typed}`, value: `port-${typed}` }]);
  }
  if (interaction.isChatInputCommand()) {
    await interaction.deferReply();
    const file = new AttachmentBuilder(PIXEL, { name: 'board.png', description: '盤面の図' });
    await interaction.editReply({
      content: interaction.options.getString('place', true),
      files: [file],
      components: [buttons, choice],
    });
    return interaction.followUp({ content: 'a secret', flags: MessageFlags.Ephemeral });
  }
  if (interaction.isButton() && interaction.customId === 'go') return interaction.update({ content: 'gone' });
  if (interaction.isButton()) {
    const input = new TextInputBuilder().setCustomId('words').setLabel('Words').setStyle(TextInputStyle.Short);
    const row = new ActionRowBuilder<TextInputBuilder>().addComponents(input);
    return interaction.showModal(new ModalBuilder().setCustomId('say').setTitle('Say').addComponents(row));
  }
  if (interaction.isStringSelectMenu()) {
    return interaction.reply({ content: `picked ${interaction.values}`, flags: MessageFlags.Ephemeral });
  }
  if (interaction.isModalSubmit()) return interaction.reply(`said ${interaction.fields.getTextInputValue('words')}`);
}

test('an unmodified client plays: command, autocomplete, deferred picture, buttons, select, modal, secret', async () => {
  const local = await openTable();
  const client = await openBot(local, play);
  await client.application.commands.set([boardCommand]);
  const [ada, ben] = [local.person('Ada', { locale: 'ja' }), local.person('Ben')];
  expect(ada.commands().map((command) => command.name_localizations?.ja)).toEqual(['盤面']);

  expect(await ada.complete(local.channelId, 'board', undefined, { options: {}, focused: 'place' })).toEqual([
    { name: 'Port of ', value: 'port-' },
  ]);
  expect(await ada.slash(local.channelId, 'board', undefined, { place: 'ターン' })).toMatchObject({
    how: 'deferred message',
  });
  await local.settle();
  const [shown, secret] = ada.messages(local.channelId);
  expect(shown).toMatchObject({ content: 'ターン', flags: 0 });
  expect(shown!.attachments[0]).toMatchObject({ filename: 'board.png', description: '盤面の図', width: 1, height: 1 });
  const picture = await fetch(shown!.attachments[0]!.url);
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await picture.arrayBuffer()).equals(PIXEL)).toBe(true);
  expect(secret).toMatchObject({ content: 'a secret', flags: 64 });
  expect(ben.messages(local.channelId).map((message) => message.content)).toEqual(['ターン']);

  expect(await ben.click(shown!.id, 'go')).toMatchObject({
    outcome: 'acknowledged',
    how: 'update',
    message: shown!.id,
  });
  expect(ada.messages(local.channelId)[0]).toMatchObject({ content: 'gone', attachments: [{ filename: 'board.png' }] });
  await ben.select(shown!.id, 'pick', ['b']);
  expect(ben.messages(local.channelId).at(-1)).toMatchObject({ content: 'picked b', flags: 64 });
  expect(ada.messages(local.channelId).some((message) => message.content === 'picked b')).toBe(false);

  const opened = await ben.click(shown!.id, 'name');
  if (opened.outcome !== 'modal') throw new Error('no modal');
  expect(opened.modal.title).toBe('Say');
  await ben.submit(opened.modal, { words: 'hello' });
  expect(ada.messages(local.channelId).at(-1)!.content).toBe('said hello');
  expect(local.surprises).toEqual([]);
});

test('a direct message arrives, and a closed one is refused with 50007', async () => {
  const local = await openTable();
  const client = await openBot(local);
  const [ada, ben] = [local.person('Ada'), local.person('Ben', { dms: false })];
  await (await client.users.fetch(ada.id)).send({ content: 'your hand', components: [buttons] });
  const dm = ada.channels().find((channel) => channel.kind === 'dm')!;
  expect(ada.messages(dm.id)).toMatchObject([{ content: 'your hand' }]);
  expect(ben.channels().map((channel) => channel.kind)).toEqual(['channel']);
  expect(() => ben.messages(dm.id)).toThrow();
  expect(await codeOf((await client.users.fetch(ben.id)).send('x'))).toBe(50007);
  local.faults.openDms(ben);
  await (await client.users.fetch(ben.id)).send('now');
  expect(local.surprises).toEqual([]);
});

test('a thread is opened under a message and carries a components-v2 message', async () => {
  const local = await openTable();
  const client = await openBot(local);
  const channel = tableChannel(client, local);
  const message = await channel.send('a match');
  const thread = await message.startThread({ name: 'match 1' });
  const sent = await thread.send({
    flags: MessageFlags.IsComponentsV2,
    files: [new AttachmentBuilder(PIXEL, { name: 'map.png' })],
    components: [
      {
        type: 17,
        components: [
          { type: 10, content: '# Turn 1' },
          { type: 12, items: [{ media: { url: 'attachment://map.png' }, description: 'map' }] },
        ],
      },
    ],
  });
  expect(sent.flags.has(MessageFlags.IsComponentsV2)).toBe(true);
  const ada = local.person('Ada');
  expect(ada.channels()).toMatchObject([
    { kind: 'channel' },
    { kind: 'thread', name: 'match 1', parent: local.channelId },
  ]);
  const gallery = JSON.stringify(ada.messages(thread.id)[0]!.components);
  expect(gallery).toContain(`${local.url}/attachments/${thread.id}/`);
  expect(await codeOf(message.startThread({ name: 'again' }).catch((error) => Promise.reject(error)))).toBe(160004);
  expect(local.surprises).toEqual([]);
});
