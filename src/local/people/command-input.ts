import {
  type APIApplicationCommand,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType as O,
} from 'discord-api-types/v10';
import { personMay } from '../world/permissions.ts';
import type { ChannelRecord, CommandRecord, PersonRecord, World } from '../world/world.ts';
import { type GivenFile, isGivenFile } from './given-files.ts';
import { Impossible } from './impossible.ts';
import { type Resolver, resolver } from './resolve.ts';

/** Values of slash options by name; ids for users, roles and channels, and files. */
export type OptionValues = Record<string, string | number | boolean | GivenFile>;

/** A slash command as typed. `sub` and `group` name the subcommand; `focused` the option being typed. */
export interface SlashInput {
  command: string;
  group?: string | undefined;
  sub?: string | undefined;
  options: OptionValues;
  focused?: string | undefined;
}

type Option = APIApplicationCommandOption & Record<string, unknown>;

/** The slash commands a person may use in a channel: right context, permissions not lacking. */
export function commandsFor(world: World, person: PersonRecord, channel?: ChannelRecord): APIApplicationCommand[] {
  if (!world.joined) return [];
  const isForAll = ({ json }: CommandRecord) => world.forEverybody.has(json.name);
  return world.commands
    .filter((each) => isOffered(each, { person, channel, isForAll: isForAll(each) }))
    .map((each) => each.json);
}

interface Offering {
  person: PersonRecord;
  channel: ChannelRecord | undefined;
  /** The server lets everybody use it, whatever permissions it asks for. */
  isForAll: boolean;
}

function isOffered({ guild, json }: CommandRecord, { person, channel, isForAll }: Offering): boolean {
  const bits = isForAll ? null : json.default_member_permissions;
  if (channel?.kind === 'dm') return guild === null && (json.contexts?.includes(1) ?? json.dm_permission !== false);
  if (channel && json.contexts && !json.contexts.includes(0)) return false;
  return (
    bits === null || bits === undefined || (bits === '0' ? personMay(person, 8n) : personMay(person, BigInt(bits)))
  );
}

/**
 * Interaction data of a typed command, checked as Discord's own program does before it sends.
 * Throws {@link Impossible} if there is no such command or option, one is missing, or a value does not fit.
 */
export function commandData(world: World, person: PersonRecord, channel: ChannelRecord, typed: SlashInput): unknown {
  const all = commandsFor(world, person, channel).filter((each) => each.type === 1 && each.name === typed.command);
  const command = all.find((each) => each.guild_id) ?? all[0];
  if (!command) throw new Impossible(`no command /${typed.command} here`);
  let declared = (command.options ?? []) as Option[];
  const path: { name: string; type: number }[] = [];
  const steps = [
    [typed.group, O.SubcommandGroup],
    [typed.sub, O.Subcommand],
  ] as const;
  for (const [name, type] of steps) {
    if (name === undefined) continue;
    const next = declared.find((each) => each.name === name && each.type === type);
    if (!next) throw new Impossible(`/${typed.command} has no ${name}`);
    path.unshift({ name, type });
    declared = ((next as { options?: unknown }).options ?? []) as Option[];
  }
  if (declared.some((each) => each.type <= 2)) throw new Impossible(`/${typed.command} needs a subcommand`);
  const resolve = resolver(world, person);
  const options = optionData(declared, typed, resolve);
  const nested = path.reduce<unknown[]>((inner, step) => [{ ...step, options: inner }], options);
  const resolved = resolve.result();
  return {
    id: command.id,
    name: command.name,
    type: 1,
    ...(command.guild_id ? { guild_id: command.guild_id } : {}),
    options: nested,
    ...(resolved ? { resolved } : {}),
  };
}

function optionData(declared: Option[], typed: SlashInput, resolve: Resolver): unknown[] {
  const { options, focused } = typed;
  for (const name of Object.keys(options)) {
    if (!declared.some((each) => each.name === name)) throw new Impossible(`/${typed.command} has no option ${name}`);
  }
  if (focused !== undefined && !declared.find((each) => each.name === focused)?.autocomplete) {
    throw new Impossible(`option ${focused} has no autocomplete`);
  }
  const missing = declared.find((each) => each.required && (options[each.name] ?? '') === '');
  if (missing && focused === undefined) throw new Impossible(`option ${missing.name} is missing`);
  // Discord sends options in the order they were typed; declared order is as good.
  return declared
    .filter((each) => each.name === focused || (options[each.name] ?? '') !== '')
    .map((each) => {
      const { name, type } = each;
      if (name === focused) return { name, type, value: String(options[name] ?? ''), focused: true };
      const given = options[name]!;
      if (type === O.Attachment || typeof given === 'object') {
        if (type !== O.Attachment || !isGivenFile(given))
          throw new Impossible(`option ${name}: not what belongs there`);
        return { name, type, value: resolve.file(given) };
      }
      const value = fromText(type, given);
      if (focused === undefined) checkValue(each, value, resolve);
      return { name, type, value };
    });
}

/** Numbers and yes or no may come as they were typed. */
function fromText(type: number, value: string | number | boolean): string | number | boolean {
  if (typeof value !== 'string') return value;
  if ((type === O.Integer || type === O.Number) && Number.isFinite(Number(value))) return Number(value);
  return type === O.Boolean && /^(true|false)$/.test(value) ? value === 'true' : value;
}

function checkValue(option: Option, value: string | number | boolean, resolve: Resolver): void {
  const wrong = (why: string) => new Impossible(`option ${option.name}: ${why}`);
  const { type } = option;
  if (type === O.String) {
    if (typeof value !== 'string') throw wrong('not text');
    if (value.length < Number(option.min_length ?? 0)) throw wrong('too short');
    if (value.length > Number(option.max_length ?? 6_000)) throw wrong('too long');
  } else if (type === O.Integer || type === O.Number) {
    if (typeof value !== 'number' || (type === O.Integer && !Number.isInteger(value))) throw wrong('not a number');
    if (value < Number(option.min_value ?? -Infinity)) throw wrong('too small');
    if (value > Number(option.max_value ?? Infinity)) throw wrong('too large');
  } else if (type === O.Boolean) {
    if (typeof value !== 'boolean') throw wrong('neither true nor false');
  } else if (!resolve.option(type, String(value))) throw wrong('no such thing');
  const choices = option.choices as { value: unknown }[] | undefined;
  if (choices?.length && !choices.some((choice) => choice.value === value)) throw wrong('not one of the choices');
}
