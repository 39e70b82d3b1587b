import { ApplicationCommandOptionType as Type } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { gameCommand } from '#asking/slash';
import { commandsAlone, furtherHolders, matchCommand } from '#bot/serve/definition';
import { commands as allCommands } from '#src/registry';
import { complete as games } from './kit/parts.ts';

/** Discord's own figures, written out: one wrong number in `src/asking/terms/limits.ts` must not agree with itself. */
const OPTIONS = 25;
const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const WHOLE_COMMAND = 8_000;

interface Part {
  type?: number;
  name: string;
  name_localizations?: Record<string, string | null> | null;
  description?: string;
  description_localizations?: Record<string, string | null> | null;
  options?: Part[];
  choices?: { name: string; value: string | number }[];
}
const commands = [
  matchCommand(allCommands, games),
  ...commandsAlone(allCommands, games),
  ...furtherHolders(allCommands, games),
  ...games.map(gameCommand),
] as unknown as Part[];

test('every command is among them: that of matches, those that stand alone, that of operators, and one for each game', () => {
  const names = commands.map(({ name }) => name);
  const said = (where: 'match' | 'alone' | 'admin') =>
    allCommands
      .filter((one) => (one.alone ? 'alone' : (one.under?.name.en ?? 'match')) === where)
      .map(({ name }) => name.en);
  const alone = said('alone');
  expect(names).toEqual(['match', ...alone, 'admin', ...games.map(({ command }) => command.name)]);
  const within = (name: string) => commands[names.indexOf(name)]!.options!.map((one) => one.name).toSorted();
  expect(within('match')).toEqual(said('match').toSorted());
  expect(within('admin')).toEqual(said('admin').toSorted());
});

function* parts(part: Part): Generator<Part> {
  yield part;
  for (const option of part.options ?? []) yield* parts(option);
}
const longest = (text: string | undefined, localized?: Record<string, string | null> | null) =>
  Math.max(text?.length ?? 0, ...Object.values(localized ?? {}).map((one) => one?.length ?? 0));

describe.each(commands.map((command) => [command.name, command] as const))('/%s', (_, command) => {
  test('at most 25 options, choices and subcommands anywhere, and no name twice among sisters in any language', () => {
    for (const part of parts(command)) {
      expect(part.options?.length ?? 0, part.name).toBeLessThanOrEqual(OPTIONS);
      expect(part.choices?.length ?? 0, part.name).toBeLessThanOrEqual(OPTIONS);
      for (const language of ['en-US', 'ja']) {
        const names = (part.options ?? []).map((option) => option.name_localizations?.[language] ?? option.name);
        expect(new Set(names).size, `${part.name} ${language}: ${names}`).toBe(names.length);
      }
    }
  });

  test('names and descriptions are what Discord takes, in both languages', () => {
    for (const part of parts(command)) {
      for (const name of [part.name, ...Object.values(part.name_localizations ?? {})]) {
        expect(name).toMatch(NAME);
        expect(name).toBe(name!.toLowerCase());
      }
      expect(longest(part.description, part.description_localizations), part.name).toBeLessThanOrEqual(100);
      expect(part.description?.length, part.name).toBeGreaterThan(0);
    }
  });

  test('all words of the command together stay below 8,000 characters', () => {
    let total = 0;
    for (const part of parts(command)) {
      total += longest(part.name, part.name_localizations) + longest(part.description, part.description_localizations);
      for (const choice of part.choices ?? []) total += choice.name.length + String(choice.value).length;
    }
    expect(total).toBeLessThan(WHOLE_COMMAND);
  });

  test('groups hold subcommands and nothing is nested deeper', () => {
    for (const option of command.options ?? []) {
      const inner = option.options ?? [];
      if (option.type === Type.SubcommandGroup) expect(inner.every(({ type }) => type === Type.Subcommand)).toBe(true);
      else expect(inner.some(({ type }) => type === Type.Subcommand || type === Type.SubcommandGroup)).toBe(false);
    }
  });
});
