import { ApplicationCommandOptionType as Type } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { actionOfSubcommand, gameCommand, typedName } from '#asking/slash';
import { commonText } from '#asking/text';
import { matchCommand } from '#commands/match-command';
import { expectWithinCommandLimits } from '../asking/literals.ts';
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
  const command = matchCommand([toy], commonText);

  test('keeps Discord’s limits', () => {
    expect(expectWithinCommandLimits(command as never)).toBeGreaterThan(500);
  });

  test('has everything around a match', () => {
    expect(inside(command).map(({ name }) => name)).toEqual([
      'new',
      'join',
      'leave',
      'options',
      'start',
      'status',
      'board',
      'hand',
      'log',
      'undo',
      'settings',
      'end',
      'export',
      'import',
      'help',
    ]);
  });

  test('opens a match with the options that the games have', () => {
    const options = inside(inside(command)[0]);
    expect(options.map(({ name }) => name)).toEqual(['game', 'length', 'purse', 'thread']);
    expect(options[0]!.choices!.map(({ value }) => value)).toEqual(['toy']);
    expect(options[1]!.choices!.map(({ value }) => value)).toEqual(['short', 'long']);
    expect(options[0]!.required).toBe(true);
    expect(options[1]!.required).toBeUndefined();
  });

  test('changes options by the names, words and values with which it opens a match', () => {
    const [, ...opening] = inside(inside(command)[0]);
    const changing = inside(inside(command).find(({ name }) => name === 'options'));
    expect(changing).toEqual(opening.filter(({ name }) => name !== 'thread'));
    expect(changing[1]).toMatchObject({
      name: 'purse',
      name_localizations: { 'en-US': 'purse', ja: '財布' },
      description_localizations: { 'en-US': 'Toy Market: Purse', ja: 'おもちゃの市場：財布' },
      choices: [
        { value: 'light', name: 'Two coins', name_localizations: { 'en-US': 'Two coins', ja: '2コイン' } },
        { value: 'heavy', name: 'Five coins', name_localizations: { 'en-US': 'Five coins', ja: '5コイン' } },
      ],
    });
  });

  test('is named in Japanese too', () => {
    expect(command.name_localizations).toEqual({ 'en-US': 'match', 'en-GB': 'match', ja: '対戦' });
    for (const option of inside(command))
      expect(option.name_localizations!.ja).toMatch(/[\p{sc=Han}\p{sc=Kana}\p{sc=Hira}]/u);
  });

  test('shares one option between games that name it alike, with the values of both', () => {
    const other = { ...toy, game: { ...toy.game, id: 'other', options: { length: ['long'] } } };
    const options = inside(inside(matchCommand([toy, other], commonText))[0]);
    expect(options.map(({ name }) => name)).toEqual(['game', 'length', 'purse', 'thread']);
    expect(options[1]!.choices!.map(({ value }) => value)).toEqual(['short', 'long']);
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
    expect(typedName(toy, 'trade')).toBe('toy market trade');
    expect(typedName(toy, 'rest')).toBe('toy rest');
  });
});
