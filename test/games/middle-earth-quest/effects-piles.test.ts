import { describe, expect, test } from 'vitest';
import { shadows } from '#games/middle-earth-quest/printed/cards/decks';
import type { Effects } from '#games/middle-earth-quest/printed/cards/effect';
import { combatCards } from '#games/middle-earth-quest/printed/combat/combat-cards';
import { isHaven, nearestHavens, neighbours } from '#games/middle-earth-quest/printed/map/map';
import { statOf } from '#games/middle-earth-quest/state/attributes';
import type { State } from '#games/middle-earth-quest/state/state';
import { first, holds, standing } from './arranging.ts';
import { acting, give } from './card-table.ts';
import { BOX } from './in-the-box.ts';

/** What cards do to the cards and to the turn of a hero: each effect where it works, and where it does not. */

const cardsOf = (g: State) => Object.values(first(g).piles).flat().length;

describe('Damage', () => {
  test('MEQ-6.19: comes out of life pool and hand', () => {
    const t = acting([{ op: 'damage', n: 5 }], { arrange: (g) => void give(g, 1, 'hand', 2) });
    t.seat(1).does('take-damage', { hand: {} });
    expect(first(t.g).piles.damage).toHaveLength(5);
    expect(first(t.g).piles.hand).toHaveLength(2);
    t.nobodyIsAsked();
  });

  test('comes for each corruption card; who holds none takes none', () => {
    const per: Effects = [{ op: 'damage', n: 2, per: 'corruptionOnHero' }];
    expect(first(acting(per, { arrange: (g) => holds(g, 'weary', 'weak') }).g).piles.damage).toHaveLength(4);
    expect(acting(per).told()).toEqual([]);
  });

  test('R-582: that of one card is one question, as long as nothing stands between', () => {
    const evilWound = shadows.get('evil_wound')!.effect;
    const arrange = (g: State) => {
      give(g, 1, 'hand', 4);
      holds(g, 'weary', 'weak');
    };
    const t = acting(evilWound, { arrange });
    t.nobodyIsAskedExcept(1, 'damage');
    expect(t.open[0]!.about).toMatchObject({ n: 8 });
    t.seat(1).does('take-damage', { hand: {} });
    expect(first(t.g).piles.damage).toHaveLength(8);
    t.nobodyIsAsked();
    const apart = acting(
      [
        { op: 'damage', n: 1 },
        { op: 'favor', n: 1 },
        { op: 'damage', n: 2 },
      ],
      { arrange },
    );
    apart.seat(1).does('take-damage', { hand: {} });
    expect(first(apart.g)).toMatchObject({ favor: 1 });
    expect(apart.open[0]!.about).toMatchObject({ n: 2 });
  });

  test('MEQ-6.19, 8.1: who has no card left is defeated and wakes in the nearest Haven', () => {
    const arrange = (g: State) => void give(g, 1, 'rest', 23);
    const t = acting([{ op: 'damage', n: 5 }], { arrange });
    for (const { seat, key } of t.asked()) {
      if (key === 'rearmost') t.seat(seat).does('push-marker', t.seat(seat).may('push-marker', 1)[0]);
      else break;
    }
    if (t.asked().some(({ key }) => key === 'bring-home'))
      t.seat(0).does('bring-home', t.seat(0).may('bring-home', 1)[0]);
    expect(t.told()).toContain('hero-defeated');
    expect(isHaven(first(t.g).at)).toBe(true);
    expect(first(t.g).piles.life).toHaveLength(BOX.cardsOfHero);
    t.nobodyIsAsked();
  });

  const blocks: Effects = [{ op: 'damageBlockable', n: 3, onZero: [{ op: 'favor', n: 2 }] }];
  const shields = (card: string) => combatCards.get(card)!.defense;
  /** A hand of cards with as many shields as there are, the best first. */
  const arranged = (g: State) => {
    const { piles } = first(g);
    piles.life.sort((a, b) => shields(b) - shields(a));
    give(g, 1, 'hand', 6);
  };
  test('each shield on a discarded hand card prevents one; with none left he gains what the card says', () => {
    const t = acting(blocks, { arrange: arranged });
    const best = first(t.g).piles.hand.reduce<{ cards: Record<string, number>; sum: number }>(
      (so, card) =>
        so.sum >= 3 ? so : { cards: { ...so.cards, [card]: (so.cards[card] ?? 0) + 1 }, sum: so.sum + shields(card) },
      { cards: {}, sum: 0 },
    );
    expect(best.sum).toBeGreaterThanOrEqual(3);
    t.seat(1).does('block-damage', { cards: best.cards });
    expect(first(t.g).favor).toBe(2);
    expect(first(t.g).piles.damage).toEqual([]);
    t.nobodyIsAsked();
  });

  test('blocking all with the fewest cards is one press where it can be done; blocking nothing always is', () => {
    const offered = (arrange: (g: State) => void) =>
      acting(blocks, { arrange })
        .seat(1)
        .suggested('block-damage')
        .map(({ label, args }) => [label.key, args.cards]);
    const hand =
      (...cards: string[]) =>
      (g: State) => {
        first(g).piles.hand = cards;
      };
    expect(offered(hand('parry', 'hide', 'parry'))).toEqual([
      ['label.block-all', { hide: 1, parry: 1 }],
      ['label.no-block', {}],
    ]);
    expect(offered(hand('parry', 'parry'))).toEqual([['label.no-block', {}]]);
  });

  test('who blocks nothing takes all of it, and gains nothing', () => {
    const t = acting(blocks, { arrange: arranged });
    t.seat(1).does('block-damage', { cards: {} });
    t.seat(1).does('take-damage', { hand: {} });
    expect(first(t.g).piles.damage).toHaveLength(3);
    expect(first(t.g).favor).toBe(0);
    t.nobodyIsAsked();
  });
});

describe('Cards of a hero', () => {
  const piled = (g: State) => {
    give(g, 1, 'hand', 3);
    give(g, 1, 'rest', 4);
    give(g, 1, 'damage', 5);
  };
  const sizes = (g: State) => {
    const { life, hand, rest, damage } = first(g).piles;
    return [life, hand, rest, damage].map(({ length }) => length);
  };
  test.each<[Effects[number], number[]]>([
    [{ op: 'restToLife' }, [17, 3, 0, 5]],
    [{ op: 'damageToLife' }, [18, 3, 4, 0]],
    [{ op: 'handToLife' }, [16, 0, 4, 5]],
    [{ op: 'damageToRest' }, [13, 3, 9, 0]],
    [{ op: 'lifeToRest', n: 5 }, [8, 3, 9, 5]],
  ])('$op moves whole piles', (effect, after) => {
    const t = acting([effect], { arrange: piled });
    expect(sizes(t.g)).toEqual(after);
    expect(cardsOf(acting([effect]).g)).toBe(BOX.cardsOfHero);
    t.nobodyIsAsked();
  });

  test('recover takes as many of the damage pool as an attribute says, of his choice', () => {
    const t = acting([{ op: 'recover', n: 'fortitude' }], {
      arrange: (g) => void give(g, 1, 'damage', 12),
    });
    const n = statOf(t.g, 1, 'fortitude');
    t.seat(1).does('recover-cards', t.seat(1).may('recover-cards', 1)[0]);
    expect(sizes(t.g)).toEqual([13, 0, n, 12 - n]);
    t.nobodyIsAsked();
    expect(acting([{ op: 'recover', n: 'fortitude' }]).told()).toEqual([]);
  });

  test('drawHero draws as many as an attribute says, and no more than there are', () => {
    const t = acting([{ op: 'drawHero', n: 'fortitude' }]);
    expect(first(t.g).piles.hand).toHaveLength(statOf(t.g, 1, 'fortitude'));
    const few = acting([{ op: 'drawHero', n: 'fortitude' }], { arrange: (g) => void give(g, 1, 'rest', 23) });
    expect(sizes(few.g)).toEqual([0, 2, 23, 0]);
  });

  test('discardHand: of his choice, by chance, for each corruption card, and all where he has fewer', () => {
    const chosen = acting([{ op: 'discardHand', n: 2, mode: 'choice' }], { arrange: piled });
    chosen.seat(1).does('discard-cards', chosen.seat(1).may('discard-cards', 1)[0]);
    expect(sizes(chosen.g)).toEqual([13, 1, 6, 5]);
    chosen.nobodyIsAsked();
    expect(sizes(acting([{ op: 'discardHand', n: 2, mode: 'random' }], { arrange: piled }).g)[1]).toBe(1);
    const per: Effects = [{ op: 'discardHand', n: 1, per: 'corruptionOnHero', mode: 'random' }];
    expect(sizes(acting(per, { arrange: piled }).g)[1]).toBe(3);
    const two = (g: State) => {
      piled(g);
      holds(g, 'weary', 'weak');
    };
    expect(sizes(acting(per, { arrange: two }).g)[1]).toBe(1);
    expect(sizes(acting([{ op: 'discardHand', n: 9, mode: 'random' }], { arrange: piled }).g)[1]).toBe(0);
  });

  test('what he discards he picks in secret, also of cards that are alike: the question tells nothing of his hand', () => {
    const alike = (g: State) => {
      const { piles } = first(g);
      const card = piles.life.find((one, i) => piles.life.indexOf(one) < i)!;
      for (let i = 0; i < 2; i++) piles.hand.push(...piles.life.splice(piles.life.indexOf(card), 1));
    };
    const t = acting([{ op: 'discardHand', n: 1, mode: 'choice' }], { arrange: alike });
    expect(t.open).toMatchObject([{ seat: 1, key: 'discard', secret: true }]);
    expect(t.seat(1).may('discard-cards')).toHaveLength(1);
    const all = acting([{ op: 'discardHand', n: 2, mode: 'choice' }], { arrange: alike });
    expect(first(all.g).piles.hand).toEqual([]);
    all.nobodyIsAsked();
  });

  test('discardHandTo leaves so many in hand', () => {
    const t = acting([{ op: 'discardHandTo', n: 2 }], { arrange: piled });
    t.seat(1).does('discard-cards', t.seat(1).may('discard-cards', 1)[0]);
    expect(first(t.g).piles.hand).toHaveLength(2);
    t.nobodyIsAsked();
    expect(acting([{ op: 'discardHandTo', n: 3 }], { arrange: piled }).told()).toEqual([]);
  });
});

describe('A hero’s turn', () => {
  test('moveHero: to a place, to one he picks, to one Sauron picks', () => {
    const there = acting([{ op: 'moveHero', to: 'belfalas', by: 'hero' }]);
    expect(first(there.g).at).toBe('belfalas');
    there.nobodyIsAsked();
    const own = acting([{ op: 'moveHero', to: 'anywhere', by: 'hero' }], {
      arrange: standing('bree'),
    });
    expect(own.seat(1).refusal('pick-place', { place: 'bree' })).toBe('refusal.not-available');
    own.seat(1).does('pick-place', { place: 'rhun' });
    expect(first(own.g).at).toBe('rhun');
    const his = acting([{ op: 'moveHero', to: 'adjacent', by: 'sauron' }], {
      arrange: standing('bree'),
    });
    expect([...his.seat(0).lists('pick-place', 'place')].sort()).toEqual([...neighbours('bree')].sort());
    his.seat(0).does('pick-place', { place: neighbours('bree')[0]! });
    his.nobodyIsAsked();
  });

  test('R-401: nobody meets a hero whom a card moves', () => {
    const t = acting([{ op: 'moveHero', to: 'moria', by: 'hero' }]);
    expect(t.told()).toEqual(['hero-is-moved']);
    t.nobodyIsAsked();
  });

  test('the nearest Haven is that of fewest paths', () => {
    const t = acting([{ op: 'moveHero', to: 'nearestHaven', by: 'sauron' }], {
      arrange: standing('osgiliath'),
    });
    expect(nearestHavens('osgiliath')).toContain(first(t.g).at);
  });

  test('endTurn ends his own turn, and nobody else’s', () => {
    expect(acting([{ op: 'endTurn' }]).g.turn).toMatchObject({ isOver: true });
    const other = acting([{ op: 'endTurn' }], { seat: 2 });
    expect(other.g.turn).toMatchObject({ isOver: false });
    expect(other.told()).toEqual([]);
  });

  test('skipStep and travelCap last for this turn; the lower number holds', () => {
    const t = acting([
      { op: 'skipStep', step: 'ambush' },
      { op: 'travelCap', n: 1 },
      { op: 'travelCap', n: 3 },
    ]);
    expect(t.g.turn).toMatchObject({ skips: ['ambush'], mostMoves: 1 });
  });

  test('encounterHere: where he stands, but not where it is perilous for him', () => {
    const t = acting([{ op: 'moveHero', to: 'moria', by: 'hero' }, { op: 'encounterHere' }]);
    expect(t.told()).toEqual(['hero-is-moved']);
    const met = acting([{ op: 'moveHero', to: 'edoras', by: 'hero' }, { op: 'encounterHere' }]);
    expect(met.told().some((type) => ['encounter', 'encounter-none', 'quest-found'].includes(type))).toBe(true);
  });

  test('perilous: the place is, until the turn ends', () => {
    const t = acting([{ op: 'perilous', until: 'turnEnd' }], { arrange: standing('bree') });
    expect(t.g.turn).toMatchObject({ perilous: ['bree'] });
  });

  test('an effect on a hero where a card concerns none does not happen in silence', () => {
    expect(() => acting([{ op: 'favor', n: 1 }], { seat: null })).toThrow('an effect on a hero where there is none');
  });
});
