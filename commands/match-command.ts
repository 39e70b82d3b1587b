import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  ApplicationCommandOptionType as Type,
} from 'discord-api-types/v10';
import { LIMITS } from '#asking/limits';
import { both, choice, described, named } from '#asking/slash-text';
import { type Catalogue, locales } from '#core/text';
import type { AnyGame } from '#src/game-part';

/** Hours that reminders may be apart, and the most log entries at once. */
const HOURS = { min_value: 1, max_value: 336 };
const ENTRIES = { min_value: 1, max_value: 50 };
/** The topic of `/match help` that is no game. */
export const MATCH_TOPIC = 'match';

/** `/match` with all its subcommands; the options of `new` and `options` are those of all games together. */
export function matchCommand(
  games: readonly AnyGame[],
  text: Catalogue,
): RESTPostAPIChatInputApplicationCommandsJSONBody {
  const slash = (name: string, key: string) => ({
    ...named(both(text, `match.${key}`), name),
    ...described(both(text, `match.${key}.help`)),
  });
  const sub = (
    name: string,
    ...options: APIApplicationCommandBasicOption[]
  ): APIApplicationCommandSubcommandOption => ({
    type: Type.Subcommand,
    ...named(both(text, `match.${name}.name`), name),
    ...described(both(text, `match.${name}.help`)),
    options,
  });
  const gameChoices = games.map(({ game, text: own }) => choice(both(own, 'game.name'), game.id));
  const topics = [choice(both(text, 'match.topic'), MATCH_TOPIC), ...gameChoices];
  return {
    type: ApplicationCommandType.ChatInput,
    ...named(both(text, 'match.name'), 'match'),
    ...described(both(text, 'match.about')),
    contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
    integration_types: [ApplicationIntegrationType.GuildInstall],
    options: [
      sub(
        'new',
        { type: Type.String, ...slash('game', 'new.game'), required: true, choices: gameChoices },
        ...gameOptions(games, text),
        { type: Type.Boolean, ...slash('thread', 'new.thread') },
      ),
      sub('join', { type: Type.String, ...slash('seat', 'join.seat'), autocomplete: true }),
      sub('leave'),
      sub('options', ...gameOptions(games, text)),
      sub('start'),
      sub('status'),
      sub('board', { type: Type.String, ...slash('place', 'board.place'), autocomplete: true }),
      sub('hand'),
      sub('log', { type: Type.Integer, ...slash('count', 'log.count'), ...ENTRIES }),
      sub('undo'),
      sub(
        'settings',
        {
          type: Type.String,
          ...slash('language', 'settings.language'),
          choices: locales.map((locale) => choice(both(text, `match.settings.language.${locale}`), locale)),
        },
        { type: Type.Boolean, ...slash('reminders', 'settings.reminders') },
        { type: Type.Integer, ...slash('remind_after_hours', 'settings.remind_after_hours'), ...HOURS },
        { type: Type.Integer, ...slash('remind_every_hours', 'settings.remind_every_hours'), ...HOURS },
        { type: Type.Boolean, ...slash('dm_hands', 'settings.dm_hands') },
      ),
      sub('end'),
      sub('export'),
      sub('import', { type: Type.Attachment, ...slash('file', 'import.file'), required: true }),
      sub('help', { type: Type.String, ...slash('topic', 'help.topic'), choices: topics }),
    ],
  };
}

/** One option per name over all games, with the values that any of them knows; a wrong one is refused. */
function gameOptions(games: readonly AnyGame[], text: Catalogue): APIApplicationCommandBasicOption[] {
  const names = [...new Set(games.flatMap(({ game }) => Object.keys(game.options)))];
  return names.map((name) => {
    const owners = games.filter(({ game }) => Object.hasOwn(game.options, name));
    const values = new Map(
      owners.flatMap(({ game, text: own }) =>
        game.options[name]!.map((value) => [value, choice(both(own, `option.${name}.${value}`), value)] as const),
      ),
    );
    const label = both(owners[0]!.text, `option.${name}`);
    const help = Object.fromEntries(
      locales.map((locale) => {
        const game = owners.map(({ text: own }) => own.say({ key: 'game.name' }, locale));
        return [locale, text.say({ key: 'match.option.help', args: { game, option: label[locale] } }, locale)];
      }),
    ) as typeof label;
    return {
      type: Type.String,
      ...named(label, name),
      ...described(help),
      choices: [...values.values()].slice(0, LIMITS.command.choices),
    };
  });
}
