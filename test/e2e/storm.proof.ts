import { expect, test } from 'vitest';
import { plays } from '../kit/lengths.ts';
import { parts } from '../kit/parts.ts';
import { posted } from './forged-messages.ts';
import { openRealTable, startMatch } from './real-table.ts';
import { storm } from './storm.ts';

/** Forged interactions per game: ten thousand in all. */
const FORGED = plays({ sample: 35, whole: Math.ceil(10_000 / parts.length) });

/** In how many ways they acted, over all games: a short storm in one of them need not meet each. */
const ways = new Set<string>();

test.each(parts.map((part) => [part.game.id, part] as const))(
  'forged interactions of strangers, spectators and players change nothing in a match of %s, and each is answered',
  async (_, part) => {
    const { problems, ...seen } = await storm(part, FORGED, part.game.id);
    expect(problems).toEqual([]);
    expect(seen.interactions).toBeGreaterThanOrEqual(FORGED);
    // The comparison is worth something: the match went on, and others than those who are asked acted. How often a blind
    // player presses what leads on is chance: in the toy 32 times in 2,000 and more than 50, by the same salt.
    expect(seen.answers).toBeGreaterThan(FORGED / 100);
    expect(seen.by.outsiders).toBeGreaterThan(FORGED / 4);
    for (const way of Object.keys(seen.how)) ways.add(way);
  },
  plays({ sample: 120_000, whole: 3_600_000 }),
);

test('they have acted in all ways', () => expect(ways.size).toBe(6));

test('a menu for an option that is called as what every object has is an old button, and no fault', async () => {
  const table = await openRealTable();
  const { local, complaints } = table;
  const [ann, ben] = [local.person('Ann'), local.person('Ben')];
  const id = await startMatch(table, local.channelId, [ann, ben]);
  for (const kind of ['option', 'inquire', 'order']) {
    const custom_id = `v1:${kind}:${id}:constructor`;
    const options = [{ label: 'x', value: 'x' }];
    const menu = await posted(table, local.channelId, [{ type: 1, components: [{ type: 3, custom_id, options }] }]);
    await ann.select(menu.id, custom_id, ['x']);
    await table.rest();
    expect(ann.messages(local.channelId).at(-1)!.content).toContain('This button belongs to something');
  }
  expect(complaints).toEqual([]);
  await table.close();
});
