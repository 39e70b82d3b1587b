import { describe, expect, test } from 'vitest';
import type { State } from '#games/gloomhaven/state/state';
import { figureOf, hero, type Scene, table } from './board.ts';

/** What scenarios do when a round begins or ends. 53: doors that open by themselves, ten rounds; 60: an alchemy lab that burns. */

const party = (more: object = {}): Scene['heroes'] => [
  { class: 'brute', at: '1,2', ...more },
  { class: 'spellweaver', at: '0,3' },
];
const BOTH_CHOOSE = [
  { seat: 0, key: 'choose' },
  { seat: 1, key: 'choose' },
];
/** At the beginning of a round; those before are over. */
function roundFrom(round: number, scene: Partial<Scene>, also: (g: State) => void = () => {}) {
  return table({
    heroes: party(),
    phase: 'choose',
    ties: 'by-the-rules',
    ...scene,
    also: (g) => {
      g.round = round - 1;
      also(g);
    },
  });
}

describe('scenario 53: a door that opens at the start of a round', () => {
  const cellar = { scenario: 53, monsters: [{ type: 'living-corpse', at: '-2,6' }] };
  const locked = (g: State) =>
    void Object.assign(g.doors, { d1: 'locked', d2: 'locked', d3: 'locked', d4: 'locked', d5: 'locked', d6: 'locked' });
  test('is open when the cards are chosen, with what is behind it', () => {
    const t = roundFrom(2, cellar, locked);
    expect(t.g.doors).toMatchObject({ d3: 'open', d4: 'open', d1: 'locked', d2: 'locked', d5: 'locked', d6: 'locked' });
    expect(t.g.rooms).toEqual([1, 3]);
    expect(t.asked()).toEqual(BOTH_CHOOSE);
  });
  test('and not a round before', () => {
    const t = roundFrom(3, cellar, (g) => {
      locked(g);
      Object.assign(g.doors, { d3: 'open', d4: 'open' });
      g.rooms = [1, 3];
    });
    expect(t.g.rooms).toEqual([1, 3]);
    expect(t.heard('door-opens')).toEqual([]);
  });
});

describe('scenario 53 is won when ten rounds are over', () => {
  const last = (round: number) => {
    const t = table({
      scenario: 53,
      heroes: [{ class: 'brute', at: '1,2', plays: [1, 6] }],
      monsters: [{ type: 'living-corpse', at: '-2,6' }],
      cards: { 'living-corpse': 'living-corpse-6' },
      ties: 'by-the-rules',
      also: (g) => void Object.assign(g, { round }),
    });
    t.seat(0).does('end-turn');
    return t;
  };
  test('with the end of the tenth', () => expect(last(10).g.ends).toBe('won'));
  test('not with the ninth', () => expect(last(9).g.ends).toBeNull());
});

describe('scenario 60: from round 7 on every figure suffers 2 damage when a round begins', () => {
  const lab = (round: number) =>
    roundFrom(round, {
      scenario: 60,
      heroes: [
        { class: 'brute', at: '0,-1' },
        { class: 'spellweaver', at: '1,-2' },
      ],
      monsters: [{ type: 'hound', at: '0,-2' }],
    });
  test('characters, who may turn it away, and monsters', () => {
    const t = lab(7);
    t.nobodyIsAskedExcept(0, 'damage');
    t.seat(0).does('suffer');
    t.seat(1).does('suffer');
    expect(t.heard('suffers')).toMatchObject([
      { actor: hero(0), n: 2, by: 'scenario' },
      { actor: hero(1), n: 2 },
      { n: 2, by: 'scenario' },
    ]);
    expect(figureOf(t, hero(0)).hp).toBe(8);
    expect(t.asked()).toEqual(BOTH_CHOOSE);
  });
  test('not in round 6', () => {
    const t = lab(6);
    expect(t.heard('suffers')).toEqual([]);
    expect(t.asked()).toEqual(BOTH_CHOOSE);
  });
});

describe('scenario 60 is lost', () => {
  const atEndOf = (round: number, also: (g: State) => void = () => {}) => {
    const t = table({
      scenario: 60,
      heroes: [{ class: 'brute', at: '1,-2', plays: [1, 6] }],
      monsters: [{ type: 'hound', at: '-11,0', conditions: { stun: 'before' } }],
      ties: 'by-the-rules',
      also: (g) => {
        g.round = round;
        also(g);
      },
    });
    t.seat(0).does('end-turn');
    return t;
  };
  test('with the end of round 12, and not before', () => {
    expect(atEndOf(12).g.ends).toBe('lost');
    expect(atEndOf(11).g.ends).toBeNull();
  });
  test('but not when all four treasures are looted and everybody stands on a starting hex', () => {
    const all = (g: State) => void Object.assign(g, { rooms: [1, 2, 3, 4, 5] });
    expect(atEndOf(12, all).g.ends).toBe('won');
  });
});
