import { describe, expect, test } from 'vitest';
import { readId } from '#asking/terms/ids';
import { bazaar } from '../kit/bazaar.ts';
import {
  buttons,
  labelsIn,
  openTable,
  posted,
  press,
  privateLast,
  publicLast,
  questionOf,
  started,
  startedTable,
  type Table,
  typed,
} from './kit.ts';

/** A match of two in the bazaar: it is Ann's turn, and Ben only looks on. */
async function begun(): Promise<Table & { names: string[] }> {
  const table = await openTable({ games: [bazaar] });
  await started(table, 'bazaar');
  const { colours } = (await table.record()).match!.base as { colours: string[] };
  const names = colours.map((one) => bazaar.text.say({ key: `colour.${one}` }, 'en'));
  return Object.assign(table, { names });
}
const answersOf = async (table: Table) => (await table.record()).match!.answers.map(({ action }) => action);

describe('an aside', () => {
  test('is offered below the question of whoever is asked, and behind “Your move” to whoever is not', async () => {
    const table = await begun();
    const mine = await questionOf(table, table.ann);
    expect(labelsIn(mine)).toEqual(['Sell', 'Rest', '?', 'Give coins', 'Change your habit', 'Cheer']);
    expect(
      buttons(mine)
        .slice(3)
        .map(({ id }) => readId(id)),
    ).toMatchObject([
      { kind: 'begin', decision: '1.aside.0', action: 'give' },
      { kind: 'begin', decision: '1.aside.0', action: 'habit' },
      { kind: 'begin', decision: '1.aside.0', action: 'cheer' },
    ]);
    const his = await questionOf(table, table.ben);
    expect(his.content).toContain('You are not asked now.');
    expect(labelsIn(his)).toEqual(['Give coins', 'Change your habit', 'Cheer', 'Your move', 'My hand', 'Zoom']);
    const looker = table.local.person('Eve');
    expect(labelsIn(await questionOf(table, looker))).toEqual(['Zoom']);
  });

  test('is left away while an answer is begun, and comes back with the way back', async () => {
    const table = await begun();
    await press(table.ann, await questionOf(table, table.ann), 'begin', 'Sell');
    await table.rest();
    expect(labelsIn(privateLast(table.ann, table.channel))).not.toContain('Cheer');
    await press(table.ann, privateLast(table.ann, table.channel), 'back');
    await table.rest();
    expect(labelsIn(privateLast(table.ann, table.channel))).toContain('Cheer');
  });

  test('is said by buttons, told to all with the board, pings nobody, and leaves the question as it was', async () => {
    const table = await begun();
    const { ann, ben, channel, names } = table;
    const before = await table.record();
    const question = await questionOf(table, ben);
    await press(ben, question, 'begin', 'Give coins');
    await table.rest();
    expect(privateLast(ben, channel).content).toBe(
      `**At any time**\n__Give coins__\nTo: ${names[0]} (the only possibility)\nHow many? **Coins** (1 to 2)`,
    );
    await press(ben, privateLast(ben, channel), 'pick', '2');
    await table.rest();
    const board = publicLast(ann, channel);
    expect(board.content).toBe(
      `${names[1]} gives 2 coins to ${names[0]}.\n<@${ann.id}> — ${names[0]}: what do you do?`,
    );
    expect(board.attachments).toHaveLength(1);
    expect(board.mentions).toEqual([]);
    expect(labelsIn(board)).toContain('Your move');
    const after = await table.record();
    expect(after.asked).toEqual(before.asked);
    expect((await table.log()).at(-1)!.answer).toMatchObject({ decision: '1.aside.1', seat: 1, action: 'give' });
    expect(privateLast(ben, channel).content).toContain('Done.');
  });

  test('that needs nothing is asked for once more, so that a doubled press says it once', async () => {
    const table = await begun();
    const { ben, channel } = table;
    await press(ben, await questionOf(table, ben), 'begin', 'Cheer');
    await table.rest();
    expect(await answersOf(table)).toEqual([]);
    const ready = privateLast(ben, channel);
    expect(ready.content).toBe('**At any time**\n__Cheer__\nAll is filled in.');
    const { id } = buttons(ready).find(({ label }) => label === 'Done')!;
    await Promise.all([ben.click(ready.id, id), ben.click(ready.id, id)]);
    await table.rest();
    expect(await answersOf(table)).toEqual(['cheer']);
    expect(posted(table).filter(({ content }) => content.includes('cheers.'))).toHaveLength(1);
  });

  test('can be typed, with suggestions, by whoever is not asked and by whoever is', async () => {
    const table = await begun();
    const { ann, ben, channel, names } = table;
    const found = await ben.complete(channel, 'bazaar', 'give', { options: { to: '' }, focused: 'to' });
    expect(found.map(({ name }) => name)).toEqual([names[0]]);
    await ben.slash(channel, 'bazaar', 'give', { to: names[0]!, coins: 1 });
    await table.rest();
    await ann.slash(channel, 'bazaar', 'habit', { habit: 'share' });
    await table.rest();
    expect(await answersOf(table)).toEqual(['give', 'habit']);
    expect(await typed(table, ben, ['bazaar', 'habit'], { habit: 'keep' })).toContain('⚠ Habit: “keep” is not');
    expect(await answersOf(table)).toEqual(['give', 'habit']);
  });

  test('is no way to answer what others are asked', async () => {
    const table = await begun();
    expect(await typed(table, table.ben, ['bazaar', 'sell'], { coins: 1 })).toContain('You are not asked now.');
    expect(await answersOf(table)).toEqual([]);
  });

  test('leaves a half-made answer and the waiting time of whoever says it', async () => {
    const table = await begun();
    const { ann, channel } = table;
    await press(ann, await questionOf(table, ann), 'begin', 'Sell');
    await table.rest();
    const before = await table.record();
    expect(before.drafts[0]).toMatchObject({ action: 'sell' });
    await ann.slash(channel, 'bazaar', 'cheer', {});
    await table.rest();
    const after = await table.record();
    expect(after.drafts).toEqual(before.drafts);
    expect(after.asked).toEqual(before.asked);
  });

  test('cannot be taken back, and the reason is told', async () => {
    const table = await begun();
    const { ben, channel } = table;
    await ben.slash(channel, 'bazaar', 'cheer', {});
    await table.rest();
    await press(ben, publicLast(ben, channel), 'undo');
    await table.rest();
    expect(privateLast(ben, channel).content).toContain('what is done out of turn stands');
    expect(await answersOf(table)).toEqual(['cheer']);
  });

  test('survives a restart in the middle of it', async () => {
    const table = await begun();
    const { ben, channel } = table;
    await ben.slash(channel, 'bazaar', 'give', { to: '0', coins: 2 });
    await table.rest();
    await table.restart();
    await questionOf(table, ben);
    const his = privateLast(ben, channel);
    expect(his.content).toContain('You are not asked now.');
    // Who has nothing left says nothing.
    expect(labelsIn(his)).toEqual(['Your move', 'My hand', 'Zoom']);
  });
});

test('a game without asides offers none', async () => {
  const table = await startedTable();
  expect(labelsIn(await questionOf(table, table.ben))).toEqual(['Your move', 'My hand', 'Answer in advance', 'Zoom']);
});
