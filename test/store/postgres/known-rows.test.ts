import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openKnownRows, telling } from '#store/postgres/known-rows';
import { openPostgresStore } from '#store/postgres/postgres-store';
import { makeTestDatabase } from '../../kit/postgres.ts';

describe('a row that was read lately', () => {
  const asking = () => {
    const asked: string[] = [];
    const ask = (row: string) => async () => {
      asked.push(row);
      return { row };
    };
    return { asked, ask };
  };

  test('is not asked for again, nor one that is not there; one of another table or id is', async () => {
    const { asked, ask } = asking();
    const rows = openKnownRows();
    const nobody = async () => void asked.push('nobody');
    for (let n = 0; n < 2; n++) {
      expect(await rows.get('profile', 'ann', ask('first'))).toEqual({ row: 'first' });
      expect(await rows.get('profile', 'bob', nobody)).toBeUndefined();
      expect(await rows.get('server', 'ann', ask('server'))).toEqual({ row: 'server' });
    }
    expect(asked).toEqual(['first', 'nobody', 'server']);
  });

  test.each<[string, (rows: ReturnType<typeof openKnownRows>) => void]>([
    ['is saved here', (rows) => rows.forget('profile', 'ann')],
    ['is saved elsewhere', (rows) => rows.heard('profile ann')],
    ['may have been saved while nobody listened', (rows) => rows.heard(undefined)],
  ])('is asked for again when it %s, also while the answer is under way', async (_, happens) => {
    const { ask } = asking();
    const rows = openKnownRows();
    await rows.get('profile', 'ann', ask('first'));
    happens(rows);
    const during = rows.get('profile', 'ann', async () => {
      await wait(1);
      return { row: 'second' };
    });
    happens(rows);
    expect(await during).toEqual({ row: 'second' });
    expect(await rows.get('profile', 'ann', ask('third'))).toEqual({ row: 'third' });
    expect(await rows.get('profile', 'ann', ask('fourth'))).toEqual({ row: 'third' });
  });

  test('is asked for again after a while, though nobody has said anything', async () => {
    const { ask } = asking();
    const rows = openKnownRows(1);
    await rows.get('profile', 'ann', ask('first'));
    await wait(5);
    expect(await rows.get('profile', 'ann', ask('second'))).toEqual({ row: 'second' });
  });
});

test.each([
  ['profile', true],
  ['server', true],
  ['meta', false],
  ['result', false],
])('a write of %s tells others: %s', (table, tells) => {
  expect(telling(table, `delete from ${table}`).includes('pg_notify')).toBe(tells);
});

describe('two processes that play from one database', () => {
  async function pair() {
    const database = await makeTestDatabase({ own: true });
    onTestFinished(() => database.remove());
    const open = async () => {
      const store = await openPostgresStore(database.url, { program: 1 });
      onTestFinished(() => store.close());
      return store;
    };
    return { ...database, one: await open(), other: await open() };
  }
  const AWAY = { dm: 'closed', toldClosed: true } as const;

  test('hear of a profile or a server that the other one has saved, changed or forgotten; their own they have at once', async () => {
    const { one, other } = await pair();
    const both = () => Promise.all([one, other].map((store) => store.profile('ann')));
    const unknown = { dm: 'unknown', toldClosed: false };
    expect(await both()).toEqual([unknown, unknown]);
    await one.saveProfile('ann', AWAY);
    expect(await one.profile('ann')).toEqual(AWAY);
    await expect.poll(() => other.profile('ann')).toEqual(AWAY);
    await other.changeProfile('ann', (before) => ({ ...before, dm: 'open' }));
    expect(await other.profile('ann')).toEqual({ ...AWAY, dm: 'open' });
    await expect.poll(() => one.profile('ann')).toEqual({ ...AWAY, dm: 'open' });
    await one.forget('ann', (record) => record);
    expect(await one.profile('ann')).toEqual(unknown);
    await expect.poll(() => other.profile('ann')).toEqual(unknown);

    await other.server('g');
    await one.changeServer('g', (before) => ({ ...before, done: ['n1'] }));
    await expect.poll(async () => (await other.server('g')).done).toEqual(['n1']);
  });

  test('ask for what they know once, and decide a change by what is saved', async () => {
    const { one, query } = await pair();
    // By hand: nobody tells.
    await query('insert into profile values ($1, $2)', ['ann', JSON.stringify(AWAY)]);
    expect(await one.profile('ann')).toEqual(AWAY);
    await query(`update profile set text = '{"dm":"open","toldClosed":false}'`);
    expect(await one.profile('ann')).toEqual(AWAY);
    await one.changeProfile('ann', (before) => ({ ...before, locale: 'ja' }));
    expect(await one.profile('ann')).toEqual({ dm: 'open', toldClosed: false, locale: 'ja' });
  });
});
