import { describe, expect, test } from 'vitest';
import { middleEarthQuest } from '#games/middle-earth-quest/game';
import type { State } from '#games/middle-earth-quest/state/state';
import { sit } from '../../kit/table.ts';
import { battle, endOf, holds } from './battle.ts';
import { type Scene, table } from './board.ts';

/** Numbers of the specification that no other test is about: who plays, the order of a hero's turn, what a fight named by a card is. */

const HAND = ['parry', 'charge', 'ranged_strike', 'ranged_strike', 'hide'];
const eleanor = (at: string, more: object = {}) => ({ id: 'eleanor', at, hand: HAND, ...more });
const travelling = (more: Partial<Scene>) => table({ step: 'travel', heroes: [eleanor('bree')], ...more });
/** Whether an encounter was drawn. */
const isMet = (t: ReturnType<typeof table>) =>
  t.told().some((type) => ['encounter', 'encounter-none', 'quest-found'].includes(type));

describe('The match (MEQ-1.1, 2.7)', () => {
  test.each([2, 3, 4])('MEQ-1.1: with %i people seat 0 is Sauron, and every other leads a hero', (seats) => {
    const t = sit(middleEarthQuest, { seats, seed: 'begin' });
    for (let seat = 1; seat < seats; seat++) {
      t.nobodyIsAskedExcept(seat, 'hero');
      t.seat(seat).does('take-hero', t.seat(seat).may('take-hero', 1)[0]);
    }
    expect(t.g.heroes).toHaveLength(seats - 1);
    expect(middleEarthQuest.seatName!(t.g, 0)).toEqual({ key: 'role.sauron' });
    t.nobodyIsAskedExcept(0, 'spread');
  });
  test('T-33: Saruman Hungry for Power: 3 in each stronghold, 3 in extension, pool 2, two Shadow and two Plot cards', () => {
    const begun = (seed: string) => {
      const t = sit(middleEarthQuest, { seats: 2, seed });
      t.seat(1).does('take-hero', { hero: 'thalin' });
      return t;
    };
    const seed = Array.from({ length: 40 }, (_, i) => `saruman-${i}`).find(
      (one) => begun(one).g.slots[0]!.card === 'saruman_hungry_for_power',
    )!;
    const t = begun(seed);
    expect(t.g.slots[0]).toEqual({ card: 'saruman_hungry_for_power', at: 'isengard' });
    expect(t.g.influence).toEqual({ barad_dur: 3, dol_guldur: 3, mount_gundabad: 3 });
    expect(t.open).toMatchObject([{ seat: 0, key: 'spread', about: { n: 3 } }]);
    t.seat(0).does('spread-influence', { places: { south_eaves: 2, the_bight: 1 } });
    expect([t.g.pool, t.g.influence.south_eaves, t.g.influence.the_bight]).toEqual([2, 2, 1]);
    expect(t.seat(0).sees().looking!.cards).toHaveLength(3);
    t.seat(0).does('keep-cards', { cards: ['1', '3'] });
    expect([t.g.shadow.length, t.g.shadowDeck.discard.length]).toEqual([2, 1]);
    expect(t.seat(0).sees().looking!.cards).toHaveLength(4);
    t.seat(0).does('keep-cards', { cards: ['2', '4'] });
    expect([t.g.plots.length, t.g.plotDeck.draw.length]).toEqual([2, 13]);
  });
});

describe('A hero’s turn (MEQ-6.1, 6.8 to 6.13)', () => {
  test('MEQ-6.1: rest, ambush, travel, encounter', () => {
    const t = table({
      step: 'start',
      heroes: [eleanor('rivendell', { life: 3 })],
      tokens: ['blank@rivendell', 'orc@rivendell'],
    });
    t.nobodyIsAskedExcept(1, 'rest');
    t.seat(1).does('rest', { corruption: 'none', besides: 'none' });
    t.seat(1).does('push-marker', { marker: 'red' });
    t.nobodyIsAskedExcept(0, 'ambush');
    t.seat(0).does('pick-foe', { foe: '1', as: 'itself' });
    t.nobodyIsAskedExcept(1, 'travel');
    expect(isMet(t)).toBe(false);
    t.seat(1).does('end-travel');
    expect(t.told().indexOf('rested')).toBeLessThan(t.told().indexOf('ambush'));
    expect(isMet(t)).toBe(true);
  });
  test('MEQ-6.8: he may stay and explore first, then move and explore, and move again while he can pay', () => {
    const t = travelling({
      also: (g) => {
        g.favors = { bree: 1, fornost: 1 };
      },
    });
    t.seat(1).does('explore', { deeds: ['favor'] });
    t.seat(1).does('move', { to: 'fornost', pay: { parry: 1 } });
    t.seat(1).does('explore', { deeds: ['favor'] });
    t.seat(1).does('move', { to: 'old_forest', pay: { charge: 1 } });
    expect(t.g.heroes[0]).toMatchObject({ at: 'old_forest', favor: 2 });
    expect(t.seat(1).offered()).toContain('move');
    t.nobodyIsAskedExcept(1, 'travel');
  });
  test('MEQ-6.8: who stays meets nobody, though foes stand there', () => {
    const t = travelling({
      tokens: ['orc@bree'],
      also: (g) => {
        g.favors.bree = 1;
      },
    });
    t.seat(1).does('explore', { deeds: ['favor'] });
    expect(t.g.combat).toBeNull();
    t.nobodyIsAskedExcept(1, 'travel');
  });
  /** Fought in Weathertop to a draw: he has paid all he held, and Sauron declares exhaustion. */
  const drawn = (id: string) => {
    const t = table({
      step: 'travel',
      heroes: [{ id, at: 'dunland', hand: ['parry'] }, eleanor('edoras')],
      tokens: ['orc@tharbad'],
    });
    t.seat(1).does('move', { to: 'tharbad', pay: { parry: 1 } });
    t.seat(1).does('prepare', { n: 0 });
    t.seat(0).does('play-card', { card: 'exhaustion' });
    return t;
  };
  test('MEQ-6.10: who has not defeated his foe has no turn left and no encounter; Thalin goes on', () => {
    const over = drawn('beravor');
    expect(isMet(over)).toBe(false);
    expect(over.g.turn).toMatchObject({ who: 'hero', seat: 2 });
    over.nobodyIsAskedExcept(2, 'travel');
    const goesOn = drawn('thalin');
    expect(goesOn.g.turn).toMatchObject({ who: 'hero', seat: 1 });
    goesOn.nobodyIsAskedExcept(1, 'travel');
    goesOn.seat(1).does('end-travel');
    expect(isMet(goesOn)).toBe(true);
  });
  test('A-12: after one combat he explores, though another foe is left there', () => {
    const t = travelling({
      tokens: ['blank@weathertop', 'orc@weathertop'],
      also: (g) => {
        g.favors.weathertop = 1;
      },
    });
    t.seat(1).does('move', { to: 'weathertop', pay: { ranged_strike: 1 } });
    t.nobodyIsAskedExcept(0, 'meet');
    t.seat(0).does('pick-foe', { foe: '1', as: 'itself' });
    expect(t.g.tokens).toMatchObject([{ no: 2, at: 'weathertop' }]);
    t.seat(1).does('explore', { deeds: ['favor'] });
    expect(t.g.heroes[0]!.favor).toBe(1);
    t.nobodyIsAskedExcept(1, 'travel');
  });
  test('MEQ-6.13: a plot that a hero discards is on the Plot discards, and its marker does nothing any more', () => {
    const heroes = [eleanor('edoras', { favor: 4 })];
    const slots = ['a_broken_line_of_kings@edoras'];
    const t = travelling({ heroes, slots });
    expect(t.seat(1).offered()).not.toContain('rest');
    t.seat(1).does('explore', { deeds: ['plot:1'] });
    expect([t.g.slots, t.g.heroes[0]!.favor]).toEqual([[null, null, null], 0]);
    expect(t.g.plotDeck.discard).toEqual(['a_broken_line_of_kings']);
    // No encounter is drawn where it lies.
    t.seat(1).does('end-travel');
    expect(isMet(t)).toBe(true);
    const stays = travelling({ heroes, slots });
    stays.seat(1).does('end-travel');
    expect(isMet(stays)).toBe(false);
  });
  test('R-450: a starting plot that a hero discards leaves the game', () => {
    const slots = ['saruman_hungry_for_power@isengard'];
    const t = travelling({ heroes: [eleanor('isengard', { favor: 3 })], slots });
    t.seat(1).does('explore', { deeds: ['plot:1'] });
    expect([t.g.slots, t.g.plotDeck.discard]).toEqual([[null, null, null], []]);
    t.nobodyIsAskedExcept(1, 'travel');
  });
});

test('MEQ-7.15: a monster that a card names has its own values, and no token of a stack is used or discarded', () => {
  const t = battle({ foe: { monster: 'balrog' }, arrange: (g) => holds(g, 'hack') });
  expect(t.g.combat).toMatchObject({ foe: 'balrog', token: null });
  expect(t.g.combat!.foeSide).toMatchObject({ health: 10, strength: 12 });
  expect(t.g.combat!.foeSide.hand).toHaveLength(9);
  t.seat(1).does('prepare', { n: 0 });
  t.seat(1).does('play-card', { card: 'exhaustion' });
  t.seat(0).does('play-card', { card: 'exhaustion' });
  expect(endOf(t)).toMatchObject({ foeDefeated: false });
  expect(t.g.stacks.brown_mordor).toEqual({ draw: [], discard: [] });
  t.nobodyIsAsked();
});

describe('MEQ-9.5: before the last combat', () => {
  const finale = (wraiths: State['minions'][string]) =>
    table({
      step: 'story',
      heroes: [eleanor('bree', { rest: ['parry'], damage: ['charge'] }), { id: 'thalin', damage: ['parry'] }],
      markers: { green: 12, yellow: 18 },
      also: (g) => {
        g.objectives = { heroes: 'isildurs_secret', sauron: 'where_the_shadows_lie' };
        g.minions.ringwraiths = wraiths;
      },
    });
  test('the Ringwraiths lose all damage; those that have fallen are back', () => {
    const hurt = finale({ is: 'board', at: 'bree', damage: 7 });
    expect(hurt.g.minions.ringwraiths).toEqual({ is: 'board', at: 'bree', damage: 0 });
    expect(finale({ is: 'fallen', at: null, damage: 0 }).g.minions.ringwraiths).toMatchObject({
      is: 'board',
      damage: 0,
    });
  });
  test('each hero shuffles all his cards into his life pool and draws by his fortitude', () => {
    const t = finale({ is: 'board', at: 'bree', damage: 0 });
    const piles = t.g.heroes.map((one) => one.piles);
    expect(piles.map(({ hand, life }) => [hand.length, life.length])).toEqual([
      [6, 19],
      [5, 20],
    ]);
    expect(piles.map(({ rest, damage }) => [rest, damage])).toEqual([
      [[], []],
      [[], []],
    ]);
    expect(t.asked().map(({ key }) => key)).toEqual(['champion', 'champion']);
  });
});
