import { expect, test } from 'vitest';
import { dmOf, openTable, press, privateLast, publicLast, startedTable, toTheHiding } from './kit.ts';

/** What somebody is told in private when they type a command such as "match join". */
async function told(
  table: Awaited<ReturnType<typeof openTable>>,
  name: 'ann' | 'ben' | 'eve',
  typed: string,
  options: Record<string, string | number | boolean> = {},
): Promise<string> {
  const person = name === 'eve' ? table.local.person('Eve') : table[name];
  const [command, ...sub] = typed.split(' ');
  await person.slash(table.channel, command!, sub.join(' '), options);
  await table.rest();
  return privateLast(person, table.channel).content;
}

test('where there is no match, every command says so', async () => {
  const table = await openTable();
  for (const sub of ['join', 'leave', 'start', 'status', 'board', 'hand', 'log', 'undo', 'end', 'export']) {
    expect(await told(table, 'ann', `match ${sub}`), sub).toContain('There is no match here.');
  }
  expect(await told(table, 'ann', 'toy rest')).toContain('There is no match here.');
});

test('in the lobby: a second match, a taken seat, an unknown seat, a start too early', async () => {
  const table = await openTable();
  expect(await told(table, 'ann', 'match new', { game: 'toy' })).toContain('The lobby is open');
  expect(await told(table, 'ben', 'match new', { game: 'toy' })).toContain('already a match here');
  expect(await told(table, 'ann', 'match join', { seat: 'Green house' })).toContain('Seats: Red house and Blue house.');
  expect(await told(table, 'ann', 'match join')).toBe('You have taken a seat: Red house.');
  expect(await told(table, 'ann', 'match join')).toBe('You already sit at Red house.');
  expect(await told(table, 'ben', 'match join', { seat: 'Red house' })).toBe('That seat is taken.');
  expect(await told(table, 'ann', 'match start')).toBe('Not all seats are taken yet: Blue house.');
  expect(await told(table, 'ben', 'toy rest')).toBe('You have no seat in this match.');
  expect(await told(table, 'ann', 'toy rest')).toBe('The match is not running.');
  expect(await told(table, 'eve', 'match end')).toContain('can close it');
});

test('in the match: not asked, no seat, wrong values, nothing to undo', async () => {
  const table = await startedTable();
  expect(await told(table, 'ben', 'toy rest')).toContain('You are not asked now.');
  expect(await told(table, 'eve', 'toy rest')).toBe('You have no seat in this match.');
  expect(await told(table, 'ann', 'toy market agree')).toContain('“Agree” is not an answer');
  expect(await told(table, 'ann', 'toy walk', { way: 'Pond' })).toContain('Way');
  expect(await told(table, 'ann', 'match undo')).toContain('There is nothing you can take back.');
  expect(await told(table, 'ann', 'match join')).toBe('You already sit at Red house.');
  expect(await told(table, 'ben', 'match start')).toBe('The match has already started.');
  expect(await told(table, 'ann', 'match board', { place: 'Moon' })).toBe(
    'I find no place “Moon”. Choose one from the list.',
  );
  expect(await table.log()).toHaveLength(1);
});

test('a refusal is in the language of who is refused', async () => {
  const table = await startedTable({ locales: ['en-US', 'ja'] });
  expect(await told(table, 'ben', 'toy rest')).toContain('今はあなたの番ではありません。');
  expect(await told(table, 'ann', 'match undo')).toContain('There is nothing you can take back.');
});

test('the language of a match can be changed by those who play it, and by nobody else', async () => {
  const table = await openTable();
  await told(table, 'ann', 'match new', { game: 'toy' });
  expect(await told(table, 'ben', 'match settings', { language: 'ja' })).toBe('You have no seat in this match.');
  expect(publicLast(table.ben, table.channel).content).toContain('Red house: free');
  expect(await told(table, 'ann', 'match settings', { language: 'ja' })).toContain('Language: 日本語.');
  expect(publicLast(table.ben, table.channel).content).toContain('空席');
});

test('in direct messages a command is about the match in which one sits, and reasons have its names', async () => {
  const table = await startedTable();
  await toTheHiding(table);
  const dm = dmOf(table.ann)!;
  await table.ann.slash(dm, 'match', 'join', {});
  await table.rest();
  expect(privateLast(table.ann, dm).content).toBe('You already sit at Red house.');
  await table.ann.slash(dm, 'match', 'new', { game: 'toy' });
  await table.rest();
  expect(privateLast(table.ann, dm).content).toContain('only be opened in a server');
});

test('somebody without a seat who presses “Your move” learns who is waited for', async () => {
  const table = await startedTable();
  const eve = table.local.person('Eve');
  await press(eve, publicLast(eve, table.channel), 'answer');
  await table.rest();
  expect(privateLast(eve, table.channel).content).toContain('You have no seat in this match.');
  expect(privateLast(eve, table.channel).content).toContain(`<@${table.ann.id}>`);
});

test('what goes wrong unexpectedly is told kindly with a number that is also in the log, and the match stays', async () => {
  const table = await startedTable();
  const before = await table.record();
  table.store.commit = () => Promise.reject(new Error('the disk is full'));
  const answer = await told(table, 'ann', 'toy rest');
  const number = /`([a-z2-7]{8})`/.exec(answer)?.[1];
  expect(answer).toContain('The match stays as it was saved.');
  expect(table.logged()).toContain(`"incident":"${number}"`);
  expect((await table.record()).version).toBe(before.version);
});

test('export while the match runs tells nothing', async () => {
  const table = await startedTable();
  expect(await told(table, 'eve', 'match export')).toContain('Only those who sit');
  expect(await told(table, 'ann', 'match export')).toContain('sealed');
  const [file] = privateLast(table.ann, table.channel).attachments;
  const text = await (await fetch(file!.url)).text();
  expect(file!.filename).toMatch(/\.sealed$/);
  expect(text).not.toContain((await table.record()).match!.rng.seed);
  expect(text).not.toContain('hands');
});
