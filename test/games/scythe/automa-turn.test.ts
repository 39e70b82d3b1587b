import { describe, expect, test } from 'vitest';
import { AUTOMA_LEVELS, automaCards, levelOf } from '#games/scythe/printed/automa';
import type { Player } from '#games/scythe/state/state';
import { BOX } from './in-the-box.ts';
import { places, plays } from './solo.ts';

const star = (kind: 'tracker' | 'combat' | 'power', n: number): Player['stars'] =>
  Array.from({ length: n }, () => ({ kind, turn: 1 }));
const counted = (counter: string, n: number) => ({ key: `counter.${counter}`, args: { n } });

describe('the cards', () => {
  test('are those of the box, numbered from 1, each with two schemes', () => {
    expect([...automaCards.keys()]).toEqual(Array.from({ length: BOX.automaCards }, (_, n) => n + 1));
    expect([...automaCards.values()].every(({ schemes }) => schemes.length === 2)).toBe(true);
  });
  test.each(AUTOMA_LEVELS)(
    'the tracker of %s has six stars: the first where scheme II begins, the last on the last box',
    (level) => {
      const { stars, schemeTwoAt, boxes, locked } = levelOf({ level });
      expect(stars).toHaveLength(6);
      expect(stars[0]).toBe(schemeTwoAt);
      expect(stars.at(-1)).toBe(boxes);
      expect(locked).toEqual(locked.map((_, n) => n + 1));
    },
  );
});

describe('A3: the turn', () => {
  const automa = { power: 1, coins: 5, units: { A4: ['worker'], A5: ['worker'] } };
  test('A3: a card is turned over; the first move that is possible, then all gains, then the tracker', () => {
    // Card 14, scheme I: encounter or Factory, else the character; a worker and a combat card.
    const t = plays([14], { automa, encounters: ['B7'] });
    t.nobodyIsAskedExcept(0, 'turn');
    expect(t.told()).toEqual(['automa-turn', 'automa-moved', 'automa-gained', 'automa-mustered', 'automa-tracker']);
    expect(t.heard('automa-moved')).toMatchObject([{ seat: 1, unit: 'character', from: 'home-nordic', to: 'B5' }]);
    expect(t.g.players[1]!.hand).toHaveLength(1);
    expect(t.heard('automa-gained')[0]!.gain).toEqual([counted('combatCards', 1)]);
    expect(t.g.automa).toMatchObject({ box: 2, discard: [14] });
    expect(t.g.automa!.deck).toHaveLength(BOX.automaCards - 1);
  });
  test('A3: nobody sees which combat cards it draws', () => {
    const t = plays([14], { automa });
    expect(t.g.players[1]!.hand).toHaveLength(1);
    expect(t.told()).toContain('automa-gained');
    for (const { only } of t.events) expect(only).toBeUndefined();
  });
  test('when no move is possible the gains are taken all the same', () => {
    // Card 6, scheme II: move a mech; 2 power, a mech.
    const t = plays([6], { automa, its: { scheme: 2 } });
    expect(t.heard('automa-stays')).toHaveLength(1);
    expect(t.g.players[1]!.power).toBe(3);
    expect(places(t.g, 'mech')).toEqual(['A4']);
  });
  test('A4: a gain in brackets is added for that faction, and not there for others', () => {
    // Card 2, scheme I: 1 coin, for Crimea 1 more.
    const coins = (faction: string, units: Record<string, string[]>) =>
      plays([2], { automa: { ...automa, faction, units } }).g.players[1]!.coins;
    expect(coins('crimea', { H1: ['worker'] })).toBe(7);
    expect(coins('nordic', { A4: ['worker'] })).toBe(6);
  });
  test('A3: a card without a star leaves the tracker where it is', () => {
    const t = plays([15], { automa });
    expect(t.g.automa!.box).toBe(1);
    expect(t.heard('automa-tracker')).toEqual([]);
  });
  test('SC-1.8: its power ends at 16', () => {
    // Card 12, scheme I: 4 power.
    const t = plays([12], { automa: { ...automa, power: 13 } });
    expect(t.heard('automa-gained')[0]!.gain).toEqual([counted('power', 3)]);
  });
  test('R-132: an empty deck is shuffled anew with all cards', () => {
    const t = plays([14], { automa, its: { deck: [], discard: [...automaCards.keys()] } });
    expect(t.g.automa!.deck).toHaveLength(BOX.automaCards - 1);
    expect(t.g.automa!.discard).toHaveLength(1);
  });
  test('the turn comes back to the person', () => {
    const t = plays([14], { automa });
    expect(t.g.active).toBe(0);
    // Ten turns lie behind; this was the eleventh, and the twelfth has begun.
    expect(t.g.turns).toBe(12);
    t.nobodyIsAskedExcept(0, 'turn');
  });
});

describe('A3: the recruit bonus of the person', () => {
  // Card 5, scheme I: coins; card 4: combat cards; card 7: popularity; card 17: power.
  const recruits: Player['recruits'] = (['upgrade', 'deploy', 'build', 'enlist'] as const).map((from) => ({
    from,
    bonus: 'coins',
  }));
  test.each([
    [17, 'power'],
    [5, 'coins'],
    [7, 'popularity'],
    [4, 'combatCards'],
  ] as const)('card %i gives what the recruit for %s gives, once', (card, counter) => {
    const t = plays([card], { person: { recruits, power: 3, popularity: 3 } });
    expect(t.heard('recruit-bonus')).toMatchObject([{ seat: 0, gain: [counted(counter, 1)] }]);
    t.nobodyIsAskedExcept(0, 'turn');
  });
  test('not without that recruit, not when it is declined, and not from a card that shows none', () => {
    const others = recruits.filter(({ from }) => from !== 'deploy');
    expect(plays([5], { person: { recruits: others } }).heard('recruit-bonus')).toEqual([]);
    expect(plays([5], { person: { recruits, declines: ['deploy'] } }).heard('recruit-bonus')).toEqual([]);
    expect(plays([3], { person: { recruits } }).heard('recruit-bonus')).toEqual([]);
  });
  test('SC-11.4: a sixth star of the person by such a bonus comes after the stars of the Automa', () => {
    const person = { recruits, popularity: 17, stars: star('combat', 5) };
    const both = plays([7], { person, automa: { stars: star('tracker', 5) }, its: { box: 21 } });
    expect(both.heard('sixth-star')).toEqual([{ seat: 1 }]);
    expect(both.g.players[0]!.stars).toHaveLength(5);
    both.nobodyIsAsked();
    const alone = plays([7], { person });
    expect(alone.heard('sixth-star')).toEqual([{ seat: 0 }]);
    alone.nobodyIsAsked();
  });
});

describe('A5: the easy level', () => {
  test('A5: a card that Autometta skips does nothing at all, the tracker included', () => {
    const t = plays([8], { its: { level: 'autometta' }, automa: { units: { A4: ['worker'] } } });
    expect(t.told()).toEqual(['automa-skips']);
    expect(t.g.automa).toMatchObject({ box: 1, discard: [8] });
    t.nobodyIsAskedExcept(0, 'turn');
  });
  test('A5: the other cards and the other levels are played', () => {
    const automa = { units: { A4: ['worker'] } };
    expect(plays([9], { its: { level: 'autometta' }, automa }).g.automa!.box).toBe(2);
    expect(plays([8], { its: { level: 'automa' }, automa }).g.automa!.box).toBe(2);
  });
});

describe('A6, A8: tracker and stars', () => {
  test('A6: on the box of scheme II a star, all cards shuffled, and the other side from then on', () => {
    const t = plays([14], { its: { box: 9, discard: [1, 2, 3] } });
    expect(t.g.automa).toMatchObject({ box: 10, scheme: 2, discard: [] });
    expect([...t.g.automa!.deck].sort((a, b) => a - b)).toEqual([...automaCards.keys()]);
    expect(t.g.players[1]!.stars.map(({ kind }) => kind)).toEqual(['tracker']);
  });
  test('A6: a box before or after it nothing of the kind', () => {
    for (const box of [8, 10]) {
      const t = plays([14], { its: { box } });
      expect(t.g.automa!.scheme).toBe(1);
      expect(t.g.players[1]!.stars).toEqual([]);
    }
  });
  test('A8: a star on each of the other star boxes of the level', () => {
    const stars = (level: (typeof AUTOMA_LEVELS)[number], box: number) =>
      plays([14], { its: { level, box } }).g.players[1]!.stars.length;
    expect([stars('automa', 14), stars('automa', 15)]).toEqual([1, 0]);
    expect([stars('ultimaszyna', 11), stars('ultimaszyna', 12)]).toEqual([1, 0]);
  });
  test('A8: 16 power are a star, once', () => {
    // Card 12, scheme I: 4 power.
    expect(plays([12], { automa: { power: 12 } }).g.players[1]!.stars).toMatchObject([{ kind: 'power' }]);
    expect(plays([12], { automa: { power: 11 } }).g.players[1]!.stars).toEqual([]);
    expect(plays([12], { automa: { power: 14, stars: star('power', 1) } }).g.players[1]!.stars).toHaveLength(1);
  });
  test('A8: all workers or all mechs are none', () => {
    const units = { A4: ['worker*7', 'mech*3'], A5: ['worker'] };
    // Card 9, scheme I: a worker and a mech.
    const t = plays([9], { automa: { units } });
    expect(places(t.g, 'mech')).toHaveLength(4);
    expect(places(t.g, 'worker')).toHaveLength(8);
    expect(t.g.players[1]!.stars).toEqual([]);
  });
  test('SC-11.2: its sixth star ends the match', () => {
    const t = plays([14], { its: { box: 21 }, automa: { stars: star('tracker', 5) } });
    expect(t.g.phase).toBe('over');
    expect(t.g.automa!.box).toBe(22);
    t.nobodyIsAsked();
    expect(plays([14], { its: { box: 20 }, automa: { stars: star('tracker', 4) } }).g.phase).toBe('play');
  });
});

describe('A12: what comes of an encounter or the Factory', () => {
  test('A12: the token is discarded, no card is read', () => {
    const t = plays([14], { automa: { units: { A4: ['worker'] } }, encounters: ['B5', 'B7'] });
    expect(t.g.encounters).toEqual(['B7']);
    expect(t.heard('automa-encounter')).toEqual([{ seat: 1, place: 'B5' }]);
    expect(t.g.encounterDeck).toHaveLength(BOX.encounters.base);
    expect(t.heard('encounter')).toEqual([]);
    t.nobodyIsAskedExcept(0, 'turn');
  });
  test('A12, R-136: on the Factory a card is removed unseen, the first time only', () => {
    const units = { C3: ['worker'] };
    const t = plays([14], { automa: { units } });
    expect(t.g.offer).toHaveLength(2);
    expect(t.g.offer).not.toContain(t.g.automa!.factory);
    expect(t.heard('automa-factory')).toEqual([{ seat: 1 }]);
    const again = plays([14], { automa: { units }, its: { factory: 'F12' } });
    expect(again.heard('automa-moved')).toMatchObject([{ to: 'D4' }]);
    expect(again.g.offer).toHaveLength(3);
    again.nobodyIsAskedExcept(0, 'turn');
  });
  test('A worker or a mech on an encounter hex leaves the token alone', () => {
    // Card 3, scheme I: move a worker.
    const t = plays([3], { automa: { units: { A4: ['worker'], A5: ['worker'] } } });
    expect(t.heard('automa-moved')).toMatchObject([{ unit: 'worker', to: 'B5' }]);
    expect(t.g.encounters).toContain('B5');
  });
});

describe('R-139: where gained units come', () => {
  test('R-139: a worker comes where one that moved would go', () => {
    // Card 19, scheme I: attack or move a worker; a worker.
    const t = plays([19], { automa: { units: { A5: ['worker'] } }, encounters: [] });
    expect(t.heard('automa-moved')).toMatchObject([{ to: 'B5' }]);
    expect(t.heard('automa-mustered')).toEqual([{ seat: 1, unit: 'worker', place: 'A4' }]);
  });
  test('R-139: on the home base when there is no such hex, and none when all eight are out', () => {
    const mechs = { C5: ['mech'], B5: ['mech'] };
    const full = plays([5], { person: { units: mechs }, automa: { units: {} } });
    expect(full.heard('automa-mustered')).toEqual([{ seat: 1, unit: 'worker', place: 'home-nordic' }]);
    const all = plays([5], { automa: { units: { A4: ['worker*8'] } } });
    expect(all.heard('automa-mustered')).toEqual([]);
    expect(places(all.g, 'worker')).toHaveLength(8);
  });
  test('R-139: a mech comes beside a worker without a fighter, nearest to the Factory', () => {
    // Card 16, scheme I: encounter, Factory or character; a mech.
    const at = (units: Record<string, string[]>) =>
      plays([16], { automa: { units }, encounters: [], its: { factory: 'F12' } }).heard('automa-mustered')[0];
    expect(at({ A4: ['worker'], F1: ['worker'], H1: ['character'] })).toMatchObject({ unit: 'mech', place: 'A4' });
    expect(at({ A4: ['worker', 'mech'], F1: ['worker'], H1: ['character'] })).toMatchObject({ place: 'F1' });
  });
  test('R-139: on the home base when there is no such hex, and none when all four are out', () => {
    const place = (units: Record<string, string[]>) =>
      plays([6], { automa: { units }, its: { scheme: 2 } })
        .heard('automa-mustered')
        .map((shown) => shown.place);
    expect(place({ D7: ['mech'] })).toEqual(['home-nordic']);
    expect(place({ A4: ['mech*4', 'worker'] })).toEqual([]);
  });
  test('R-139: a character that is on the mat comes first, on the home base', () => {
    const t = plays([6], {
      automa: { units: { A4: ['worker'] } },
      its: { scheme: 2 },
      also: (g) => {
        delete g.units['nordic.character'];
      },
    });
    expect(t.heard('automa-mustered')).toEqual([{ seat: 1, unit: 'character', place: 'home-nordic' }]);
    expect(places(t.g, 'mech')).toEqual([]);
  });
});
