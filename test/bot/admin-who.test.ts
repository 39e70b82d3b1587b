import { describe, expect, test } from 'vitest';
import { MEMBER_PERMISSIONS } from '#local/world/permissions';
import { newId } from '#store/new-id';
import { dmOf, isPrivate, privateLast, startedTable, type Table, toTheHiding, typed } from './kit.ts';
import { actsLogged, confirmed, elsewhere, here, operate, operatorOf } from './operating.ts';

/** Who may use `/admin`, and which matches can be reached by it. */

const ONLY = 'Only those who may manage this server (“Manage Server”) can do that.';
const NONE = 'There is no such match on this server. Choose one from the list, or look at `/admin list`.';

/** Every subcommand, with what it needs. */
const everything = async (table: Table) => {
  const { match } = await here(table);
  const reason = 'because';
  return [
    ['list', {}],
    ['end', { match, reason }],
    ['export', { match }],
    ['move', { match, channel: table.channel }],
    ['archive', { match }],
    ['pause', { reason }],
    ['resume', {}],
    ['set-aside', { match, reason }],
    ['limits', {}],
  ] as const;
};

describe('Who may', () => {
  test('the command is offered to those who may manage the server, in servers alone', async () => {
    const table = await startedTable();
    const offered = (person: Table['ann'], channel?: string) => person.commands(channel).map(({ name }) => name);
    expect(offered(operatorOf(table), table.channel)).toContain('admin');
    expect(offered(table.ben, table.channel)).not.toContain('admin');
    await toTheHiding(table);
    const { ann } = table;
    expect(offered(ann, table.channel)).toContain('admin');
    expect(offered(ann, dmOf(ann)!)).not.toContain('admin');
  });

  test('help names it to them, and to nobody else', async () => {
    const table = await startedTable();
    const help = async (person: Table['ann']) => {
      await typed(table, person, 'help', { topic: 'match' });
      return person
        .messages(table.channel)
        .filter(isPrivate)
        .map(({ content }) => content)
        .join('\n');
    };
    expect(await help(operatorOf(table))).toContain('`/admin set-aside`');
    expect(await help(table.ben)).not.toContain('/admin');
  });

  test('where a server lets everybody use it, whoever may not manage the server is refused all of it all the same', async () => {
    const table = await startedTable();
    table.local.letEverybodyUse('admin');
    const before = await table.record();
    for (const [sub, options] of await everything(table))
      expect(await operate(table, sub, options, table.ben), sub).toBe(ONLY);
    expect(await table.record()).toEqual(before);
    expect((await table.store.server(table.local.guildId)).pause).toBeUndefined();
    expect(actsLogged(table)).toEqual([]);
  });

  test('a button of an operator is none any more once they may not manage the server', async () => {
    const table = await startedTable();
    const opal = operatorOf(table);
    await operate(table, 'end', { ...(await here(table)), reason: 'because' });
    table.local.setMember(opal, MEMBER_PERMISSIONS);
    await confirmed(table, 'end-now');
    expect(privateLast(opal, table.channel).content).toBe(ONLY);
    expect((await table.record()).status).toBe('running');
  });

  test('nor is anybody else offered which matches there are', async () => {
    const table = await startedTable();
    table.local.letEverybodyUse('admin');
    const offered = (person: Table['ann']) =>
      person.complete(table.channel, 'admin', 'end', { options: {}, focused: 'match' });
    expect(await offered(table.ben)).toEqual([]);
    expect(await offered(operatorOf(table))).toEqual([
      { name: `Toy Market · #table · running · ${(await table.record()).id}`, value: (await table.record()).id },
    ]);
  });

  test('the refusal is written in Japanese for whoever reads Japanese', async () => {
    const table = await startedTable({ locales: ['en-US', 'ja'] });
    table.local.letEverybodyUse('admin');
    expect(await typed(table, table.ben, ['admin', 'list'])).toBe(
      'これは、このサーバーで「サーバー管理」の権限を持つ人だけができます。',
    );
  });

  test('a match of another server is told like one that there is not, in every subcommand', async () => {
    const table = await startedTable();
    await elsewhere(table);
    const { id } = await table.record();
    const before = await table.record();
    const other = table.local.openChannel('other');
    for (const match of [id, newId(), table.channel]) {
      for (const sub of ['end', 'export', 'move', 'archive', 'set-aside']) {
        const reason = ['end', 'set-aside'].includes(sub) && { reason: 'because' };
        const options = { match, ...reason, ...(sub === 'move' && { channel: other }) };
        expect(await operate(table, sub, options), sub).toBe(NONE);
      }
    }
    expect(await operate(table, 'list', { all: true })).toBe('There are no matches on this server.');
    const offered = await operatorOf(table).complete(table.channel, 'admin', 'end', { options: {}, focused: 'match' });
    expect(offered).toEqual([]);
    expect(await operate(table, 'pause', { reason: 'because' })).toContain('0 tables have been told');
    expect(await table.record()).toEqual(before);
  });

  test('a match that has gone to another server since it was asked for is not ended by the button', async () => {
    const table = await startedTable();
    await operate(table, 'end', { ...(await here(table)), reason: 'because' });
    await elsewhere(table);
    expect(await confirmed(table, 'end-now')).toBeTruthy();
    expect(privateLast(operatorOf(table), table.channel).content).toBe(NONE);
    expect((await table.record()).status).toBe('running');
  });
});
