import { describe, expect, test } from 'vitest';
import { virtualClock } from '#local/discord';
import {
  asked,
  buttons,
  offerTrade,
  playAnything,
  press,
  privateLast,
  publicLast,
  questionOf,
  standing,
  startedTable,
  type Table,
  typed,
} from './kit.ts';

/** Both have taken a turn, hidden a card and fought: Ann is to move again. */
async function toTheNextRound(table: Table): Promise<void> {
  for (let moves = 0; moves < 6; moves++) await playAnything(table, await asked(table));
}

/** Refusals that say why, and never more than everybody may know. */

describe('A button of a question that is put to another seat', () => {
  test('is refused with whose question it is, and nothing is answered', async () => {
    const table = await startedTable();
    const { ann, ben, channel } = table;
    await offerTrade(table);
    const before = await table.log();
    // Ben is asked; Ann presses on the board.
    await press(ann, publicLast(ann, channel), 'do', 'Agree');
    await table.rest();
    expect(privateLast(ann, channel).content).toContain(
      'That question is for Blue house, not for you. This is how things are now:',
    );
    expect(privateLast(ann, channel).content).not.toContain('no longer current');
    expect(await table.log()).toEqual(before);
    expect((await table.record()).asked.map(({ seat }) => seat)).toEqual([1]);
    await press(ben, publicLast(ben, channel), 'do', 'Agree');
    await table.rest();
    expect((await table.log()).length).toBe(before.length + 1);
  });

  test('is refused in the language of whoever pressed', async () => {
    const table = await startedTable({ locales: ['ja', 'en-US'] });
    const { ann, channel } = table;
    await offerTrade(table);
    await press(ann, publicLast(ann, channel), 'do', '応じる');
    await table.rest();
    expect(privateLast(ann, channel).content).toContain(
      'それは青い家への質問で、あなたへのものではありません。今の状況はこちらです。',
    );
  });

  test('is not what an own question is that was answered: that one is an old button', async () => {
    const table = await startedTable();
    const { ann, channel } = table;
    const question = await questionOf(table, ann);
    const [rest] = buttons(question).filter(({ label }) => label === 'Rest');
    await ann.slash(channel, 'toy', 'rest', {});
    await table.rest();
    await ann.click(question.id, rest!.id);
    await table.rest();
    const said = standing(ann, channel, question.id).content;
    expect(said).toContain('That button is no longer current.');
    expect(said).not.toContain('That question is for');
  });
});

describe('A typed place', () => {
  test('that cannot be reached now is not possible, and one that does not exist is not known', async () => {
    const table = await startedTable();
    const { ann, channel } = table;
    const walk = async (way: string) => {
      await ann.slash(channel, 'toy', 'walk', { way });
      await table.rest();
      return privateLast(ann, channel).content;
    };
    expect(await walk('Pond')).toContain('Way: “Pond” is not possible here now. Possible: Market Square and Mill.');
    expect(await walk('Moon')).toContain('“moon” is not known here. Possible: Market Square and Mill.');
    expect(await table.log()).toHaveLength(1);
  });
});

describe('Undo', () => {
  test('says that nothing was answered yet, as long as that is so', async () => {
    const table = await startedTable();
    const { ann, ben, channel } = table;
    expect(await typed(table, ann, 'undo')).toContain('There is nothing you can take back.');
    // Ann's answer is not Ben's.
    await ann.slash(channel, 'toy', 'rest', {});
    await table.rest();
    expect(await typed(table, ben, 'undo')).toContain('There is nothing you can take back.');
  });

  test('says that the last answer has been carried out, when its step is over, in either language', async () => {
    const table = await startedTable({ locales: ['en-US', 'ja'] });
    const { ann, ben, channel } = table;
    for (const person of [ann, ben]) {
      await person.slash(channel, 'toy', 'rest', {});
      await table.rest();
      await person.slash(channel, 'match', 'undo', {});
      await table.rest();
    }
    expect(privateLast(ann, channel).content).toContain(
      'Your last answer has been carried out, and what has been carried out is not taken back.',
    );
    expect(privateLast(ben, channel).content).toContain('最後の行動はすでに処理が終わっているため、取り消せません。');
    expect((await table.log()).filter(({ answer }) => answer)).toHaveLength(2);
  });

  test('says so also when the answer of this step has been taken back already', async () => {
    const clock = virtualClock();
    const table = await startedTable({ clock });
    const { ann } = table;
    await toTheNextRound(table);
    await offerTrade(table);
    expect(await typed(table, ann, 'undo')).not.toContain('carried out');
    await clock.advance(10_000);
    expect(await typed(table, ann, 'undo')).toContain('Your last answer has been carried out');
  });
});
