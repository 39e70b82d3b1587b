import {
  type APIApplicationCommandInteractionDataBasicOption as Basic,
  type APIApplicationCommandInteractionDataOption as DataOption,
  ApplicationCommandOptionType as Type,
} from 'discord-api-types/v10';
import type { Typed, Typing } from '../platform/acting.ts';
import { personNamed } from '../platform/person-named.ts';
import type { GivenOptions, MatchCommand, Option, Options } from './command.ts';
import { commandNamed } from './definition.ts';

/** A command as it was typed: the subcommand, if it has any, and what was given for its options. */
interface Line {
  subcommand?: string;
  options: readonly Basic[];
}

/** Reads the options of an interaction. A group only holds subcommands: what is below it has a name of its own. */
function lineOf(options: readonly DataOption[] = []): Line {
  const [first] = options;
  if (first?.type === Type.SubcommandGroup) return lineOf(first.options);
  if (first?.type === Type.Subcommand) return { subcommand: first.name, options: first.options ?? [] };
  return { options: options as readonly Basic[] };
}

/** The subcommand that is typed; undefined for a command without any. */
export const subcommandTyped = ({ data }: Typed | Typing): string | undefined => lineOf(data.options).subcommand;

/** What was typed for each option of a subcommand, by the name by which it arrives. */
export const typedOptions = ({ data }: Typed | Typing): Record<string, string | number | boolean> =>
  Object.fromEntries(lineOf(data.options).options.map(({ name, value }) => [name, value]));

/** The option in which somebody is typing, and what stands there. */
export function optionTyping({ data }: Typing): { name: string; value: string } {
  const { name, value } = lineOf(data.options).options.find((one) => 'focused' in one && one.focused)!;
  return { name, value: String(value) };
}

/** The command of the bot's own that is typed; undefined for that of a game. */
export const commandTyped = (
  commands: readonly MatchCommand[],
  interaction: Typed | Typing,
): MatchCommand | undefined => commandNamed(commands, interaction.data.name, subcommandTyped(interaction));

/** What was typed for a command, by the keys of its options. */
export function typedFor({ options: declared = {} }: MatchCommand, interaction: Typed): GivenOptions<Options> {
  const typed = typedOptions(interaction);
  const { resolved } = interaction.data;
  const given = ({ type, name: { en: name } }: Option) => {
    const id = String(typed[name]);
    if (type === 'file') return resolved?.attachments?.[id];
    return type === 'person' ? personNamed(resolved, id) : typed[name];
  };
  return Object.fromEntries(
    Object.entries(declared).map(([key, option]) => [key, given(option)]),
  ) as GivenOptions<Options>;
}
