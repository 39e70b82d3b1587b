import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  ApplicationCommandOptionType as Type,
} from 'discord.js';
import { type Both, choice, described, slashName } from '#asking/slash-text';
import { LIMITS } from '#asking/terms/limits';
import type { Locale } from '#core/text';
import type { AnyGame } from '#src/game-part';
import type { MatchCommand, Option } from './command.ts';

/** The name of the command for matches, as it is typed. */
export const MATCH: Both = { en: 'match', ja: '対戦' };
const ABOUT: Both = { en: 'Open a match and everything around it', ja: '対戦を開き、進めるためのコマンド' };

/** In servers, and in direct messages with the bot. */
const ANYWHERE = {
  contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
  integration_types: [ApplicationIntegrationType.GuildInstall],
};

/** `/match` with all its subcommands, as Discord is told of it. */
export function matchCommand(
  commands: readonly MatchCommand[],
  games: readonly AnyGame[],
): RESTPostAPIChatInputApplicationCommandsJSONBody {
  return {
    type: ApplicationCommandType.ChatInput,
    ...slashName(MATCH),
    ...described(ABOUT),
    ...ANYWHERE,
    options: usedBy(games, commands)
      .filter(({ alone }) => !alone)
      .map(({ name, help, options = {} }) => ({
        type: Type.Subcommand,
        ...slashName(name),
        ...described(help),
        options: usedBy(games, Object.values(options)).map((option) => typedOption(option, games)),
      })),
  };
}

/** The commands beside `/match`, as Discord is told of them. */
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
export const typedCommand = ({ alone, name }: MatchCommand, locale: Locale): string =>
  alone ? name[locale] : `${MATCH[locale]} ${name[locale]}`;

/** The commands or options that one of these games has a use for. */
export const usedBy = <T extends Pick<MatchCommand, 'of'>>(games: readonly AnyGame[], all: readonly T[]): T[] =>
  all.filter(({ of }) => !of || games.some(of));

const TYPES = {
  listed: Type.String,
  completed: Type.String,
  searched: Type.String,
  number: Type.Integer,
  switch: Type.Boolean,
  person: Type.User,
  file: Type.Attachment,
} as const;

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
    case 'number':
      return { type: TYPES.number, ...common, min_value: option.range[0], max_value: option.range[1] };
    case 'switch':
    case 'person':
    case 'file':
      return { type: TYPES[option.type], ...common };
  }
}

/** The rows of README's table: each subcommand as it is typed, and what it does. */
export function commandTable(commands: readonly MatchCommand[], games: readonly AnyGame[]): string {
  const rows = usedBy(games, commands).map((command) => {
    const typed = usedBy(games, Object.values(command.options ?? {})).map((option) =>
      option.required ? `${option.name.en}:` : `[${option.name.en}:]`,
    );
    return `| \`/${[typedCommand(command, 'en'), ...typed].join(' ')}\` | ${command.help.en} |`;
  });
  return ['| Command | What it does |', '|---|---|', ...rows].join('\n');
}
