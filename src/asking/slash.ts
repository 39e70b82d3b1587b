import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import type { Catalogue, Locale } from '#core/text';
import type { AnyGame } from '#src/game-part';
import { askingOf } from './fields/kinds.ts';
import { closerOf } from './reading/opening.ts';
import { type Both, both, described, slashName } from './slash-text.ts';
import { askedFields, type SomeAction, type SomeField, type SomeInquiry } from './terms/names.ts';
import { commonText } from './terms/text.ts';

/**
 * The slash command of a game: one subcommand per action, in the groups the game asks for, one option per field.
 * Options complete what is legal now (`complete`); an empty list is typed as "-". They are required, but for MORE, THEN and
 * fields with a usual value, which come last.
 */
export function gameCommand(part: AnyGame): RESTPostAPIChatInputApplicationCommandsJSONBody {
  const { name, groups } = part.command;
  const grouped = new Set(Object.values(groups).flat());
  const groupOptions = Object.entries(groups).map(([group, actions]) => ({
    type: ApplicationCommandOptionType.SubcommandGroup as const,
    ...slashName(words(part.text, `command.${group}`, group)),
    ...described(words(part.text, `command.${group}.help`, part.game.id, 'game.name')),
    options: actions.map((action) => subcommand(part, declared(part, action))),
  }));
  const single = sayable(part).filter((one) => !grouped.has(one.name));
  return {
    type: ApplicationCommandType.ChatInput,
    ...slashName(words(part.text, `command.${name}`, name), name),
    ...described(words(part.text, `command.${name}.help`, part.game.id, 'game.summary')),
    contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
    integration_types: [ApplicationIntegrationType.GuildInstall],
    options: [...single.map((action) => subcommand(part, action)), ...groupOptions],
  };
}

/** The option that keeps open what a typed answer has opened (`readWhole`); no field may have its name. */
export const MORE = slashName(both(commonText, 'more.name')).name;

/** The option that adds the answers to what is asked next (`then.ts`); no field may have its name. */
export const THEN = slashName(both(commonText, 'then.name')).name;

/** What can be typed: all actions, and then what may be asked at any time. */
const sayable = ({ game }: AnyGame): (SomeAction | SomeInquiry)[] => [
  ...Object.values<SomeAction>(game.actions),
  ...Object.values<SomeInquiry>(game.inquiries ?? {}),
];

function declared(part: AnyGame, name: string): SomeAction | SomeInquiry {
  const found = sayable(part).find((one) => one.name === name);
  if (!found) throw new Error(`${part.game.id} groups ${name}, which is neither an action nor an inquiry of it`);
  return found;
}

function subcommand(part: AnyGame, action: SomeAction | SomeInquiry): APIApplicationCommandSubcommandOption {
  return {
    type: ApplicationCommandOptionType.Subcommand,
    ...slashName(words(part.text, `command.${action.name}`, action.name), subcommandName(part, action.name)),
    ...described(words(part.text, `action.${action.name}.help`, action.name, `action.${action.name}`)),
    options: [
      ...askedFields(action).map(([name, field]) => option(part, action, name, field)),
      ...more(part, action),
      ...then(part, action),
    ],
  };
}

function option(
  part: AnyGame,
  action: SomeAction | SomeInquiry,
  name: string,
  field: SomeField,
): APIApplicationCommandBasicOption {
  const key = `field.${action.name}.${name}`;
  return {
    type: askingOf(field).slash,
    ...slashName(words(part.text, `${key}.command`, name), optionName(part, action.name, name)),
    ...described(words(part.text, `${key}.help`, name, key)),
    required: !field.usual,
    autocomplete: true,
  };
}

/** Only where something can be left open. */
function more(part: AnyGame, action: SomeAction | SomeInquiry): APIApplicationCommandBasicOption[] {
  if (!closerOf(part, action.name)) return [];
  const names = slashName(both(commonText, 'more.name'), MORE);
  return [{ type: ApplicationCommandOptionType.Boolean, ...names, ...described(both(commonText, 'more.help')) }];
}

/** Only where the game says that answers may follow in the same command. */
function then(part: AnyGame, action: SomeAction | SomeInquiry): APIApplicationCommandBasicOption[] {
  if (!part.command.followed?.includes(action.name)) return [];
  const names = slashName(both(commonText, 'then.name'), THEN);
  const words = described(both(commonText, 'then.help'));
  return [{ type: ApplicationCommandOptionType.String, ...names, ...words, autocomplete: true }];
}

/** The words of a key in both languages; of `instead` where it is missing, else the bare name. */
function words(text: Catalogue, key: string, name: string, instead?: string): Both {
  if (text.has(key, 'en') && text.has(key, 'ja')) return both(text, key);
  return instead ? words(text, instead, name) : { en: name, ja: name };
}

/** The name by which a subcommand arrives: the English one, whatever the language of the person who types. */
const subcommandName = (part: AnyGame, action: string): string =>
  slashName(words(part.text, `command.${action}`, action)).name;

/** The name by which the option of a field arrives. */
export const optionName = (part: AnyGame, action: string, field: string): string =>
  slashName(words(part.text, `field.${action}.${field}.command`, field)).name;

/** The action that a typed subcommand means, for instance `move` of `/td move`. */
export function actionOfSubcommand(part: AnyGame, subcommand: string): SomeAction | undefined {
  return Object.values<SomeAction>(part.game.actions).find(({ name }) => subcommandName(part, name) === subcommand);
}

/** The inquiry that a typed subcommand means, for instance `foresee` of `/gloomhaven foresee`. */
export function inquiryOfSubcommand(part: AnyGame, subcommand: string): SomeInquiry | undefined {
  const all = Object.values<SomeInquiry>(part.game.inquiries ?? {});
  return all.find(({ name }) => subcommandName(part, name) === subcommand);
}

/** How the command of a game is typed in a language, without the slash. */
export const typedCommandName = (part: AnyGame, locale: Locale): string =>
  typedWord(part, part.command.name, locale, part.command.name);

/** How an action is typed in a language, without the slash: `td move`, `toy market trade`. */
export function typedName(part: AnyGame, action: string, locale: Locale): string {
  const group = Object.entries(part.command.groups).find(([, actions]) => actions.includes(action))?.[0];
  const words = [...(group ? [group] : []), action].map((one) => typedWord(part, one, locale));
  return [typedCommandName(part, locale), ...words].join(' ');
}

/** A word of a command in a language; `own` where it arrives by that name whatever the language is. */
function typedWord(part: AnyGame, word: string, locale: Locale, own?: string): string {
  const { name, name_localizations: others } = slashName(words(part.text, `command.${word}`, word), own);
  return (locale === 'ja' && others.ja) || name;
}
