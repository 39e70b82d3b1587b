import { describe, expect, test } from 'vitest';
import { race } from '#chance/playout';
import type { Json } from '#core/types';
import { restsNow } from '#games/gloomhaven/advice/cards';
import { layOf } from '#games/gloomhaven/advice/lay';
import { player } from '#games/gloomhaven/advice/player';
import { gloomhaven } from '#games/gloomhaven/game';
import { G, guard, hero, type Scene, table } from './board.ts';

/** The computer player: what it likes better, and that it answers the same from the same seed. */

const brute = { class: 'brute', at: '2,2', plays: [1, 6] } as const;
const at = (scene: Scene, about: Json = null) => ({ g: table(scene).g, seat: 0, about });
const worth = (here: ReturnType<typeof at>, action: string, args: Record<string, Json> = {}): number =>
  player.worth(here, action, args)!;

describe('damage', () => {
  const blow = (n: number, hp: number) => ({ n, hp, by: 'attack', actor: G(1), items: [], pierce: 0 });
  test('is suffered as long as it does not exhaust', () => {
    const here = at({ heroes: [brute], monsters: [guard('1,2')] }, blow(2, 10));
    expect(worth(here, 'suffer')).toBeGreaterThan(
      worth(here, 'lose-card', { card: String(here.g.characters[0]!.hand[0]) }),
    );
  });
  test('that would exhaust costs a card', () => {
    const here = at({ heroes: [{ ...brute, hp: 2 }], monsters: [guard('1,2')] }, blow(2, 2));
    expect(worth(here, 'suffer')).toBeLessThan(
      worth(here, 'lose-card', { card: String(here.g.characters[0]!.hand[0]) }),
    );
  });
});

test('of two enemies in reach the one that is nearly dead is struck', () => {
  const monsters = [guard('1,2', { hp: 1 }), guard('2,1', { hp: 6 })];
  const here = at({ heroes: [brute], monsters }, { targets: [G(1), G(2)], most: 1, n: 3, range: 1, actor: hero(0) });
  expect(player.ideas!(here, 'attack')).toEqual([{ targets: [G(1)] }]);
});

test('who stands nearest to an enemy is to fear it, who stands behind another is not', () => {
  const { g } = table({ heroes: [brute, { class: 'spellweaver', at: '3,3' }], monsters: [guard('0,2')] });
  expect(layOf(g, 0)!.threat('2,2')).toBeGreaterThan(layOf(g, 1)!.threat('3,3'));
});

test('a round is rested when no two cards are left in hand, and not while there are many', () => {
  const few = table({ heroes: [{ class: 'brute', at: '2,2', hand: 1, discard: [2, 3, 4] }], phase: 'choose' });
  expect(restsNow(layOf(few.g, 0)!)).toBe(true);
  const many = table({ heroes: [brute], phase: 'choose' });
  expect(restsNow(layOf(many.g, 0)!)).toBe(false);
});

test('the same seed plays the same scenario', () => {
  const play = () => race(gloomhaven, 'advice', { seats: 2, policy: 'competent', most: 60 });
  expect(JSON.stringify(play())).toBe(JSON.stringify(play()));
});
