import { expect, test } from 'vitest';
import { chanceFrom } from '#chance/playout';
import { locales } from '#core/text';
import { leaders, wizards } from '#games/tears-of-the-dragon/printed/content';
import type { BattleLineView, View } from '#games/tears-of-the-dragon/seen/view.types';
import { board } from '#renderers/tears-of-the-dragon/board';
import { CARD, cardOf } from '#renderers/tears-of-the-dragon/captains';
import { signPart } from '#renderers/tears-of-the-dragon/deed-parts';
import { seatOf } from '#renderers/tears-of-the-dragon/hurt-parts';
import { shortName } from '#renderers/tears-of-the-dragon/names';
import { strip, stripHeight } from '#renderers/tears-of-the-dragon/strip';
import { salted } from '../kit/salt.ts';
import { flat, overlap } from './boxes.ts';
import { texts } from './legible.ts';
import * as sample from './samples.ts';

/** A Roman numeral or a letter is no name: whoever is lost, and whoever leads in a battle, is named. */

/** Eight pixels on a phone. */
const LEAST = 24;
const FATES = ['wounded', 'away', 'captured', 'killed', 'lair', 'eaten'] as const;

const chance = chanceFrom(salted('tears-lost'));
const some = <T>(all: readonly T[], n: number): T[] => {
  const left = [...all];
  return Array.from({ length: n }, () => left.splice(Math.floor(chance() * left.length), 1)[0]!);
};
const people = [
  ...[...leaders.values()].filter(({ only }) => only !== 'penguins').map(({ id }) => id),
  ...wizards.keys(),
];
const of = (seat: number) => people.filter((id) => seatOf(id) === seat);
const kindOf = (id: string): 'leader' | 'wizard' => (leaders.has(id) ? 'leader' : 'wizard');

const lost = (ids: readonly string[]): View => ({
  ...sample.middle,
  out: ids.map((id) => ({ id, seat: seatOf(id), kind: kindOf(id), fate: some(FATES, 1)[0]! })),
});
const drawn = (view: View, locale: (typeof locales)[number]) => {
  const height = stripHeight(view, { locale });
  return { width: 1200, height, ground: '#000000', lang: locale, nodes: strip(view, { locale }) } as const;
};

test('Everybody of both sides who is lost is named, large enough for a phone, over nobody else, on the plate of his side', () => {
  for (let n = 0; n < 12; n++) {
    const ids = [0, 1].flatMap((seat) => some(of(seat), Math.floor(chance() * (of(seat).length + 1))));
    const view = lost(ids);
    for (const locale of locales) {
      const scene = drawn(view, locale);
      const all = texts(scene);
      expect(all.filter(({ size }) => size! < LEAST).map(({ text }) => text)).toEqual([]);
      for (const id of ids) {
        const own = all.filter(
          ({ text, tags }) => text === shortName(id, locale) && tags.includes(`out:${seatOf(id)}`),
        );
        expect(own, `${id} of ${ids}`).toHaveLength(1);
        const { x, y, w, h } = own[0]!.box;
        expect(x + w).toBeLessThanOrEqual(seatOf(id) === 0 ? 596 : 1194);
        expect(y + h).toBeLessThanOrEqual(scene.height - 6);
      }
      const named = all.filter(({ tags }) => tags.some((tag) => tag.startsWith('out:')));
      for (const [k, one] of named.entries())
        for (const two of named.slice(k + 1)) expect(overlap(one.box, two.box), `${one.text} ${two.text}`).toBe(false);
    }
  }
});

test('Where a board has no room for more lines only those names are left out that need them, and nobody himself', () => {
  const bare = (ids: readonly string[]) =>
    texts({
      width: 1200,
      height: 400,
      ground: '#000000',
      lang: 'en',
      nodes: strip(lost(ids), { locale: 'en', isBare: true }),
    }).map(({ text }) => text);
  const many = of(1).slice(0, 5);
  for (let n = 0; n <= of(1).length; n++) {
    const look = { locale: 'en', isBare: true } as const;
    const nodes = strip(lost(some(of(1), n)), look);
    const all = texts({ width: 1200, height: 400, ground: '#000000', lang: 'en', nodes });
    expect(all.filter(({ size }) => size! < LEAST)).toEqual([]);
  }
  expect(bare(many.slice(0, 1))).toContain(shortName(many[0]!, 'en'));
  expect(bare(many)).not.toContain(shortName(many[0]!, 'en'));
  const one = stripHeight(lost(many.slice(0, 1)), { locale: 'en' });
  const captive = { ...sample.middle, out: lost(many).out.map((out) => ({ ...out, fate: 'captured' as const })) };
  expect(stripHeight(captive, { locale: 'en', isBare: true })).toBe(one);
  expect(stripHeight(lost(many), { locale: 'en' })).toBeGreaterThan(one);
});

test('Without anybody lost there is no row of them, and however many are lost a board without news is no higher than others', () => {
  const [none, one] = [lost([]), lost(['kestrel'])];
  expect(flat(drawn(none, 'en')).some(({ tags }) => tags.some((tag) => tag.startsWith('out:')))).toBe(false);
  expect(stripHeight(one, { locale: 'en' })).toBeGreaterThan(stripHeight(none, { locale: 'en' }));
  const all = lost([...of(0), ...of(1)]);
  for (const view of [none, one, all]) expect(board(view, { locale: 'en' }).height).toBeLessThanOrEqual(1880);
});

test('The ambassador has the sign of speech: behind the name of his side, or in the row of the lost', () => {
  const tags = (view: View) =>
    flat(drawn(view, 'en')).flatMap((one) => one.tags.filter((tag) => /^(ambassador|out)/u.test(tag)));
  const signs = (view: View) => JSON.stringify(strip(view, { locale: 'en' })).split(SPEECH).length - 1;
  const free = { ...lost([]), ambassador: 'niekimo' };
  const captive = { ...lost(['niekimo']), ambassador: 'niekimo' };
  expect([...new Set(tags(free))]).toEqual(['ambassador:niekimo']);
  expect([...new Set(tags(captive))]).toEqual(['out:0']);
  expect([free, captive, { ...captive, ambassador: null }, { ...free, ambassador: null }].map(signs)).toEqual([
    1, 1, 0, 0,
  ]);
});
const SPEECH = JSON.stringify(signPart('speech').nodes).slice(1, -1);

test('Up to four leaders of a line are all named, whether or not an answer may name them', () => {
  for (const locale of locales)
    for (const seat of [0, 1])
      for (const n of [1, 2, 3, 4]) {
        const own = of(seat).filter((id) => kindOf(id) === 'leader');
        const led = some(own, Math.min(n, own.length));
        const line: BattleLineView = { seat, role: 'attack', inside: false, leaders: led, pieces: [], scored: 0 };
        for (const offered of [new Map<string, string>(), new Map(led.map((id) => [id, '+?']))]) {
          const { led: part, w } = cardOf(line, { tells: { led: [], offered }, berserk: false }, locale);
          const words = texts({ width: 500, height: 100, ground: '#000000', lang: locale, nodes: [...part.nodes] });
          for (const id of led)
            expect(
              words.some(({ text }) => text?.startsWith(shortName(id, locale))),
              `${id} of ${led} ${locale} ${part.w} of ${w}`,
            ).toBe(true);
          const scale = Math.min(1, (w - CARD.rim) / part.w);
          for (const { size } of words) expect(size! * scale).toBeGreaterThanOrEqual(LEAST);
        }
      }
});
