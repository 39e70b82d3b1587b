import { afterEach, expect, test, vi } from 'vitest';
import { studio } from '#drawing/studio';
import { virtualClock } from '#local/discord';
import type { AnyGame } from '#src/game-part';
import { toy } from '../kit/toy-game.ts';
import { dmOf, HOUR, playAnything, privateLast, startedTable, type Table, toTheHiding } from './kit.ts';

afterEach(() => vi.restoreAllMocks());

const filesOf = ({ attachments }: { attachments: { filename: string }[] }) =>
  attachments.map(({ filename }) => filename);
const questions = ({ ann }: Table) =>
  ann.messages(dmOf(ann)!).filter(({ content }) => content.includes('which card do you put aside?'));

test('a hand that is as it was last shown is not painted for a reminder, one that has changed is', async () => {
  const clock = virtualClock();
  const table = await startedTable({ clock });
  await toTheHiding(table);
  expect(questions(table).map(filesOf)).toEqual([['hand.webp']]);
  const paint = vi.spyOn(studio, 'paint');
  await clock.advance(10 * HOUR);
  await table.bot.remind();
  await table.rest();
  expect(questions(table).map(filesOf)).toEqual([['hand.webp'], []]);
  expect(paint).not.toHaveBeenCalled();
  await table.store.commit({ ...(await table.record()), notes: { hands: { 0: 'another hand' } } });
  await clock.advance(24 * HOUR);
  await table.bot.remind();
  await table.rest();
  expect(questions(table).map(filesOf)).toEqual([['hand.webp'], [], ['hand.webp']]);
  expect(paint).toHaveBeenCalledTimes(1);
});

test('a hand that cannot be drawn does not keep the secret question back, is in the log, and comes with the next one', async () => {
  const clock = virtualClock();
  let isTorn = true;
  const hand: AnyGame['pictures']['hand'] = (view, look) => {
    if (isTorn) throw new Error('no paint left');
    return toy.pictures.hand(view as never, look);
  };
  const table = await startedTable({ clock, games: [{ ...toy, pictures: { ...toy.pictures, hand } }] });
  const { ann } = table;
  await toTheHiding(table);
  expect(questions(table).map(filesOf)).toEqual([[]]);
  expect(table.logged()).toContain('no paint left');
  isTorn = false;
  await clock.advance(10 * HOUR);
  await table.bot.remind();
  await table.rest();
  expect(questions(table).map(filesOf)).toEqual([[], ['hand.webp']]);
  expect(ann.messages(dmOf(ann)!).at(-1)!.attachments[0]!.description).toMatch(/^Your cards: /);
});

test('a board that is posted, and then looked at twice, is painted once', async () => {
  const table = await startedTable();
  const { ann, ben, channel } = table;
  const paint = vi.spyOn(studio, 'paint');
  await playAnything(table, ann);
  for (const person of [ann, ben]) {
    await person.slash(channel, 'match', 'board', {});
    await table.rest();
    expect(filesOf(privateLast(person, channel))).toEqual(['board.webp']);
  }
  const pictures = await Promise.all(paint.mock.results.slice(-3).map(({ value }) => value as Promise<Buffer>));
  expect(pictures).toHaveLength(3);
  for (const picture of pictures) expect(picture).toBe(pictures[0]);
});
