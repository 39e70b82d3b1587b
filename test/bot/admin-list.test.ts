import { describe, expect, test } from 'vitest';
import {
  buttons,
  labelsIn,
  openLobby,
  press,
  privateLast,
  publicWords,
  startedTable,
  type Table,
  typed,
} from './kit.ts';
import { here, operate, operatorOf, spoilt } from './operating.ts';

/** What operators see of the matches of their server: `/admin list`, `/admin limits`, `/admin archive`. */

const words = (table: Table) => publicWords(table.ann, table.channel);

describe('/admin list', () => {
  test('tells what is played where by whom, since when it waits, and the pages turn', async () => {
    const table = await startedTable();
    const { id } = await table.record();
    const said = await operate(table, 'list');
    expect(said).toContain('**Matches of this server**: one goes on.');
    expect(said).toMatch(
      new RegExp(
        `\\*\\*Toy Market\\*\\* <#${table.channel}> — running: <@${table.ann.id}> and <@${table.ben.id}>\\. Waiting since <t:\\d+:R>\\. \`${id}\``,
      ),
    );
    expect(buttons(privateLast(operatorOf(table), table.channel))).toEqual([]);
    for (let n = 0; n < 8; n++)
      await typed(table, table.ann, 'new', { game: 'toy', channel: table.local.openChannel(`c${n}`) });
    await operate(table, 'list');
    const first = privateLast(operatorOf(table), table.channel);
    expect(first.content.split('Toy Market')).toHaveLength(9);
    await press(operatorOf(table), first, 'matches', labelsIn(first).at(-1));
    await table.rest();
    const second = privateLast(operatorOf(table), table.channel);
    expect(second.id).toBe(first.id);
    expect(second.content.split('Toy Market')).toHaveLength(2);
    expect(second.content).toContain('waiting for players');
  });

  test('leaves what is over to “all”, and names what cannot be played on or read', async () => {
    const table = await startedTable();
    await spoilt(table);
    expect(await operate(table, 'list')).toContain(
      'cannot be played on (the rules stop at its saved state (`TypeError`))',
    );
    await table.store.setAside((await table.record()).id, 'nobody can play on');
    expect(await operate(table, 'list')).toContain('set aside, or its files are damaged');
    await table.restart();
    expect(await operate(table, 'list')).toContain('**Matches of this server**: 0 go on, 1 cannot be read.');
    await openLobby(table);
    await typed(table, table.ann, 'end');
    expect(await operate(table, 'list')).not.toContain('ended by agreement');
    expect(await operate(table, 'list', { all: true })).toContain('ended by agreement');
  });
});

describe('/admin limits', () => {
  test('shows the bounds that hold, in both languages', async () => {
    const table = await startedTable({
      bounds: { importsPerDay: 7, lobbiesPerPerson: 3, lobbiesPerServer: 40, importsPerServer: 60 },
    });
    expect(await operate(table, 'limits')).toBe(
      [
        '**What holds on this server** (one match at present):',
        'Live matches in a channel or thread: 1.',
        'Lobbies that one person can have open at once: 3.',
        'Lobbies that there can be on this server at once: 40.',
        'Days without a change after which a lobby is closed (0 for never): 14.',
        'Files that one person can open in 24 hours: 7.',
        'The same of all on this server together: 60.',
        'Hours until the first reminder, unless a match says otherwise: 8.',
        'Hours until the second reminder, unless a match says otherwise: 24.',
        'Reminders of one question: 5 at most.',
      ].join('\n'),
    );
    const yui = table.local.person('Yui', { permissions: (1n << 5n) | (1n << 10n) | (1n << 31n), locale: 'ja' });
    expect(await operate(table, 'limits', {}, yui)).toContain('1人が24時間に開けるファイル：7個。');
  });
});

describe('/admin archive', () => {
  test('takes a match that is over out of lists and channel, and back; nothing of it is deleted', async () => {
    const table = await startedTable();
    const match = await here(table);
    expect(await operate(table, 'archive', match)).toContain('This match is not over');
    for (const person of [table.ann, table.ben]) await typed(table, person, 'end');
    const told = words(table);
    expect(await operate(table, 'archive', match)).toContain('The match is archived');
    expect(await operate(table, 'list', { all: true })).toContain(
      'Archived besides: 1. `/admin archive` takes one back.',
    );
    expect(await typed(table, table.ann, 'status')).toContain('There is no match here.');
    await table.restart();
    expect(await table.store.history(match.match)).toBeDefined();
    expect(await operate(table, 'list', { all: true })).not.toContain('ended by agreement');
    const [offered] = await operatorOf(table).complete(table.channel, 'admin', 'archive', {
      options: {},
      focused: 'match',
    });
    expect(offered!.name).toContain('archived');
    expect(await operate(table, 'archive', match)).toBe('The match is in the lists again.');
    expect(await operate(table, 'list', { all: true })).toContain('ended by agreement');
    expect(await typed(table, table.ann, 'status')).toContain('Toy Market');
    expect(words(table)).toBe(told);
  });
});
