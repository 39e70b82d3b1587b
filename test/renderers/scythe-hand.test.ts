import { describe, expect, test } from 'vitest';
import { locales } from '#core/text';
import { objectives } from '#games/scythe/printed/content';
import type { Progress, View } from '#games/scythe/seen/view.types';
import { hand } from '#renderers/scythe/hand';
import { pictures } from '#renderers/scythe/index';
import { progressOf } from '#renderers/scythe/objective-progress';
import { text } from '#renderers/scythe/text';
import { asSeat, late, middle } from './scythe-samples.ts';
import { expectLegible, rich, said, within } from './scythe-sheets.ts';

const hands: Record<string, View> = {
  many: asSeat(late, 4, { hand: Array.from({ length: 16 }, (_, n) => 2 + (n % 4)), objectives: ['O14', 'O16'] }),
  none: asSeat(middle, 1, { hand: [], objectives: [] }),
  choices: asSeat(rich, 3, { objectives: ['O15', 'O26'] }),
  offer: asSeat(late, 1, {
    hand: Array.from({ length: 12 }, () => 3),
    objectives: ['O14', 'O18'],
    offer: ['F01', 'F02', 'F09', 'F10', 'F13', 'F15', 'F16', 'F17'],
  }),
  ...Object.fromEntries(
    [...objectives.keys()].map((id, n, ids) => [id, asSeat(middle, n % 5, { objectives: [id, ids[n - 1] ?? 'O27'] })]),
  ),
};

describe('Every picture of a hand', () => {
  test.each(locales)('fits, and all its words can be read, in %s', (locale) => {
    expectLegible(Object.entries(hands).map(([name, view]) => [name, hand(view, { locale })!]));
  });
});

describe('The hand', () => {
  test('is nothing for spectators', () => {
    expect(hand(middle, { locale: 'en' })).toBeUndefined();
    expect(hand({ ...hands.many!, viewer: 'spectator', own: null }, { locale: 'en' })).toBeUndefined();
  });

  test('holds the values of the combat cards and their sum', () => {
    const words = said(hand(asSeat(middle, 2), { locale: 'en' })!);
    expect(words).toContain('Combat cards: 4, together 13');
    expect(words.filter((one) => /^[2-5]$/.test(one))).toEqual(expect.arrayContaining(['2', '3', '3', '5']));
    expect(said(hand(hands.none!, { locale: 'en' })!)).toContain('No combat cards in hand');
  });

  test('says of each objective what it asks for and whether that holds now', () => {
    const yes = { have: 1, need: 1, holds: true };
    const progress = { O05: [yes, yes], O22: [yes, { have: 3, need: 0, holds: false }] };
    const scene = hand(asSeat(middle, 3, { objectives: ['O05', 'O22'], progress }), { locale: 'en' })!;
    expect(within(scene, 'objective:O05:holds')).toEqual(
      expect.arrayContaining(['King of the hill', 'Fulfilled now', 'Factory controlled', 'yes']),
    );
    expect(within(scene, 'objective:O22:fails')).toEqual(
      expect.arrayContaining(['Not fulfilled now', 'Factory cards', '1 (exactly 1)', 'upgrades', '3 (exactly 0)']),
    );
  });

  test('shows Factory cards only while they are on offer', () => {
    const scene = hand(hands.offer!, { locale: 'en' })!;
    expect(within(scene, 'offer:F02')).toEqual(
      expect.arrayContaining(['Pay 1 popularity to enlist or upgrade', 'or', 'Card 2']),
    );
    expect(said(hand(hands.many!, { locale: 'en' })!)).not.toContain('The Factory: take one of these cards');
  });

  test('shows what the seat takes by itself and what it does not', () => {
    const scene = hand(hands.choices!, { locale: 'en' })!;
    expect(within(scene, 'choice:build:true')).toContain('off');
    expect(within(scene, 'choice:upgrade:false')).toContain('on');
    expect(within(scene, 'choice:monument:true')).toContain('off');
    expect(within(scene, 'choice:armory:false')).toContain('on');
    expect(within(hand(hands.none!, { locale: 'en' })!, 'choice:coins:false')).toContain('on');
  });

  test('card 3 of the Factory gives what was chosen, in signs and in words', () => {
    const gives = (card: string) => {
      const scene = hand(asSeat(middle, 1, { offer: [card] }), { locale: 'en' })!;
      const alt = pictures.alt.hand(asSeat(middle, 1, { offer: [card] }), { locale: 'en' });
      return [within(scene, `offer:${card}`), alt];
    };
    const [words, alt] = gives('F03-power');
    expect(words).toEqual(expect.arrayContaining(['Card 3', 'Pay 1 combat card to gain 2 power']));
    expect(alt).toContain('3) Pay 1 combat card to gain 2 power');
    expect(gives('F03')[1]).toContain('3) Pay 1 combat card to gain 2 popularity');
  });
});

describe('Objectives', () => {
  const lines = (id: string, ...progress: Progress[]): string[] =>
    within(
      hand(asSeat(middle, 1, { objectives: [id], progress: { [id]: progress } }), { locale: 'en' })!,
      `objective:${id}:${progress.every(({ holds }) => holds) ? 'holds' : 'fails'}`,
    );

  test('all have words for every condition, in both languages', () => {
    for (const id of objectives.keys()) {
      const of = progressOf(asSeat(middle, 1, { objectives: [id] }), objectives.get(id)!);
      expect(of.length, id).toBe(objectives.get(id)!.condition.all.length);
      for (const { key } of of) for (const locale of locales) expect(text.has(key, locale), key).toBe(true);
    }
  });

  test('say how much of how much, from below, from above and exactly', () => {
    expect(lines('O01', { have: 2, need: 3, holds: false })).toContain('2 of 3');
    const seven = lines(
      'O07',
      { have: 1, need: 1, holds: true },
      { have: 2, need: 1, holds: true },
      { have: 4, need: 3, holds: false },
    );
    expect(seven).toEqual(expect.arrayContaining(['1 (exactly 1)', '2 of 1', '4 (max 3)']));
  });

  test('are fulfilled when all their conditions hold, and not when one fails', () => {
    const driven = (have: number) =>
      lines('O06', { have, need: 1, holds: have > 0 }, { have: 7, need: 7, holds: true });
    expect(driven(1)).toContain('Fulfilled now');
    expect(driven(0)).toContain('Not fulfilled now');
  });

  test('say yes or no where there is nothing to count', () => {
    const five = lines('O05', { have: 1, need: 1, holds: true }, { have: 3, need: 1, holds: false });
    expect(five).toEqual(expect.arrayContaining(['yes', 'no']));
  });

  test('of others are not known', () => {
    expect(progressOf(middle, objectives.get('O01')!)).toEqual([]);
  });
});
