import { expect, test, vi } from 'vitest';
import type { AnyGame } from '#src/game-part';
import { toy } from '../kit/toy-game.ts';
import {
  buttons,
  choose,
  menus,
  posted,
  posts,
  press,
  privateLast,
  publicLast,
  startedTable,
  type Table,
} from './kit.ts';
import { playToTheEnd } from './to-the-end.ts';

const filesOf = ({ attachments }: { attachments: { filename: string }[] }) =>
  attachments.map(({ filename }) => filename);

/** Both agree to end. */
async function end(table: Table): Promise<void> {
  for (const person of [table.ann, table.ben]) {
    await person.slash(table.channel, 'match', 'end', {});
    await table.rest();
  }
}

test('the end is told in two messages: the last action with the final board, then the result with how the match went', async () => {
  const table = await startedTable();
  await playToTheEnd(table);
  const { match } = await table.record();
  const { points } = match!.base as { points: number[] };
  const [board, result] = posted(table).slice(-2);
  expect(board!.content).not.toContain('over');
  expect(filesOf(board!)).toEqual(['board.webp']);
  expect(result!.content).toMatch(
    /^\*\*The match is over\.\*\* (Winner: .*|It is a draw\.)\nRed house: \d+\nBlue house: \d+\nThe seed of all dice was `[0-9a-f]{64}`/,
  );
  expect(result!.attachments.map(({ filename, description }) => [filename, description])).toEqual([
    ['end.webp', `Toy Market after 2 rounds: points ${points.join(' and ')}.`],
  ]);
  expect(
    posted(table)
      .flatMap(filesOf)
      .filter((name) => name === 'end.webp'),
  ).toHaveLength(1);
});

test('how the match went is drawn with all that everybody was told in it, and with nothing that only a seat knows', async () => {
  const drawn = vi.spyOn((toy as AnyGame).pictures, 'end');
  const table = await startedTable();
  await playToTheEnd(table);
  const [, { story }] = drawn.mock.calls.at(-1)!;
  const told = (await table.log()).flatMap(({ events }) => events);
  expect(told.some(({ only }) => only !== undefined)).toBe(true);
  expect(story).toEqual(told.map(({ type, shown }) => ({ type, shown })));
  drawn.mockRestore();
});

test('an end that was saved but not posted before the bot went down is told once by the next one', async () => {
  const table = await startedTable();
  const before = posted(table).length;
  await table.ann.slash(table.channel, 'match', 'end', {});
  await table.rest();
  table.local.faults.next(posts, { status: 500 }, 4);
  await table.ben.slash(table.channel, 'match', 'end', {});
  await table.rest();
  expect(posted(table)).toHaveLength(before);
  await table.restart();
  await table.rest();
  expect(posted(table).slice(-2).map(filesOf)).toEqual([['board.webp'], ['end.webp']]);
  expect(posted(table)).toHaveLength(before + 1);
  expect((await table.record()).outbox).toEqual([]);
});

test('a result that was posted but not noted before the bot went down is not posted twice', async () => {
  const table = await startedTable();
  await table.ann.slash(table.channel, 'match', 'end', {});
  await table.rest();
  table.local.faults.timeoutAfterApplying(posts, 4);
  await table.ben.slash(table.channel, 'match', 'end', {});
  await table.rest();
  expect((await table.record()).outbox).not.toEqual([]);
  await table.restart();
  await table.rest();
  expect(posted(table).slice(-2).map(filesOf)).toEqual([['board.webp'], ['end.webp']]);
});

test('a picture of the end that cannot be drawn keeps no words back, and is in the log', async () => {
  const end_: AnyGame['pictures']['end'] = () => {
    throw new Error('no paint left');
  };
  const table = await startedTable({ games: [{ ...toy, pictures: { ...toy.pictures, end: end_ } }] });
  await end(table);
  expect(publicLast(table.ann, table.channel).content).toContain('The seed of all dice was');
  expect(publicLast(table.ann, table.channel).attachments).toEqual([]);
  expect(table.logged()).toContain('no paint left');
  await table.ann.slash(table.channel, 'match', 'board', {});
  await table.rest();
  expect(filesOf(privateLast(table.ann, table.channel))).toEqual(['board.webp']);
});

test('a game without such a picture tells the end in one message', async () => {
  const { end: _, ...pictures } = toy.pictures;
  const table = await startedTable({ games: [{ ...toy, pictures }] });
  await end(table);
  const { content, attachments } = publicLast(table.ann, table.channel);
  expect(content).toMatch(/by agreement of all\*?\*?\.\nThe seed of all dice was/);
  expect(filesOf({ attachments })).toEqual(['board.webp']);
});

test('after the end the board comes with how the match went, a place alone; before it there is no such picture', async () => {
  const table = await startedTable();
  const { ann, channel } = table;
  const look = async () => {
    await ann.slash(channel, 'match', 'board', {});
    await table.rest();
    return privateLast(ann, channel);
  };
  expect(filesOf(await look())).toEqual(['board.webp']);
  await end(table);
  const whole = await look();
  expect(filesOf(whole)).toEqual(['board.webp', 'end.webp']);
  expect(buttons(whole)).toEqual([]);
  await choose(ann, whole, menus(whole)[0]!.values[0]!);
  await table.rest();
  const place = privateLast(ann, channel);
  expect(filesOf(place)).toEqual(['board.webp']);
  await press(ann, place, 'board', 'Whole board');
  await table.rest();
  expect(filesOf(privateLast(ann, channel))).toEqual(['board.webp', 'end.webp']);
});
