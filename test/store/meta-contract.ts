import { describe, expect, test } from 'vitest';
import type { Json } from '#core/types';
import type { Store } from '#store/store';

/** Small things that several want to save at the same time; part of `describeStore`. */
export function describeMeta(store: () => Store, reopen: () => Promise<void>): void {
  describe('small things', () => {
    test('of those who keep one under a key the first has its way, and all get the same', async () => {
      const values = Array.from({ length: 8 }, (_, n) => `key-${n}`);
      const got = await Promise.all(values.map((value) => store().keepMeta('key', value)));
      expect(new Set(got).size).toBe(1);
      expect(values).toContain(got[0]);
      await reopen();
      expect(await store().meta('key')).toBe(got[0]);
      expect(await store().keepMeta('key', 'late')).toBe(got[0]);
      await store().saveMeta('key', 'another');
      expect(await store().keepMeta('key', 'late')).toBe('another');
    });

    test.each<Json>([null, false, 0, ''])('%j that was saved is something: it stays', async (value) => {
      await store().saveMeta('key', value);
      expect(await store().keepMeta('key', 'late')).toBe(value);
    });

    test('added to a list at the same time, all are in it once, behind what was there', async () => {
      await store().addToMeta('list', 'first');
      const more: Json[] = ['"', { a: [null] }, '\u0000\ud800', '龍', ']', 5];
      await Promise.all(more.map((one) => store().addToMeta('list', one)));
      await reopen();
      const [first, ...others] = (await store().meta('list')) as Json[];
      expect(first).toBe('first');
      expect(others).toHaveLength(more.length);
      expect(others).toEqual(expect.arrayContaining(more));
    });

    test('to an empty list one is added, and what is no list gives way', async () => {
      await store().saveMeta('empty', []);
      await store().addToMeta('empty', 1);
      expect(await store().meta('empty')).toEqual([1]);
      await store().saveMeta('word', '[not a list]');
      await store().addToMeta('word', 1);
      expect(await store().meta('word')).toEqual([1]);
    });

    test('what is no JSON is neither kept nor added', async () => {
      await expect(store().keepMeta('key', Number.NaN)).rejects.toThrow('JSON');
      await expect(store().addToMeta('list', Number.NaN)).rejects.toThrow('JSON');
      expect(await store().meta('key')).toBeUndefined();
      expect(await store().meta('list')).toBeUndefined();
    });
  });
}
