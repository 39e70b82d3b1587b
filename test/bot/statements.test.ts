import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { games } from '#src/registry';
import { makeTestDatabase } from '../kit/postgres.ts';
import { asked, openTable, playAnything, started } from './kit.ts';

/** How often a press asks the database, at most on average: what issue 26 allows. Half of the presses look, half of them answer. */
const MOST = { 'match-load': 3.4, 'match-commit': 1.3, small: 2 };
const MOVES = 15;

/** How often each named statement is sent while `play` runs. */
async function statementsOf(play: () => Promise<void>): Promise<Map<string, number>> {
  const sent = new Map<string, number>();
  const { query } = pg.Client.prototype;
  onTestFinished(() => void Object.assign(pg.Client.prototype, { query }));
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...given: unknown[]) {
      const { name } = (given[0] ?? {}) as { name?: string };
      if (name) sent.set(name, (sent.get(name) ?? 0) + 1);
      return (query as (...given: unknown[]) => unknown).apply(this, given);
    },
  });
  await play();
  return sent;
}

test('a press asks the database no more often than is allowed: for the match, by a commit, and for small things', async () => {
  const table = await openTable({ games, database: await makeTestDatabase(), workers: 0, door: 'gateway' });
  await started(table, 'scythe');
  const { store, local } = table;
  const { load } = store;
  const presses = () => local.log.filter(({ path }) => path.endsWith('/callback')).length;
  const before = presses();
  /** Loads by the test itself, which looks how the match stands. */
  let own = 0;
  table.record = async () => {
    own++;
    return (await load((await store.running())[0]!))!;
  };
  const sent = await statementsOf(async () => {
    for (let moves = 0; moves < MOVES; moves++) await playAnything(table, await asked(table));
  });
  const pressed = presses() - before;
  expect(pressed).toBeGreaterThanOrEqual(2 * MOVES);
  const sum = (...names: string[]) =>
    [...sent].reduce((total, [name, times]) => (names.some((one) => name.startsWith(one)) ? total + times : total), 0);
  expect((sum('match-load') - own) / pressed).toBeLessThanOrEqual(MOST['match-load']);
  expect(sum('match-commit') / pressed).toBeLessThanOrEqual(MOST['match-commit']);
  expect(sum('match-tail', 'profile-get', 'server-get', 'meta-get') / pressed).toBeLessThanOrEqual(MOST.small);
  // All of them were counted.
  expect(sum('match-commit')).toBeGreaterThanOrEqual(2 * MOVES);
});
