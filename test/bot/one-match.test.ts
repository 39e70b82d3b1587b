import { expect, test } from 'vitest';
import { openTable, privateLast, publicIn, publicWords } from './kit.ts';
import { exported, given } from './taking.ts';

/** One live match a channel, however many ask for one at once. */

test('of two who open a match in one channel at the same moment one does, and the other learns whose it is', async () => {
  const table = await openTable();
  const { ann, ben, channel, store } = table;
  for (let round = 1; round <= 3; round++) {
    await Promise.all([ann, ben].map((one) => one.slash(channel, 'match', 'new', { game: 'toy' })));
    await table.rest();
    expect(await store.running()).toHaveLength(1);
    expect(await store.all()).toHaveLength(round);
    const { host } = await table.record();
    const [first, second] = host === ann.id ? [ann, ben] : [ben, ann];
    expect(privateLast(first, channel).content).toContain('The lobby is open');
    expect(privateLast(second, channel).content).toContain(`already a match here: Toy Market, opened by <@${host}>.`);
    expect(publicIn(ann, channel)).toHaveLength(round);
    await first.slash(channel, 'match', 'end', {});
    await table.rest();
  }
  expect(table.logged()).not.toContain('"incident"');
});

test('a lobby and a file at the same moment: one of them gets the channel', async () => {
  const table = await openTable();
  const { ann, ben, channel, store, local } = table;
  await ann.slash(channel, 'match', 'new', { game: 'toy' });
  await table.rest();
  const bytes = await exported(table, ann);
  const other = local.openChannel('other');
  const [said] = await Promise.all([
    given(table, ben, bytes, other),
    ann.slash(other, 'match', 'new', { game: 'toy' }),
  ]);
  await table.rest();
  const there = (await store.all()).filter((one) => one.channel === other);
  expect(there).toHaveLength(1);
  const isBens = there[0]!.host === ben.id;
  expect(said.includes('already a match here')).toBe(!isBens);
  expect(privateLast(ann, other).content.includes('already a match here')).toBe(isBens);
  expect(publicWords(ann, other)).not.toBe('');
});

test('of two matches whose channels are gone one moves into a channel, and the other stays where it is', async () => {
  const table = await openTable();
  const { ann, ben, channel, store, local } = table;
  for (const person of [ann, ben]) {
    const gone = local.openChannel(`gone with ${person.name}`);
    await person.slash(gone, 'match', 'new', { game: 'toy' });
    await table.rest();
    await person.slash(gone, 'match', 'join', {});
    await table.rest();
    local.deleteChannel(gone);
  }
  await Promise.all([ann, ben].map((one) => one.slash(channel, 'match', 'board', {})));
  await table.rest();
  const here = (await store.all()).filter((one) => one.channel === channel);
  expect(here).toHaveLength(1);
  const late = here[0]!.host === ann.id ? ben : ann;
  expect(privateLast(late, channel).content).not.toContain('went wrong');
});
