import { describe, expect, test } from 'vitest';
import { parseExported } from '#store/former';
import {
  bothSit,
  buttons,
  openLobby,
  openTable,
  posted,
  privateLast,
  publicWords,
  startedTable,
  type Table,
  typed,
} from './kit.ts';
import { actsLogged, byOpal, confirmed, here, operate, operatorOf, spoilt } from './operating.ts';

/** What operators do to a match: `/admin end`, `/admin export`, `/admin set-aside`. */

const words = (table: Table) => publicWords(table.ann, table.channel);

describe('/admin end', () => {
  test('asks first; the button ends the match for all, with the reason in its channel, its status and its log', async () => {
    const table = await startedTable();
    const asked = await operate(table, 'end', { ...(await here(table)), reason: '  nobody\ncame *back* ' });
    expect(asked).toContain(`End the match of **Toy Market** in <#${table.channel}> for all?`);
    expect(asked).toContain(`There sit <@${table.ann.id}> and <@${table.ben.id}>.`);
    expect((await table.record()).status).toBe('running');
    expect(await confirmed(table, 'end-now')).toBe('The match is over for all, and its table has been told.');
    expect(buttons(privateLast(operatorOf(table), table.channel))).toEqual([]);
    expect((await table.record()).status).toBe('ended');
    expect(words(table)).toContain(`${byOpal(table)} **has ended the match**. Reason: nobody came \\*back\\*`);
    expect(words(table)).not.toContain('by agreement of all');
    expect(words(table)).toContain('The seed of all dice was');
    expect(await typed(table, table.ann, 'status')).toContain('ended by an operator of the server');
    expect(await typed(table, table.ben, 'log')).toContain('**has ended the match**');
    expect(actsLogged(table)).toEqual([
      expect.objectContaining({ operator: operatorOf(table).id, did: 'end', match: (await table.record()).id }),
    ]);
  });

  test('closes a lobby, and says so in Japanese to a table that plays in Japanese', async () => {
    const table = await openTable({ locales: ['ja', 'ja'] });
    await openLobby(table);
    await bothSit(table);
    const opal = operatorOf(table, 'ja');
    expect(await operate(table, 'end', { ...(await here(table)), reason: '人が集まりません' }, opal)).toContain(
      '取り消しはできません。',
    );
    expect(await confirmed(table, 'end-now', opal)).toBe('対戦を終了し、参加者に知らせました。');
    expect((await table.record()).status).toBe('ended');
    expect(words(table)).toContain(`サーバーの運営者<@${opal.id}>が**対戦を終了しました**。理由：人が集まりません`);
    expect(words(table)).toContain('のロビーは閉じられました');
  });

  test('the button still works after a restart, and once; a match that is over, and an empty reason, are refused', async () => {
    const table = await startedTable();
    const match = await here(table);
    expect(await operate(table, 'end', { ...match, reason: '   ' })).toBe(
      'Give a reason: all whom it concerns read it.',
    );
    await operate(table, 'end', { ...match, reason: 'because' });
    const question = privateLast(operatorOf(table), table.channel);
    const [button] = buttons(question);
    await table.restart();
    await Promise.all([1, 2].map(() => operatorOf(table).click(question.id, button!.id)));
    await table.rest();
    expect(words(table).split('has ended the match')).toHaveLength(2);
    expect(await operate(table, 'end', { ...match, reason: 'again' })).toBe('The match is over.');
  });

  test('one that cannot be played on is left to be set aside', async () => {
    const table = await startedTable();
    await spoilt(table);
    expect(await operate(table, 'end', { ...(await here(table)), reason: 'because' })).toContain(
      '`/admin set-aside` takes it out of the way.',
    );
  });
});

describe('/admin export', () => {
  const fileOf = async (table: Table) => {
    const { attachments } = privateLast(operatorOf(table), table.channel);
    return (await fetch(attachments[0]!.url)).text();
  };

  test('gives the open file of a match that runs, with a warning, and its table is told in one line', async () => {
    const table = await startedTable();
    await typed(table, table.ann, 'note', { text: 'nobody reads this' });
    const before = posted(table).length;
    expect(await operate(table, 'export', await here(table))).toContain('**Keep this file to yourself.**');
    const text = await fileOf(table);
    expect(parseExported(text).match!.rng.seed).toBe((await table.record()).match!.rng.seed);
    expect(text).not.toContain('nobody reads this');
    expect(words(table)).toContain(`${byOpal(table)} has taken a copy of this match`);
    expect(posted(table)).toHaveLength(before);
    expect(await typed(table, table.ben, 'log')).toContain('has taken a copy of this match');
  });

  test('is not given to an operator who sits at that match, for it would show what is hidden; over, it is given without a word', async () => {
    const table = await startedTable();
    const before = await table.record();
    expect(await operate(table, 'export', await here(table), table.ann)).toContain('You have a seat in this match');
    expect(privateLast(table.ann, table.channel).attachments).toEqual([]);
    expect(await table.record()).toEqual(before);
    for (const person of [table.ann, table.ben]) await typed(table, person, 'end');
    expect(await operate(table, 'export', await here(table), table.ann)).toContain('This file holds the whole match');
    expect(words(table)).not.toContain('has taken a copy');
  });

  test('gives that of a match that cannot be played on', async () => {
    const table = await startedTable();
    await spoilt(table);
    expect(await operate(table, 'export', await here(table))).toContain('This file holds the whole match');
    expect(JSON.parse(await fileOf(table))).toMatchObject({ status: 'running', match: { base: {} } });
    expect(table.logged()).not.toContain('"incident"');
  });
});

describe('/admin set-aside', () => {
  test('frees the channel of a match that cannot be played on, once it is confirmed; the table is told, the file kept', async () => {
    const table = await startedTable();
    const { match } = await here(table);
    expect(await operate(table, 'set-aside', { match, reason: 'broken' })).toContain('This match can be played on');
    await spoilt(table);
    const asked = await operate(table, 'set-aside', { match, reason: 'broken' });
    expect(asked).toContain('It cannot be played on: the rules stop at its saved state (`TypeError`).');
    expect(await table.store.unreadable()).toEqual([]);
    expect(await confirmed(table, 'set-aside')).toBe(
      `The match is set aside, and a new one can be opened in <#${table.channel}>. Its file is kept, under \`${match}\`.`,
    );
    expect(words(table)).toContain(`${byOpal(table)} has set the match here aside`);
    expect(words(table)).toContain('Reason: broken');
    expect((await table.store.unreadable()).map(({ id }) => id)).toEqual([match]);
    expect(await operate(table, 'set-aside', { match, reason: 'broken' })).toContain('set aside already');
    expect(await typed(table, table.ben, 'new', { game: 'toy' })).toContain('The lobby is open');
    expect(actsLogged(table).map(({ did }) => did)).toEqual(['set-aside']);
    expect(table.logged()).not.toContain('"incident"');
  });
});
