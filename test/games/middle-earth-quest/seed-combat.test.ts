import { describe, expect, test } from 'vitest';
import { statOf } from '#games/middle-earth-quest/state/attributes';
import type { State } from '#games/middle-earth-quest/state/state';
import { type Battle, battle, cardsOf, endOf, printedCards } from './battle.ts';
import { type Duel, duel, HERO, lifeLeft, play, SAURON, usual } from './duel.ts';
import { BOX } from './in-the-box.ts';

/** The Japanese summary, the combat: every test is a sentence of it that is played. */

function round(table: Duel, own: string, theirs: string): void {
  table.seat(HERO).does(...play(own));
  table.seat(SAURON).does(...play(theirs));
}
/** A round, and its damage to the hero comes from his life pool. */
function fought(table: Duel, own: string, theirs: string): void {
  round(table, own, theirs);
  if (table.open.some(({ key }) => key === 'damage')) table.seat(HERO).does('take-damage', { hand: {} });
}

describe('The set-up of a combat (MEQ-7.2, 7.3)', () => {
  test.each([
    ['crebain', 7],
    ['barrow_wight', 5],
    ['cave_troll', 8],
  ])('for %s Sauron draws %i cards of the deck of its kind', (foe, n) => {
    const table = battle({ hero: 'argalad', foe: { token: foe } });
    expect(table.g.combat!.foeSide.hand).toHaveLength(n);
    expect(table.g.combat!.foeSide.deck).toHaveLength(BOX.cardsOfFoes - n);
    table.nobodyIsAskedExcept(HERO, 'prepare');
  });
  test('for each point of agility the hero draws a card, or is that much stronger', () => {
    // Argalad: strength 5, agility 3.
    for (const n of [0, 1, 2, 3]) {
      const table = battle({ hero: 'argalad', foe: { token: 'orc' } });
      table.seat(HERO).does('prepare', { n });
      expect(table.g.heroes[0]!.piles.hand).toHaveLength(n);
      expect(table.g.combat!.hero.strength).toBe(5 + 3 - n);
    }
    const table = battle({ hero: 'argalad', foe: { token: 'orc' } });
    expect(table.seat(HERO).isRefused('prepare', { n: 4 })).toBeTruthy();
    table.nobodyIsAskedExcept(HERO, 'prepare');
  });
  test('he is stronger in this combat alone', () => {
    const table = duel([], { ...usual, hero: 'argalad' });
    expect(table.g.combat!.hero.strength).toBe(8);
    table.seat(SAURON).does(...play('exhaustion'));
    expect(table.g.combat).toBeNull();
    expect(statOf(table.g, HERO, 'strength')).toBe(5);
    table.nobodyIsAsked();
  });
});

describe('A round of combat (MEQ-7.4 to 7.6)', () => {
  test('each lays one card face down, and both are turned up together', () => {
    const table = duel(['hack', 'parry']);
    expect(table.asked().map(({ seat, key }) => [seat, key])).toEqual([
      [HERO, 'combat-card'],
      [SAURON, 'combat-card'],
    ]);
    table.seat(SAURON).does(...play('concentrate'));
    expect(table.told()).not.toContain('combat-round');
    expect([table.g.combat!.hero.stack, table.g.combat!.foeSide.stack]).toEqual([[], []]);
    table.seat(HERO).does(...play('hack'));
    expect([table.g.combat!.hero.stack, table.g.combat!.foeSide.stack]).toEqual([['hack'], ['concentrate']]);
    expect(table.heard('combat-round')).toHaveLength(1);
  });
  test('whose cards cost more than his strength is exhausted at once, and remains so; as much is not too much', () => {
    // Eometh has strength 6, and 1 of agility that he did not draw: 7. Smash 2, Block 2, Reckless 3, Hack 0.
    const table = duel(['smash', 'block', 'reckless', 'charge', 'hack']);
    fought(table, 'smash', 'concentrate');
    fought(table, 'block', 'strategize');
    fought(table, 'reckless', 'concentrate');
    expect(table.g.combat!.hero).toMatchObject({ strength: 7, exhausted: false });
    fought(table, 'charge', 'fall_back');
    expect(table.g.combat!.hero.exhausted).toBe(true);
    // Hack would cost nothing: he is not asked any more.
    table.nobodyIsAskedExcept(SAURON, 'combat-card');
  });
  test('who is exhausted has neither attack nor defense', () => {
    const weak = (strength: number) =>
      duel(['parry', 'crush'], {
        ...usual,
        atStart: (g) => {
          g.combatMods.push(
            { side: 'hero', stat: 'strength', set: strength },
            { side: 'hero', stat: 'agility', set: 0 },
          );
        },
      });
    const second = (strength: number) => {
      const table = weak(strength);
      fought(table, 'parry', 'concentrate');
      const before = table.g.combat!.foeSide.damage;
      fought(table, 'crush', 'strategize');
      return [table.g.combat!.foeSide.damage - before, table.heard('hero-hurt').map(({ n }) => n)];
    };
    // Strategize has 1 and 2, by Concentrate 3 and 4; Crush has 3 and 3, and costs 4.
    expect(second(5)).toEqual([0, []]);
    expect(second(2)).toEqual([0, [3]]);
    const attacks = (strength: number) => {
      const table = weak(strength);
      fought(table, 'parry', 'fall_back');
      const before = table.g.combat!.foeSide.damage;
      fought(table, 'crush', 'concentrate');
      table.nobodyIsAskedExcept(SAURON, 'combat-card');
      return table.g.combat!.foeSide.damage - before;
    };
    expect(attacks(2)).toBe(0);
  });
  test('in place of a card exhaustion can be declared, by either side', () => {
    const table = duel(['hack', 'parry']);
    expect(table.seat(HERO).may('play-card')).toContainEqual({ card: 'exhaustion' });
    expect(table.seat(SAURON).may('play-card')).toContainEqual({ card: 'exhaustion' });
    table.seat(SAURON).does(...play('exhaustion'));
    table.seat(HERO).does(...play('hack'));
    expect(table.g.combat!.foeSide.exhausted).toBe(true);
    expect(table.g.combat!.hero.exhausted).toBe(false);
    table.nobodyIsAskedExcept(HERO, 'combat-card');
  });
  test('by what stands on the cards both do their damage at the same time', () => {
    // Hack 1, and 1 more against melee; Eviscerate 2, and 2 more if it has dealt some.
    const table = duel(['hack', 'parry']);
    round(table, 'hack', 'eviscerate');
    expect(table.g.combat!.foeSide.damage).toBe(2);
    expect(table.open).toMatchObject([{ key: 'damage', about: { n: 4 } }]);
    table.nobodyIsAskedExcept(HERO, 'damage');
  });
});

describe('Damage and the end of a combat (MEQ-7.9 to 7.11)', () => {
  test('a monster gets damage tokens, and is defeated with as many as its health', () => {
    // The Orc has health 3.
    const table = duel(['hack', 'hack', 'parry'], { foe: { monster: 'orc' } });
    fought(table, 'hack', 'quick_shot');
    expect(table.g.combat!.foeSide).toMatchObject({ damage: 1, health: 3 });
    fought(table, 'hack', 'quick_shot');
    expect(table.g.combat!.foeSide).toMatchObject({ damage: 2, health: 3 });
    round(table, 'parry', 'quick_shot');
    expect(endOf(table)).toMatchObject({ foeDefeated: true, heroDefeated: false });
    table.nobodyIsAsked();
  });
  test('a hero lays as many cards of hand or life pool in the damage pool', () => {
    const table = duel(['shrewd_planning', 'hack', 'parry']);
    const before = table.g.heroes[0]!.piles.life.length;
    round(table, 'shrewd_planning', 'eviscerate');
    table.seat(HERO).does('take-damage', { hand: { hack: 1 } });
    const { piles } = table.g.heroes[0]!;
    expect(piles.damage).toHaveLength(4);
    expect([piles.hand, piles.life.length]).toEqual([['parry'], before - 3]);
  });
  test('with hand and life pool empty he is defeated, with one card left he is not', () => {
    const end = (n: number) => {
      const table = duel(['shrewd_planning'], { ...usual, arrange: lifeLeft(n) });
      round(table, 'shrewd_planning', 'eviscerate');
      return table.told().includes('hero-defeated');
    };
    expect([end(4), end(5)]).toEqual([true, false]);
  });
  test('it goes on until both are exhausted', () => {
    const table = duel(['hack', 'parry']);
    round(table, 'hack', 'concentrate');
    table.seat(HERO).does(...play('exhaustion'));
    table.seat(SAURON).does(...play('anticipate'));
    if (table.open.some(({ key }) => key === 'damage')) table.seat(HERO).does('take-damage', { hand: {} });
    table.nobodyIsAskedExcept(SAURON, 'combat-card');
    table.seat(SAURON).does(...play('exhaustion'));
    expect(endOf(table)).toEqual({ foeDefeated: false, heroDefeated: false, retreated: false, blank: false });
    table.nobodyIsAsked();
  });
  test('or until one of them is defeated, though neither is exhausted', () => {
    const table = duel(['reckless', 'hack'], { foe: { monster: 'orc' } });
    fought(table, 'reckless', 'quick_shot');
    expect(endOf(table)).toMatchObject({ foeDefeated: true });
    table.nobodyIsAsked();
  });
  test('the hero’s cards that were played go to the rest pool', () => {
    const table = duel(['hack', 'parry'], { foe: { monster: 'orc' } });
    fought(table, 'hack', 'quick_shot');
    expect(table.g.heroes[0]!.piles.rest).toEqual([]);
    table.seat(HERO).does(...play('exhaustion'));
    table.seat(SAURON).does(...play('exhaustion'));
    expect(table.g.heroes[0]!.piles).toMatchObject({ rest: ['hack'], hand: ['parry'] });
    expect(cardsOf(table.g)).toEqual(printedCards('eometh'));
    table.nobodyIsAsked();
  });
  test.each([
    ['gothmog', 9, 'out'],
    ['witch_king', 12, 'out'],
    ['ringwraiths', 8, 'fallen'],
  ])('%s with %i damage and one more is %s', (minion, damage, is) => {
    const table = duel(['hack'], {
      foe: { minion },
      arrange: (g) => {
        g.minions[minion]!.damage = damage;
      },
    });
    round(table, 'hack', minion === 'witch_king' ? 'rush' : 'concentrate');
    expect(table.g.minions[minion]).toMatchObject({ is, at: null });
  });
  test('a monster is a discarded token after one combat, whoever has won', () => {
    const outcome = (own: string[], arrange: (g: State) => void, ...cards: [string, string]) => {
      const table = duel(own, { foe: { token: 'orc' }, arrange });
      round(table, ...cards);
      return [endOf(table) ?? null, table.g.tokens, table.g.stacks.brown_mordor!.discard] as const;
    };
    const won = outcome(['reckless'], () => {}, 'reckless', 'quick_shot');
    expect(won).toMatchObject([{ foeDefeated: true }, [], ['orc']]);
    const drawn = outcome(['hack'], () => {}, 'exhaustion', 'exhaustion');
    expect(drawn).toMatchObject([{ foeDefeated: false, heroDefeated: false }, [], ['orc']]);
    const lost = duel(['shrewd_planning'], { foe: { token: 'orc' }, arrange: lifeLeft(1) });
    round(lost, 'shrewd_planning', 'poison_arrow');
    lost.seat(SAURON).does('spread-influence', lost.seat(SAURON).may('spread-influence', 1)[0]);
    expect(endOf(lost)).toMatchObject({ heroDefeated: true });
    expect([lost.g.tokens, lost.g.stacks.brown_mordor!.discard]).toEqual([[], ['orc']]);
    lost.nobodyIsAsked();
  });
});

describe('A hero is defeated (MEQ-7.12, MEQ-8.1)', () => {
  const lost = (foe: Battle['foe'], arrange: (g: State) => void = () => {}) => {
    const table = duel(['shrewd_planning'], {
      foe,
      arrange: (g) => {
        lifeLeft(1)(g);
        Object.assign(g.markers, { yellow: 4, red: 2, black: 6 });
        arrange(g);
      },
    });
    round(table, 'shrewd_planning', 'eviscerate');
    return table;
  };
  test('Sauron’s marker that is farthest to the left goes one on', () => {
    expect(lost(usual.foe).g.markers).toEqual({ green: 6, yellow: 4, red: 3, black: 6 });
  });
  test.each([
    ['gothmog', 2],
    ['ringwraiths', 0],
    ['black_serpent', 1],
  ])('by %s: influence by its wisdom, %i, on any stronghold or in its shadow', (minion, n) => {
    const table = lost({ minion });
    if (n === 0) return table.nobodyIsAsked();
    expect(table.open).toMatchObject([{ seat: SAURON, key: 'spread', about: { n, toPool: 0 } }]);
    const places = table.seat(SAURON).lists('spread-influence', 'places');
    expect(places).toEqual(expect.arrayContaining(['barad_dur', 'mount_gundabad', 'south_eaves', 'emyn_muil']));
    expect(places).not.toContain('pool');
    table.seat(SAURON).does('spread-influence', { places: { barad_dur: n } });
    expect(table.g.influence).toEqual({ dol_guldur: 3, barad_dur: n });
    table.nobodyIsAsked();
  });
  test('he loses a favor or an item that he has now, one of them', () => {
    const table = lost({ minion: 'ringwraiths' }, (g) => {
      Object.assign(g.heroes[0]!, { favor: 2, items: ['horse'] });
    });
    expect(table.seat(HERO).may('lose')).toEqual([{ what: 'favor' }, { what: 'horse' }]);
    table.seat(HERO).does('lose', { what: 'favor' });
    expect(table.g.heroes[0]).toMatchObject({ favor: 1, items: ['horse'] });
    table.nobodyIsAsked();
  });
  test('all his cards come back into his life pool', () => {
    const table = lost({ minion: 'ringwraiths' });
    const { piles } = table.g.heroes[0]!;
    // The skill that he has learned too.
    expect([...piles.life].sort()).toEqual([...printedCards('eometh'), 'shrewd_planning'].sort());
    expect(piles).toMatchObject({ hand: [], rest: [], damage: [] });
    table.nobodyIsAsked();
  });
  test('and he wakes in the Haven that is nearest to where he fell', () => {
    const at = (place: string) =>
      lost({ minion: 'ringwraiths' }, (g) => {
        g.heroes[0]!.at = place;
      }).g.heroes[0]!.at;
    expect([at('bree'), at('osgiliath')]).toEqual(['fornost', 'minas_tirith']);
  });
});
