import { describe, expect, test } from 'vitest';
import type { Json, Message } from '#core/types';
import { text } from '#games/scythe/printed/text';
import { march } from './moving.ts';

const n = (counter: string, count: number): Message => ({ key: `counter.${counter}`, args: { n: count } });
const say = (key: string, args: Record<string, unknown>): string[] =>
  (['en', 'ja'] as const).map((locale) => text.say({ key, args: args as Record<string, Json> }, locale));

describe('sentences that matches seldom tell', () => {
  const trap = { seat: 1, owner: 0, place: 'D5', penalty: 'combatCards' };
  test('SC-14.3: a Trap goes off, with and without anything to lose', () => {
    expect(say('event.trap-sprung', { ...trap, cards: [2, 5], loss: [n('combatCards', 2)] })).toEqual([
      '💥 Player 2 sprang the Trap of Player 1 at D5 (2 combat cards at random) and lost 2 combat cards (value 2 and 5).',
      '💥 プレイヤー2がD5でプレイヤー1の罠（戦闘カードを無作為に2枚失う）にかかりました。失ったもの：戦闘カード2枚（数値2、5）。',
    ]);
    expect(say('event.trap-sprung', { ...trap, cards: [], loss: [] })[1]).toBe(
      '💥 プレイヤー2がD5でプレイヤー1の罠（戦闘カードを無作為に2枚失う）にかかりました。',
    );
  });
  test('SC-14.4: Traps are asked for, also those to re-arm', () => {
    expect(say('ask.trap', { seat: 0, place: null, sprung: ['D5'] })).toEqual([
      'Player 1: Re-arm the Trap at D5?',
      'プレイヤー1：D5の罠を仕掛け直しますか？',
    ]);
    expect(say('ask.trap', { seat: 0, place: 'D6', sprung: [] })[1]).toBe('プレイヤー1：D6に罠を仕掛けますか？');
  });
  test('SC-7.9: units go back', () => {
    expect(say('event.went-back', { seat: 0, unit: 'mech', from: 'D5', to: 'D6' })).toEqual([
      'Player 1: the match was over before the combat at D5, so the mech went back to D6.',
      'プレイヤー1：D5の戦闘の前にゲームが終わったため、メックはD6に戻りました。',
    ]);
  });
  test('SC-6.6: workers are driven off without any popularity to lose', () => {
    expect(say('event.drove-off', { seat: 0, enemy: 1, workers: 2, place: 'D5', loss: [] })).toEqual([
      'Player 1 drove 2 workers of Player 2 off D5.',
      'プレイヤー1はD5からプレイヤー2のワーカー2体を追い払いました。',
    ]);
  });
  test('SC-7.4: dial and cards, or no card', () => {
    expect(say('event.committed', { seat: 0, dial: 3, cards: [2, 5], total: 10, loss: [] })[0]).toBe(
      'Player 1 revealed: dial 3 + cards (2 and 5) = **10**.',
    );
    expect(say('event.committed', { seat: 0, dial: 0, cards: [], total: 0, loss: [] })[1]).toBe(
      'プレイヤー1の公開：戦力ダイアル0＝**0**。',
    );
  });
});

describe('suggestions for a combat', () => {
  const suggested = (power: number, hand: number[]) => {
    const nordic = { faction: 'nordic', power, hand, units: { E6: ['mech', 'character'] } };
    const seats = [nordic, { faction: 'crimea', units: { D5: ['mech'] } }];
    const seat = march({ seats, encounters: [] }, 'E6', 'D5').seat(0);
    return seat.suggested('commit').map(({ args, label }) => {
      expect(seat.refusal('commit', args)).toBeUndefined();
      for (const locale of ['en', 'ja'] as const) expect(text.say(label, locale)).not.toMatch(/\{|undefined/);
      return args;
    });
  };
  test('SC-7.3: all power and the best cards; the dial alone; half of it with one card; nothing', () => {
    expect(suggested(9, [2, 3, 5])).toEqual([
      { dial: 7, cards: { 3: 1, 5: 1 } },
      { dial: 7, cards: {} },
      { dial: 4, cards: { 5: 1 } },
      { dial: 0, cards: {} },
    ]);
  });
  test('SC-7.3: what comes to the same is offered once', () => {
    expect(suggested(0, [])).toEqual([{ dial: 0, cards: {} }]);
    expect(suggested(1, [])).toEqual([
      { dial: 1, cards: {} },
      { dial: 0, cards: {} },
    ]);
  });
});
