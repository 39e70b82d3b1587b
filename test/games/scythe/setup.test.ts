import { describe, expect, test } from 'vitest';
import { seatRange } from '#core/seats';
import { scythe } from '#games/scythe/game';
import {
  bannedPairs,
  combatDeck,
  encounters,
  factions,
  objectives,
  playerMats,
  tiles,
} from '#games/scythe/printed/content';
import { encounterHexes, isTerritory, neighbours } from '#games/scythe/printed/places';
import { neighbourSeats, unitsOf } from '#games/scythe/state/pieces';
import type { State } from '#games/scythe/state/state';
import { sit } from '../../kit/table.ts';
import { BOX } from './in-the-box.ts';

const set = (seats: number, seed: string, chosen: Record<string, string> = {}): State =>
  sit(scythe, { seats, seed, options: chosen }).g;
const seeds = (n: number) => Array.from({ length: n }, (_, i) => `setup/${i}`);
const invaders = { expansion: 'invaders' };

describe('SC-2 Setup', () => {
  test('SC-2.1: combat cards, objectives and encounters, all of them somewhere', () => {
    const g = set(5, 'a');
    const hands = g.players.flatMap(({ hand }) => hand);
    expect([...g.combatDeck, ...hands].sort()).toEqual([...combatDeck].sort());
    expect(g.combatDiscard).toEqual([]);
    expect(new Set([...g.objectiveDeck, ...g.players.flatMap((p) => p.objectives)]).size).toBe(BOX.objectives.base);
    expect(new Set(g.encounterDeck).size).toBe(BOX.encounters.base);
    expect(set(5, 'b').encounterDeck).not.toEqual(g.encounterDeck);
  });

  test('with the promotional cards there are more', () => {
    const g = set(2, 'a', { cards: 'promo' });
    expect([g.encounterDeck.length, g.objectiveDeck.length + 4]).toEqual([encounters.size, objectives.size]);
  });

  test.each([2, 3, 4, 5, 6, 7])('SC-2.2: with %i players one Factory card more than players is on offer', (seats) => {
    const g = set(seats, 'a', invaders);
    expect(g.offer).toHaveLength(seats + 1);
    expect(new Set(g.offer).size).toBe(seats + 1);
  });

  test('SC-2.3: a token on each of the encounter hexes, one structure bonus tile', () => {
    const g = set(3, 'a');
    expect(g.encounters).toEqual(encounterHexes);
    expect(new Set(seeds(60).map((seed) => set(2, seed).tile)).size).toBe(tiles.size);
  });

  test('SC-2.4: faction and player mats by chance, each once; banned pairs are dealt again', () => {
    const pairs = seeds(150).flatMap((seed) => {
      const { players } = set(5, seed);
      expect(new Set(players.map(({ faction }) => faction)).size).toBe(5);
      expect(new Set(players.map(({ mat }) => mat)).size).toBe(5);
      return players.map(({ faction, mat }) => `${faction} ${mat}`);
    });
    expect(pairs).not.toContain('rusviet industrial');
    expect(pairs).not.toContain('crimea patriotic');
    expect(new Set(pairs).size).toBe(5 * 5 - bannedPairs.length);
  });

  test('SC-2.4: with the option any pair may come up', () => {
    const pairs = seeds(150).flatMap((seed) =>
      set(5, seed, { mats: 'any' }).players.map(({ faction, mat }) => `${faction} ${mat}`),
    );
    expect(pairs).toEqual(expect.arrayContaining(['rusviet industrial', 'crimea patriotic']));
    expect(new Set(pairs).size).toBe(5 * 5);
  });

  test('SC-2.5: the base game knows neither Albion nor Togawa, and none of their mats', () => {
    const base = seeds(40).flatMap((seed) => set(5, seed).players);
    expect(base.some(({ faction, mat }) => /albion|togawa/.test(faction) || /militant|innovative/.test(mat!))).toBe(
      false,
    );
    const more = seeds(40).flatMap((seed) => set(5, seed, invaders).players);
    expect(new Set(more.map(({ faction }) => faction)).size).toBe(factions.size);
    expect(new Set(more.map(({ mat }) => mat)).size).toBe(playerMats.size);
  });

  test('SC-2.5: the order is that of the home bases, and neighbours sit beside each other in it', () => {
    for (const seed of seeds(20)) {
      const g = set(5, seed);
      const names = g.order.map((seat) => g.players[seat]!.faction);
      expect(names).toEqual(['nordic', 'rusviet', 'crimea', 'saxony', 'polania']);
      const nordic = g.order[0]!;
      expect(neighbourSeats(g, nordic)).toEqual([g.order[1], g.order[4]]);
    }
    expect(set(7, 'a', invaders).order.map((seat) => set(7, 'a', invaders).players[seat]!.faction)).toEqual([
      'albion',
      'nordic',
      'rusviet',
      'togawa',
      'crimea',
      'saxony',
      'polania',
    ]);
  });

  test('SC-5.9: with two players each is the only neighbour of the other', () => {
    const g = set(2, 'a');
    expect([neighbourSeats(g, 0), neighbourSeats(g, 1)]).toEqual([[1], [0]]);
  });

  test('SC-2.6: power and combat cards of the faction; popularity, coins and objectives of the mat', () => {
    for (const seed of seeds(10)) {
      for (const p of set(7, seed, invaders).players) {
        const faction = factions.get(p.faction)!;
        const mat = playerMats.get(p.mat!)!;
        expect(p).toMatchObject({
          power: faction.power,
          popularity: mat.startingPopularity,
          coins: mat.startingCoins,
          section: null,
          factory: null,
          stars: [],
          upgrades: [],
        });
        expect([p.hand.length, p.objectives.length]).toEqual([faction.combatCards, 2]);
      }
    }
  });

  test('SC-2.7: the character on the home base, a worker on each of the two hexes joined to it by land', () => {
    const g = set(7, 'a', invaders);
    for (const [seat, { faction }] of g.players.entries()) {
      const { home, workers } = factions.get(faction)!;
      expect(g.units[`${faction}.character`]!.at).toBe(home);
      expect(unitsOf(g, seat, 'worker').map((id) => g.units[id]!.at)).toEqual(workers);
      for (const hex of workers) expect(neighbours(home)).toContain(hex);
      expect(unitsOf(g, seat, 'mech')).toEqual([]);
      expect(isTerritory(home)).toBe(false);
    }
    expect(g.goods).toEqual({});
  });

  test('SC-14.2, SC-14.3: four Flags for Albion, four different Traps for Togawa, none for others', () => {
    for (const { faction, flags, traps } of set(7, 'a', invaders).players) {
      expect(flags).toBe(faction === 'albion' ? 4 : 0);
      expect([...traps].sort()).toEqual(faction === 'togawa' ? ['coins', 'combatCards', 'popularity', 'power'] : []);
    }
  });

  test('SC-2.8: the lowest mat label starts', () => {
    const labels = ['1', '2', '2a', '3', '3a', '4', '5'];
    for (const seed of seeds(20)) {
      const g = set(3, seed, invaders);
      const ranks = g.players.map(({ mat }) => labels.indexOf(playerMats.get(mat!)!.orderLabel));
      expect(ranks[g.active]).toBe(Math.min(...ranks));
    }
  });

  test('SC-2.9, R-101: one to five sit down, up to seven with Invaders from Afar', () => {
    expect(seatRange(scythe, {})).toEqual({ min: 1, max: 5 });
    expect(seatRange(scythe, invaders)).toEqual({ min: 1, max: 7 });
    expect(() => set(6, 'a')).toThrow(RangeError);
  });
});

describe('SC-2.4 Chosen mats', () => {
  const table = (seats: number) => sit(scythe, { seats, seed: 'mats', options: { mats: 'chosen' } });

  test('R-102: one seat after another takes a faction and a mat that are free; then the game begins', () => {
    const t = table(3);
    t.nobodyIsAskedExcept(0, 'mats');
    expect(t.g.players).toEqual([]);
    t.seat(0).does('take-mats', { faction: 'saxony', mat: 'mechanical' });
    t.nobodyIsAskedExcept(1, 'mats');
    expect(t.seat(1).isRefused('take-mats', { faction: 'saxony', mat: 'industrial' })).toBe('refusal.not-available');
    expect(t.seat(1).isRefused('take-mats', { faction: 'nordic', mat: 'mechanical' })).toBe('refusal.not-available');
    expect(t.seat(1).isRefused('take-mats', { faction: 'albion', mat: 'industrial' })).toBe('refusal.not-available');
    t.seat(1).does('take-mats', { faction: 'rusviet', mat: 'industrial' });
    t.seat(2).does('take-mats', { faction: 'nordic', mat: 'engineering' });
    t.nobodyIsAskedExcept(1, 'turn');
    expect(t.g.order).toEqual([2, 1, 0]);
    expect(t.g.players.map(({ faction }) => faction)).toEqual(['saxony', 'rusviet', 'nordic']);
  });

  test('R-102: a banned pair may be chosen', () => {
    const t = table(2);
    t.seat(0).does('take-mats', { faction: 'rusviet', mat: 'industrial' });
    t.seat(1).does('take-mats', { faction: 'crimea', mat: 'patriotic' });
    expect(t.g.phase).toBe('play');
    t.nobodyIsAskedExcept(0, 'turn');
  });

  test('can be looked at by everybody while they are chosen', () => {
    const t = table(2);
    t.seat(0).does('take-mats', { faction: 'saxony', mat: 'mechanical' });
    for (const view of [t.spectator.sees(), t.seat(1).sees()])
      expect(view).toMatchObject({ phase: 'assignment', players: [], units: [], turn: null });
    expect(t.heard('mats-taken')).toEqual([{ seat: 0, faction: 'saxony', mat: 'mechanical' }]);
    t.nobodyIsAskedExcept(1, 'mats');
  });
});
