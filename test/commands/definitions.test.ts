import { ApplicationCommandOptionType as Type } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { actionOfSubcommand, gameCommand, typedName } from '#asking/slash';
import { matchCommand } from '#bot/serve/definition';
import { buttonsOf } from '#bot/serve/pressed';
import { allCommands } from '#commands/index';
import { matchCommands } from '#commands/match/index';
import { expectWithinCommandLimits } from '../asking/literals.ts';
import { caravan } from '../kit/caravan/part.ts';
import { toy } from '../kit/toy-game.ts';

interface Node {
  type: number;
  name: string;
  required?: boolean;
  autocomplete?: boolean;
  choices?: { value: string }[];
  name_localizations?: Record<string, string>;
  options?: Node[];
}
const inside = (command: unknown) => (command as Node).options ?? [];

describe('/match', () => {
  const command = matchCommand(matchCommands, [toy]);
  const subcommand = (name: string) => inside(command).find((one) => one.name === name);

  test('keeps Discord’s limits', () => {
    expect(expectWithinCommandLimits(command as never)).toBeGreaterThan(500);
  });

  test('has everything around a match, in the order of the list', () => {
    const names = inside(matchCommand(matchCommands, [toy, caravan])).map(({ name }) => name);
    expect(names).toEqual(matchCommands.map(({ name }) => name.en));
    const around = 'new join leave options start status board hand log undo settings end export import help';
    expect(names).toEqual(expect.arrayContaining(around.split(' ')));
  });

  test('opens a private thread only where a game has those who talk apart', () => {
    const names = inside(command).map(({ name }) => name);
    expect(names).toEqual(matchCommands.map(({ name }) => name.en).filter((name) => name !== 'thread'));
  });

  test('opens a match of a game, and asks for nothing that only some games have', () => {
    const options = inside(subcommand('new'));
    expect(options.map(({ name }) => name)).toEqual(['game', 'thread', 'private', 'when_full']);
    expect(options[0]!.choices!.map(({ value }) => value)).toEqual(['toy']);
    expect(options[0]!.required).toBe(true);
    expect(options[1]!.required).toBeUndefined();
  });

  test('asks for a campaign, completed, as soon as one of the games has campaigns', () => {
    const options = inside(inside(matchCommand(matchCommands, [toy, caravan])).find(({ name }) => name === 'new'));
    expect(options.map(({ name, autocomplete, required }) => [name, autocomplete, required])).toEqual([
      ['game', undefined, true],
      ['thread', undefined, undefined],
      ['campaign', true, undefined],
      ['private', undefined, undefined],
      ['when_full', undefined, undefined],
    ]);
    expect(options[2]!.name_localizations).toMatchObject({ ja: 'キャンペーン' });
  });

  test('changes options by name and value, both completed, whatever games there are', () => {
    const options = inside(subcommand('options'));
    expect(options.map(({ name, autocomplete, required }) => [name, autocomplete, required])).toEqual([
      ['name', true, undefined],
      ['value', true, undefined],
    ]);
    const other = { ...toy, game: { ...toy.game, id: 'other', options: { weather: ['dry'] } } };
    expect(inside(matchCommand(matchCommands, [toy, other])).find(({ name }) => name === 'options')).toEqual(
      subcommand('options'),
    );
  });

  test('lists up to 25 games, and completes them when there are more', () => {
    const games = (n: number) => Array.from({ length: n }, (_, i) => ({ ...toy, game: { ...toy.game, id: `g${i}` } }));
    const gameOption = (n: number) => inside(inside(matchCommand(matchCommands, games(n)))[0])[0]!;
    expect(gameOption(25).choices).toHaveLength(25);
    expect(gameOption(25).autocomplete).toBeUndefined();
    expect(gameOption(26).choices).toBeUndefined();
    expect(gameOption(26).autocomplete).toBe(true);
    expect(expectWithinCommandLimits(matchCommand(matchCommands, games(60)) as never)).toBeGreaterThan(500);
  });

  test('is named in Japanese too', () => {
    expect(command.name_localizations).toEqual({ 'en-US': 'match', 'en-GB': 'match', ja: '対戦' });
    for (const option of inside(command))
      expect(option.name_localizations!.ja).toMatch(/[\p{sc=Han}\p{sc=Kana}\p{sc=Hira}]/u);
  });

  test('and every option of it arrives by the English name that its file gives it', () => {
    const whole = inside(matchCommand(matchCommands, [toy, caravan]));
    for (const { name, options = {} } of matchCommands) {
      const declared = inside(whole.find((one) => one.name === name.en)).map((option) => option.name);
      expect(declared).toEqual(Object.values(options).map((option) => option.name.en));
    }
  });
});

describe('The buttons', () => {
  test('of /match are each at home in one subcommand', () => {
    expect(buttonsOf(allCommands).get('join')).toBeDefined();
    const [first, ...others] = allCommands.filter(({ presses }) => presses?.join);
    expect(others).toEqual([]);
    expect(() => buttonsOf(allCommands.filter((one) => one !== first))).toThrow('"join"');
    expect(() => buttonsOf([...allCommands, first!])).toThrow('"join"');
  });
});

describe('The command of a game', () => {
  const command = gameCommand(toy);

  test('keeps Discord’s limits', () => {
    expect(expectWithinCommandLimits(command as never)).toBeGreaterThan(500);
  });

  test('has a subcommand for each action, in the groups the game names', () => {
    expect(inside(command).map(({ name }) => name)).toEqual([
      'walk',
      'gather',
      'paint',
      'feed',
      'lead',
      'rest',
      'hide',
      'commit',
      'market',
    ]);
    const market = inside(command).at(-1)!;
    expect(market.type).toBe(Type.SubcommandGroup);
    expect(market.options!.map(({ name }) => name)).toEqual(['trade', 'agree', 'decline']);
  });

  test('has an option for each field, completed by what is legal: numbers as numbers, all else as text', () => {
    const trade = inside(command).at(-1)!.options![0]!;
    expect(
      trade.options!.map(({ name, type, required, autocomplete }) => [name, type, required, autocomplete]),
    ).toEqual([
      ['gives', Type.String, true, true],
      ['takes', Type.String, true, true],
      ['price', Type.Integer, true, true],
    ]);
    expect(inside(command).find(({ name }) => name === 'rest')!.options).toEqual([]);
  });

  test('leads from the subcommand back to the action', () => {
    expect(actionOfSubcommand(toy, 'trade')!.name).toBe('trade');
    expect(actionOfSubcommand(toy, '取引')).toBeUndefined();
    expect(typedName(toy, 'trade', 'en')).toBe('toy market trade');
    expect(typedName(toy, 'rest', 'en')).toBe('toy rest');
    expect(typedName(toy, 'trade', 'ja')).toBe('toy 市場 取引');
  });
});
