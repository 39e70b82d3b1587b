import { expect, test } from 'vitest';
import type { State } from '#games/scythe/state/state';
import { games } from '#src/registry';
import { buttons, labelsIn, openLobby, openTable, press, publicIn, publicLast, typed } from './kit.ts';

const part = games.find(({ game }) => game.id === 'scythe')!;
const stars = [1, 2, 3, 4, 5].map((turn) => ({ kind: 'tracker' as const, turn }));

test('nobody plays alone unasked: who sits alone is told how, and with a second one there is nothing to choose', async () => {
  const table = await openTable({ games: [part] });
  const { ann, ben, channel } = table;
  await openLobby(table, { game: 'scythe' });
  await press(ann, publicLast(ann, channel), 'join');
  await table.rest();
  expect(await typed(table, ann, 'start')).toBe(
    'Only you sit here. Wait for others, or press “Play alone” (or `/match start` with `alone`).',
  );
  expect((await table.record()).status).toBe('lobby');
  await press(ben, publicLast(ben, channel), 'join');
  await table.rest();
  const labels = labelsIn(publicLast(ann, channel));
  expect(labels).toEqual([
    'Take a seat',
    'Stand up',
    'Start',
    'Ready?',
    'Start when full',
    'Computer',
    'More options',
    'How to play',
    'Lesson',
  ]);
  await ann.slash(channel, 'match', 'start', {});
  await table.rest();
  expect((await table.record()).seats).toHaveLength(2);
});

test('by command too a match for one begins where that is said', async () => {
  const table = await openTable({ games: [part] });
  const { ann, channel } = table;
  await openLobby(table, { game: 'scythe' });
  await press(ann, publicLast(ann, channel), 'join');
  await table.rest();
  await ann.slash(channel, 'match', 'start', { alone: true });
  await table.rest();
  expect(await table.record()).toMatchObject({ status: 'running', seats: [{ user: ann.id }] });
});

test('one person starts alone, and an opponent at whose seat nobody sits can win: it is named in the news', async () => {
  const table = await openTable({ games: [part] });
  const { ann, channel } = table;
  await openLobby(table, { game: 'scythe', automa: 'ultimaszyna' });
  const start = (words: string) => buttons(publicLast(ann, channel)).find(({ label }) => label === words);
  expect(start('Start')!.disabled).toBe(true);
  await press(ann, publicLast(ann, channel), 'join');
  await table.rest();
  expect(start('Start')!.disabled).toBe(true);
  expect(start('Play alone')!.disabled).toBe(false);
  await press(ann, publicLast(ann, channel), 'alone');
  await table.rest();

  const record = await table.record();
  expect(record.status).toBe('running');
  expect(record.seats).toHaveLength(1);
  // The Automa stands before its last box, with card 3 on top: its next turn ends the match.
  const base = structuredClone(record.match!.base) as unknown as State;
  Object.assign(base.automa!, { box: 17, scheme: 2 });
  base.automa!.deck = [...base.automa!.deck.filter((card) => card !== 3), 3];
  base.players[0]!.objectives.splice(0).forEach((card) => {
    base.objectiveDeck.push(card);
  });
  base.players[1]!.stars = stars;
  await table.store.commit({ ...record, match: { ...record.match!, base: base as never } });
  await ann.slash(channel, 'scythe', 'gain-coins', {});
  await table.rest();

  expect((await table.record()).status).toBe('over');
  const news = publicIn(ann, channel);
  const told = news.map(({ content }) => content).join('\n');
  const name = `Automa (${part.text.say({ key: `faction.${base.players[1]!.faction}` }, 'en')})`;
  expect(told).toMatch(/Automa \([^)]+\): .+ \(card 3, scheme 2\)\./);
  expect(told).toContain(`Winner: ${name}`);
  expect(told).toMatch(/Automa \([^)]+\): \d+/);
  expect(news.at(-1)!.attachments.map(({ filename }) => filename)).toEqual(['end.webp']);
  expect(news.at(-1)!.attachments[0]!.description).toContain(name);
});
