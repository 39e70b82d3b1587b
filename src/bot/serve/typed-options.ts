import type { AutocompleteInteraction, ChatInputCommandInteraction } from 'discord.js';
import { personNamed } from '../platform/person-named.ts';
import type { GivenOptions, MatchCommand, Option, Options } from './command.ts';
import { commandNamed } from './definition.ts';

type Data = AutocompleteInteraction['options']['data'] | ChatInputCommandInteraction['options']['data'];

/** What was typed for each option of a subcommand, by the name by which it arrives. */
export function typedOptions(data: Data): Record<string, string | number | boolean> {
  const typed: Record<string, string | number | boolean> = {};
  const walk = (options: Data): void => {
    for (const { name, value, options: inner } of options) {
      if (value !== undefined) typed[name] = value;
      if (inner) walk(inner);
    }
  };
  walk(data);
  return typed;
}

/** The command of the bot's own that is typed; undefined for that of a game. */
export const commandTyped = (
  commands: readonly MatchCommand[],
  { commandName, options }: AutocompleteInteraction | ChatInputCommandInteraction,
): MatchCommand | undefined => commandNamed(commands, commandName, options.getSubcommand(false));

/** What was typed for a command, by the keys of its options. */
export function typedFor(
  { options: declared = {} }: MatchCommand,
  interaction: ChatInputCommandInteraction,
): GivenOptions<Options> {
  const { options } = interaction;
  const typed = typedOptions(options.data);
  const given = ({ type, name }: Option) => {
    if (type === 'file') return options.getAttachment(name.en) ?? undefined;
    return type === 'person' ? personNamed(interaction, name.en) : typed[name.en];
  };
  return Object.fromEntries(
    Object.entries(declared).map(([key, option]) => [key, given(option)]),
  ) as GivenOptions<Options>;
}
