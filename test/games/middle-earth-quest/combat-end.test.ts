import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#core/text';
import type { Decision, Message } from '#core/types';
import { minions, monsters } from '#games/middle-earth-quest/printed/combat/foes';
import { heroes } from '#games/middle-earth-quest/printed/combat/heroes';
import { text } from '#games/middle-earth-quest/printed/text';
import { faultsOf } from '../../kit/style.ts';
import { type Battle, battle, cardsOf, endOf, printedCards } from './battle.ts';
import { duel, HERO, lifeLeft, play, SAURON, usual } from './duel.ts';
import { BOX } from './in-the-box.ts';

describe('MEQ-7.10, 7.11: the end of a combat', () => {
  test('the hero’s stack goes to the rest pool, the last card on top', () => {
    const table = duel(['hack', 'parry'], usual);
    for (const card of ['hack', 'parry']) {
      table.seat(HERO).does(...play(card));
      table.seat(SAURON).does(...play('concentrate'));
    }
    table.seat(SAURON).does(...play('exhaustion'));
    expect(table.g.heroes[0]!.piles.rest).toEqual(['parry', 'hack']);
    expect(cardsOf(table.g)).toEqual(printedCards('eometh'));
    table.nobodyIsAsked();
  });
  test('a monster token is discarded, won or not', () => {
    const won = duel(['reckless'], { foe: { token: 'orc' } });
    won.seat(HERO).does(...play('reckless'));
    won.seat(SAURON).does(...play('quick_shot'));
    expect(endOf(won)).toMatchObject({ foeDefeated: true, heroDefeated: false });
    expect(won.g).toMatchObject({ tokens: [], stacks: { brown_mordor: { discard: ['orc'] } } });
    const drawn = duel([], { foe: { token: 'cave_troll' } });
    drawn.seat(SAURON).does(...play('exhaustion'));
    expect(endOf(drawn)).toMatchObject({ foeDefeated: false, heroDefeated: false });
    expect(drawn.g).toMatchObject({ tokens: [], stacks: { brown_mordor: { discard: ['cave_troll'] } } });
    // MEQ-7.15: there is no token of a monster that a card names.
    const named = duel([], { foe: { monster: 'balrog' } });
    named.seat(SAURON).does(...play('exhaustion'));
    expect(named.g.stacks.brown_mordor!.discard).toEqual([]);
  });
  test('a minion keeps its damage; with damage from before it is defeated sooner', () => {
    const table = duel(['hack'], usual);
    table.seat(HERO).does(...play('hack'));
    table.seat(SAURON).does(...play('concentrate'));
    table.seat(SAURON).does(...play('exhaustion'));
    expect(table.g.minions.gothmog).toEqual({ is: 'board', at: 'bree', damage: 1 });
    const hurt = (minion: string, damage: number) => {
      const second = duel(['hack'], {
        foe: { minion },
        arrange: (g) => {
          g.minions[minion]!.damage = damage;
        },
      });
      second.seat(HERO).does(...play('hack'));
      second.seat(SAURON).does(...play('concentrate'));
      return second;
    };
    expect(endOf(hurt('gothmog', 9))).toMatchObject({ foeDefeated: true });
    expect(hurt('gothmog', 9).g.minions.gothmog).toEqual({ is: 'out', at: null, damage: 0 });
    expect(hurt('ringwraiths', 8).g.minions.ringwraiths).toEqual({ is: 'fallen', at: null, damage: 0 });
  });
  test('MEQ-7.12: on a draw Sauron places nothing, but with the option A-8 the foe’s wisdom', () => {
    const drawn = (options: Battle['options']) => {
      const table = duel([], { ...usual, ...(options ? { options } : {}) });
      table.seat(SAURON).does(...play('exhaustion'));
      return table;
    };
    drawn({}).nobodyIsAsked();
    const table = drawn({ wisdom: 'on-draw-too' });
    expect(table.open).toMatchObject([{ seat: SAURON, key: 'spread', about: { n: 2, toPool: 0 } }]);
    table.seat(SAURON).does('spread-influence', { places: { south_eaves: 2 } });
    expect(table.g.influence.south_eaves).toBe(2);
    table.nobodyIsAsked();
  });
  test('Retreat: unhurt he may leave for a neighbouring location, and the turn goes on; or he fights on', () => {
    const table = duel(['retreat', 'hack'], usual);
    table.seat(HERO).does(...play('retreat'));
    table.seat(SAURON).does(...play('concentrate'));
    expect(table.asked()).toEqual([{ seat: HERO, key: 'retreat' }]);
    const [first] = table.seat(HERO).may('retreat');
    table.seat(HERO).does('retreat', first);
    expect(endOf(table)).toEqual({ foeDefeated: false, heroDefeated: false, retreated: true, blank: false });
    expect(table.g.heroes[0]!.at).toBe(first!.to);
    table.nobodyIsAsked();
    const stays = duel(['retreat', 'hack'], usual);
    stays.seat(HERO).does(...play('retreat'));
    stays.seat(SAURON).does(...play('concentrate'));
    stays.seat(HERO).does('fight-on');
    expect(stays.asked().map(({ key }) => key)).toEqual(['combat-card', 'combat-card']);
    expect(stays.g.heroes[0]!.at).toBe('bree');
  });
  test('Endure: rest pool and stack are shuffled into the life pool when the foe falls', () => {
    const table = duel(['endure'], {
      ...usual,
      arrange: (g) => {
        g.minions.gothmog!.damage = 8;
        lifeLeft(5)(g);
      },
    });
    table.seat(HERO).does(...play('endure'));
    table.seat(SAURON).does(...play('concentrate'));
    expect(table.g.heroes[0]!.piles).toMatchObject({ rest: [], hand: [] });
    expect(table.g.heroes[0]!.piles.life).toContain('endure');
    expect(table.g.heroes[0]!.piles.life).toHaveLength(BOX.cardsOfHero + 1);
  });
  test('MEQ-9.7: the last combat has the numbers of the finale, and brings nothing but its end', () => {
    const table = duel([], { foe: { minion: 'ringwraiths' }, isLast: true, arrange: lifeLeft(3) });
    expect(table.g.combat!.foeSide).toMatchObject({ health: 5, strength: 8 });
    table.seat(SAURON).does(...play('eviscerate'));
    expect(endOf(table)).toMatchObject({ heroDefeated: true });
    expect(table.told()).not.toContain('hero-defeated');
    table.nobodyIsAsked();
  });
});

/** Events of this table alone. */
const OWN = new Set(['performs', 'shadow-window', 'end']);
function isSaid(message: Message, locale: Locale): void {
  const words = text.say(message, locale);
  expect(words).not.toMatch(/[{}]|undefined|null|\[object/);
  expect(faultsOf(words, locale), words).toEqual([]);
}
/** The question, what it is answered with, and every option of it. */
function isAsked({ seat, key, about, actions }: Decision, ways: readonly string[]): void {
  for (const locale of locales) {
    isSaid({ key: `ask.${key}`, args: { ...(about as object), seat } }, locale);
    for (const name of actions)
      for (const part of ['', '.help']) isSaid({ key: `action.${name}${part}`, args: {} }, locale);
  }
  expect(ways.length).toBeGreaterThan(0);
}

describe('combats by chance', () => {
  const ids = [...monsters.keys(), ...minions.keys()];
  test.each(ids)('against %s every hero’s combats end, and no card is lost', (foe) => {
    let seed = 7;
    const chance = (n: number) => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return Math.floor((seed / 2147483648) * n);
    };
    for (const hero of heroes.keys()) {
      const table = battle({
        hero,
        foe: minions.has(foe) ? { minion: foe } : { monster: foe },
        arrange: (g) => {
          const { piles } = g.heroes[0]!;
          piles.hand.push(...piles.life.splice(0, 6));
        },
      });
      for (let answers = 0; table.open.length > 0; answers++) {
        expect(answers).toBeLessThan(200);
        const { seat, actions } = table.open[chance(table.open.length)]!;
        const ways = actions.flatMap((name) =>
          table
            .seat(seat)
            .may(name, 20)
            .map((args) => [name, args] as const),
        );
        isAsked(
          table.open[0]!,
          ways.map(([one]) => one),
        );
        const [name, args] = ways[chance(ways.length)]!;
        table.seat(seat).does(name, args);
        expect(cardsOf(table.g)).toEqual(printedCards(hero));
        const side = table.g.combat?.foeSide;
        if (side && side.deck.length > 0)
          expect(side.hand.length + side.deck.length + side.discard.length + side.stack.length).toBe(BOX.cardsOfFoes);
      }
      expect(endOf(table)).toBeDefined();
      for (const { type, shown, only } of table.events) {
        if (OWN.has(type)) continue;
        for (const locale of locales) {
          isSaid({ key: `event.${type}`, args: shown }, locale);
          for (const args of Object.values(only ?? {})) isSaid({ key: `event.${type}.only`, args }, locale);
        }
      }
    }
  });
});
