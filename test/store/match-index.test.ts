import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeMatchIndex } from '#store/match-index';
import type { IndexEntry } from '#store/store';
import { saltedNumber } from '../kit/salt.ts';

const entry = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  game: fc.constant('toy'),
  status: fc.constantFrom('lobby', 'running', 'over', 'ended'),
  guild: fc.constant(null),
  channel: fc.constantFrom('one', 'two'),
  host: fc.constant('ann'),
  users: fc.subarray(['ann', 'bob', 'cat']),
  waits: fc.boolean(),
  nextReminder: fc.option(fc.integer({ min: 0, max: 5 })),
  createdAt: fc.integer({ min: 0, max: 3 }),
  updatedAt: fc.constant(0),
  archived: fc.option(fc.constant(true as const), { nil: undefined }),
}) as fc.Arbitrary<IndexEntry>;
const change = fc.oneof(
  { weight: 5, arbitrary: entry.map((remembered) => ({ remembered })) },
  entry.map(({ id }) => ({ forgotten: id })),
);

/** The same answers, found by looking at everything each time. */
function looking(entries: readonly IndexEntry[]) {
  const isLive = ({ status }: IndexEntry) => status === 'lobby' || status === 'running';
  const byId = (a: IndexEntry, b: IndexEntry) => (a.id < b.id ? -1 : 1);
  const old = [...entries].sort((a, b) => a.createdAt - b.createdAt || byId(a, b));
  const shown = old.filter((one) => isLive(one) || !one.archived);
  const fresh = [...shown].reverse().sort((a, b) => Number(isLive(b)) - Number(isLive(a)));
  const ids = (some: IndexEntry[]) => some.map(({ id }) => id);
  return {
    all: old,
    running: ids(old.filter(isLive)),
    waiting: ids(old.filter(({ waits }) => waits)),
    channels: ['one', 'two'].map((channel) => fresh.find((one) => one.channel === channel)?.id),
    users: ['ann', 'bob', 'cat'].map((user) => ids(fresh.filter(({ users }) => users.includes(user)))),
    due: [0, 3, 5].map((now) =>
      ids(
        entries
          .filter(({ nextReminder }) => nextReminder !== null && nextReminder <= now)
          .sort((a, b) => a.nextReminder! - b.nextReminder! || byId(a, b)),
      ),
    ),
  };
}

test('whatever comes, changes and goes, the index answers as if it looked at everything each time', () => {
  fc.assert(
    fc.property(fc.uniqueArray(entry, { selector: ({ id }) => id }), fc.array(change), (known, changes) => {
      const index = makeMatchIndex(known);
      const entries = new Map(known.map((one) => [one.id, one]));
      const compare = () => {
        const expected = looking([...entries.values()]);
        expect(index.all()).toEqual(expected.all);
        expect(index.running()).toEqual(expected.running);
        expect(index.waiting()).toEqual(expected.waiting);
        expect(['one', 'two'].map(index.byChannel)).toEqual(expected.channels);
        expect(['ann', 'bob', 'cat'].map(index.byUser)).toEqual(expected.users);
        expect([0, 3, 5].map(index.due)).toEqual(expected.due);
      };
      compare();
      for (const one of changes) {
        if ('remembered' in one) {
          index.remember(one.remembered);
          entries.set(one.remembered.id, one.remembered);
        } else {
          index.forget(one.forgotten);
          entries.delete(one.forgotten);
        }
        compare();
      }
    }),
    { numRuns: 200, seed: saltedNumber('index') },
  );
});
