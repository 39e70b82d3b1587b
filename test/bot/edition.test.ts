import { REST, Routes } from 'discord.js';
import { expect, test } from 'vitest';
import { toy } from '../kit/toy-game.ts';
import { last, offerTrade, privateLast, publicLast, startedTable } from './kit.ts';

/** The printed values of a game have changed while a match is running. */

const withEdition = (edition: string, game = toy.game) => [{ ...toy, game: { ...game, edition } }];

test('the match goes on with the new values, and everybody is told once', async () => {
  const table = await startedTable();
  const { ann, channel } = table;
  await table.restart(withEdition('red'));
  await table.rest();
  expect((await table.record()).match!.edition).toBe('red');
  expect(last(ann, channel, ({ content }) => content.includes('printed values'))).toBeDefined();
  const before = ann.messages(channel).length;
  await table.restart(withEdition('red'));
  await table.rest();
  expect(ann.messages(channel)).toHaveLength(before);
});

test('who must answer again is told', async () => {
  const table = await startedTable();
  const { ann, ben, channel } = table;
  await offerTrade(table);
  const trade = { ...toy.game.actions.trade!, check: () => ({ key: 'refusal.too-cheap', args: { need: 9 } }) };
  await table.restart(withEdition('red', { ...toy.game, actions: { ...toy.game.actions, trade } }));
  await table.rest();
  const { content } = publicLast(ben, channel);
  expect(content).toContain('printed values in the program have changed');
  expect(content).toContain('Red house: please answer again');
  expect(content).toContain(`<@${ann.id}> — Red house, round 1`);
});

test('values that a table has entered are named with the match, and nothing is said of those that come with the program', async () => {
  const table = await startedTable();
  const { ann, channel } = table;
  const status = async () => {
    await ann.slash(channel, 'match', 'status', {});
    await table.rest();
    return privateLast(ann, channel).content;
  };
  expect(await status()).not.toContain('Printed values');
  await table.restart([{ ...toy, valuesName: { en: 'Our copy', ja: '手元の版' } }]);
  expect(await status()).toContain('Printed values: Our copy');
});

test('a match that these rules cannot read is named in the log, rests, and does not keep the bot from starting', async () => {
  const table = await startedTable();
  await table.rest();
  const { board, id } = await table.record();
  const { api, token } = table.local;
  const rest = new REST({ api }).setToken(token);
  await rest.delete(Routes.channelMessage(board!.channel, board!.message));
  await table.restart([{ ...toy, game: { ...toy.game, version: toy.game.version + 1, migrations: {} } }]);
  await table.rest();
  const lines = table.logged().split('\n');
  expect(lines.some((line) => line.includes('cannot be taken up') && line.includes(id))).toBe(true);
  expect((await table.record()).status).toBe('running');
});
