import { describe, expect, test } from 'vitest';
import type { Json } from '#core/types';
import type { Store } from '#store/store';

/** Profiles and small things that several want to save at the same time; part of `describeStore`. */
export function describeMeta(store: () => Store, reopen: () => Promise<void>): void {
  describe('small things', () => {
    test('profiles and small things are kept, also when they are saved at the same time', async () => {
      expect(await store().profile('ann')).toEqual({ dm: 'unknown', toldClosed: false });
      expect(await store().profile('constructor')).toEqual({ dm: 'unknown', toldClosed: false });
      expect(await store().meta('commands')).toBeUndefined();
      await Promise.all([
        store().saveProfile('ann', { locale: 'ja', dm: 'closed', toldClosed: true }),
        store().saveProfile('bob', { dm: 'open', toldClosed: false }),
        store().saveMeta('commands', { hash: ['a', 1, null] }),
        store().saveMeta('seen', false),
      ]);
      await store().saveProfile('bob', { locale: 'en', dm: 'open', toldClosed: false });
      await reopen();
      expect(await store().profile('ann')).toEqual({ locale: 'ja', dm: 'closed', toldClosed: true });
      expect(await store().profile('bob')).toEqual({ locale: 'en', dm: 'open', toldClosed: false });
      expect(await store().meta('commands')).toEqual({ hash: ['a', 1, null] });
      expect(await store().meta('seen')).toBe(false);
      await expect(store().saveProfile('ann', { dm: 'shut' as 'open', toldClosed: true })).rejects.toThrow('dm');
    });

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

    test('changed at the same time, each change is of what the other has made, and none is lost', async () => {
      const some = Array.from({ length: 12 }, (_, n) => `n${n}`);
      const adding = (name: string) => (known: Json | undefined) => ({ ...(known as object), [name]: 1 });
      await Promise.all(some.map((name) => store().changeMeta('all', adding(name))));
      await reopen();
      expect(Object.keys((await store().meta('all')) as object).sort()).toEqual([...some].sort());
    });

    test('a change that gives nothing, or what it got, saves nothing; one that throws changes nothing', async () => {
      await store().changeMeta('none', () => undefined);
      expect(await store().meta('none')).toBeUndefined();
      await store().saveMeta('one', { a: 1 });
      await store().changeMeta('one', (known) => known);
      await expect(
        store().changeMeta('one', () => {
          throw new Error('no room');
        }),
      ).rejects.toThrow('no room');
      await expect(store().changeMeta('one', () => Number.NaN)).rejects.toThrow('JSON');
      expect(await store().meta('one')).toEqual({ a: 1 });
    });

    test('of a person and of a server too, also where nothing was saved of them', async () => {
      const hours = [1, 2, 3, 4, 5, 6];
      await Promise.all(
        hours.map((n) =>
          store().changeProfile('ann', (known) => ({
            ...known,
            wishes: { ...known.wishes, everyHours: (known.wishes?.everyHours ?? 0) + n },
          })),
        ),
      );
      await Promise.all(
        hours.map((n) => store().changeServer('g', (known) => ({ ...known, done: [...known.done, `${n}`] }))),
      );
      await store().changeProfile('ben', (known) => known);
      await reopen();
      expect((await store().profile('ann')).wishes).toEqual({ everyHours: 21 });
      expect([...(await store().server('g')).done].sort()).toEqual(hours.map(String));
      expect(await store().profile('ben')).toEqual({ dm: 'unknown', toldClosed: false });
      await expect(store().changeProfile('ann', (known) => ({ ...known, dm: 'shut' as 'open' }))).rejects.toThrow('dm');
    });

    test('what is no JSON is neither kept nor added', async () => {
      await expect(store().keepMeta('key', Number.NaN)).rejects.toThrow('JSON');
      await expect(store().addToMeta('list', Number.NaN)).rejects.toThrow('JSON');
      expect(await store().meta('key')).toBeUndefined();
      expect(await store().meta('list')).toBeUndefined();
    });
  });
}
