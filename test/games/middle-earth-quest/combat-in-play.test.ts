import { describe, expect, test } from 'vitest';
import { HERO, heldDuel, play, SAURON } from './duel.ts';

describe('MEQ-7.6 to 7.9 in play: what a round leaves to choose', () => {
  const begun = (foe: string, ...own: string[]) => {
    const table = heldDuel({ own, foe: { monster: foe }, allCards: true });
    table.seat(HERO).does('prepare', { n: 0 });
    return table;
  };
  test('damage: each point from the life pool or from the hand, as he likes, in secret and with a window of orders', () => {
    const table = begun('barrow_wight', 'shrewd_planning', 'hack', 'hack', 'parry');
    table.seat(HERO).does(...play('shrewd_planning'));
    table.seat(SAURON).does(...play('eviscerate'));
    expect(table.open).toMatchObject([
      { seat: HERO, key: 'damage', secret: true, window: 'damage', about: { n: 4, least: 0, most: 3 } },
    ]);
    table.seat(HERO).does('take-damage', { hand: { hack: 1 } });
    const { piles } = table.g.heroes[0]!;
    expect(piles.hand).toEqual(['hack', 'parry']);
    expect(piles.damage).toHaveLength(4);
    expect(piles.damage).toContain('hack');
    expect(table.heard('hero-hurt')).toMatchObject([
      {
        ...{ seat: HERO, n: 4, left: 21 },
        from: [{ key: 'label.of-hand', args: { cards: ['hack'] } }, { key: 'label.of-life' }],
      },
    ]);
  });
  test('with a short life pool some must come from the hand; with nothing to choose nobody is asked', () => {
    const short = (life: number, ...own: string[]) => {
      const table = heldDuel({
        own,
        foe: { monster: 'barrow_wight' },
        allCards: true,
        arrange: (g) => {
          const { piles } = g.heroes[0]!;
          piles.rest.push(...piles.life.splice(life));
        },
      });
      if (life > 0) table.seat(HERO).does('prepare', { n: 0 });
      table.seat(HERO).does(...play('shrewd_planning'));
      table.seat(SAURON).does(...play('eviscerate'));
      return table;
    };
    const some = short(3, 'shrewd_planning', 'hack', 'parry', 'smash');
    expect(some.open).toMatchObject([{ key: 'damage', about: { n: 4, least: 1, most: 3 } }]);
    expect(some.seat(HERO).isRefused('take-damage', { hand: {} })).toBe('refusal.wrong-total');
    expect(short(4, 'shrewd_planning').g.heroes[0]!.piles.damage).toHaveLength(4);
    expect(short(3, 'shrewd_planning', 'hack').told()).toContain('hero-defeated');
  });
  test('the Oliphaunt takes 1 from the hand', () => {
    const table = begun('oliphaunt', 'hack', 'parry', 'smash');
    table.seat(HERO).does(...play('hack'));
    table.seat(SAURON).does(...play('sweep'));
    expect(table.open).toMatchObject([{ key: 'damage', about: { n: 3, least: 1, most: 2 } }]);
  });
  test('the Balrog’s fear: the next card is played by chance, and he is not asked', () => {
    const table = begun('balrog', 'hack', 'parry', 'parry');
    table.seat(HERO).does(...play('hack'));
    table.seat(SAURON).does(...play('sweep'));
    table.seat(HERO).does('take-damage', { hand: {} });
    expect(table.g.combat!.hero.playsByChance).toBe(true);
    table.nobodyIsAskedExcept(SAURON, 'combat-card');
    table.seat(SAURON).does(...play('block'));
    expect(table.g.combat!.hero).toMatchObject({ stack: ['hack', 'parry'], playsByChance: false });
  });
  test('what is discarded by chance lies open: a hero’s card on the rest pool', () => {
    const table = begun('giant_spider', 'rush', 'parry');
    table.seat(HERO).does(...play('rush'));
    table.seat(SAURON).does(...play('smash'));
    table.seat(HERO).does('take-damage', { hand: {} });
    expect(table.heard('combat-discards')).toEqual([{ who: 'eometh', cards: ['parry'] }]);
    expect(table.g.heroes[0]!.piles).toMatchObject({ hand: [], rest: ['parry'] });
  });
  test('Rest: cards of the rest pool, of the life pool, or fewer', () => {
    const table = heldDuel({
      own: ['rest', 'hack'],
      foe: { monster: 'barrow_wight' },
      allCards: true,
      arrange: (g) => {
        const { piles } = g.heroes[0]!;
        piles.rest.push(...piles.life.splice(0, 1));
      },
    });
    table.seat(HERO).does('prepare', { n: 0 });
    table.seat(HERO).does(...play('rest'));
    table.seat(SAURON).does(...play('concentrate'));
    expect(table.seat(HERO).may('draw-rested')).toHaveLength(5);
    const [top] = table.g.heroes[0]!.piles.life;
    const [rested] = table.g.heroes[0]!.piles.rest;
    table.seat(HERO).does('draw-rested', { rest: 1, life: 1 });
    expect(table.g.heroes[0]!.piles.hand).toEqual(['hack', rested, top]);
    expect(table.heard('combat-draws')).toEqual([{ who: 'eometh', n: 2 }]);
    expect(table.seat(HERO).heard('combat-draws')).toEqual([{ who: 'eometh', n: 2, cards: [rested, top] }]);
  });
  test('Shrewd Planning: a card of the stack comes back, any but itself', () => {
    const table = begun('barrow_wight', 'hack', 'parry', 'shrewd_planning', 'smash');
    for (const card of ['hack', 'parry']) {
      table.seat(HERO).does(...play(card));
      table.seat(SAURON).does(...play('concentrate'));
      if (table.open.some(({ key }) => key === 'damage')) table.seat(HERO).does('take-damage', { hand: {} });
    }
    table.seat(HERO).does(...play('shrewd_planning'));
    table.seat(SAURON).does(...play('strategize'));
    table.seat(HERO).does('take-damage', { hand: {} });
    expect(table.seat(HERO).may('take-back')).toEqual([{ card: 'hack' }, { card: 'parry' }]);
    table.seat(HERO).does('take-back', { card: 'hack' });
    expect(table.g.combat!.hero.stack).toEqual(['parry', 'shrewd_planning']);
    expect(table.g.heroes[0]!.piles.hand).toEqual(['smash', 'hack']);
  });
  test.each([
    ['heightened_senses', SAURON],
    ['outmaneuver', HERO],
  ])('%s: seat %i names a type, and a card of the other one is canceled', (card, seat) => {
    const table = begun('barrow_wight', card, 'hack');
    table.seat(HERO).does(...play(card));
    table.seat(SAURON).does(...play('concentrate'));
    table.seat(seat).does('name-type', { type: 'melee' });
    expect(table.g.combat!.hero.declared).toBe('melee');
    table.seat(HERO).does(...play('hack'));
    table.seat(SAURON).does(...play('aimed_shot'));
    expect(table.g.combat!.rounds[1]!.foe.canceled).toBe(true);
    expect(table.g.combat!.hero.declared).toBeNull();
  });
  test('T-35: the Crebain’s Quick Shot becomes influence that Sauron places in extension, not in the Shadow Pool', () => {
    const table = begun('crebain', 'hack', 'parry');
    table.seat(HERO).does(...play('hack'));
    table.seat(SAURON).does(...play('quick_shot'));
    expect(table.open).toMatchObject([{ seat: SAURON, key: 'spread', about: { n: 1, toPool: 0 } }]);
    table.seat(SAURON).does('spread-influence', { places: { south_eaves: 1 } });
    expect(table.g.influence).toMatchObject({ south_eaves: 1 });
    expect(table.g.heroes[0]!.piles.damage).toEqual([]);
  });
  test('the Agent corrupts once in a combat', () => {
    const table = begun('agent', 'hide', 'hide', 'hide', 'fall_back');
    for (const card of ['fall_back', 'hide']) {
      table.seat(HERO).does(...play(card));
      table.seat(SAURON).does(...play('poison_arrow'));
      if (table.open.some(({ key }) => key === 'damage')) table.seat(HERO).does('take-damage', { hand: {} });
    }
    expect(table.heard('performs')).toEqual([{ seat: HERO, effect: { op: 'corruption', n: 1 } }]);
    expect(table.g.combat!.foeSide.powerUsed).toBe(true);
  });
  test('R-428: the Uruk-hai draws as often as it may', () => {
    const table = heldDuel({ own: ['rush', 'rush'], foe: { monster: 'uruk_hai' } });
    table.seat(HERO).does('prepare', { n: 0 });
    const before = table.g.combat!.foeSide;
    const melee = before.hand.find((one) => ['eviscerate', 'hack', 'attack_of_opportunity'].includes(one))!;
    table.seat(HERO).does(...play('rush'));
    table.seat(SAURON).does(...play(melee));
    table.seat(HERO).does('take-damage', { hand: {} });
    expect(table.g.combat!.foeSide.hand).toHaveLength(before.hand.length);
    expect(table.g.combat!.foeSide.hand.at(-1)).toBe(before.deck[0]);
    expect(table.heard('combat-draws')).toEqual([{ who: 'uruk_hai', n: 1 }]);
  });
});
