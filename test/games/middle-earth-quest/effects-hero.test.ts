import { describe, expect, test } from 'vitest';
import type { Effects } from '#games/middle-earth-quest/printed/cards/effect';
import type { Item } from '#games/middle-earth-quest/printed/terms/names';
import { statOf } from '#games/middle-earth-quest/state/attributes';
import type { State } from '#games/middle-earth-quest/state/state';
import { first, holds, onTop } from './arranging.ts';
import { acting, bare, give } from './card-table.ts';
import { BOX } from './in-the-box.ts';

/** What cards give to a hero and take from him: each effect where it works, and where it does not. */

const cardsOf = (g: State) => Object.values(first(g).piles).flat().length;

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
    expect(t.g.corruptionDeck.draw).toHaveLength(BOX.corruptions);
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
    expect(t.told()).toEqual(['quest-opened', 'card-read']);
  });
});
