import { describe, expect, test } from 'vitest';
import type { State } from '#games/middle-earth-quest/state/state';
import { battle, endOf, holds } from './battle.ts';
import { duel, HERO, lifeLeft, play, SAURON, usual } from './duel.ts';
import { BOX } from './in-the-box.ts';

describe('MEQ-8.1: a hero is defeated', () => {
  /** Eometh with two cards left, hit by 4. */
  const lost = (arrange: (g: State) => void = () => {}) => {
    const table = duel([], {
      ...usual,
      arrange: (g) => {
        lifeLeft(2)(g);
        arrange(g);
      },
    });
    table.seat(SAURON).does(...play('eviscerate'));
    return table;
  };
  test('T-25: marker, influence by the foe’s wisdom, one favor, all cards, the nearest Haven, the turn, the window', () => {
    const table = lost((g) => {
      g.heroes[0]!.favor = 2;
      Object.assign(g.markers, { yellow: 4, red: 2, black: 6 });
    });
    expect(table.g.markers).toMatchObject({ yellow: 4, red: 3, black: 6 });
    expect(table.open).toMatchObject([{ seat: SAURON, key: 'spread', about: { n: 2, toPool: 0 } }]);
    table.seat(SAURON).does('spread-influence', { places: { south_eaves: 2 } });
    const [own] = table.g.heroes;
    expect(own).toMatchObject({ favor: 1, at: 'fornost' });
    expect(own!.piles.life).toHaveLength(BOX.cardsOfHero);
    expect(own!.piles).toMatchObject({ hand: [], rest: [], damage: [] });
    expect(table.g.turn).toMatchObject({ isOver: true });
    expect(table.heard('shadow-window').at(-1)).toEqual({ timing: 'afterHeroDefeated', seat: HERO });
    expect(endOf(table)).toEqual({ foeDefeated: false, heroDefeated: true, retreated: false, blank: false });
    expect(table.g.minions.gothmog).toMatchObject({ is: 'board' });
  });
  test('R-427: of several rearmost markers Sauron picks; with Despondent it is two single steps', () => {
    const table = lost((g) => {
      Object.assign(g.markers, { yellow: 3, red: 3, black: 5 });
      g.heroes[0]!.corruption = ['despondent'];
    });
    expect(table.asked()).toEqual([{ seat: SAURON, key: 'rearmost' }]);
    table.seat(SAURON).does('push-marker', { marker: 'yellow' });
    expect(table.g.markers).toMatchObject({ yellow: 4, red: 4, black: 5 });
    table.nobodyIsAskedExcept(SAURON, 'spread');
  });
  test('he loses a favor or an item, as he likes; one who has neither loses nothing', () => {
    const asked = lost((g) => {
      g.heroes[0]!.favor = 1;
      g.heroes[0]!.items = ['horse'];
    });
    asked.seat(SAURON).does('spread-influence', { places: { south_eaves: 2 } });
    expect(asked.seat(HERO).may('lose')).toEqual([{ what: 'favor' }, { what: 'horse' }]);
    asked.seat(HERO).does('lose', { what: 'horse' });
    expect(asked.g.heroes[0]).toMatchObject({ favor: 1, items: [] });
    const poor = lost();
    poor.seat(SAURON).does('spread-influence', { places: { south_eaves: 2 } });
    expect(poor.told()).not.toContain('loses');
    poor.nobodyIsAsked();
  });
  test('of several nearest Havens Sauron picks', () => {
    const table = lost((g) => {
      g.heroes[0]!.at = 'tharbad';
    });
    table.seat(SAURON).does('spread-influence', { places: { south_eaves: 2 } });
    expect(table.seat(SAURON).may('bring-home')).toEqual([{ haven: 'fornost' }, { haven: 'rivendell' }]);
    table.seat(SAURON).does('bring-home', { haven: 'rivendell' });
    expect(table.g.heroes[0]!.at).toBe('rivendell');
    table.nobodyIsAsked();
  });
  test('corruption and quests stay (MEQ-8.2)', () => {
    const table = lost((g) => {
      g.heroes[0]!.corruption = ['weary'];
      g.heroes[0]!.quests = ['x'];
    });
    table.seat(SAURON).does('spread-influence', { places: { south_eaves: 2 } });
    expect(table.g.heroes[0]).toMatchObject({ corruption: ['weary'], quests: ['x'] });
  });
  test('MEQ-7.13: with the foe: it counts as defeated, and Sauron places nothing', () => {
    const table = duel(['reckless'], {
      ...usual,
      arrange: (g) => {
        lifeLeft(1)(g);
        g.minions.gothmog!.damage = 9;
      },
    });
    table.seat(HERO).does(...play('reckless'));
    table.seat(SAURON).does(...play('strategize'));
    expect(endOf(table)).toMatchObject({ foeDefeated: true, heroDefeated: true });
    expect(table.told()).toContain('hero-defeated');
    expect(table.g.minions.gothmog).toMatchObject({ is: 'out' });
    table.nobodyIsAsked();
  });
  test('R-429: who is beaten at the start of a combat is defeated by it, without a round', () => {
    const table = battle({
      ...usual,
      atStart: (g) => {
        const { piles } = g.heroes[0]!;
        piles.damage.push(...piles.life.splice(0));
      },
    });
    expect(table.told()).not.toContain('foe-draws');
    expect(table.open).toMatchObject([{ seat: SAURON, key: 'spread', about: { n: 2 } }]);
  });
  test('R-429: who is led away at the start of a combat fights no round, and the token is discarded', () => {
    const table = battle({
      foe: { token: 'orc' },
      atStart: (g) => {
        g.heroes[0]!.at = 'rivendell';
      },
    });
    expect(endOf(table)).toEqual({ foeDefeated: false, heroDefeated: false, retreated: false, blank: false });
    expect(table.g.stacks.brown_mordor!.discard).toEqual(['orc']);
    table.nobodyIsAsked();
  });
});

describe('MEQ-9.1 in a combat', () => {
  test('R-429: when the finale comes due at its start no round is fought', () => {
    const table = battle({
      foe: { token: 'orc' },
      atStart: (g) => {
        g.finaleIsDue = true;
      },
    });
    expect(table.told()).not.toContain('foe-draws');
    expect(table.g.stacks.brown_mordor!.discard).toEqual(['orc']);
    table.nobodyIsAsked();
  });
});

describe('MEQ-6.19: damage outside combat', () => {
  const hit = (n: number, own: string[], life = 24) =>
    battle({
      foe: { damage: n },
      arrange: (g) => {
        holds(g, ...own);
        lifeLeft(life)(g);
      },
    });
  test('each point the top of the life pool or a card of the hand', () => {
    const table = hit(3, ['hack', 'parry']);
    expect(table.open).toMatchObject([
      { seat: HERO, key: 'damage', window: 'damage', about: { n: 3, least: 0, most: 2 } },
    ]);
    const life = table.g.heroes[0]!.piles.life;
    table.seat(HERO).does('take-damage', { hand: { parry: 1 } });
    expect(table.g.heroes[0]!.piles).toMatchObject({ hand: ['hack'], life: life.slice(2) });
    table.nobodyIsAsked();
  });
  test('both empty: he is defeated, and no foe’s wisdom counts', () => {
    const table = hit(5, ['hack'], 3);
    expect(table.told()).toEqual(expect.arrayContaining(['hero-hurt', 'hero-defeated', 'hero-recovers']));
    expect(table.told()).not.toContain('influence-placed');
    expect(table.g.heroes[0]!.piles.life).toHaveLength(BOX.cardsOfHero);
    expect(hit(0, [], 0).told()).toEqual(['end']);
    const one = hit(3, ['hack'], 3);
    one.seat(HERO).does('take-damage', { hand: {} });
    expect(one.told()).not.toContain('hero-defeated');
  });
});
