import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { tearsOfTheDragon } from '#games/tears-of-the-dragon/game';
import { games } from '#src/registry';
import { heard } from '../kit/heard.ts';
import { type Place, walksIn } from '../kit/walks.ts';
import { dmOf, labelsIn, openTable, press, questionOf, started } from './kit.ts';

/** The walks of docs/architecture.md, played at a table: each function that they name is there, and is called in their order. */

const part = games.find(({ game }) => game.id === tearsOfTheDragon.id)!;
const [onePress, asked, answered] = walksIn(readFileSync('docs/architecture.md', 'utf8'));
const NAMED = 'As many as possible…General Kendrel';

/** A walk as it was gone: the n-th time that it names a function is the n-th call of it. Those that were not called so often are left away. */
function gone(walk: readonly Place[], calls: readonly string[]): string[] {
  const times = new Map<string, number>();
  return walk
    .map(({ called }) => {
      const n = times.get(called) ?? 0;
      times.set(called, n + 1);
      const all = calls.flatMap((one, at) => (one === called ? [at] : []));
      return { called, at: all[n] };
    })
    .filter((one): one is { called: string; at: number } => one.at !== undefined)
    .sort((one, other) => one.at - other.at)
    .map(({ called }) => called);
}

/** A match in which Ann is asked to name an ambassador, and her question. */
async function begun() {
  const table = await openTable({ games: [part], inFolder: true });
  await started(table, part.game.id);
  return { table, question: await questionOf(table, table.ann) };
}

const names = (walk: readonly Place[]) => walk.map(({ called }) => called);

describe('docs/architecture.md', () => {
  test('walks through one press as it is served', async () => {
    const { table, question } = await begun();
    const calls = await heard(onePress!, async () => {
      await press(table.ann, question, 'pick', 'Hastur – Ilrog');
      await table.rest();
    });
    expect((await table.record()).asked.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(gone(onePress!, calls)).toEqual(names(onePress!));
  });

  test('walks through a secret question and its answer, of which others get nothing', async () => {
    const { table, question } = await begun();
    const { ann, ben, channel } = table;
    const asking = await heard(asked!, async () => {
      await press(ann, question, 'pick', 'Hastur – Ilrog');
      await table.rest();
    });
    expect(gone(asked!, asking)).toEqual(names(asked!));
    const sent = ben.messages(dmOf(ben)!).at(-1)!;
    const seen = () => JSON.stringify([ann.channels(), ann.messages(channel)]);
    const before = seen();
    const answering = await heard(answered!, async () => {
      await press(ben, sent, 'suggest', NAMED);
      await table.rest();
    });
    expect(labelsIn(sent)).toContain(NAMED);
    expect((await table.record()).match!.answers).toHaveLength(1);
    expect(gone(answered!, answering)).toEqual(names(answered!));
    expect(seen()).toBe(before);
  });
});
