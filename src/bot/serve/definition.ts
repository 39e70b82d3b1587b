import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandChannelOption,
  ApplicationCommandType,
  ApplicationIntegrationType,
  ChannelType,
  InteractionContextType,
  PermissionFlagsBits,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  ApplicationCommandOptionType as Type,
} from 'discord-api-types/v10';
import { choice, described, slashName } from '#asking/slash-text';
import { LIMITS } from '#asking/terms/limits';
import type { Locale } from '#core/text';
import type { AnyGame } from '#src/game-part';
import type { Holder, MatchCommand, Option } from './command.ts';

/** The command for matches: what names no other stands under it. */
const MATCHES: Holder = {
  name: { en: 'match', ja: '対戦' },
  help: { en: 'Open a match and everything around it', ja: '対戦を開き、進めるためのコマンド' },
};

/** In servers, and in direct messages with the bot. */
const ANYWHERE = {
  contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
  integration_types: [ApplicationIntegrationType.GuildInstall],
};
/** In servers, offered to those who may manage them until the server says otherwise. */
const TO_OPERATORS = {
  ...ANYWHERE,
  contexts: [InteractionContextType.Guild],
  default_member_permissions: PermissionFlagsBits.ManageGuild.toString(),
};

/** The command under which another one is found; undefined for one that stands alone. */
const holderOf = ({ alone, under }: MatchCommand): Holder | undefined => (alone ? undefined : (under ?? MATCHES));

/** `/match` with all its subcommands, as Discord is told of it. */
export const matchCommand = (
  commands: readonly MatchCommand[],
  games: readonly AnyGame[],
): RESTPostAPIChatInputApplicationCommandsJSONBody => heldBy(MATCHES, commands, games);

/** The other commands that hold subcommands, as Discord is told of them. */
export function furtherHolders(
  commands: readonly MatchCommand[],
  games: readonly AnyGame[],
): RESTPostAPIChatInputApplicationCommandsJSONBody[] {
  const holders = new Set(commands.flatMap((command) => holderOf(command) ?? []));
  holders.delete(MATCHES);
  return [...holders].map((holder) => heldBy(holder, commands, games));
}

function heldBy(
  holder: Holder,
  commands: readonly MatchCommand[],
  games: readonly AnyGame[],
): RESTPostAPIChatInputApplicationCommandsJSONBody {
  return {
    type: ApplicationCommandType.ChatInput,
    ...slashName(holder.name),
    ...described(holder.help),
    ...(holder.forOperators ? TO_OPERATORS : ANYWHERE),
    options: usedBy(games, commands)
      .filter((command) => holderOf(command) === holder)
      .map(({ name, help, options = {} }) => ({
        type: Type.Subcommand,
        ...slashName(name),
        ...described(help),
        options: usedBy(games, Object.values(options)).map((option) => typedOption(option, games)),
      })),
  };
}

/** The commands that stand alone, as Discord is told of them. */
export const commandsAlone = (
  commands: readonly MatchCommand[],
  games: readonly AnyGame[],
): RESTPostAPIChatInputApplicationCommandsJSONBody[] =>
  usedBy(games, commands)
    .filter(({ alone }) => alone)
    .map(({ name, help, options = {} }) => ({
      type: ApplicationCommandType.ChatInput,
      ...slashName(name),
      ...described(help),
      ...ANYWHERE,
      options: usedBy(games, Object.values(options)).map((option) => typedOption(option, games)),
    }));

/** The command as it is typed. */
export const typedCommand = (command: MatchCommand, locale: Locale): string =>
  [holderOf(command)?.name[locale] ?? [], command.name[locale]].flat().join(' ');

/** What is typed by these names, as they arrive; undefined for a command of a game, and for what is no more. */
export const commandNamed = (
  commands: readonly MatchCommand[],
  name: string,
  subcommand: string | undefined,
): MatchCommand | undefined =>
  commands.find((command) => {
    const holder = holderOf(command);
    return holder ? holder.name.en === name && command.name.en === subcommand : command.name.en === name;
  });

/** Whether a command of this name holds subcommands of the bot's own. */
export const isHolder = (commands: readonly MatchCommand[], name: string): boolean =>
  commands.some((command) => holderOf(command)?.name.en === name);

/** The commands or options that one of these games has a use for. */
export const usedBy = <T extends Pick<MatchCommand, 'of'>>(games: readonly AnyGame[], all: readonly T[]): T[] =>
  all.filter(({ of }) => !of || games.some(of));

const TYPES = {
  listed: Type.String,
  completed: Type.String,
  searched: Type.String,
  text: Type.String,
  channel: Type.Channel,
  number: Type.Integer,
  switch: Type.Boolean,
  person: Type.User,
  file: Type.Attachment,
} as const;

/** Channels in which a match can stand. */
const WRITTEN_IN: APIApplicationCommandChannelOption['channel_types'] = [
  ChannelType.GuildText,
  ChannelType.GuildAnnouncement,
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
  ChannelType.AnnouncementThread,
];

function typedOption(option: Option, games: readonly AnyGame[]): APIApplicationCommandBasicOption {
  const { name, help, required } = option;
  const common = { ...slashName(name), ...described(help), ...(required && { required }) };
  switch (option.type) {
    case 'listed': {
      const values = option.values(games);
      const choices = values.map(({ words, value }) => choice(words, value));
      const isShort = choices.length <= LIMITS.command.choices;
      return { type: TYPES.listed, ...common, ...(isShort ? { choices } : { autocomplete: true as const }) };
    }
    case 'completed':
    case 'searched':
      return { type: TYPES[option.type], ...common, autocomplete: true };
    case 'text':
      return { type: TYPES.text, ...common, max_length: option.most };
    case 'channel':
      return { type: TYPES.channel, ...common, channel_types: WRITTEN_IN };
    case 'number':
      return { type: TYPES.number, ...common, min_value: option.range[0], max_value: option.range[1] };
    case 'switch':
    case 'person':
    case 'file':
      return { type: TYPES[option.type], ...common };
  }
}

/** The rows of README's table: each command as it is typed, and what it does. */
export function commandTable(commands: readonly MatchCommand[], games: readonly AnyGame[]): string {
  const rows = usedBy(games, commands).map((command) => {
    const typed = usedBy(games, Object.values(command.options ?? {})).map((option) =>
      option.required ? `${option.name.en}:` : `[${option.name.en}:]`,
    );
    return `| \`/${[typedCommand(command, 'en'), ...typed].join(' ')}\` | ${command.help.en} |`;
  });
  return ['| Command | What it does |', '|---|---|', ...rows].join('\n');
}
