import { once } from 'node:events';
import { createCanvas } from 'canvas';
import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ChannelType,
  type ChatInputCommandInteraction,
  Client,
  DiscordAPIError,
  GatewayIntentBits,
  type Interaction,
  MessageFlags,
  ModalBuilder,
  RESTJSONErrorCodes,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
  UserSelectMenuBuilder,
} from 'discord.js';
import type { LocalDiscord } from '#local/discord';

/** The event of its client at which the sample bot goes on with what it answers late. */
export const GO = 'go';

/** What the sample bot was asked, newest last: `name:value` of options, custom ids with values. */
export type Heard = string[];

const commands = [
  new SlashCommandBuilder()
    .setName('play')
    .setNameLocalizations({ ja: '遊ぶ' })
    .setDescription('Play a sample game')
    .setDescriptionLocalizations({ ja: '見本の対局をする' })
    .addSubcommand((sub) =>
      sub
        .setName('open')
        .setNameLocalizations({ ja: '開く' })
        .setDescription('Open a game')
        .setDescriptionLocalizations({ ja: '対局を開く' })
        .addStringOption((option) =>
          option.setName('game').setDescription('Which game').setRequired(true).setAutocomplete(true),
        )
        .addIntegerOption((option) => option.setName('seats').setDescription('How many').setMinValue(2).setMaxValue(4))
        .addUserOption((option) => option.setName('with').setDescription('Who else')),
    )
    .addSubcommand((sub) => sub.setName('silent').setDescription('Never answers'))
    .addSubcommand((sub) => sub.setName('later').setDescription('Answers when told to go'))
    .addSubcommand((sub) =>
      sub
        .setName('say')
        .setDescription('Says it again')
        .addStringOption((option) => option.setName('words').setDescription('What').setRequired(true)),
    )
    .addSubcommand((sub) =>
      sub
        .setName('read')
        .setDescription('Says what is in a file')
        .addAttachmentOption((option) => option.setName('file').setDescription('A text').setRequired(true)),
    )
    .addSubcommand((sub) => sub.setName('layout').setDescription('Everything of components v2')),
].map((command) => command.toJSON());

/** A real picture, so that zooming has something to enlarge. */
function board(): Buffer {
  const canvas = createCanvas(800, 600);
  const paint = canvas.getContext('2d');
  paint.fillStyle = '#5f8f6a';
  paint.fillRect(0, 0, 800, 600);
  paint.fillStyle = '#222';
  paint.fillRect(380, 280, 40, 40);
  return canvas.toBuffer('image/png');
}

/** A small discord.js bot that uses everything the page can show. It is connected when this returns. */
export async function openSampleBot(local: LocalDiscord): Promise<{ client: Client; heard: Heard }> {
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: local.api } });
  const heard: Heard = [];
  client.on('interactionCreate', (interaction) => void answer(interaction, heard).catch(unlessTooLate));
  const ready = new Promise((resolve) => client.once('clientReady', resolve));
  await client.login(local.token);
  await ready;
  await client.application?.commands.set(commands);
  return { client, heard };
}

async function answer(interaction: Interaction, heard: Heard): Promise<unknown> {
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused().toLowerCase();
    const games = [
      { name: 'Tears of the Dragon', nameLocalizations: { ja: '竜の涙' }, value: 'tears' },
      { name: 'Castle Siege', value: 'siege' },
    ];
    return interaction.respond(games.filter((game) => game.name.toLowerCase().includes(typed)));
  }
  if (interaction.isChatInputCommand()) return onCommand(interaction, heard);
  if (interaction.isModalSubmit()) {
    heard.push(`modal ${interaction.fields.getTextInputValue('words')}`);
    return interaction.reply(`Named ${interaction.fields.getTextInputValue('words')}`);
  }
  if (!interaction.isMessageComponent()) return;
  const values = interaction.isAnySelectMenu() ? interaction.values : [];
  heard.push([interaction.customId, ...values].join(' '));
  switch (interaction.customId) {
    case 'count':
      return interaction.update({ content: `Pressed ${heard.filter((each) => each === 'count').length}` });
    case 'hand':
      return interaction.reply({ content: 'Your secret hand: **Fireball**', flags: MessageFlags.Ephemeral });
    case 'letter':
      await interaction.user.send('A private letter').catch(() => heard.push('closed'));
      return interaction.deferUpdate();
    case 'name':
      return interaction.showModal(nameModal);
    case 'dead':
      return;
    case 'later':
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
      await once(interaction.client, GO);
      return interaction.editReply('Here it is');
    case 'change':
      await interaction.deferUpdate();
      await once(interaction.client, GO);
      return interaction.editReply('Changed at last');
    default:
      return interaction.reply({ content: `Chosen: ${values.join(', ')}`, flags: MessageFlags.Ephemeral });
  }
}

/** On a busy machine an answer can come when its time is over: then the test waits for it in vain, and says so itself. */
function unlessTooLate(error: unknown): void {
  if (!(error instanceof DiscordAPIError) || error.code !== RESTJSONErrorCodes.UnknownInteraction) throw error;
}

async function onCommand(interaction: ChatInputCommandInteraction, heard: Heard): Promise<unknown> {
  const sub = interaction.options.getSubcommand();
  const given = interaction.options.data[0]?.options?.map(({ name, value }) => `${name}:${value}`) ?? [];
  heard.push([`/${interaction.commandName} ${sub}`, ...given].join(' '));
  if (sub === 'silent') return;
  if (sub === 'later') {
    await interaction.deferReply();
    await once(interaction.client, GO);
    return interaction.editReply('Here it is');
  }
  if (sub === 'say') return interaction.reply(interaction.options.getString('words', true).replaceAll('\\n', '\n'));
  if (sub === 'read') {
    const { name, url } = interaction.options.getAttachment('file', true);
    return interaction.reply(`${name}: ${await (await fetch(url)).text()}`);
  }
  if (sub === 'layout') return interaction.reply(layout());
  await interaction.deferReply();
  const message = await interaction.editReply({
    content: `# ${interaction.options.getString('game', true)}\n<@${interaction.user.id}> opened it.`,
    files: [new AttachmentBuilder(board(), { name: 'board.png', description: 'Green land with one castle' })],
    embeds: [
      {
        title: 'Battle',
        description: 'Round **2**',
        fields: [{ name: 'Hits', value: '4' }],
        footer: { text: 'TD-12' },
        color: 0x884422,
      },
    ],
    components: [buttons, single, several, people],
  });
  const channel = interaction.channel;
  if (channel?.type === ChannelType.GuildText && interaction.options.getString('game') === 'siege') {
    await channel.threads.create({ name: 'The siege', startMessage: message.id });
  }
}

const button = (id: string, style: ButtonStyle) =>
  new ButtonBuilder()
    .setCustomId(id)
    .setLabel(id[0]?.toUpperCase() + id.slice(1))
    .setStyle(style as ButtonStyle.Primary);
const buttons = new ActionRowBuilder<ButtonBuilder>().addComponents(
  button('count', ButtonStyle.Primary),
  button('hand', ButtonStyle.Secondary).setEmoji('✋'),
  button('name', ButtonStyle.Success),
  button('dead', ButtonStyle.Danger),
  button('letter', ButtonStyle.Secondary),
);
const places = ['Aster', 'Borin', 'Calder'].map((label) => ({ label, value: label.toLowerCase() }));
const single = new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
  new StringSelectMenuBuilder().setCustomId('place').setPlaceholder('Choose a place').addOptions(places),
);
const several = new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
  new StringSelectMenuBuilder()
    .setCustomId('troops')
    .setPlaceholder('Choose troops')
    .setMinValues(1)
    .setMaxValues(2)
    .addOptions(places),
);
const people = new ActionRowBuilder<UserSelectMenuBuilder>().addComponents(
  new UserSelectMenuBuilder().setCustomId('rival').setPlaceholder('Choose a rival'),
);
const nameModal = new ModalBuilder()
  .setCustomId('naming')
  .setTitle('Name your castle')
  .addComponents(
    new ActionRowBuilder<TextInputBuilder>().addComponents(
      new TextInputBuilder().setCustomId('words').setLabel('Its name').setStyle(TextInputStyle.Short).setMinLength(3),
    ),
  );

function layout() {
  return {
    flags: MessageFlags.IsComponentsV2 as const,
    files: [
      new AttachmentBuilder(board(), { name: 'map.png' }),
      new AttachmentBuilder(Buffer.from('log'), { name: 'log.txt' }),
    ],
    components: [
      {
        type: 17,
        accent_color: 0x2e6f8e,
        components: [
          { type: 10, content: '### Turn 3' },
          {
            type: 9,
            components: [{ type: 10, content: 'Leader Orwin' }],
            accessory: { type: 2, style: 2, label: 'Details', custom_id: 'hand' },
          },
          {
            type: 9,
            components: [{ type: 10, content: 'The map' }],
            accessory: { type: 11, media: { url: 'attachment://map.png' }, description: 'Small map' },
          },
          { type: 14, divider: true, spacing: 2 },
          { type: 12, items: [{ media: { url: 'attachment://map.png' }, description: 'Large map' }] },
          { type: 13, file: { url: 'attachment://log.txt' } },
          { type: 10, content: '-# Quick **choices**\n-# Nothing follows.' },
          { type: 1, components: [{ type: 2, style: 2, label: 'Locked', custom_id: 'locked', disabled: true }] },
        ],
      },
    ],
  };
}
