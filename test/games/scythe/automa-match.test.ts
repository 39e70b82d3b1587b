import { describe, expect, test } from 'vitest';
import { playout } from '#chance/playout';
import { logOf } from '#core/history';
import { position, start } from '#core/match';
import { makeRng } from '#core/rng';
import { scythe } from '#games/scythe/game';
import { audit } from '#games/scythe/judge/audit';
import { AUTOMA_LEVELS, automaCards } from '#games/scythe/printed/automa';
import { factions } from '#games/scythe/printed/content';
import { final } from '#games/scythe/rules/scoring';
import { scorePosition } from '#games/scythe/seen/score/final-position';
import { hasFactionAbility } from '#games/scythe/state/mats';
import type { State } from '#games/scythe/state/state';
import { salted } from '../../kit/salt.ts';
import { lay, table } from './board.ts';
import { part } from './part.ts';
import { scene } from './solo.ts';

const begin = (seed: string, options: Record<string, string> = {}, seats = 1): State =>
  position(scythe, start(scythe, { options, seats, seed })).g;
const seeds = (n: number): string[] => Array.from({ length: n }, (_, i) => `solo/${i}`);

describe('A1, A2: the set-up of a match with one person', () => {
  test('one may sit down, and two and more play without the Automa', () => {
    expect(scythe.seatsFor!({ expansion: 'base' })).toEqual({ min: 1, max: 5 });
    expect(begin('a').automa).not.toBeNull();
    expect(begin('a', { automa: 'ultimaszyna' }, 2).automa).toBeNull();
    expect(begin('a', {}, 2).players).toHaveLength(2);
  });
  test.each(AUTOMA_LEVELS)('the option says how strong it is: %s', (automa) => {
    expect(begin('a', { automa }).automa).toMatchObject({ level: automa, seat: 1 });
  });
  test('A1: it has no player mat, no objectives, no mechs; a character and two workers', () => {
    const g = begin('a');
    expect(g.players[1]).toMatchObject({ mat: null, objectives: [], mechs: [], structures: {}, recruits: [] });
    expect(Object.values(g.units).filter(({ seat }) => seat === 1)).toHaveLength(3);
  });
  test('A2: popularity 10, 5 coins, power and combat cards of its faction', () => {
    for (const seed of seeds(8)) {
      const automa = begin(seed).players[1]!;
      const { power, combatCards } = factions.get(automa.faction)!;
      expect(automa).toMatchObject({ popularity: 10, coins: 5, power });
      expect(automa.hand).toHaveLength(combatCards);
    }
  });
  test('R-130: its faction is one of the base game that the person does not play, also with the expansion', () => {
    const pairs = seeds(60).map((seed) => begin(seed, { expansion: 'invaders' }).players.map(({ faction }) => faction));
    const its = new Set(pairs.map(([, faction]) => faction));
    expect([...its].sort()).toEqual(['crimea', 'nordic', 'polania', 'rusviet', 'saxony']);
    expect(pairs.every(([person, automa]) => person !== automa)).toBe(true);
    expect(pairs.some(([person]) => person === 'togawa' || person === 'albion')).toBe(true);
  });
  test('R-131: the person begins, the tracker stands on its first box', () => {
    for (const seed of seeds(8)) expect(begin(seed)).toMatchObject({ active: 0, automa: { box: 1, scheme: 1 } });
  });
  test('R-132: it counts among the players for the Factory cards: three are on offer', () => {
    expect(begin('a').offer).toHaveLength(3);
  });
  test('who chooses his mats does so before the Automa is there', () => {
    const match = start(scythe, { options: { mats: 'chosen' }, seats: 1, seed: 'a' });
    const { g, open } = position(scythe, match);
    expect(open).toMatchObject([{ seat: 0, key: 'mats' }]);
    expect(g.players).toEqual([]);
    expect(audit(g)(g, [])).toBeUndefined();
  });
});

describe('A1, R-132: what the Automa is not', () => {
  const solo = scene({
    person: { coins: 3, recruits: [{ from: 'build', bonus: 'coins' }] },
    automa: { faction: 'saxony', units: { F1: ['worker'] } },
  });
  test('A1: it has no faction ability', () => {
    const g = lay(solo);
    expect(hasFactionAbility(g, 1, 'dominate')).toBe(false);
    expect(hasFactionAbility(g, 0, 'relentless')).toBe(true);
  });
  test('R-132: no coins go to it, and it says nothing out of turn', () => {
    const t = table(solo);
    expect(t.seat(0).may('give-coins')).toEqual([]);
    expect(t.seat(0).refusal('decline', { gains: ['coins'] })).toBeUndefined();
    expect(position(scythe, t.match).asides.map(({ seat }) => seat)).toEqual([0]);
  });
  test('R-132: it is nobody’s neighbour: its recruits do not exist, and the own ones count once', () => {
    const { seats, ...more } = solo;
    const person = { ...seats[0]!, mat: 'industrial', units: { C6: ['worker'] } };
    const t = table({ ...more, seats: [person, seats[1]!], goods: { C6: { wood: 3 } } });
    t.seat(0).does('bottom-only', { section: 'move' });
    t.seat(0).does('build', { structure: 'mill', hex: 'C6', payment: { 'C6.wood': 3 } });
    expect(t.heard('recruit-bonus').map(({ seat }) => seat)).toEqual([0]);
    t.nobodyIsAskedExcept(0, 'close');
    t.seat(0).does('end-turn');
    expect(t.told()).toContain('automa-turn');
    t.nobodyIsAskedExcept(0, 'turn');
  });
});

describe('what is secret', () => {
  test('the order of its deck, its combat cards and the card it has removed; how many there are is public', () => {
    const g = lay(scene({ automa: { hand: [2, 5] }, its: { factory: 'F07' } }));
    const seen = JSON.stringify(scythe.view(g, 0));
    expect(scythe.view(g, 0).automa).toEqual({
      seat: 1,
      level: 'automa',
      scheme: 1,
      box: 1,
      deck: automaCards.size,
      discard: [],
      factory: true,
    });
    expect(scythe.view(g, 0).players[1]!.cards).toBe(2);
    expect(seen).not.toContain('F07');
    const swapped = part.proofs.swapHidden(g, 0, makeRng({ seed: 'swap', drawn: {} }));
    expect(swapped.automa!.deck).not.toEqual(g.automa!.deck);
    expect(JSON.stringify(scythe.view(swapped, 0))).toBe(seen);
  });
  test('whoever asked to see with its eyes would see nothing', () => {
    expect(scythe.view(lay(scene({})), 1).own).toBeNull();
  });
});

describe('the end', () => {
  const stars = (n: number) => Array.from({ length: n }, () => ({ kind: 'tracker' as const, turn: 1 }));
  const standing = {
    automa: { coins: 7, stars: stars(3), units: { A4: ['worker'], D4: ['mech'], A5: ['worker'] } },
    goods: { A4: { oil: 6 } },
  };
  test('R-142: it scores stars, territories and coins; resources on its land are nobody’s', () => {
    const { lines } = final(lay(scene(standing)));
    const line = lines.find(({ seat }) => seat === 1)!;
    // Popularity 10: 4 a star, 3 a territory; the Factory is three.
    expect(line).toMatchObject({
      tier: 1,
      stars: { coins: 12 },
      territories: { count: 5, coins: 15 },
      resources: { count: 0, coins: 0 },
      structures: { coins: 0 },
      total: 34,
    });
  });
  test('a person on the same land is paid for the resources', () => {
    const person = { popularity: 10, units: { A4: ['worker'] } };
    const { lines } = final(lay(scene({ person, goods: { A4: { oil: 6 } } })));
    expect(lines.find(({ seat }) => seat === 0)!.resources).toEqual({ count: 6, coins: 6 });
  });
  test('the winner may be the Automa: a seat where nobody sits', () => {
    const g = lay(scene({ ...standing, also: (h) => Object.assign(h, { phase: 'over' }) }));
    const end = scythe.next(g);
    expect(end).toEqual({
      outcome: {
        seats: [
          { result: 'lost', score: expect.any(Number) },
          { result: 'won', score: 34 },
        ],
      },
    });
    expect(scythe.seatName!(g, 1)).toEqual({ key: 'automa.nordic' });
    expect(scythe.seatName!(g, 0)).toEqual({ key: 'faction.rusviet' });
  });
  test('a final position can be scored from its view, and written by hand with "mat": null', () => {
    const view = scythe.view(lay(scene(standing)), 'spectator');
    expect(scorePosition(JSON.parse(JSON.stringify(view)), 'en')).toContain('34');
    const written = {
      tile: 'lake_adjacent',
      goods: { A4: { oil: 6 } },
      players: [
        { faction: 'nordic', mat: null, popularity: 10, power: 0, coins: 0, stars: 0, units: { A4: { worker: 1 } } },
      ],
    };
    expect(scorePosition(written, 'en')).toContain('Winner: Nordic Kingdoms with 3 coins');
    const person = { ...written.players[0]!, mat: undefined };
    expect(scorePosition({ ...written, players: [person] }, 'en')).toContain('with 9 coins');
  });
});

describe('whole matches', () => {
  test.each(AUTOMA_LEVELS)('against %s end with a sixth star, and only the person is ever asked', (automa) => {
    const { match, over } = playout(part, salted(`whole/${automa}`), {
      seats: 1,
      options: { automa },
      each: (m) => {
        for (const { seat } of position(scythe, m).open) expect(seat).toBe(0);
      },
    });
    expect(over).toBe(true);
    const { g } = position(scythe, match);
    expect(g.players.some(({ stars: placed }) => placed.length >= 6)).toBe(true);
    expect(logOf(match).every(({ events }) => events.every(({ only }) => only?.[1] === undefined))).toBe(true);
  });
  test('turns of the person and of the Automa follow one another', () => {
    const { match } = playout(part, salted('turns'), { seats: 1, most: 60 });
    const types = logOf(match).flatMap(({ events }) => events.map(({ type }) => type));
    const turns = types.filter((type) => type === 'section' || type === 'automa-turn');
    expect(turns.length).toBeGreaterThan(10);
    turns.forEach((type, i) => {
      expect(type).toBe(i % 2 === 0 ? 'section' : 'automa-turn');
    });
  });
});

describe('the audit', () => {
  const g = lay(scene({ automa: { units: { A4: ['mech'] } } }));
  const changed = (change: (h: State) => void): string | undefined => {
    const after = structuredClone(g);
    change(after);
    return audit(g)(after, []);
  };
  test('finds a card of its deck lost or doubled, and what it may not have', () => {
    expect(changed(() => undefined)).toBeUndefined();
    expect(changed((h) => h.automa!.deck.pop())).toContain('Automa');
    expect(changed((h) => h.automa!.deck.push(1))).toContain('Automa');
    expect(changed((h) => h.players[1]!.mechs.push('speed'))).toContain('Automa');
  });
  test('A9: its fighters may leave the board, its workers and those of the person may not', () => {
    expect(changed((h) => delete h.units['nordic.mech.1'])).toBeUndefined();
    expect(changed((h) => delete h.units['rusviet.character'])).toBeDefined();
  });
});
