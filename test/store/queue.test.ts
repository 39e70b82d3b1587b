import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { newId } from '#store/new-id';
import { inTurn } from '#store/queue';
import { makeRecent } from '#store/recent';

describe('work in turn', () => {
  test('of one key is done one after another in the order it came, and gives what it gives', async () => {
    const seen: string[] = [];
    const work = (name: string, ms: number) => async () => {
      seen.push(`${name} begins`);
      await wait(ms);
      seen.push(`${name} ends`);
      return name;
    };
    const results = [inTurn('k', work('a', 10)), inTurn('k', work('b', 1)), inTurn('k', work('c', 0))];
    expect(await Promise.all(results)).toEqual(['a', 'b', 'c']);
    expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  test('of different keys does not wait for each other', async () => {
    let free = () => {};
    const slow = inTurn('one', () => new Promise<void>((resolve) => (free = resolve)));
    expect(await inTurn('two', async () => 'done')).toBe('done');
    free();
    await slow;
  });

  test('goes on after work that failed, and the failure is told to its own caller alone', async () => {
    const bad = inTurn('k', async () => {
      throw new Error('bad luck');
    });
    const good = inTurn('k', async () => 'fine');
    await expect(bad).rejects.toThrow('bad luck');
    expect(await good).toBe('fine');
  });
});

test('new ids are eight letters that are safe anywhere, and differ', () => {
  const ids = Array.from({ length: 1_000 }, newId);
  for (const id of ids) expect(id).toMatch(/^[a-z2-7]{8}$/);
  expect(new Set(ids).size).toBe(1_000);
});

test('the recent values are those used last, so many and so large', () => {
  const recent = makeRecent<{ size: number }>(2, 10, ({ size }) => size);
  const [small, large, huge] = [{ size: 1 }, { size: 9 }, { size: 11 }];
  recent.set('a', small);
  recent.set('b', small);
  expect(recent.get('a')).toBe(small);
  recent.set('c', small);
  expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([small, undefined, small]);
  recent.delete('a');
  recent.set('d', large);
  expect([recent.get('a'), recent.get('c'), recent.get('d')]).toEqual([undefined, small, large]);
  recent.set('e', { size: 2 });
  expect([recent.get('c'), recent.get('d'), recent.get('e')]).toEqual([undefined, undefined, { size: 2 }]);
  recent.set('f', huge);
  expect(recent.get('f')).toBeUndefined();
});
