import { expect, test } from 'vitest';
import {
  dmOf,
  labelsIn,
  last,
  openLobby,
  openTable,
  posted,
  press,
  privateLast,
  startedTable,
  type Table,
  typed,
} from './kit.ts';

/** `/match invite`: who is invited, by whom, and how they are told. */

const opened = async (options = {}) => {
  const table = await openTable();
  await openLobby(table, options);
  return table;
};
const words = (table: Table) => posted(table).map(({ content }) => content);

test('whoever is invited is named once in the channel, and reads of it by direct message with a seat to take', async () => {
  const table = await opened();
  const { ann, ben, channel, local } = table;
  expect(await typed(table, ann, 'invite', { user: ben.id })).toBe(`<@${ben.id}> is invited.`);
  expect(words(table).slice(1)).toEqual([`<@${ann.id}> invites <@${ben.id}> to this match.`]);
  expect(posted(table).at(-1)!.mentions).toEqual([]);
  expect(posted(table)[0]!.content).toContain(`Invited: <@${ben.id}>.`);
  const letter = last(ben, dmOf(ben)!);
  expect(letter.content).toBe(
    `**Toy Market** — <@${ann.id}> invites you to a match in <#${channel}> (https://discord.com/channels/${local.guildId}/${channel}).`,
  );
  await press(ben, letter, 'join', 'Join: Blue house');
  await table.rest();
  expect(last(ben, dmOf(ben)!).content).toContain('You have taken a seat: Blue house.');
  expect((await table.record()).seats[1]!.user).toBe(ben.id);
  expect(posted(table)[0]!.content).not.toContain('Invited:');
});

test('whoever takes no direct messages is told in the channel, once, with the seats below; a restart doubles nothing', async () => {
  const table = await opened();
  const { ann, local } = table;
  const cleo = local.person('Cleo', { dms: false });
  await typed(table, ann, 'invite', { user: cleo.id });
  await table.rest();
  const said = posted(table).slice(1);
  expect(said.map(({ content }) => content)).toEqual([
    `<@${ann.id}> invites <@${cleo.id}> to this match.`,
    `<@${cleo.id}>, <@${ann.id}> invites you to this match. The button below takes a seat.`,
  ]);
  expect(said.map(({ mentions }) => mentions.map(({ id }) => id))).toEqual([[], [cleo.id]]);
  expect(labelsIn(said[1]!)).toEqual(['Join: Red house', 'Join: Blue house']);
  await table.restart();
  await table.rest();
  expect(posted(table)).toHaveLength(3);
  await press(cleo, said[1]!, 'join');
  await table.rest();
  expect((await table.record()).seats[1]!.user).toBe(cleo.id);
});

test('nobody is invited twice, nor oneself, nor who sits, nor a bot; and of a table nobody else invites to it', async () => {
  const table = await opened();
  const { ann, ben, local } = table;
  const eve = local.person('Eve');
  const invited = (by: Table['ann'], user: string) => typed(table, by, 'invite', { user });
  expect(await invited(ann, ann.id)).toContain('You need no invitation of your own');
  expect(await invited(ann, local.applicationId)).toBe('A bot cannot be invited to play.');
  expect(await invited(eve, ben.id)).toBe('You have no seat in this match.');
  await invited(ann, ben.id);
  expect(await invited(ann, ben.id)).toBe(`<@${ben.id}> has already been invited.`);
  await typed(table, ben, 'join');
  // Who sits may invite as well.
  expect(await invited(ben, eve.id)).toBe(`<@${eve.id}> is invited.`);
  await typed(table, ann, 'leave');
  await typed(table, eve, 'join');
  expect(await invited(ann, eve.id)).toBe(`<@${eve.id}> already sits here.`);
  expect(words(table).filter((one) => one.includes('invites'))).toHaveLength(2);
});

test('a match has twenty invitations and no more, and none while all seats are taken', async () => {
  const table = await opened();
  const { ann, ben, local } = table;
  const guests = Array.from({ length: 21 }, (_, n) => local.person(`Guest ${n}`));
  for (const guest of guests.slice(0, 20)) await typed(table, ann, 'invite', { user: guest.id });
  expect((await table.record()).notes.invited).toHaveLength(20);
  expect(await typed(table, ann, 'invite', { user: guests[20]!.id })).toBe(
    'As many people have been invited to this match as may be (20).',
  );
  for (const person of [ann, ben]) await typed(table, person, 'join');
  expect(await typed(table, ann, 'invite', { user: guests[20]!.id })).toBe('All seats are taken.');
});

test('to a private table only its host invites, also while it runs: to a seat that somebody has left', async () => {
  const table = await openTable();
  const { ann, ben, channel, local } = table;
  const cleo = local.person('Cleo');
  await ann.slash(channel, 'match', 'new', { game: 'toy', private: true });
  await table.rest();
  await typed(table, ann, 'invite', { user: ben.id });
  for (const person of [ann, ben]) await typed(table, person, 'join');
  await typed(table, ann, 'start');
  expect(await typed(table, ann, 'invite', { user: cleo.id })).toBe('All seats are taken.');
  await typed(table, ben, 'leave');
  expect(await typed(table, cleo, 'join')).toContain('This table is private');
  expect(await typed(table, ben, 'invite', { user: cleo.id })).toBe(
    `Only <@${ann.id}>, the organiser of this match, can do that.`,
  );
  expect(await typed(table, ann, 'invite', { user: cleo.id })).toBe(`<@${cleo.id}> is invited.`);
  expect(labelsIn(last(cleo, dmOf(cleo)!))).toEqual(['Take a seat']);
  expect(await typed(table, cleo, 'join')).toContain('You have taken a seat: Blue house.');
});

test('whoever sat at a private table may sit there once more', async () => {
  const table = await openTable();
  const { ann, ben, channel, local } = table;
  await ann.slash(channel, 'match', 'new', { game: 'toy', private: true });
  await table.rest();
  await typed(table, ann, 'invite', { user: ben.id });
  for (const person of [ann, ben]) await typed(table, person, 'join');
  await typed(table, ann, 'start');
  for (const person of [ann, ben]) await typed(table, person, 'end');
  await typed(table, ann, 'again');
  await typed(table, ben, 'leave');
  expect(await typed(table, local.person('Eve'), 'join')).toContain('This table is private');
  expect(await typed(table, ben, 'join')).toContain('You have taken a seat');
});

test('an invitation is in the language of whoever reads it, and one to a match that is over says so', async () => {
  const table = await openTable({ locales: ['en-US', 'ja'] });
  const { ann, ben, channel } = table;
  await openLobby(table);
  await ben.slash(channel, 'me', undefined, { language: 'ja' });
  await table.rest();
  await typed(table, ann, 'invite', { user: ben.id });
  const letter = last(ben, dmOf(ben)!);
  expect(letter.content).toMatch(/^\*\*おもちゃの市場\*\* — <@\d+>から<#\d+>での対戦への招待です（https:/);
  await typed(table, ann, 'end');
  await press(ben, letter, 'join');
  await table.rest();
  expect(last(ben, dmOf(ben)!).content).toBe('この対戦は終了しています。');
});

test('no file says who was invited', async () => {
  const table = await opened();
  const { ann, ben, channel, local } = table;
  const eve = local.person('Eve');
  await typed(table, ann, 'invite', { user: eve.id });
  for (const person of [ann, ben]) await typed(table, person, 'join');
  await typed(table, ann, 'start');
  for (const person of [ann, ben]) await typed(table, person, 'end');
  await typed(table, ann, 'export');
  const [file] = privateLast(ann, channel).attachments;
  const text = await (await fetch(file!.url)).text();
  expect(text).toContain(ben.id);
  expect(text).not.toContain(eve.id);
});

test('an invitation to a match that is over is not taken', async () => {
  const table = await startedTable();
  for (const person of [table.ann, table.ben]) await typed(table, person, 'end');
  expect(await typed(table, table.ann, 'invite', { user: table.local.person('Eve').id })).toContain('over');
});
