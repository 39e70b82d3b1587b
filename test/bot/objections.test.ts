import { describe, expect, test } from 'vitest';
import type { Person } from '#local/discord';
import { contestedGame as game } from '../kit/caravan/contested.ts';
import type { Caravan } from '../kit/caravan/state.ts';
import { atTheFork, three } from './caravan.ts';
import {
  bellOf,
  boardOf,
  buttons,
  labelsIn,
  press,
  privateLast,
  publicLast,
  publicWords,
  type Table,
  type TableOptions,
  typed,
} from './kit.ts';

/** R-320 at the table: at the fork one decides for all, and whoever objects has it put to the vote. */

/** At the fork, with a board in the channel. */
async function atTheBoard(options: TableOptions & { people?(table: Table): readonly Person[] } = {}): Promise<Table> {
  const table = await atTheFork({ people: three, game, ...options });
  await table.ann.slash(table.channel, 'caravan', 'sing', {});
  await table.rest();
  return table;
}
const onBoard = (table: Table) => labelsIn(boardOf(table.ann, table.channel));
const onBell = (table: Table) => labelsIn(bellOf(table.ann, table.channel)!);
/** All that was told in public. */
const road = async (table: Table) => (await table.record()).match!.base as unknown as Caravan;
const clicks = async (table: Table, person: Person, label: string) => {
  await press(person, publicLast(person, table.channel), 'object', label);
  await table.rest();
};

describe('What one decides for all', () => {
  test('can be put to the vote before, with a button beside who is asked; the question says so', async () => {
    const table = await atTheBoard();
    const { ann, channel } = table;
    const asked = ['Your move', 'Over the pass', 'Through the valley', 'Put it to the vote'];
    expect(onBell(table).slice(0, 4)).toEqual(asked);
    expect(onBoard(table)).not.toContain('Object');
    await press(ann, publicLast(ann, channel), 'answer');
    await table.rest();
    expect(privateLast(ann, channel).content).toContain(
      '\nAnybody at the table may object; then all who are asked vote. If that is equal: Through the valley.',
    );
  });

  test('can be objected to afterwards, with a button beside the news, by anybody who sits; then all vote', async () => {
    const table = await atTheBoard();
    const { ann, ben, channel } = table;
    const cleo = table.local.person('Cleo');
    await press(ben, publicLast(ben, channel), 'do', 'Through the valley');
    await table.rest();
    expect((await road(table)).road).toBe(1);
    expect(onBoard(table)).toContain('Object');
    // What was decided is kept with the match, over the end of its step.
    await table.restart();
    await table.rest();
    expect((await table.record()).match).toMatchObject({ decided: { question: '1.1.fork', before: { stepNo: 1 } } });
    await clicks(table, cleo, 'Object');
    expect((await road(table)).road).toBe(0);
    expect(boardOf(ann, channel).content).toContain('✋ Traveller 2 objected and called a vote of all who are asked.');
    const bell = bellOf(ann, channel)!;
    expect(bell.content).toMatch(
      /^<@\d+>, <@\d+>, and <@\d+> \(a vote; if it is equal: Through the valley\) — The guide, Traveller 1, and Traveller 2: 0 steps behind you\./,
    );
    expect(labelsIn(bell)).toEqual(['Your move']);
    expect(onBoard(table)).not.toContain('Object');
    expect((await table.record()).asked.map(({ seat }) => seat).sort()).toEqual([0, 1, 2]);

    // Each way of answering, and another process in between.
    await press(ann, publicLast(ann, channel), 'answer');
    await table.rest();
    const question = privateLast(ann, channel);
    expect(question.content).toContain('This is a vote: what most say is done; if it is equal, Through the valley.');
    await press(ann, question, 'do', 'Over the pass');
    await table.rest();
    await table.restart();
    await table.rest();
    expect(bellOf(ann, channel)!.content).toMatch(/^<@\d+> and <@\d+> \(a vote;/);
    await typed(table, ben, ['caravan', 'valley']);
    expect((await road(table)).road).toBe(0);
    await typed(table, cleo, ['caravan', 'pass']);
    const content = publicWords(table.ann, table.channel);
    expect(content).toContain('🗳️ The vote: Over the pass (2 of 3).');
    expect(content).toContain('The guide decides: Over the pass.');
    expect((await road(table)).road).toBe(2);
    expect((await table.log()).map(({ answer }) => answer?.action).slice(-4)).toEqual([
      'object',
      'pass',
      'valley',
      'pass',
    ]);
    expect(onBoard(table)).not.toContain('Object');
  });

  test('of an equal vote what was stated is done, and the log has all of it', async () => {
    const table = await atTheBoard({ people: ({ ann, ben }) => [ann, ben] });
    const { ann, ben } = table;
    await clicks(table, ben, 'Put it to the vote');
    await typed(table, ann, ['caravan', 'pass']);
    await typed(table, ben, ['caravan', 'valley']);
    expect(publicWords(table.ann, table.channel)).toContain(
      '🗳️ The vote was equal; as stated before: Through the valley.',
    );
    expect(await typed(table, ann, 'log')).toContain('✋ Traveller 1 objected and called a vote of all who are asked.');
    expect((await road(table)).road).toBe(1);
  });

  test('R-323: who plays two votes with each, and so is two against one', async () => {
    const table = await atTheBoard({ people: ({ ann, ben }) => [ann, ben, ann] });
    const { ann, ben } = table;
    await clicks(table, ben, 'Put it to the vote');
    await typed(table, ben, ['caravan', 'valley']);
    await typed(table, ann, ['caravan', 'pass']);
    expect(publicWords(table.ann, table.channel)).not.toContain('🗳️');
    await typed(table, ann, ['caravan', 'pass']);
    expect(publicWords(table.ann, table.channel)).toContain('🗳️');
    expect((await road(table)).road).toBe(2);
  });

  test('is carried out for good as soon as chance has spoken or somebody has acted on it: an old button says so', async () => {
    const table = await atTheBoard();
    const { ann, ben, channel } = table;
    const cleo = table.local.person('Cleo');
    await press(ben, publicLast(ben, channel), 'do', 'Through the valley');
    await table.rest();
    const board = boardOf(cleo, channel);
    const old = buttons(board).find(({ label }) => label === 'Object')!;
    const [first] = (await table.record()).asked;
    const who = [ann, ben, cleo][first!.seat]!;
    await typed(table, who, ['caravan', 'rest']);
    await cleo.click(board.id, old.id).catch(() => {});
    await table.rest();
    expect(onBoard(table)).not.toContain('Object');
    expect(await typed(table, cleo, 'object')).toContain('There is nothing to object to now.');

    const other = await atTheBoard();
    await press(other.ben, publicLast(other.ben, other.channel), 'do', 'Over the pass');
    await other.rest();
    expect(boardOf(other.ann, other.channel).content).toMatch(/Over the pass\.\n(Wolf|Lion) 1 appears\./);
    expect(onBoard(other)).not.toContain('Object');
    expect(await typed(other, other.ann, 'object')).toContain('There is nothing to object to now.');
  });

  test('is objected to by typing too, once, and not by who does not sit', async () => {
    const table = await atTheBoard();
    const { ann, ben, channel, local } = table;
    await typed(table, ben, ['caravan', 'valley']);
    expect(await typed(table, local.person('Eve'), 'object')).toBe('You have no seat in this match.');
    const [one, two] = await Promise.all([ann, local.person('Cleo')].map((who) => typed(table, who, 'object')));
    expect(
      [one, two].filter((said) => said!.includes('objected and called a vote of all who are asked.')),
    ).toHaveLength(1);
    expect((await table.log()).filter(({ answer }) => answer?.action === 'object')).toHaveLength(1);
    expect(bellOf(ann, channel)!.content).toContain('(a vote;');
  });

  test('is not put to the vote while a seat is empty that would have to vote: nobody could end it', async () => {
    const table = await atTheBoard();
    const { ann, ben, local } = table;
    await typed(table, local.person('Cleo'), 'leave');
    expect(await typed(table, ann, 'object')).toContain('This seat is free; somebody must take it');
    await typed(table, ben, ['caravan', 'valley']);
    expect((await road(table)).road).toBe(1);
  });

  test('needs nobody’s vote where one person plays all seats', async () => {
    const table = await atTheBoard({ people: ({ ann }) => [ann, ann] });
    expect(onBell(table)).not.toContain('Put it to the vote');
    await press(table.ann, publicLast(table.ann, table.channel), 'do', 'Through the valley');
    await table.rest();
    expect(onBoard(table)).not.toContain('Object');
    expect(await typed(table, table.ann, 'object')).toContain('There is nothing to object to now.');
  });

  test('says all of it in Japanese', async () => {
    const table = await atTheFork({ people: ({ ann, ben }) => [ann, ben], game, locales: ['ja', 'ja'] });
    await table.store.commit({ ...(await table.record()), locale: 'ja' });
    const { ann, ben, channel } = table;
    await typed(table, ann, ['caravan', 'sing']);
    expect(onBell(table)).toContain('投票で決める');
    await typed(table, ben, ['caravan', 'valley']);
    expect(onBoard(table)).toContain('異議あり');
    await clicks(table, ann, '異議あり');
    expect(boardOf(ann, channel).content).toContain('✋ 案内人が異議を出しました。尋ねられた全員で投票します。');
    expect(bellOf(ann, channel)!.content).toContain('（投票。同数なら谷を通る） — ');
    await typed(table, ann, ['caravan', 'valley']);
    await typed(table, ben, ['caravan', 'valley']);
    expect(publicWords(table.ann, table.channel)).toContain('🗳️ 投票の結果：谷を通る（2票中2票）。');
  });
});
