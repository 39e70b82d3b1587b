import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { PooledDatabase } from '#store/errors';
import { fillDatabase } from '#store/postgres/fill-database';
import { openPostgresStore } from '#store/postgres/postgres-store';
import { makeTestDatabase } from '../../kit/postgres.ts';
import { type Choice, openPooler } from '../../kit/postgres-pooler.ts';
import { wayTo } from '../../kit/postgres-way.ts';

/** A pooler that gives out connections by transaction breaks locks and LISTEN, without a word. */

async function pooled(size: number, choice: Choice) {
  const database = await makeTestDatabase();
  const pooler = await openPooler(database.url, size, choice);
  onTestFinished(() => pooler.close());
  return { ...database, pooled: pooler.url };
}

test('behind such a pooler two take the same lock, whichever connection it gives out', async () => {
  const { pooled: connectionString } = await pooled(1, 'the last one');
  const took = [];
  for (let n = 0; n < 2; n++) {
    const client = new pg.Client({ connectionString });
    onTestFinished(() => client.end());
    await client.connect();
    took.push(...(await client.query('select pg_try_advisory_lock(7) as mine')).rows);
  }
  expect(took).toEqual([{ mine: true }, { mine: true }]);
});

const ways = (['the last one', 'the first one'] as const).flatMap((choice) =>
  [1, 2, 5].map((size) => [choice, size] as const),
);
test.each(ways)(
  'one that gives out %s of those that nobody has, of %i in all, is refused in words',
  async (choice, size) => {
    const { pooled: url, query } = await pooled(size, choice);
    const opened = openPostgresStore(url);
    await expect(opened).rejects.toThrow(PooledDatabase);
    await expect(opened).rejects.toThrow(/pooler.*give the address of the server itself/);
    expect(await query('select tablename from pg_tables where schemaname = current_schema()')).toEqual([]);
  },
);

test('a store is not copied through one either, and what gives a connection to each session passes', async () => {
  const { pooled: url, url: straight } = await pooled(2, 'the last one');
  await expect(fillDatabase(url, async () => {})).rejects.toThrow(PooledDatabase);
  const way = await wayTo(straight);
  await (await openPostgresStore(way.url)).close();
  await way.cut();
});
