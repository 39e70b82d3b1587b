import { describe, expect, test } from 'vitest';
import { combatCards } from '#games/middle-earth-quest/combat-cards';
import { statOf } from '#games/middle-earth-quest/hero/attributes';
import { isHaven, nearestHavens, neighbours } from '#games/middle-earth-quest/map';
import type { Effects } from '#games/middle-earth-quest/schema/effect';
import type { Item } from '#games/middle-earth-quest/schema/names';
import type { State } from '#games/middle-earth-quest/state';
import { acting, bare, give } from './card-table.ts';

/** What cards do to a hero: each effect where it works, and where it does not. */

const first = (g: State) => g.heroes[0]!;
const holds = (g: State, ...cards: string[]) => {
  for (const card of cards) g.corruptionDeck.draw.splice(g.corruptionDeck.draw.indexOf(card), 1);
  first(g).corruption.push(...cards);
};
const standing = (at: string) => (g: State) => {
  first(g).at = at;
};
const cardsOf = (g: State) => Object.values(first(g).piles).flat().length;
/** The card of the corruption deck that comes next. */
const onTop = (g: State, card: string) => {
  const { draw } = g.corruptionDeck;
  draw.unshift(...draw.splice(draw.indexOf(card), 1));
};

describe('Favor', () => {
  test('is gained, lost as far as there is some, and spent', () => {
    const t = acting([
      { op: 'favor', n: 3 },
      { op: 'spendFavor', n: 1 },
      { op: 'loseFavor', n: 5 },
    ]);
    expect(t.told()).toEqual(['favor-gained', 'favor-spent', 'favor-lost']);
    expect(t.heard('favor-lost')).toEqual([{ seat: 1, n: 2, favor: 0 }]);
    t.nobodyIsAsked();
  });

  test('that is not there is lost without a word', () => {
    expect(acting([{ op: 'loseFavor', n: 2 }]).told()).toEqual([]);
  });

  test('is lost for each corruption card he holds', () => {
    const arrange = (g: State) => {
      first(g).favor = 5;
      holds(g, 'weary', 'weak');
    };
    const t = acting([{ op: 'loseFavor', n: 1, per: 'corruptionOnHero' }], { arrange });
    expect(first(t.g).favor).toBe(3);
  });

  test('with Despairing there is no more than 3, with Mistrusted no more than 1 a turn', () => {
    const gains: Effects = [
      { op: 'favor', n: 2 },
      { op: 'favor', n: 2 },
    ];
    expect(first(acting(gains).g).favor).toBe(4);
    expect(first(acting(gains, { arrange: (g) => holds(g, 'despairing') }).g).favor).toBe(3);
    expect(first(acting(gains, { arrange: (g) => holds(g, 'mistrusted') }).g).favor).toBe(1);
  });
});

describe('Corruption', () => {
  test('MEQ-6.18: an ongoing card stays before the hero', () => {
    const t = acting([{ op: 'corruption', n: 1 }], { arrange: (g) => onTop(g, 'weary') });
    expect(first(t.g).corruption).toEqual(['weary']);
    expect(statOf(t.g, 1, 'fortitude')).toBe(statOf(bare(), 1, 'fortitude') - 1);
  });

  test('MEQ-6.18: an immediate card acts and goes back into the deck with the discards', () => {
    const arrange = (g: State) => {
      first(g).favor = 3;
      onTop(g, 'careless');
      g.corruptionDeck.discard.push(g.corruptionDeck.draw.pop()!);
    };
    const t = acting([{ op: 'corruption', n: 1 }], { arrange });
    expect(first(t.g)).toMatchObject({ favor: 1, corruption: [] });
    expect(t.g.corruptionDeck.discard).toEqual([]);
    expect(t.g.corruptionDeck.draw).toHaveLength(16);
  });

  test('R-403: what is above a new limit goes at once: favor, and hand cards of his choice', () => {
    const arrange = (g: State) => {
      first(g).favor = 5;
      give(g, 1, 'hand', 9);
      onTop(g, 'despairing');
    };
    expect(first(acting([{ op: 'corruption', n: 1 }], { arrange }).g).favor).toBe(3);
    const t = acting([{ op: 'corruption', n: 1 }], {
      arrange: (g) => {
        give(g, 1, 'hand', 9);
        onTop(g, 'distraught');
      },
    });
    t.seat(1).does('discard-cards', t.seat(1).may('discard-cards', 1)[0]);
    expect(first(t.g).piles.hand).toHaveLength(7);
    expect(first(t.g).piles.rest).toHaveLength(2);
    t.nobodyIsAsked();
  });

  test('is discarded: cards he picks, or all', () => {
    const arrange = (g: State) => holds(g, 'weary', 'weak', 'greedy');
    const t = acting([{ op: 'discardCorruption', n: 1 }], { arrange });
    t.seat(1).does('discard-corruption', { cards: ['weak'] });
    expect(first(t.g).corruption).toEqual(['weary', 'greedy']);
    expect(t.g.corruptionDeck.discard).toEqual(['weak']);
    t.nobodyIsAsked();
    expect(first(acting([{ op: 'discardCorruption', n: 'all' }], { arrange }).g).corruption).toEqual([]);
    expect(acting([{ op: 'discardCorruption', n: 1 }]).told()).toEqual([]);
  });

  test('of two cards Sauron gives one, and only he sees them', () => {
    const arrange = (g: State) => {
      onTop(g, 'weak');
      onTop(g, 'weary');
    };
    const t = acting([{ op: 'corruptionPick', draw: 2 }], { arrange });
    expect(t.seat(1).heard('corruption-looked')).toEqual([{ seat: 1, n: 2 }]);
    expect(t.seat(0).heard('corruption-looked')).toEqual([{ seat: 1, n: 2, cards: ['weary', 'weak'] }]);
    t.seat(0).does('keep-cards', { cards: ['2'] });
    expect(first(t.g).corruption).toEqual(['weak']);
    expect(t.g.corruptionDeck.discard).toEqual(['weary']);
    t.nobodyIsAsked();
  });

  test('is exchanged for favor one for one, no more than he can pay', () => {
    const arrange = (g: State) => {
      holds(g, 'weary', 'weak', 'greedy');
      first(g).favor = 2;
    };
    const t = acting([{ op: 'exchange', pay: 'favor', discard: 'corruption' }], { arrange });
    expect(t.seat(1).refusal('discard-corruption', { cards: ['weary', 'weak', 'greedy'] })).toBe(
      'refusal.wrong-number',
    );
    t.seat(1).does('discard-corruption', { cards: ['weary', 'weak'] });
    expect(first(t.g)).toMatchObject({ favor: 0, corruption: ['greedy'] });
    t.nobodyIsAsked();
  });
});

describe('What he learns and finds', () => {
  test('MEQ-6.16: training shuffles one of two skills into the life pool; the other is discarded', () => {
    const t = acting([{ op: 'train', n: 1 }]);
    const [one, two] = t.seat(1).heard('training')[0]!.cards as string[];
    expect(t.seat(0).heard('training')).toEqual([{ seat: 1, n: 2 }]);
    t.seat(1).does('keep-cards', { cards: ['1'] });
    expect(first(t.g).piles.life).toContain(one);
    expect(cardsOf(t.g)).toBe(26);
    expect(t.g.skillDeck.discard.at(-1)).toBe(two);
    t.nobodyIsAsked();
  });

  test('MEQ-6.17: an attribute rises, no more than twice; of any he picks one', () => {
    const t = acting([{ op: 'level', stat: 'wisdom' }]);
    expect(first(t.g).levels.wisdom).toBe(1);
    const arrange = (g: State) => Object.assign(first(g).levels, { wisdom: 2 });
    const full = acting([{ op: 'level', stat: 'wisdom' }], { arrange });
    expect(first(full.g).levels.wisdom).toBe(2);
    const any = acting([{ op: 'level', stat: 'any' }], { arrange });
    expect(any.seat(1).lists('pick-attribute', 'attribute')).toEqual(['fortitude', 'strength', 'agility']);
    any.seat(1).does('pick-attribute', { attribute: 'agility' });
    expect(first(any.g).levels.agility).toBe(1);
    any.nobodyIsAsked();
  });

  test('MEQ-6.17: an item of each title, and none where none is left', () => {
    expect(first(acting([{ op: 'item', item: 'boat' }]).g).items).toEqual(['boat']);
    const has = acting([{ op: 'item', item: 'boat' }], { arrange: (g) => first(g).items.push('boat') });
    expect(first(has.g).items).toEqual(['boat']);
    expect(has.told()).toEqual(['item-missed']);
  });

  test('an item is lost: which, he picks', () => {
    const arrange = (g: State) => first(g).items.push(...(['horse', 'boat'] satisfies Item[]));
    const t = acting([{ op: 'loseItem', n: 1 }], { arrange });
    t.seat(1).does('pick-item', { item: 'horse' });
    expect(first(t.g).items).toEqual(['boat']);
    t.nobodyIsAsked();
    expect(acting([{ op: 'loseItem', n: 1 }]).told()).toEqual([]);
  });

  test('MEQ-2.2: the advanced quest is opened once', () => {
    const t = acting([{ op: 'revealAdvancedQuest' }, { op: 'revealAdvancedQuest' }]);
    expect(first(t.g).advanced.is).toBe('open');
    expect(t.told()).toEqual(['quest-opened']);
  });
});

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
    expect(first(t.g).piles.life).toHaveLength(25);
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
    expect(cardsOf(acting([effect]).g)).toBe(25);
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
