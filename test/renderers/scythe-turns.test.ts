import { describe, expect, test } from 'vitest';
import { locales } from '#core/text';
import { objectives } from '#games/scythe/printed/content';
import type { View } from '#games/scythe/seen/view.types';
import type { Now } from '#renderers/pictures';
import { deedLines } from '#renderers/scythe/deed-lines';
import { pictures } from '#renderers/scythe/index';
import { flat } from './boxes.ts';
import { way } from './scythe-news.ts';
import { middle } from './scythe-samples.ts';
import { lying, viewOf } from './scythe-sketches.ts';

/** Headline, amber and list are of one turn, and everything that came of it has a sign. */

type Deed = Now['events'][number];
const n = (what: string, many: number) => ({ key: `counter.${what}`, args: { n: many } });
const deed = (type: string, shown: object): Deed => ({ type, shown: shown as never });
const drawn = (
  deeds: readonly Deed[],
  { view = middle as View, locale = 'en' as 'en' | 'ja', times = undefined as readonly number[] | undefined } = {},
) =>
  flat(
    pictures.board(view, {
      locale,
      now: { said: deeds.map(({ type }) => `${type}.`), deeds, events: deeds, asked: [], ...(times && { times }) },
    }),
  );
const saidIn = (all: ReturnType<typeof drawn>, tag: string) =>
  all.flatMap(({ tags, text }) => (text !== undefined && tags.includes(tag) ? [text] : [])).join(' ');

const traded = deed('traded', { seat: 3, gain: [n('food', 1)], loss: [n('coins', 1)], at: { C6: { food: 1 } } });
const paidOnly = deed('paid-only', { seat: 3, bottom: 'enlist', gain: [n('coins', 2)], loss: [n('food', 1)] });
const built = deed('built', {
  seat: 3,
  structure: 'mill',
  hex: 'C6',
  gain: [],
  loss: [n('wood', 3)],
  came: [{ key: 'came.star', args: { seat: 3, star: 'structures', stars: 3 } }],
});

describe('Of a turn with two actions', () => {
  test.each(locales)('the headline names both, whichever weighs more, in %s', (locale) => {
    // Of the pair the heavier stands last.
    for (const deeds of [
      [traded, built],
      [paidOnly, traded],
    ]) {
      const told = saidIn(drawn(deeds, { locale }), 'said');
      for (const one of locale === 'en' ? ['traded', /Mill|Enlist/] : ['交易', /製粉所|徴兵/])
        expect(told).toMatch(one);
    }
    expect(saidIn(drawn([traded, built], { locale }), 'said')).toContain('3');
  });
  test('amber reaches to the last step of the list, and steps before the headline are pale', () => {
    const loud = (deeds: readonly Deed[], times: readonly number[]) =>
      deedLines(middle, { locale: 'en', now: { said: [], deeds, times, events: deeds, asked: [] } }).map(
        (one) => one.isLoud,
      );
    const won = deed('star', { seat: 3, star: 'power', stars: 2 });
    const before = deed('bolstered', { seat: 1, gain: [n('power', 2)], loss: [n('coins', 1)] });
    const moved = deed('moved', { seat: 3, unit: 'mech', way: way('C6', 'D6'), load: [] });
    const four = [before, moved, deed('flag-placed', { seat: 3, hex: 'D6' }), won];
    // The star is the headline and came last; then it came first and the rest followed from it.
    expect(loud(four, [0, 1, 2, 3])).toEqual([false, false, false, true]);
    expect(loud(four, [1, 2, 3, 0])).toEqual([true, true, true, true]);
    expect(loud([before, traded, built], [0, 1, 2])).toEqual([false, true, true]);
  });
});

describe('Of a turn with an encounter', () => {
  const met = deed('encounter', { seat: 3, hex: 'C6', card: 'E01' });
  const option = deed('option-taken', { seat: 3, hex: 'C6', option: 'E01.a', loss: [n('coins', 3)], gain: [] });
  const moved = deed('moved', { seat: 3, unit: 'character', way: way('D6', 'C6'), load: [] });
  const recruit = deed('enlisted', { seat: 3, from: 'build', gain: [], loss: [] });
  const unbuilt = deed('paid-only', { seat: 3, bottom: 'build', gain: [n('coins', 2)], loss: [n('wood', 2)] });
  const times = [0, 1, 2, 4, 3];
  const turn = [moved, met, option, unbuilt, recruit];
  const linesOf = (deeds: readonly Deed[], when: readonly number[]) =>
    deedLines(middle, { locale: 'en', now: { said: [], deeds, times: when, events: deeds, asked: [] } }).map(
      ({ told }) => told.map(({ type }) => type).join(),
    );
  test('SC-8.3: what it brought stands in its row, and a bottom action in a row of its own', () => {
    expect(linesOf(turn, times)).toEqual(['moved', 'encounter,option-taken,enlisted', 'paid-only']);
    const enlisted = deed('enlisted', { seat: 3, from: 'build', bottom: 'enlist', gain: [], loss: [n('food', 3)] });
    expect(linesOf([moved, met, option, enlisted], [0, 1, 2, 3])).toEqual([
      'moved',
      'encounter,option-taken',
      'enlisted',
    ]);
  });
  test('the headline and the alternative text name it, and no gain of it is a bottom action', () => {
    const said = (deeds: readonly Deed[], when: readonly number[]) => saidIn(drawn(deeds, { times: when }), 'said');
    expect(said(turn, times)).toMatch(/moved, had an encounter at C6.*paid for Build without doing it/);
    expect(said([moved, met, option, recruit], [0, 1, 2, 3])).toContain('the Build recruit by an encounter at C6');
    const now = { said: turn.map(({ type }) => `${type}. `.repeat(30)), deeds: turn, times, events: turn, asked: [] };
    expect(pictures.alt.board(middle, { locale: 'en', now })).toContain('paid for Build without doing it');
  });
  test('SC-5.2: of an action that was only paid for the list says that nothing was built', () => {
    const told = saidIn(drawn(turn, { times }), 'deed:0');
    expect(told).toContain('nothing built');
    expect(saidIn(drawn([moved, built], { times: [0, 1] }), 'deed:0')).not.toContain('nothing built');
  });
  test('no row is left out where many plates leave little room', () => {
    const five = viewOf(
      ['polania', 'nordic', 'rusviet', 'saxony', 'crimea'].map((faction) => ({
        faction,
        mat: 'engineering',
        on: {},
      })) as never,
      { goods: {}, encounters: [] } as never,
    );
    const many = Array.from({ length: 7 }, (_, k) =>
      deed('option-taken', {
        seat: 0,
        hex: `${'ABCDEFG'[k]}1`,
        option: 'E01.a',
        loss: [n('coins', 3)],
        gain: [n('food', 4)],
      }),
    );
    const all = drawn(many, { view: five });
    const places = all.flatMap(({ tags, text }) => (text && tags.some((tag) => tag.startsWith('deed:')) ? [text] : []));
    for (const { shown } of many) expect(places).toContain(shown.hex);
  });
});

describe('What came of it', () => {
  test('is +1 →0 where what the last deed brought was paid at once', () => {
    expect(saidIn(drawn([paidOnly, traded], { times: [1, 0] }), 'came:C6')).toBe('+1 →0');
  });
  test('is a struck sign where an Automa could not move', () => {
    const stays = deed('automa-turn', { seat: 3, came: [{ key: 'came.automa-stays', args: { seat: 3 } }] });
    expect(drawn([stays]).filter(({ tags }) => tags.includes('deed:0')).length).toBeGreaterThan(0);
  });
  test('is the name of an objective that was revealed', () => {
    const [id, { name }] = [...objectives][0]!;
    expect(saidIn(drawn([deed('objective-revealed', { seat: 3, objective: id })]), 'deed:0')).toContain(name.en);
  });
  test('is an own star before what the recruits of others bring', () => {
    const came = [
      { key: 'came.recruit-bonus', args: { seat: 1, who: { key: 'seat.1' }, gain: [n('coins', 1)] } },
      { key: 'came.star', args: { seat: 3, star: 'structures', stars: 3 } },
    ];
    const all = drawn([deed('built', { ...built.shown, came })]).filter(({ tags }) => tags.includes('deed:0'));
    const at = (found: (one: (typeof all)[number]) => boolean) => all.find(found)!.box.x;
    expect(at(({ text }) => text === '3/6')).toBeLessThan(at(({ tags }) => tags.includes('emblem:nordic')));
  });
  test('without a place stands at the base of whoever did it', () => {
    const bolstered = deed('bolstered', { seat: 3, gain: [n('power', 2)], loss: [n('coins', 1)] });
    expect(saidIn(drawn([bolstered]), 'quiet:home-rusviet')).toBe('+2');
    expect(saidIn(drawn([traded]), 'quiet:home-rusviet')).toBe('');
  });
});

describe('A way', () => {
  const view = viewOf([{ faction: 'crimea', mat: 'engineering', on: { mechs: ['F1'], workers: ['E6', 'F6'] } }], {
    goods: lying({ F7: { metal: 2 } }),
    encounters: [],
  });
  const moved = (unit: string, ...places: [string, ...string[]]) => ({
    key: 'came.moved',
    args: { seat: 0, unit, way: way(places[0], ...places.slice(1)), load: [] },
  });
  const turn = deed('moved-units', {
    seat: 0,
    came: [moved('worker', 'F7', 'E6'), moved('mech', 'F7', 'home-saxony', 'F1')],
  });
  test('that leaps across the board is two short ends, each with the place at the other', () => {
    const all = drawn([turn], { view });
    const lines = all.filter(({ tags }) => tags.includes('leap:F7:F1')).map(({ box }) => box);
    expect(lines.length).toBeGreaterThan(1);
    for (const { w, h } of lines) expect(Math.hypot(w, h)).toBeLessThan(170);
    const ends = all.flatMap(({ tags }) => tags.filter((tag) => tag.startsWith('stub:')));
    expect([...new Set(ends)].sort()).toEqual(['stub:F7', 'stub:home-saxony']);
  });
  test('has its number on no ghost', () => {
    const all = drawn([turn], { view });
    const frames = (prefix: string) =>
      all.filter(({ tags }) => tags.some((tag) => tag.startsWith(prefix))).map(({ box }) => box);
    const numbers = all.filter(({ tags, text }) => text !== undefined && tags.some((tag) => tag.startsWith('step:')));
    expect(numbers).toHaveLength(2);
    const over = numbers.filter(({ box }) =>
      frames('ghost:F7').some(
        ({ x, y, w, h }) => box.x < x + w - 6 && box.x + box.w > x + 6 && box.y < y + h - 6 && box.y + box.h > y + 6,
      ),
    );
    expect(over).toEqual([]);
  });
});
