import { describe, expect, test } from 'vitest';
import { askedLine, eventLines } from '#asking/public-message';
import { partNamed } from '#asking/terms/names';
import { position } from '#core/match';
import { onTheRoad } from '../core/mini.ts';
import { bazaar } from '../kit/bazaar.ts';
import { caravan } from '../kit/caravan/part.ts';
import { toy } from '../kit/toy-game.ts';

const match = onTheRoad(
  (g) => {
    Object.assign(g, { phase: 'beasts', born: 1, beasts: [{ id: 'lion-1', strength: 2, health: 2 }] });
    g.health[0] = 0;
    g.health[1] = 4;
    g.roles = ['traveller', 'guide'];
    g.loads[1] = 2;
  },
  { seats: 2 },
);
const { g, open } = position(caravan.game, match);
const here = partNamed(caravan, () => g);

describe('Whoever acts is called what the game calls him', () => {
  test('also somebody who has no seat, in events and in questions, in both languages', () => {
    const struck = [{ type: 'struck', shown: { actor: 'lion-1', seat: 1, damage: 2 } }];
    expect(eventLines(here, struck, 'en')).toEqual(['Lion 1 strikes The guide for 2.']);
    expect(eventLines(here, struck, 'ja')).toEqual(['獅子1が案内人を攻撃、2ダメージ。']);
    expect(askedLine(here, open[0]!, ['a', 'b'], 'en')).toContain('Lion 1 strikes for 2');
  });
  test('also when it is gone', () => {
    expect(eventLines(here, [{ type: 'gone', shown: { actor: 'wolf-7' } }], 'en')).toEqual(['Wolf 7 is gone.']);
  });
  test('seats as before, short where there is a short form', () => {
    expect(here.text.say({ key: 'seat.0' }, 'en')).toBe('Traveller 1');
    expect(here.text.say({ key: 'seat.0.short' }, 'en')).toBe('T1');
    expect(here.text.say({ key: 'seat.1.short' }, 'ja')).toBe('案内');
    const stalls = partNamed(bazaar, () => ({ colours: ['red'] }));
    expect(stalls.text.say({ key: 'seat.0.short' }, 'en')).toBe('Red');
  });
  test('no other key is anybody’s name', () => {
    for (const key of ['actor', 'actor.', 'actor.a.b', 'seat.x', 'factor.lion-1']) {
      expect(() => here.text.say({ key }, 'en')).toThrow('no words');
    }
  });
  test('a game that names nobody by its state is left as it is', () => {
    expect(partNamed(toy, () => undefined)).toBe(toy);
  });
});
