import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { virtualClock } from '#local/discord';
import { BOT_PERMISSIONS } from '#local/world/permissions';
import { toy } from '../kit/toy-game.ts';
import {
  buttons,
  dmOf,
  isPublic,
  last,
  offerTrade,
  openTable,
  playAnything,
  posts,
  press,
  privateLast,
  publicLast,
  started,
  startedTable,
  type Table,
  toTheHiding,
} from './kit.ts';

/** Public messages that tell of Ann's rest. */
const tellings = ({ ben, channel }: Table): number =>
  ben.messages(channel).filter((message) => isPublic(message) && message.content.includes('Red house: Rest.')).length;

test('what was saved but not posted before the bot went down is posted once by the next one', async () => {
  const table = await startedTable();
  const { ann, channel, local } = table;
  local.faults.next(posts, { status: 500 }, 4);
  await press(ann, publicLast(ann, channel), 'do', 'Rest');
  await table.rest();
  expect(tellings(table)).toBe(0);
  expect(privateLast(ann, channel).content).toContain('Discord does not take my message just now');
  await table.restart();
  await table.rest();
  expect(tellings(table)).toBe(1);
  expect((await table.record()).outbox).toEqual([]);
});

test('what was posted but not noted before the bot went down is not posted twice', async () => {
  const table = await startedTable();
  const { ann, ben, channel, local } = table;
  local.faults.timeoutAfterApplying(posts, 4);
  await press(ann, publicLast(ann, channel), 'do', 'Rest');
  await table.rest();
  expect(tellings(table)).toBe(1);
  expect((await table.record()).outbox).not.toEqual([]);
  await table.restart();
  await table.rest();
  expect(tellings(table)).toBe(1);
  expect((await table.record()).outbox).toEqual([]);
  await playAnything(table, ben);
  expect(await table.log()).toHaveLength(3);
});

test('nor is it hours later, when Discord has forgotten that it was sent; what was not posted is', async () => {
  const clock = virtualClock();
  const table = await startedTable({ clock });
  const { ann, ben, channel, local } = table;
  local.faults.timeoutAfterApplying(posts, 4);
  await press(ann, publicLast(ann, channel), 'do', 'Rest');
  await table.rest();
  expect(tellings(table)).toBe(1);
  const before = ben.messages(channel).length;
  await clock.advance(4 * 3_600_000);
  await table.restart();
  await table.rest();
  expect(tellings(table)).toBe(1);
  expect((await table.record()).outbox).toEqual([]);
  expect(ben.messages(channel).length).toBe(before);
  local.faults.next(posts, { status: 500 }, 4);
  await press(ben, publicLast(ben, channel), 'do', 'Rest');
  await table.rest();
  await clock.advance(4 * 3_600_000);
  await table.restart();
  await table.rest();
  expect(publicLast(ann, channel).content).toContain('Blue house: Rest.');
  expect((await table.record()).outbox).toEqual([]);
});

test('an action after such a restart gets a message of its own', async () => {
  const table = await startedTable();
  const { ann, ben, channel, local } = table;
  local.faults.timeoutAfterApplying(posts, 4);
  await press(ann, publicLast(ann, channel), 'do', 'Rest');
  await table.rest();
  await ben.slash(channel, 'toy', 'rest', {});
  await table.rest();
  await table.restart();
  await table.rest();
  expect(tellings(table)).toBe(1);
  expect(publicLast(ann, channel).content).toContain('Blue house: Rest.');
});

test('a single 500 or 429 is waited out and nobody notices', async () => {
  const table = await startedTable();
  const { ann, ben, channel, local } = table;
  local.faults.next(posts, { status: 500 }, 1);
  await press(ann, publicLast(ann, channel), 'do', 'Rest');
  await table.rest();
  local.faults.next(posts, { status: 429, retryAfter: 0.1 }, 1);
  await press(ben, publicLast(ben, channel), 'do', 'Rest');
  await table.rest(300);
  expect(tellings(table)).toBe(1);
  expect(last(ann, channel, ({ content }) => content.includes('Blue house: Rest.'))).toBeDefined();
  expect(ann.messages(channel).filter(({ content }) => content.includes('keep trying'))).toEqual([]);
});

test('a match goes on after a restart in the middle, with the buttons of before', async () => {
  const table = await startedTable();
  const { ann, ben, channel } = table;
  await playAnything(table, ann);
  await table.restart();
  await playAnything(table, ben);
  expect(await table.log()).toHaveLength(3);
  expect(publicLast(ann, channel).content).toContain('Blue house: Rest.');
});

test('unchanged commands are not registered again', async () => {
  const table = await openTable();
  const puts = () =>
    table.local.log.filter(({ method, path }) => method === 'PUT' && path.includes('/commands')).length;
  expect(puts()).toBe(1);
  await table.restart();
  expect(puts()).toBe(1);
  await table.restart([{ ...toy, command: { name: 'market', groups: {} } }]);
  expect(puts()).toBe(2);
});

test('after a change of the rules the match goes on, and who must answer again is told', async () => {
  const table = await startedTable();
  const { ann, ben, channel } = table;
  await offerTrade(table);
  const { trade: _, ...actions } = toy.game.actions;
  const trade = { ...toy.game.actions.trade!, check: () => ({ key: 'refusal.too-cheap', args: { need: 9 } }) };
  const changed = { ...toy.game, version: 2, actions: { ...actions, trade }, migrations: { 1: <T>(old: T) => old } };
  await table.restart([{ ...toy, game: changed }]);
  await table.rest();
  expect(publicLast(ben, channel).content).toContain('Red house: please answer again');
  expect(publicLast(ben, channel).content).toContain(`<@${ann.id}> — Red house, round 1`);
  expect((await table.record()).match!.version).toBe(2);
});

test('with closed direct messages a person is told once, and everything secret is behind the buttons', async () => {
  const table = await openTable();
  const { ann, ben, channel, local } = table;
  local.faults.closeDms(ann);
  await started(table);
  await playAnything(table, ann);
  await ben.slash(channel, 'toy', 'rest', {});
  await table.rest();
  expect(dmOf(ann) === undefined || ann.messages(dmOf(ann)!).length === 0).toBe(true);
  await press(ann, publicLast(ann, channel), 'answer');
  await table.rest();
  const question = last(
    ann,
    channel,
    ({ content }) => content.includes('which card do you put aside?') && !content.startsWith('<@'),
  );
  expect(question.attachments.map(({ filename }) => filename)).toEqual(['hand.webp']);
  await press(ann, publicLast(ann, channel), 'hand');
  await table.rest();
  await press(ann, publicLast(ann, channel), 'hand');
  await table.rest();
  const told = ann.messages(channel).filter(({ content }) => content.startsWith('I cannot send you direct messages.'));
  expect(told).toHaveLength(1);
  expect((await table.record()).seats[0]!.dm).toBe('closed');
  const tries = () => local.log.filter(({ code }) => code === 50007).length;
  const before = tries();
  expect(before).toBeGreaterThan(0);
  await press(ann, question, 'pick');
  await table.rest();
  await playAnything(table, ben);
  expect((await table.log()).at(-1)!.answer?.action).toBe('hide');
  // Ben is asked once more while others act; Ann's closed door is left alone.
  expect(tries()).toBe(before);
});

test('without the permission to attach files the board is posted in words, and says why', async () => {
  const table = await startedTable();
  const { ann, channel, local } = table;
  local.setPermissions(channel, BOT_PERMISSIONS & ~P.AttachFiles);
  await press(ann, publicLast(ann, channel), 'do', 'Rest');
  await table.rest();
  const board = publicLast(ann, channel);
  expect(board.content).toContain('Attach Files');
  expect(board.attachments).toEqual([]);
  expect(buttons(board)).not.toEqual([]);
});

test('without the permission to send, whoever acts is told which one is missing, and later it is posted', async () => {
  const table = await startedTable();
  const { ann, ben, channel, local } = table;
  local.setPermissions(channel, BOT_PERMISSIONS & ~P.SendMessages);
  await press(ann, publicLast(ann, channel), 'do', 'Rest');
  await table.rest();
  expect(privateLast(ann, channel).content).toContain('I lack the permission “Send Messages”');
  expect(await table.log()).toHaveLength(2);
  local.setPermissions(channel, null);
  await ben.slash(channel, 'toy', 'rest', {});
  await table.rest();
  expect(tellings(table)).toBe(1);
});

test('when the channel is gone the host is told, and the match moves to another channel', async () => {
  const table = await openTable();
  const { ann, ben, local } = table;
  await ann.slash(local.openChannel('doomed'), 'match', 'status', {});
  const doomed = ann.channels().find(({ name }) => name === 'doomed')!.id;
  const elsewhere = table.channel;
  table.channel = doomed;
  await started(table);
  await toTheHiding(table);
  const question = last(ann, dmOf(ann)!);
  local.deleteChannel(doomed);
  await press(ann, question, 'pick');
  await table.rest();
  expect(last(ann, dmOf(ann)!, ({ content }) => content.includes('no longer reach'))).toBeDefined();
  await ann.slash(elsewhere, 'match', 'board', {});
  await table.rest();
  expect(publicLast(ben, elsewhere).content).toContain('The match goes on here.');
  expect(last(ben, elsewhere, ({ content }) => content.includes('Red house puts a card aside.'))).toBeDefined();
  table.channel = elsewhere;
  await playAnything(table, ben);
  expect(await table.log()).toHaveLength(5);
});

test('a match imported from a file goes on in its new channel', async () => {
  const table = await startedTable();
  const { ann, ben, channel, local } = table;
  await playAnything(table, ann);
  const text = await table.store.export((await table.record()).id);
  const other = local.openChannel('other');
  const { id } = await table.store.import(text, { channel: other, guild: local.guildId });
  expect(id).not.toBe((JSON.parse(text) as { id: string }).id);
  await ben.slash(other, 'toy', 'rest', {});
  await table.rest();
  expect(publicLast(ann, other).content).toContain('Blue house: Rest.');
  expect(publicLast(ann, channel).content).toContain('Red house: Rest.');
});

test('a board that was deleted while the bot was away is posted again', async () => {
  const table = await startedTable();
  const { ann, channel, local } = table;
  const { id } = publicLast(ann, channel);
  await table.bot.stop();
  await fetch(`${local.api}/v10/channels/${channel}/messages/${id}`, {
    method: 'DELETE',
    headers: { authorization: `Bot ${local.token}` },
  });
  await table.restart();
  await table.rest();
  expect(publicLast(ann, channel).content).toContain('Red house, round 1: what do you do?');
  await playAnything(table, ann);
  expect(await table.log()).toHaveLength(2);
});

test('a lobby whose channel is gone moves with the one who opened it', async () => {
  const table = await openTable();
  const { ann, channel, local } = table;
  const doomed = local.openChannel('doomed');
  await ann.slash(doomed, 'match', 'new', { game: 'toy' });
  await table.rest();
  await press(ann, publicLast(ann, doomed), 'join');
  await table.rest();
  local.deleteChannel(doomed);
  await ann.slash(channel, 'match', 'board', {});
  await table.rest();
  expect(publicLast(ann, channel).content).toContain(`Red house: <@${ann.id}>`);
});
