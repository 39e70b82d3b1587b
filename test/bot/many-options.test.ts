import { expect, test } from 'vitest';
import { catalogue } from '#core/text';
import type { AnyGame } from '#src/game-part';
import { toy } from '../kit/toy-game.ts';
import en from '../kit/toy-text.en.json' with { type: 'json' };
import ja from '../kit/toy-text.ja.json' with { type: 'json' };
import {
  buttons,
  choose,
  isPrivate,
  labelsOf,
  lobbyOf,
  menus,
  openLobby,
  openTable,
  press,
  privateLast,
  type Table,
} from './kit.ts';

/** The toy with more options than a lobby has menus, the last one with more values than a menu holds. */
const scenarios = Array.from({ length: 36 }, (_, i) => `s${i + 1}`);
function manyOptions(): AnyGame {
  const names = ['one', 'two', 'three', 'four', 'five'];
  const options = {
    ...toy.game.options,
    ...Object.fromEntries(names.map((name) => [name, ['no', 'yes']])),
    single: ['x'],
    scenario: scenarios,
  };
  const words = Object.fromEntries(
    names.flatMap((n) => [
      [n, n],
      [`${n}.no`, 'no'],
      [`${n}.yes`, 'yes'],
    ]),
  );
  const chapters = Object.fromEntries(scenarios.map((id) => [`scenario.${id}`, `Chapter ${id.slice(1)}`]));
  const text = (of: typeof en | typeof ja) => ({
    ...of,
    option: { ...of.option, ...words, single: 'single', 'single.x': 'x', scenario: 'Scenario', ...chapters },
  });
  return { ...toy, game: { ...toy.game, options }, text: catalogue({ en: text(en), ja: text(ja) }) };
}

/** What Ann is told in private when she sets an option. */
async function set(table: Table, name: string, value: string): Promise<string> {
  const { ann, channel } = table;
  await ann.slash(channel, 'match', 'options', { name, value });
  await table.rest();
  return privateLast(ann, channel).content;
}

/** The private message with all menus, as Ann sees it now. */
async function moreOptions(table: Table) {
  const { ann, channel } = table;
  await press(ann, lobbyOf(table), 'options');
  await table.rest();
  const { id } = privateLast(ann, channel);
  return () => ann.messages(channel).find((message) => message.id === id)!;
}

test('as many menus are shown as leave room for the buttons, and one of these leads to the others', async () => {
  const table = await openTable({ games: [manyOptions()] });
  await openLobby(table, { five: 'yes' });
  expect(menus(lobbyOf(table)).map(({ chosen }) => chosen)).toEqual(['short', 'light', 'no', 'no']);
  expect(labelsOf(table)).toEqual([
    'Join: Red house',
    'Join: Blue house',
    'Stand up',
    'Start',
    'Start when full',
    'Computer',
    'More options',
    'How to play',
  ]);
  expect(lobbyOf(table).content).toContain('five: yes\nsingle: x');
  await set(table, 'five', 'no');
  expect(await set(table, 'four', 'yes')).toContain('four: yes\nfive: no');
});

test('every menu can be reached by turning pages, and every value of each, in a message of one’s own', async () => {
  const table = await openTable({ games: [manyOptions()] });
  const { ann } = table;
  await openLobby(table);
  const page = await moreOptions(table);
  const reached = new Map<string, string[]>();
  const look = () => {
    for (const menu of menus(page())) reached.set(menu.id, menu.labels);
  };
  const turn = async (label: string) => {
    const way = buttons(page()).find((one) => one.label === label)!;
    if (way.disabled) return false;
    await ann.click(page().id, way.id);
    await table.rest();
    look();
    return true;
  };
  look();
  while (await turn('◀ Previous'));
  while (await turn('Next ▶'));
  // Seven options with a choice, and the 36 chapters take two menus.
  expect(reached.size).toBe(9);
  expect([...reached.values()].flat()).toContain('Scenario: Chapter 36');
  expect([...reached.values()].flat()).toHaveLength(7 * 2 + 36);
  expect(isPrivate(page())).toBe(true);
});

test('whoever chooses there goes on on the same page, and the lobby follows', async () => {
  const table = await openTable({ games: [manyOptions()] });
  const { ann } = table;
  await openLobby(table);
  const page = await moreOptions(table);
  await choose(ann, page(), 'yes');
  await table.rest();
  expect(page().content).toContain('two: yes');
  expect(menus(page()).map(({ chosen }) => chosen)).toEqual(['yes', 'no', 'no']);
  // The lobby has the first four menus; of the others it says what is chosen.
  expect(menus(lobbyOf(table)).map(({ chosen }) => chosen)).toEqual(['short', 'light', 'no', 'yes']);
  expect(lobbyOf(table).content).not.toContain('two: yes');
  await choose(ann, lobbyOf(table), 'long');
  await table.rest();
  expect(menus(lobbyOf(table))[0]!.chosen).toBe('long');
});

test('each can be typed, completed by name and value, however many values there are', async () => {
  const table = await openTable({ games: [manyOptions()] });
  const { ann, channel } = table;
  await openLobby(table);
  const complete = async (typed: Record<string, string>, focused: string) =>
    (await ann.complete(channel, 'match', 'options', { options: typed, focused })).map(({ name }) => name);
  expect(await complete({ name: '' }, 'name')).toEqual([
    'Length',
    'Purse',
    'one',
    'two',
    'three',
    'four',
    'five',
    'single',
    'Scenario',
  ]);
  expect(await complete({ name: 'sc' }, 'name')).toEqual(['Scenario']);
  expect(await complete({ name: 'scenario', value: '' }, 'value')).toHaveLength(25);
  expect(await complete({ name: 'scenario', value: '36' }, 'value')).toEqual(['Chapter 36']);
  expect(await complete({ name: 'Scenario', value: 'chapter 3' }, 'value')).toHaveLength(8);
  expect(await complete({ value: '' }, 'value')).toEqual([]);
  expect(await set(table, 'scenario', 's36')).toContain('Scenario: Chapter 36');
  expect(await set(table, 'Scenario', 'chapter 12')).toContain('Scenario: Chapter 12');
  expect((await table.record()).options.scenario).toBe('s12');
  expect(await set(table, 'scen', 'Chapter 36')).toContain('Scenario: Chapter 36');
  expect(await set(table, 'scenario', 'chapter 3')).toMatch(/Scenario: Chapter 3$/);
  expect(await set(table, 'scenario', 'chapt')).toContain('“chapt” is no value of “Scenario”');
});
