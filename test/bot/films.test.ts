import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isPrivate, labelsIn, posted, press, privateLast, publicIn, startedTable, type Table, typed } from './kit.ts';
import { bytesOf, filesOf, headOf, lengthOf, moments, onTheWay, replayed, steps } from './replaying.ts';

/** Films of a match (`/replay from: to:`), and the one that is posted after its end. */

test('a film has a frame for each moment from one to the other, and is seen by whoever has asked for it', async () => {
  const table = await onTheWay();
  const { ann, drawn } = table;
  const from = await moments(table, ann, 'from');
  const to = await moments(table, ann, 'to');
  expect(to.map(({ name }) => name)).toEqual(from.map(({ name }) => name).reverse());
  expect(from.at(-1)!.name).toBe('how it stands now');
  drawn.length = 0;
  const film = await replayed(table, ann, { from: from[1]!.value, to: from[3]!.value });
  expect(film.content).toBe(`From ${from[1]!.name} to ${from[3]!.name}, as everybody could see it.`);
  expect(filesOf(film)).toEqual(['film.webp']);
  expect(film.attachments[0]!.description).toMatch(
    new RegExp(`^A film of 3 pictures, beginning with ${from[1]!.name}\\. The last one: `),
  );
  const { pages, width, delay } = await sharp(await bytesOf(film), { animated: true }).metadata();
  expect({ pages, width, delay }).toEqual({ pages: 3, width: 480, delay: [700, 700, 4_000] });
  expect(drawn.every(({ view, asked }) => view.viewer === 'spectator' && asked === 0)).toBe(true);
  expect(isPrivate(film)).toBe(true);

  // By the button it is all of it, in a message of its own; by name as by its number.
  const board = await replayed(table, ann);
  await press(ann, board, 'film');
  await table.rest();
  const whole = privateLast(ann, table.channel);
  expect(whole.id).not.toBe(board.id);
  expect(await lengthOf(whole)).toBe((from.length - 1) * 700 + 4_000);
  const named = await replayed(table, ann, { from: from[1]!.name, to: from[3]!.name });
  expect(named.content).toBe(film.content);
});

test('what is no moment is named, with some that are; a film does not end before it begins, nor is one picture a film', async () => {
  const table = await onTheWay();
  const { ann } = table;
  const from = await moments(table, ann, 'from');
  const said = async (options: Record<string, string>) => (await replayed(table, ann, options)).content;
  expect(await said({ from: 'yesterday' })).toMatch(
    /^There is no moment “yesterday”\. Possible: .*how it stands now\.$/,
  );
  expect(await said({ to: '999' })).toMatch(/^There is no moment “999”\./);
  expect(await said({ from: String(from[3]!.value), to: String(from[1]!.value) })).toBe(
    'The film would end before it begins. Please choose another beginning or end.',
  );
  const one = String(from[2]!.value);
  expect(await said({ from: one, to: one })).toContain('That is a single picture and no film yet.');
});

/** Both agree to end the match. */
async function ended(table: Table): Promise<void> {
  for (const person of [table.ann, table.ben]) await typed(table, person, 'end');
}

test.each(['webp', 'gif'] as const)('a little after the end its film is posted without a sound: %s', async (films) => {
  const table = await onTheWay({ bounds: { films } });
  const { ann, channel } = table;
  await ended(table);
  const film = publicIn(ann, channel).at(-1)!;
  expect(film.content).toBe('The match once more, turn by turn.');
  expect(filesOf(film)).toEqual([`film.${films}`]);
  expect((film.flags ?? 0) & 4_096).toBe(4_096);
  expect((await sharp(await bytesOf(film)).metadata()).width).toBe(films === 'webp' ? 480 : 360);
  const count = (await moments(table, ann, 'from')).length;
  // The picture of the end is the last one, after a black moment.
  expect(await lengthOf(film)).toBe(count * 700 + 100 + 4_000);
  expect((await table.record()).outbox).toEqual([]);
  // The end lets everybody look back.
  const end = posted(table).findLast((one) => labelsIn(one).includes('Look back'))!;
  await press(ann, end, 'replay');
  await table.rest();
  expect(headOf(privateLast(ann, channel))).toContain('(1 of ');
  const last = await steps(table, ann, 'last');
  expect(headOf(last)).toBe(`**the end** (${count} of ${count})`);
  expect(filesOf(last)).toEqual(['board.webp', 'end.webp']);
});

test('with films off none is posted; a film that waits is posted by the next start, and one that cannot be made is let go', async () => {
  const quiet = await onTheWay();
  await ended(quiet);
  expect(posted(quiet).flatMap(filesOf)).not.toContain('film.webp');
  const waits = [{ id: 'film-1', kind: 'film', data: null, sealed: 1 }];
  await quiet.store.commit({ ...(await quiet.record()), outbox: waits } as never);
  await quiet.restart();
  await quiet.rest();
  expect(
    posted(quiet)
      .flatMap(filesOf)
      .filter((name) => name === 'film.webp'),
  ).toHaveLength(1);
  expect((await quiet.record()).outbox).toEqual([]);

  const lost = await startedTable({ bounds: { films: 'webp' } });
  await ended(lost);
  await lost.rest();
  expect(posted(lost).flatMap(filesOf)).not.toContain('film.webp');
  expect((await lost.record()).outbox).toEqual([]);
});
