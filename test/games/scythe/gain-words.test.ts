import { describe, expect, test } from 'vitest';
import { locales } from '#core/text';
import type { Json } from '#core/types';
import { text } from '#games/scythe/printed/text';
import { type ScytheTable, type Sitting, table } from './board.ts';
import { go, halt } from './moving.ts';

/** What is asked about a gain, in words: SC-8.2, SC-9.2. */

const asked = ({ open }: ScytheTable) => {
  const { seat, key, about } = open[0]!;
  expect(key).toBe('gain');
  return locales.map((locale) =>
    text.say({ key: `ask.${key}`, args: { ...(about as Record<string, Json>), seat } }, locale),
  );
};
/** Nordic with this Factory card, after what it costs. */
function uses(factory: string, more: Partial<Sitting> = {}): ScytheTable {
  const t = table({
    seats: [
      { faction: 'nordic', factory, popularity: 9, coins: 9, hand: [2], units: { A4: ['worker'] }, ...more },
      { faction: 'saxony' },
    ],
    goods: { A4: { oil: 1, food: 1 } },
    cards: 'promo',
  });
  t.seat(0).does('use-factory', { without: [] });
  if (t.open[0]!.key === 'give-cards') t.seat(0).does('give-cards', { cards: { 2: 1 } });
  if (t.open[0]!.key === 'pay-tokens') t.seat(0).does('pay-tokens', { payment: { 'A4.oil': 1, 'A4.food': 1 } });
  return t;
}

describe('SC-9.2 A choice of one gain', () => {
  test.each([
    ['F02', '1 recruit or 1 upgrade', '補充兵1体の徴兵または改善1回'],
    ['F18', '1 recruit or 1 upgrade', '補充兵1体の徴兵または改善1回'],
    ['F07', '1 mech or 1 structure', 'メック1機の配備または建造物1つの建設'],
    ['F13', '1 mech or 1 structure', 'メック1機の配備または建造物1つの建設'],
  ])('%s: is asked with “or”, and says how many', (card, en, ja) => {
    const t = uses(card);
    expect(asked(t)).toEqual([
      `Player 1: choose what you gain (${en}).`,
      `プレイヤー1：得る利益を選んでください（${ja}）。`,
    ]);
    t.nobodyIsAskedExcept(0, 'gain');
  });
  test('one gain is named alone, with its number', () => {
    expect(asked(uses('F09'))[0]).toBe('Player 1: choose what you gain (1 upgrade).');
    expect(asked(uses('F08'))).toEqual([
      'Player 1: choose what you gain (3 resources of your choice).',
      'プレイヤー1：得る利益を選んでください（任意の資源3個）。',
    ]);
    expect(asked(uses('F01'))).toEqual([
      'Player 1: choose what you gain (production on up to 2 territories).',
      'プレイヤー1：得る利益を選んでください（最大2領地での生産）。',
    ]);
    expect(asked(uses('F14'))[1]).toBe('プレイヤー1：得る利益を選んでください（ワーカー1体）。');
  });
});

test('SC-8.3: an encounter says where, too', () => {
  const t = table({
    seats: [{ faction: 'nordic', units: { A2: ['character'] } }, { faction: 'saxony' }],
    nextEncounters: ['E25'],
  });
  halt(go(t, 'nordic.character', ['A3']));
  t.seat(0).does('choose-option', { option: 'unpopular', without: [] });
  expect(asked(t)[0]).toBe('Player 1: choose what you gain at A3 (2 resources of your choice).');
  t.nobodyIsAskedExcept(0, 'gain');
});
