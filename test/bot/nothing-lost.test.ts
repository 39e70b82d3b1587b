import { expect, test } from 'vitest';
import { bazaar } from '../kit/bazaar.ts';
import { isPublic, openLobby, openTable, press, publicLast } from './kit.ts';

/** The shortest time between two who act, in ms. */
const CLOSE = 40;

test('when four people act within 40 ms of each other, every announcement arrives exactly once', async () => {
  const names = ['Ann', 'Ben', 'Cleo', 'Dan'];
  const table = await openTable({ games: [bazaar] });
  const { ann, channel, local } = table;
  const people = names.map((name) => local.person(name));
  await openLobby(table, { game: 'bazaar', place: 'square' });
  for (const person of people) await press(person, publicLast(person, channel), 'join');
  await table.rest();
  await press(ann, publicLast(ann, channel), 'start');
  await table.rest();
  const done = new Map<string, number>();
  // Each goes and comes back to the seat that is free, at a pace of its own; most meet a delivery under way.
  const restless = async (person: (typeof people)[number], n: number) => {
    for (let i = 0; i < 30; i++) {
      const what = i % 2 === 0 ? 'leave' : 'join';
      await person.slash(channel, 'match', what, {});
      const told = `<@${person.id}> has ${what === 'leave' ? 'stood up' : 'taken a seat'}`;
      done.set(told, (done.get(told) ?? 0) + 1);
      await new Promise((resolve) => setTimeout(resolve, (i * 17 + n * 23) % CLOSE));
    }
  };
  await Promise.all(people.map(restless));
  await table.rest();
  const lines = people[0]!
    .messages(channel)
    .filter(isPublic)
    .flatMap(({ content }) => content.split('\n'));
  const told = Object.fromEntries(
    [...done.keys()].map((one) => [one, lines.filter((line) => line.startsWith(one)).length]),
  );
  expect(told).toEqual(Object.fromEntries(done));
  expect(lines.filter((line) => /has (stood up|taken a seat)/.test(line))).toHaveLength(120);
  expect((await table.record()).outbox).toEqual([]);
}, 60_000);
