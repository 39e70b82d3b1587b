import { expect, test } from 'vitest';
import { commitment } from '#core/rng';
import {
  askedIn,
  buttons,
  changedInPlace,
  choose,
  dmOf,
  labelsIn,
  last,
  menus,
  offerTrade,
  openLobby,
  openTable,
  playAnything,
  press,
  privateLast,
  publicIn,
  publicLast,
  questionOf,
  started,
  startedTable,
  toldOn,
  toTheHiding,
} from './kit.ts';
import { playToTheEnd } from './to-the-end.ts';

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

test('two people play from the lobby to the end with buttons and menus alone, and the seed keeps its promise', async () => {
  const table = await startedTable();
  const { ann, channel } = table;
  expect(last(ann, channel, ({ content }) => content.includes('Length: Two rounds')).content).not.toContain(
    'Take a seat',
  );
  const promise = /`([0-9a-f]{64})`/.exec(publicLast(ann, channel).content)?.[1];
  await playToTheEnd(table);
  const end = publicLast(ann, channel);
  expect((await table.record()).status).toBe('over');
  expect(end.content).toContain('The match is over.');
  expect(publicIn(ann, channel).flatMap(labelsIn)).toEqual(['Play again', 'Summary', 'Look back']);
  const seed = /seed of all dice was `([0-9a-f]{64})`/.exec(end.content)?.[1];
  expect(commitment(seed!)).toBe(promise);
});

test('a match opened in Japanese speaks Japanese to everybody, and each person privately in their own language', async () => {
  const table = await openTable({ locales: ['ja', 'en-US'] });
  const { ann, ben, channel } = table;
  await openLobby(table);
  await press(ann, publicLast(ann, channel), 'join');
  await press(ben, publicLast(ben, channel), 'join');
  await table.rest();
  expect(privateLast(ann, channel).content).toMatch(kana);
  expect(privateLast(ben, channel).content).toBe('You have taken a seat: Blue house.');
  await press(ben, publicLast(ben, channel), 'start');
  await table.rest();
  await playToTheEnd(table);
  const said = publicIn(ann, channel);
  expect(said.length).toBeGreaterThan(8);
  for (const { content } of said) expect(content).toMatch(kana);
  expect(last(ben, channel, (m) => m.content.startsWith('Done.')).content).not.toMatch(kana);
  expect(last(ann, channel, (m) => m.content.startsWith('完了')).content).toMatch(kana);
});

test('when a new stretch begins there is a new board with what happened, and in it the bell for who is asked', async () => {
  const table = await startedTable();
  const { ann, ben, channel } = table;
  const before = publicIn(ann, channel);
  await playAnything(table, ann);
  const after = publicIn(ann, channel);
  expect(after.length).toBe(before.length + 1);
  const board = after.at(-1)!;
  expect(toldOn(board)).toBe('Red house: Rest.');
  expect(askedIn(board)).toBe(`<@${ben.id}> — Blue house, round 1: what do you do?`);
  expect(board.mentions.map(({ id }) => id)).toEqual([ben.id]);
  // The board before asks nothing any more.
  expect(after.at(-2)!.content).not.toContain('what do you do?');
  expect(board.attachments.map(({ filename, description }) => [filename, description])).toEqual([
    ['board.webp', 'Toy Market, round 1: points 0 and 0.'],
  ]);
  expect(labelsIn(board)).toEqual(['Your move', 'Rest', 'My hand', 'Undo', 'Zoom']);
});

test('the board before loses its buttons and keeps its picture', async () => {
  const table = await startedTable();
  const { ann, channel } = table;
  const { id } = publicLast(ann, channel);
  await playAnything(table, ann);
  const before = last(ann, channel, (message) => message.id === id);
  expect(buttons(before)).toEqual([]);
  expect(before.attachments).toHaveLength(1);
});

test('a whole turn is played in one private message, which ends with who comes next', async () => {
  const table = await startedTable();
  const { ann, ben, channel } = table;
  const question = await questionOf(table, ann);
  await press(ann, question, 'begin', 'Walk');
  await table.rest();
  await choose(ann, privateLast(ann, channel), 'square');
  await table.rest();
  const answer = privateLast(ann, channel);
  expect(answer.id).toBe(question.id);
  expect(answer.content).toContain(`<@${ben.id}> — Blue house, round 1`);
  expect((await table.log()).at(-1)!.answer).toMatchObject({ action: 'walk', args: { way: ['square'] } });
});

test('an answer can be typed, with only legal things offered to the one who types', async () => {
  const table = await startedTable();
  const { ann, ben, channel } = table;
  const offered = await ann.complete(channel, 'toy', 'walk', { options: { way: '' }, focused: 'way' });
  expect(offered.map(({ name }) => name)).toEqual(expect.arrayContaining([expect.stringContaining('Mill')]));
  expect(await ben.complete(channel, 'toy', 'walk', { options: { way: '' }, focused: 'way' })).toEqual([]);
  await ann.slash(channel, 'toy', 'walk', { way: 'Mill > Market Square' });
  await table.rest();
  expect((await table.log()).at(-1)!.answer?.args).toEqual({ way: ['mill', 'square'] });
  expect(publicLast(ben, channel).content).toContain('Red house: Walk.');
});

test('a half-made answer survives a restart of the bot', async () => {
  const table = await startedTable();
  const { ann, channel } = table;
  await press(ann, await questionOf(table, ann), 'begin', 'Walk');
  await table.rest();
  const question = privateLast(ann, channel);
  const [, steps] = menus(question);
  await ann.select(question.id, steps!.id, ['mill']);
  await table.rest();
  await table.restart();
  await choose(ann, privateLast(ann, channel), 'mill>square');
  await table.rest();
  expect((await table.log()).at(-1)!.answer?.args).toEqual({ way: ['mill', 'square'] });
});

test('a secret question comes by direct message with the hand, and is answered there', async () => {
  const table = await startedTable();
  const { ann, channel } = table;
  await toTheHiding(table);
  const dm = dmOf(ann)!;
  const question = last(ann, dm);
  expect(question.content).toContain('which card do you put aside?');
  expect(question.attachments.map(({ filename }) => filename)).toEqual(['hand.webp']);
  expect(question.attachments[0]!.description).toMatch(/^Your cards: Card no\. \d+/);
  await press(ann, question, 'pick');
  await table.rest();
  expect((await table.log()).at(-1)!.answer?.action).toBe('hide');
  expect(publicLast(ann, channel).content).toContain('Red house puts a card aside.');
});

test('a lobby can have a thread of its own, and be closed by who opened it', async () => {
  const table = await openTable();
  const { ann, channel } = table;
  await ann.slash(channel, 'match', 'new', { game: 'toy', thread: true });
  await table.rest();
  const thread = ann.channels().find(({ kind }) => kind === 'thread')!;
  expect(thread.name).toBe('Toy Market');
  await ann.slash(thread.id, 'match', 'options', { name: 'length', value: 'long' });
  await table.rest();
  expect(menus(publicLast(ann, thread.id))[0]).toMatchObject({
    labels: ['Length: Two rounds', 'Length: Six rounds'],
    chosen: 'long',
  });
  await ann.slash(thread.id, 'match', 'end', {});
  await table.rest();
  expect(publicLast(ann, thread.id).content).toBe('The lobby of Toy Market is closed.');
  expect(buttons(publicLast(ann, thread.id))).toEqual([]);
});

test('a match ends when all who sit agree, not before', async () => {
  const table = await startedTable();
  const { ann, ben, channel } = table;
  await ann.slash(channel, 'match', 'end', {});
  await table.rest();
  expect((await table.record()).status).toBe('running');
  expect(publicLast(ben, channel).content).toContain('Red house would like to end the match.');
  await ben.slash(channel, 'match', 'end', {});
  await table.rest();
  expect((await table.record()).status).toBe('ended');
  expect(last(ben, channel, ({ content }) => content.includes('by agreement of all')).attachments).toHaveLength(1);
  expect(publicLast(ben, channel).content).toMatch(/^The seed of all dice was `/);
});

test('a seat that was left is taken over by somebody else, who goes on with its question', async () => {
  const table = await openTable();
  const { ann, channel, local } = table;
  const eve = local.person('Eve');
  await started(table);
  await ann.slash(channel, 'match', 'leave', {});
  await table.rest();
  expect(publicLast(eve, channel).content).toContain('Red house is free');
  await eve.slash(channel, 'match', 'join', {});
  await table.rest();
  await playAnything(table, eve);
  expect(await table.log()).toHaveLength(2);
});

test('one person can hold both seats and answers for the one that is asked', async () => {
  const table = await openTable();
  const { ann, channel } = table;
  await openLobby(table);
  for (const seat of ['Red house', 'Blue house']) await ann.slash(channel, 'match', 'join', { seat });
  await table.rest();
  await ann.slash(channel, 'match', 'start', {});
  await table.rest();
  for (let moves = 0; moves < 6; moves++) await playAnything(table, ann);
  const acted = (await table.log()).map(({ answer }) => answer?.seat);
  expect(acted).toEqual([undefined, 0, 1, 0, 1, 0, 1]);
});

test('undo takes the last answer back and asks again, in public', async () => {
  const table = await startedTable();
  const { ann, ben, channel } = table;
  await offerTrade(table);
  expect(publicLast(ben, channel).content).toContain('Do you agree?');
  await press(ann, publicLast(ann, channel), 'undo');
  await table.rest();
  expect(publicLast(ben, channel).content).toBe(
    `Red house: Trade.\nRed house takes the last answer back.\n<@${ann.id}> — Red house, round 1: what do you do?`,
  );
});

test('help, status, log, hand and board answer in private', async () => {
  const table = await startedTable();
  const { ann, channel } = table;
  await playAnything(table, ann);
  const before = publicIn(ann, channel).length;
  const answers: string[] = [];
  for (const sub of ['help', 'status', 'log', 'hand', 'board']) {
    await ann.slash(channel, 'match', sub, {});
    await table.rest();
    answers.push(privateLast(ann, channel).content);
  }
  expect(answers[0]).toContain('**Now** — you need not do anything.');
  expect(answers[0]).toContain('`/toy`');
  expect(answers[1]).toContain('Asked since <t:');
  expect(answers[2]).toContain('Red house: Rest.');
  expect(answers[3]).toContain('Red house');
  expect(answers[4]).toContain('what do you do?');
  expect(publicIn(ann, channel)).toHaveLength(before);
});

test('the board can be looked at closely by name and by menu', async () => {
  const table = await startedTable();
  const { ann, channel } = table;
  const offered = await ann.complete(channel, 'match', 'board', { options: { place: 'mi' }, focused: 'place' });
  expect(offered).toEqual([{ name: 'Mill', value: 'mill' }]);
  await ann.slash(channel, 'match', 'board', { place: 'mill' });
  await table.rest();
  const closeUp = privateLast(ann, channel);
  const [first] = closeUp.attachments;
  await ann.select(closeUp.id, JSON.parse(JSON.stringify(closeUp.components))[0].components[0].custom_id, ['inn']);
  await table.rest();
  const other = privateLast(ann, channel);
  expect(changedInPlace(ann, channel, closeUp).id).toBe(other.id);
  expect(other.attachments).toHaveLength(1);
  expect(other.attachments[0]!.url).not.toBe(first!.url);
});
