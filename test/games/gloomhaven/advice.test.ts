import { describe, expect, test } from 'vitest';
import { race } from '#chance/playout';
import type { Json } from '#core/types';
import { bestPairs, restsNow } from '#games/gloomhaven/judge/player/cards';
import { layOf } from '#games/gloomhaven/judge/player/lay';
import { bestPlan, opensNow, standing } from '#games/gloomhaven/judge/player/plan';
import { player } from '#games/gloomhaven/judge/player/player';
import { type AttackOf, strikeWorth } from '#games/gloomhaven/judge/player/strike';
import { card as cardOf } from '#games/gloomhaven/printed/content/cards';
import { salted } from '../../kit/salt.ts';
import { G, guard, hero, type Scene, table } from './board.ts';
import { part } from './part.ts';

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
  test('is suffered however great it is, with one hit point left', () => {
    const here = at({ heroes: [brute], monsters: [guard('1,2')] }, blow(9, 10));
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

test('a long rest is for when nobody is to be fought: in the midst of it a short one takes no turn', () => {
  const heroes = [{ class: 'brute', at: '2,2', hand: 1, discard: [2, 3, 4] }];
  const near = table({ heroes, monsters: [guard('1,2')], phase: 'choose' });
  expect(restsNow(layOf(near.g, 0)!)).toBe(false);
  const here = { g: near.g, seat: 0, about: null };
  expect(worth(here, 'short-rest')).toBeGreaterThan(worth(here, 'long-rest'));
});

describe('what the card of the round says of a monster is known', () => {
  const threat = (card: string) =>
    layOf(table({ heroes: [brute], monsters: [guard('1,2')], cards: { guard: card } }).g, 0)!.threat('2,2');
  test('one that attacks with more is feared more', () => {
    expect(threat('guard-6')).toBeGreaterThan(threat('guard-2'));
  });
  test('one that does not attack is not feared', () => {
    expect(threat('guard-1')).toBe(0);
  });
});

test('an attack that is stronger beside an ally is worth more there', () => {
  const scoundrel = { class: 'scoundrel', at: '2,1' } as const;
  const strikes = (mate: string) => {
    const { g } = table({ heroes: [scoundrel, { class: 'brute', at: mate }], monsters: [guard('1,1')] });
    const [attack] = cardOf(89).top.effects;
    return strikeWorth(layOf(g, 0)!, '2,1', attack as AttackOf);
  };
  expect(strikes('1,2')).toBeGreaterThan(strikes('3,2'));
});

test('what heals is bought first, and what does neither heal nor protect is not', () => {
  const here = at({ heroes: [brute], monsters: [guard('1,2')] });
  const buys = (item: number) => worth(here, 'buy', { item });
  expect(buys(12)).toBeGreaterThan(buys(3));
  expect(buys(3)).toBeGreaterThan(buys(6));
  expect(buys(13)).toBeLessThan(1);
});

test('who stands most begins in front, the others a step behind', () => {
  const heroes = [brute, { class: 'spellweaver', at: '3,3' }];
  const { g } = table({ heroes, monsters: [guard('0,2')] });
  const likes = (seat: number, hex: string) => player.worth({ g, seat, about: null }, 'start-at', { hex })!;
  expect(likes(0, '2,2')).toBeGreaterThan(likes(0, '4,0'));
  expect(likes(1, '4,0')).toBeGreaterThan(likes(1, '2,2'));
});

test('the card that brings back all that is lost is not lost to a rest while a hit point can be given', () => {
  const weaver = (hp: number) =>
    at(
      { heroes: [{ class: 'spellweaver', at: '2,2', hp, discard: [63, 65], hand: 2 }], phase: 'choose' },
      { card: 63 },
    );
  expect(worth(weaver(5), 'another')).toBeGreaterThan(worth(weaver(5), 'accept'));
  expect(worth(weaver(1), 'another')).toBeLessThan(worth(weaver(1), 'accept'));
});

test('who has most hit points left goes first, whoever had most at the start', () => {
  const front = (hp: number) =>
    layOf(
      table({
        heroes: [
          { ...brute, hp },
          { class: 'spellweaver', at: '3,2' },
        ],
      }).g,
      0,
    )!.isFront;
  expect(front(10)).toBe(true);
  expect(front(5)).toBe(false);
});

test('a blow is feared little with hit points to spare, and much where it takes the last ones', () => {
  const fear = (hp: number) => {
    const lay = layOf(table({ heroes: [{ ...brute, hp }], monsters: [guard('0,2')] }).g, 0)!;
    return standing(lay, '4,0', 0) - standing(lay, '2,2', 0);
  };
  expect(fear(2)).toBeGreaterThan(fear(5));
  expect(fear(6)).toBeCloseTo(fear(10));
});

describe('with nobody in sight', () => {
  test('a few cards in hand are rested rather than walked with, and many are not', () => {
    const rests = (hand: number, monsters: Scene['monsters'] = []) => {
      const heroes = [{ class: 'brute', at: '2,2', hand, discard: [2, 3, 4, 5] }];
      return restsNow(layOf(table({ heroes, monsters, phase: 'choose' }).g, 0)!);
    };
    expect(rests(3)).toBe(true);
    expect(rests(4)).toBe(false);
    expect(rests(3, [guard('1,2')])).toBe(false);
  });

  test('the move comes before the attack, for a door may open; with an enemy beside, what is struck is struck', () => {
    const first = (monsters: Scene['monsters']) => {
      const lay = layOf(table({ heroes: [{ ...brute, at: '-1,3' }], monsters }).g, 0)!;
      return bestPlan(lay, lay.one.played)!.plan[0]!.use;
    };
    expect(['bottom', 'move']).toContain(first([]));
    expect(['top', 'attack']).toContain(first([guard('-1,4', { hp: 1 })]));
  });

  test('before a door who opens it leads with an early card, and far from it nobody does', () => {
    const leads = (at: string) => {
      const lay = table({ heroes: [{ class: 'brute', at }], phase: 'choose' });
      expect(opensNow(layOf(lay.g, 0)!)).toBe(at === '0,2');
      return cardOf(bestPairs(lay.g, 0, 1)[0]![0]).initiative;
    };
    expect(leads('0,2')).toBeLessThan(leads('4,0'));
  });
});

test('the same seed plays the same scenario', () => {
  const play = () => race(part, salted('advice'), { seats: 2, policy: 'competent', most: 60 });
  expect(JSON.stringify(play())).toBe(JSON.stringify(play()));
});
