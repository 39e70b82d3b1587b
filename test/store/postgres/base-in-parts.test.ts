import { expect, onTestFinished, test } from 'vitest';
import { chanceFrom } from '#chance/playout';
import type { Json } from '#core/types';
import { openPostgresStore } from '#store/postgres/postgres-store';
import { changeOf } from '#store/postgres/rows';
import type { MatchRecord } from '#store/store';
import { makeTestDatabase } from '../../kit/postgres.ts';
import { again, salted } from '../../kit/salt.ts';
import { answering, sampleRecord } from '../sample-record.ts';

const applied = (known: string, { start, text, end }: ReturnType<typeof changeOf>): string =>
  known.slice(0, start) + text + known.slice(known.length - end);

test('the part of a text that changes comes between what stays, and never counts a letter twice', () => {
  expect(changeOf('{"a":1,"b":2}', '{"a":7,"b":2}')).toEqual({ start: 5, text: '7', end: 7 });
  expect(changeOf('aaa', 'aa')).toEqual({ start: 2, text: '', end: 0 });
  expect(changeOf('aa', 'aaa')).toEqual({ start: 2, text: 'a', end: 0 });
  expect(changeOf(undefined, 'aa')).toEqual({ start: 0, text: 'aa', end: 0 });
  const chance = chanceFrom(salted('parts'));
  const any = () => Array.from({ length: Math.floor(chance() * 6) }, () => 'ab'[Math.floor(chance() * 2)]).join('');
  for (let n = 0; n < 2_000; n++) {
    const [known, next] = [any(), any()];
    expect(applied(known, changeOf(known, next)), `${known} to ${next}, ${again()}`).toBe(next);
  }
});

test('in a text with more than plain letters none is counted, for a server may count them otherwise; they may come in', () => {
  expect(changeOf('{"a":"龍"}', '{"a":"龍 "}')).toEqual({ start: 0, text: '{"a":"龍 "}', end: 0 });
  expect(changeOf('{"a":1}', '{"a":"🐉"}')).toEqual({ start: 5, text: '"🐉"', end: 1 });
});

test('a state that changes here and there, in two processes by turns, is the same for a third', async () => {
  const { url, remove } = await makeTestDatabase();
  const [one, other, third] = await Promise.all([1, 2, 3].map(() => openPostgresStore(url)));
  onTestFinished(async () => {
    await Promise.all([one!, other!, third!].map((store) => store.close()));
    await remove();
  });
  const chance = chanceFrom(salted('states'));
  const units: Json[] = Array.from({ length: 12 }, (_, n) => ({ at: `A${n}`, hits: 0 }));
  const words = ['', 'moved', 'a "quoted" one', 'a\\b', '龍', '🐉', '\ud800', '\u0000'];
  let base: Record<string, Json> = { units, word: '' };
  const withBase = (record: MatchRecord): MatchRecord => ({ ...record, match: { ...record.match!, base } });
  const { id } = await one!.create(withBase({ ...sampleRecord(), version: 0 }));
  for (let n = 0; n < 60; n++) {
    const store = [one!, other!][Math.floor(chance() * 2)]!;
    const kind = chance();
    const now = base.units as Json[];
    if (kind < 0.5) base = { ...base, units: now.with(Math.floor(chance() * now.length), { at: `B${n}`, hits: n }) };
    else if (kind < 0.7) base = { ...base, word: words[Math.floor(chance() * words.length)]! };
    else if (kind < 0.8 && now.length > 1) base = { ...base, units: now.slice(1) };
    else if (kind < 0.9) base = { ...base, units: [...now, { at: `C${n}`, hits: 0 }] };
    const found = (await store.load(id))!;
    const saved = await store.commit(answering(kind < 0.9 ? withBase(found) : found, `to-${n}`));
    expect(await third!.load(id), `${n}, ${again()}`).toEqual(saved);
    expect(saved.match!.base).toEqual(base);
  }
});
