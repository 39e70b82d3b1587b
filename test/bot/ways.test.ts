import { expect, test } from 'vitest';
import {
  changedInPlace,
  choose,
  labelsIn,
  last,
  menus,
  offerTrade,
  playAnything,
  press,
  privateLast,
  publicLast,
  questionOf,
  startedTable,
  type Table,
} from './kit.ts';

/** Presses on a message and gives the person's newest private one. */
async function pressing(table: Table, person: Table['ann'], message: Parameters<typeof press>[1], kind: string) {
  await press(person, message, kind);
  await table.rest();
  return privateLast(person, table.channel);
}
const typing = async (table: Table, person: Table['ann'], sub: string) => {
  await person.slash(table.channel, 'match', sub, {});
  await table.rest();
  return privateLast(person, table.channel);
};

test('from the board one looks closer, back at the whole, and on to the question, all in one private message', async () => {
  const table = await startedTable();
  const { ann, channel } = table;
  const board = await pressing(table, ann, publicLast(ann, channel), 'board');
  expect(labelsIn(board)).toEqual(['Your move', 'My hand']);
  expect(menus(board)).toHaveLength(1);
  await choose(ann, board, 'mill');
  await table.rest();
  const place = privateLast(ann, channel);
  expect(labelsIn(place)).toEqual(['Your move', 'My hand', 'Whole board']);
  expect(menus(place)).toHaveLength(1);
  const whole = await pressing(table, ann, place, 'board');
  expect(labelsIn(whole)).toEqual(['Your move', 'My hand']);
  expect(whole.attachments.map(({ url }) => url)).not.toEqual(place.attachments.map(({ url }) => url));
  const question = await pressing(table, ann, whole, 'answer');
  expect(changedInPlace(ann, channel, board).id).toBe(question.id);
  expect(question.content).toContain('what do you do?');
  expect(question.attachments).toEqual([]);
  await press(ann, question, 'do', 'Rest');
  await table.rest();
  expect(await table.log()).toHaveLength(2);
});

test('whoever is not asked finds no question behind the board, whoever has no seat no hand either', async () => {
  const table = await startedTable();
  const { ben, channel, local } = table;
  expect(labelsIn(await pressing(table, ben, publicLast(ben, channel), 'board'))).toEqual(['My hand']);
  const eve = local.person('Eve');
  const board = await pressing(table, eve, publicLast(eve, channel), 'board');
  expect(labelsIn(board)).toEqual([]);
  await choose(eve, board, 'inn');
  await table.rest();
  expect(labelsIn(privateLast(eve, channel))).toEqual(['Whole board']);
});

test('who has answered waits in the same message, and is asked there when it is their turn again', async () => {
  const table = await startedTable();
  const { ann, ben, channel } = table;
  const question = await questionOf(table, ann);
  const here = () => changedInPlace(ann, channel, question);
  await press(ann, here(), 'do', 'Rest');
  await table.rest();
  expect(labelsIn(here())).toEqual(['Your move', 'My hand', 'Answer in advance', 'Zoom']);
  await pressing(table, ann, here(), 'answer');
  expect(here().content).toContain('You are not asked now.');
  await playAnything(table, ben);
  await pressing(table, ann, here(), 'answer');
  expect(here().content).toContain('which card do you put aside?');
  expect(here().attachments.map(({ filename }) => filename)).toEqual(['hand.webp']);
});

test('the hand leads on to the question and to the board', async () => {
  const table = await startedTable();
  const { ann, ben, channel } = table;
  const hand = await pressing(table, ann, publicLast(ann, channel), 'hand');
  expect(labelsIn(hand)).toEqual(['Your move', 'Zoom']);
  const board = await pressing(table, ann, hand, 'board');
  expect(changedInPlace(ann, channel, hand).id).toBe(board.id);
  expect((await pressing(table, ann, board, 'hand')).attachments.map(({ filename }) => filename)).toEqual([
    'hand.webp',
  ]);
  expect(labelsIn(await pressing(table, ben, publicLast(ben, channel), 'hand'))).toEqual(['Zoom']);
});

test('after undo one is asked again, and where nothing can be taken back one reads why and what is asked', async () => {
  const table = await startedTable();
  const { ann, ben, channel } = table;
  await offerTrade(table);
  const undone = await pressing(table, ann, publicLast(ann, channel), 'undo');
  expect(undone.content).toContain('what do you do?');
  expect(labelsIn(undone)).toContain('Trade');
  const refused = await typing(table, ann, 'undo');
  expect(refused.content).toContain('There is nothing you can take back.');
  expect(labelsIn(refused)).toContain('Trade');
  expect(labelsIn(await typing(table, ben, 'undo'))).toEqual(['Your move', 'My hand', 'Answer in advance', 'Zoom']);
});

test('status and log lead on too', async () => {
  const table = await startedTable();
  for (const sub of ['status', 'log']) {
    expect(labelsIn(await typing(table, table.ann, sub))).toEqual(['Your move', 'My hand', 'Zoom']);
    expect(labelsIn(await typing(table, table.ben, sub))).toEqual(['My hand', 'Zoom']);
  }
});

test('in the lobby there is nothing to lead to', async () => {
  const table = await startedTable();
  await table.ann.slash(table.local.openChannel('other'), 'match', 'new', { game: 'toy' });
  await table.rest();
  const other = table.ann.channels().find(({ name }) => name === 'other')!.id;
  await table.ann.slash(other, 'match', 'status', {});
  await table.rest();
  expect(labelsIn(privateLast(table.ann, other))).toEqual([]);
});

test('a waiting message of a match that has ended says so and leads to the board', async () => {
  const table = await startedTable();
  const { ann, ben, channel } = table;
  const waiting = await questionOf(table, ben);
  for (const person of [ann, ben]) await typing(table, person, 'end');
  await press(ben, waiting, 'answer');
  await table.rest();
  const after = last(ben, channel, ({ id }) => id === waiting.id);
  expect(after.content).toBe('The match is over.');
  expect(labelsIn(after)).toEqual(['Zoom']);
});
