import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  ApplicationCommandOptionType as Type,
} from 'discord.js';
import { LIMITS } from '#asking/limits';
import { type Both, choice, described, named } from '#asking/slash-text';
import type { AnyGame } from '#src/game-part';
import type { MatchCommand, Option, Options } from './command.ts';

/** The name of the command for matches, as it is typed. */
export const MATCH: Both = { en: 'match', ja: '対戦' };
const ABOUT: Both = { en: 'Open a match and everything around it', ja: '対戦を開き、進めるためのコマンド' };

/** `/match` with all its subcommands, as Discord is told of it. */
export function matchCommand(
  commands: readonly MatchCommand[],
  games: readonly AnyGame[],
): RESTPostAPIChatInputApplicationCommandsJSONBody {
  return {
    type: ApplicationCommandType.ChatInput,
    ...named(MATCH),
    ...described(ABOUT),
    contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
    integration_types: [ApplicationIntegrationType.GuildInstall],
    options: commands.map(({ name, help, options = {} }) => ({
      type: Type.Subcommand,
      ...named(name),
      ...described(help),
      options: usedBy(games, options).map((option) => typedOption(option, games)),
    })),
  };
}

/** The options that one of these games has a use for. */
const usedBy = (games: readonly AnyGame[], options: Options): Option[] =>
  Object.values(options).filter(({ of }) => !of || games.some(of));

const TYPES = {
  listed: Type.String,
  completed: Type.String,
  number: Type.Integer,
  switch: Type.Boolean,
  file: Type.Attachment,
} as const;

function typedOption(option: Option, games: readonly AnyGame[]): APIApplicationCommandBasicOption {
  const { name, help, required } = option;
  const common = { ...named(name), ...described(help), ...(required && { required }) };
  switch (option.type) {
    case 'listed': {
      const values = option.values(games);
      const choices = values.map(({ words, value }) => choice(words, value));
      const isShort = choices.length <= LIMITS.command.choices;
      return { type: TYPES.listed, ...common, ...(isShort ? { choices } : { autocomplete: true as const }) };
    }
    case 'completed':
      return { type: TYPES.completed, ...common, autocomplete: true };
    case 'number':
      return { type: TYPES.number, ...common, min_value: option.range[0], max_value: option.range[1] };
    case 'switch':
    case 'file':
      return { type: TYPES[option.type], ...common };
  }
}

/** The rows of README's table: each subcommand as it is typed, and what it does. */
export function commandTable(commands: readonly MatchCommand[], games: readonly AnyGame[]): string {
  const rows = commands.map(({ name, options = {}, help }) => {
    const typed = usedBy(games, options).map((option) =>
      option.required ? `${option.name.en}:` : `[${option.name.en}:]`,
    );
    return `| \`${['/match', name.en, ...typed].join(' ')}\` | ${help.en} |`;
  });
  return ['| Command | What it does |', '|---|---|', ...rows].join('\n');
}
