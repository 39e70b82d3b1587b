import { describe, expect, test } from 'vitest';
import { cardsOfDeck } from '#games/middle-earth-quest/printed/combat/combat-cards';
import { battle, endOf } from './battle.ts';
import { HERO, heldDuel, play, SAURON } from './duel.ts';

/** As events name a card. */
const played = (card: string) => ({ key: 'label.played', args: { card } });

describe('MEQ-7.1 to 7.3: the start of a combat', () => {
  test('a blank token is turned up and discarded, and there is no combat', () => {
    const table = battle({ foe: { token: 'blank' } });
    expect(endOf(table)).toEqual({ foeDefeated: false, heroDefeated: false, retreated: false, blank: true });
    expect(table.g).toMatchObject({ tokens: [], stacks: { brown_mordor: { discard: ['blank'] } } });
    table.nobodyIsAsked();
  });
  test('T-16: Argalad draws 2 cards and has strength 6; Sauron has drawn as many as the foe’s fortitude', () => {
    const table = battle({ hero: 'argalad', foe: { token: 'orc' } });
    expect(table.asked()).toEqual([{ seat: HERO, key: 'prepare' }]);
    expect(table.g.combat!.foeSide.hand).toHaveLength(5);
    expect([...table.g.combat!.foeSide.hand, ...table.g.combat!.foeSide.deck].sort()).toEqual(
      cardsOfDeck('zealot').sort(),
    );
    table.seat(HERO).does('prepare', { n: 2 });
    expect(table.g.combat!.hero.strength).toBe(6);
    expect(table.g.heroes[0]!.piles.hand).toHaveLength(2);
    expect(table.heard('foe-draws')).toEqual([{ foe: 'orc', n: 5 }]);
    expect(table.seat(SAURON).heard('foe-draws')[0]!.cards).toHaveLength(5);
    expect(table.asked().map(({ key }) => key)).toEqual(['combat-card', 'combat-card']);
  });
  test('all agility as strength, or all of it as cards; not more cards than there are', () => {
    const table = battle({ hero: 'argalad', foe: { token: 'orc' } });
    expect(table.seat(HERO).may('prepare')).toEqual([{ n: 0 }, { n: 1 }, { n: 2 }, { n: 3 }]);
    expect(table.seat(HERO).does('prepare', { n: 0 }).sees().g.combat!.hero.strength).toBe(8);
    const short = battle({
      hero: 'argalad',
      foe: { token: 'orc' },
      arrange: (g) => {
        g.heroes[0]!.piles.rest = g.heroes[0]!.piles.life.splice(1);
      },
    });
    expect(short.seat(HERO).may('prepare')).toEqual([{ n: 0 }, { n: 1 }]);
  });
  test('cards change attributes for this combat: set first, then added, never below 0', () => {
    const table = battle({
      hero: 'argalad',
      foe: { token: 'orc' },
      atStart: (g) => {
        g.combatMods.push({ side: 'hero', stat: 'strength', n: -2 }, { side: 'hero', stat: 'agility', set: 1 });
      },
    });
    expect(table.seat(HERO).may('prepare')).toEqual([{ n: 0 }, { n: 1 }]);
    table.seat(HERO).does('prepare', { n: 0 });
    expect(table.g.combat!.hero.strength).toBe(4);
    const without = battle({
      hero: 'argalad',
      foe: { token: 'orc' },
      atStart: (g) => {
        g.combatMods.push({ side: 'hero', stat: 'agility', n: -5 });
      },
    });
    expect(without.g.combat!.hero.strength).toBe(5);
    expect(without.heard('prepared')).toEqual([{ seat: HERO, n: 0, strength: 5 }]);
    expect(without.asked().map(({ key }) => key)).not.toContain('prepare');
  });
  test('a Shadow card can be played, then the Mouth of Sauron corrupts', () => {
    const table = battle({ foe: { minion: 'mouth_of_sauron' } });
    const told = table.told();
    expect(told.indexOf('combat-begins')).toBeLessThan(told.indexOf('shadow-window'));
    expect(table.heard('shadow-window')).toEqual([{ timing: 'combatStart', seat: HERO }]);
    expect(table.heard('performs')).toEqual([{ seat: HERO, effect: { op: 'corruption', n: 1 } }]);
    expect(battle({ foe: { minion: 'gothmog' } }).heard('performs')).toEqual([]);
  });
  test('Cowardly discards a card by chance to the rest pool', () => {
    const table = heldDuel({
      own: ['parry', 'parry'],
      foe: { token: 'orc' },
      arrange: (g) => {
        g.heroes[0]!.corruption = ['cowardly'];
      },
    });
    expect(table.heard('combat-discards')).toEqual([{ who: 'eometh', cards: ['parry'] }]);
    expect(table.g.heroes[0]!.piles).toMatchObject({ hand: ['parry'], rest: ['parry'] });
  });
});

describe('MEQ-7.4: cards are played face down at the same time', () => {
  /** Against Gothmog, for whom Sauron holds all cards of his deck. */
  const begun = (...own: string[]) => {
    const table = heldDuel({ own, foe: { minion: 'gothmog' }, allCards: true });
    table.seat(HERO).does('prepare', { n: 0 });
    return table;
  };

  test('nothing is told and nothing lies there before both have chosen', () => {
    const table = begun('parry', 'hack');
    const before = table.told().length;
    table.seat(HERO).does(...play('parry'));
    expect(table.told()).toHaveLength(before);
    expect(table.g.combat!.hero.stack).toEqual([]);
    expect(table.g.heroes[0]!.piles.hand).toEqual(['parry', 'hack']);
    expect(table.asked()).toEqual([{ seat: SAURON, key: 'combat-card' }]);
    table.seat(SAURON).does(...play('concentrate'));
    expect(table.heard('combat-round')).toEqual([
      { round: 1, seat: HERO, foe: 'gothmog', ours: played('parry'), theirs: played('concentrate') },
    ]);
    expect(table.g.combat).toMatchObject({
      hero: { stack: ['parry'], waiting: [], lastType: 'melee' },
      foeSide: { stack: ['concentrate'], waiting: ['concentrate'], lastType: 'ranged', damage: 1 },
    });
    expect(table.g.heroes[0]!.piles.hand).toEqual(['hack']);
  });
  test('the question is secret, and each may play what it holds, or declare exhaustion', () => {
    const table = begun('parry', 'parry', 'hack');
    expect(table.open.map(({ secret }) => secret)).toEqual([true, true]);
    expect(table.seat(HERO).may('play-card')).toEqual([{ card: 'parry' }, { card: 'hack' }, { card: 'exhaustion' }]);
    expect(table.seat(HERO).isRefused(...play('smash'))).toBe('refusal.not-available');
    expect(table.seat(SAURON).may('play-card')).toHaveLength(12);
  });
  test('a side without cards is not asked: it is exhausted (A-23)', () => {
    const table = begun();
    expect(table.asked()).toEqual([{ seat: SAURON, key: 'combat-card' }]);
    table.seat(SAURON).does(...play('concentrate'));
    expect(table.g.combat!.hero.exhausted).toBe(true);
    table.nobodyIsAskedExcept(SAURON, 'combat-card');
  });
  test('a side that runs out of cards in a round is exhausted in the next one, not before', () => {
    const table = begun('parry');
    table.seat(HERO).does(...play('parry'));
    table.seat(SAURON).does(...play('concentrate'));
    expect(table.g.combat!.hero.exhausted).toBe(false);
    table.seat(SAURON).does(...play('strategize'));
    expect(table.g.combat!.hero.exhausted).toBe(true);
  });
  test('both declare exhaustion: a draw, and nobody is defeated', () => {
    const table = begun('hack');
    table.seat(HERO).does(...play('exhaustion'));
    table.seat(SAURON).does(...play('exhaustion'));
    expect(endOf(table)).toEqual({ foeDefeated: false, heroDefeated: false, retreated: false, blank: false });
    expect(table.g).toMatchObject({ combat: null, combatMods: [] });
    expect(table.heard('combat-why').map(({ says }) => (says as { key: string }).key)).toContain('combat.draw');
    table.nobodyIsAsked();
  });
  test('an exhausted side is not asked again; the other one goes on', () => {
    const table = begun('hack', 'hack');
    table.seat(HERO).does(...play('exhaustion'));
    table.seat(SAURON).does(...play('concentrate'));
    table.seat(SAURON).does(...play('anticipate'));
    table.nobodyIsAskedExcept(HERO, 'damage');
  });
  test('above its strength a side is exhausted, and its new card is canceled (MEQ-7.5)', () => {
    const table = begun('reckless', 'reckless', 'reckless');
    table.seat(HERO).does(...play('reckless'));
    table.seat(SAURON).does(...play('concentrate'));
    table.seat(HERO).does(...play('reckless'));
    table.seat(SAURON).does(...play('strategize'));
    table.seat(HERO).does('take-damage', { hand: {} });
    expect(table.g.combat!.hero).toMatchObject({ strength: 7, exhausted: false });
    table.seat(HERO).does(...play('reckless'));
    table.seat(SAURON).does(...play('fall_back'));
    expect(table.g.combat!.hero).toMatchObject({ exhausted: true, lastType: null });
    expect(table.heard('combat-why').map(({ says }) => (says as { key: string }).key)).toContain('combat.exhausted');
  });
  test('Anticipate: the other side plays first, face up, and the next card is chosen in sight of it', () => {
    const table = begun('parry', 'anticipate', 'hack');
    // Eometh has no such card of his own.
    table.seat(HERO).does(...play('anticipate'));
    table.seat(SAURON).does(...play('concentrate'));
    expect(table.g.combat!.hero.waiting).toEqual(['anticipate']);
    expect(table.asked()).toEqual([{ seat: SAURON, key: 'combat-first' }]);
    table.seat(SAURON).does(...play('aimed_shot'));
    expect(table.heard('plays-first')).toEqual([{ who: 'gothmog', card: played('aimed_shot') }]);
    expect(table.open.map(({ seat, about }) => [seat, about])).toEqual([
      [HERO, { round: 2, shown: [played('aimed_shot')] }],
    ]);
    table.nobodyIsAskedExcept(HERO, 'combat-card');
  });
  test('two of them do nothing to each other', () => {
    const table = begun('anticipate', 'hack');
    table.seat(HERO).does(...play('anticipate'));
    table.seat(SAURON).does(...play('anticipate'));
    expect(table.asked().map(({ key }) => key)).toEqual(['combat-card', 'combat-card']);
  });
});
