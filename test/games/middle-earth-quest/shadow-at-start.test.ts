import { describe, expect, test } from 'vitest';
import { shadowWindow } from '#games/middle-earth-quest/rules/sauron/shadow-orders';
import type { Scene } from './board.ts';
import { ARM, asked, eleanor, goes, HAND, question, scene } from './walking.ts';

/** Sauron is asked for the start of a turn with the way that follows. */

describe('R-601: the start of a turn is asked for with the way', () => {
  const CREBAIN = 'flocks_of_crebain';
  const starts = (more: Partial<Scene> = {}) => scene({ step: 'start', shadow: [ARM, CREBAIN], ...more });
  const about = (...entered: string[]) => ({ moment: 'heroTurnStart', hero: 1, start: 'bree', entered });

  test('the hero is asked first; a card of the start takes back all that came after it', () => {
    const t = starts();
    t.nobodyIsAskedExcept(1, 'travel');
    goes(t, ['weathertop', 'ranged_strike'], ['the_trollshaws', 'charge']);
    t.seat(1).does('end-travel');
    expect(asked(t)).toEqual([
      { seat: 0, key: 'shadow-since-start', secret: true, about: about('weathertop', 'the_trollshaws') },
    ]);
    expect(t.seat(0).may('play-shadow-at')).toEqual([
      { card: ARM, place: 'weathertop' },
      { card: ARM, place: 'the_trollshaws' },
      { card: CREBAIN, place: 'bree' },
    ]);
    t.seat(0).does('play-shadow-at', { card: CREBAIN, place: 'bree' });
    expect([eleanor(t).at, eleanor(t).piles.hand]).toEqual(['bree', HAND]);
    expect(t.heard('hero-stopped')[0]).toMatchObject({ place: 'bree', n: 2, cards: ['ranged_strike', 'charge'] });
    expect(t.told()).toContain('combat-begins');
    expect(t.g.turn).toMatchObject({ moves: 0, mayRest: true, startOpen: false, shadow: true });
  });
  test('it is asked before a rest, which comes after the question', () => {
    const rests = () => starts({ heroes: [{ id: 'eleanor', at: 'bree', hand: HAND, rest: ['rest'] }] });
    const rest = { corruption: 'none', besides: 'none' };
    const t = rests();
    t.seat(1).does('rest', rest);
    expect([asked(t), t.told().includes('rested')]).toEqual([
      [{ seat: 0, key: 'shadow-at-start', secret: true, about: about() }],
      false,
    ]);
    t.seat(0).does('no-shadow');
    expect(t.told()).toContain('rested');
    const stopped = rests();
    stopped.seat(1).does('rest', rest);
    stopped.seat(0).does('play-shadow', { card: CREBAIN });
    expect([stopped.told().includes('rested'), stopped.told().includes('combat-begins')]).toEqual([false, true]);
  });
  test('it is asked once in a turn, and then only the way that follows', () => {
    const t = starts();
    t.seat(1).does('explore', { deeds: ['dark-path'] });
    expect(asked(t)).toMatchObject([{ key: 'shadow-at-start' }]);
    t.seat(0).does('no-shadow');
    goes(t, ['weathertop', 'ranged_strike']);
    t.seat(1).does('end-travel');
    expect(asked(t)).toEqual(question('weathertop'));
  });
  test('where a foe lies in ambush, or the option says so, Sauron is asked at once', () => {
    for (const more of [{ tokens: ['orc@bree'] }, { options: { shadows: 'each-move' } }])
      expect(asked(starts(more))).toMatchObject([{ seat: 0, key: 'shadow', about: { moment: 'heroTurnStart' } }]);
  });
  test('the card of a start outside Havens is none of a start in a Haven, wherever the hero went since', () => {
    const heroes = [{ id: 'eleanor', at: 'fornost', hand: HAND }];
    const t = starts({ heroes, pool: 10, shadow: [CREBAIN, 'winter_storm'], markers: { green: 13 } });
    goes(t, ['bree', 'parry']);
    t.seat(1).does('end-travel');
    expect(t.seat(0).may('play-shadow-at')).toEqual([{ card: 'winter_storm', place: 'fornost' }]);
    t.seat(0).does('play-shadow-at', { card: 'winter_storm', place: 'fornost' });
    expect([eleanor(t).at, t.g.turn]).toMatchObject(['fornost', { moves: 0, mostMoves: 1 }]);
  });
  test('an order to be asked at a start, or where a hero comes, has Sauron asked for both', () => {
    const t = starts();
    goes(t, ['weathertop', 'ranged_strike']);
    t.seat(1).does('end-travel');
    const [decision] = t.open;
    const says = (...moments: string[]) =>
      shadowWindow.orders.only!.answer({ g: t.g, seat: 0, about: null }, decision!, { moments });
    expect([says('heroTurnStart'), says('afterEnterNonHaven')]).toEqual([undefined, undefined]);
    expect(says('combatStart', 'sauronAction')).toEqual({ action: 'no-shadow', args: {} });
  });
});
