import { Locale, ApplicationCommandOptionType as O } from 'discord-api-types/v10';
import { LIMITS } from '#asking/terms/limits';
import {
  all,
  anything,
  bool,
  type Check,
  isRecord,
  listWithin,
  matching,
  nullable,
  number,
  objectWith,
  oneOf,
  text,
  unique,
  wholeWithin,
} from './checks.ts';

const limits = LIMITS.command;

/** Discord's rule for command and option names (application-commands, "Naming"). */
const NAME = new RegExp(`^[-_'\\p{L}\\p{N}\\p{sc=Deva}\\p{sc=Thai}]{1,${limits.name}}$`, 'u');

const name: Check = (value, at, form) => {
  if (typeof value !== 'string' || !NAME.test(value) || value !== value.toLowerCase()) {
    form.fail(at, 'APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid');
  }
};

const description = text(1, limits.description);
const choiceName = text(1, limits.choiceName);

function localized(check: Check): Check {
  return nullable((value, at, form) => {
    if (!isRecord(value)) return form.fail(at, 'DICT_TYPE_CONVERT', 'Must be a dictionary.');
    for (const [locale, words] of Object.entries(value)) {
      if (!Object.values<string>(Locale).includes(locale)) {
        form.fail([...at, locale], 'BASE_TYPE_CHOICES', 'Not a locale of Discord.');
      } else nullable(check)(words, [...at, locale], form);
    }
  });
}

const words = {
  name_localizations: localized(name),
  description_localizations: localized(description),
  // discord.js sends both spellings empty when it reads a command back.
  name_localized: anything,
  description_localized: anything,
};

const choice = (value: Check) =>
  objectWith({ name: choiceName, value }, { name_localizations: localized(choiceName), name_localized: anything });

const choiceValues: Partial<Record<number, Check>> = {
  [O.String]: text(0, limits.choiceValue),
  [O.Integer]: wholeWithin(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
  [O.Number]: number,
};

function option(depth: number): Check {
  return (value, at, form) => {
    const type = isRecord(value) ? (value.type as number) : 0;
    const common = { type: wholeWithin(1, 11), name, description };
    if (type === O.Subcommand || type === O.SubcommandGroup) {
      if (depth > (type === O.Subcommand ? 1 : 0)) {
        form.fail(
          [...at, 'type'],
          'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
          'Sub-command option cannot be nested here.',
        );
        return;
      }
      const inner = options(type === O.Subcommand ? 2 : 1);
      return objectWith(common, { ...words, options: inner, required: bool })(value, at, form);
    }
    const values = choiceValues[type];
    objectWith(common, {
      ...words,
      required: bool,
      ...(values ? { choices: nullable(listWithin(choice(values), 0, limits.choices)), autocomplete: bool } : {}),
      ...(type === O.String
        ? { min_length: wholeWithin(0, limits.optionLength), max_length: wholeWithin(1, limits.optionLength) }
        : {}),
      ...(type === O.Integer || type === O.Number ? { min_value: number, max_value: number } : {}),
      ...(type === O.Channel ? { channel_types: listWithin(wholeWithin(0, 16), 0, 20) } : {}),
      ...(type === O.Attachment ? { file_types: anything } : {}),
    })(value, at, form);
    if (isRecord(value) && value.autocomplete === true && Array.isArray(value.choices) && value.choices.length > 0) {
      form.fail(
        [...at, 'autocomplete'],
        'APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES',
        'autocomplete may not be true if choices are present.',
      );
    }
  };
}

function options(depth: number): Check {
  return nullable(all(listWithin(option(depth), 0, limits.options), coherent));
}

const differentNames = unique('name', 'APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED');

const coherent: Check = (value, at, form) => {
  const entries = (Array.isArray(value) ? value : []).filter(isRecord);
  differentNames(entries, at, form);
  let optional = false;
  entries.forEach((entry, index) => {
    const plain = entry.type !== O.Subcommand && entry.type !== O.SubcommandGroup;
    if (plain !== (entries[0]!.type !== O.Subcommand && entries[0]!.type !== O.SubcommandGroup)) {
      form.fail(
        [...at, index],
        'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
        'Sub-command and other options cannot be mixed.',
      );
    }
    if (plain && entry.required === true && optional) {
      form.fail(
        [...at, index],
        'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
        'Required options must be placed before non-required options',
      );
    }
    optional ||= plain && entry.required !== true;
  });
};

const fieldsOfAll: Record<string, Check> = {
  id: anything,
  type: oneOf(1, 2, 3),
  name_localizations: localized(text(1, limits.name)),
  default_member_permissions: nullable(matching(/^\d+$/)),
  default_permission: anything,
  dm_permission: nullable(bool),
  nsfw: bool,
  contexts: nullable(listWithin(oneOf(0, 1, 2), 1, 3)),
  integration_types: nullable(listWithin(oneOf(0, 1), 1, 2)),
  handler: anything,
};

/** A command to register: slash (with description and options), user or message command (a bare name). */
export const command: Check = (value, at, form) => {
  const type = isRecord(value) ? (value.type ?? 1) : 1;
  if (type !== 1) {
    return objectWith(
      { name: text(1, limits.name) },
      { ...fieldsOfAll, description: text(0, 0), options: nullable(listWithin(anything, 0, 0)) },
    )(value, at, form);
  }
  objectWith({ name, description }, { ...fieldsOfAll, ...words, options: options(0) })(value, at, form);
  if (isRecord(value) && commandLength(value) > limits.characters) {
    form.fail(at, 'APPLICATION_COMMAND_TOO_LARGE', `Command exceeds maximum size (${limits.characters})`);
  }
};

/** Characters of a command as Discord counts them: names, descriptions and values, of localizations the longest. */
export function commandLength(value: Record<string, unknown>): number {
  const longest = (field: string) => {
    const translations = isRecord(value[`${field}_localizations`])
      ? Object.values(value[`${field}_localizations`] as object)
      : [];
    const all = [value[field], ...translations].filter((each) => typeof each === 'string');
    return Math.max(0, ...all.map((each: string) => each.length));
  };
  const inner = [value.options, value.choices].flatMap((each) => (Array.isArray(each) ? each.filter(isRecord) : []));
  const ownValue = typeof value.value === 'string' ? value.value.length : 0;
  return (
    longest('name') + longest('description') + ownValue + inner.reduce((sum, each) => sum + commandLength(each), 0)
  );
}
