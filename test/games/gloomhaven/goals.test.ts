import { describe, expect, test } from 'vitest';
import { act, position } from '#core/match';
import { recover } from '#core/recover';
import type { Match } from '#core/types';
import { gloomhaven } from '#games/gloomhaven/game';
import type { State } from '#games/gloomhaven/state/state';
import { type Facing, type GloomhavenTable, guard, monsterId, type Scene, table } from './board.ts';

/** GH-2.2, R-656: the Bandit Commander of scenario 2, and all revealed enemies. */

const commander: Facing = { type: 'bandit-commander', rank: 'boss', at: '-4,5', standee: 1, hp: 1 };
const C = monsterId('bandit-commander', 1, 'boss');
const G = monsterId('bandit-guard', 2);
/** In the second room, with all four doors behind it locked: the Brute beside the Commander, the Spellweaver beside whoever else is there. */
const barrow = (more: Partial<Scene> = {}): GloomhavenTable =>
  table({
    scenario: 2,
    heroes: [
      { class: 'brute', at: '-3,5', plays: [1, 6] },
      { class: 'spellweaver', at: '-5,7', plays: [65, 68] },
    ],
    monsters: [commander],
    rooms: [1, 2],
    cards: { boss: 'boss-7' },
    also: (g) => Object.assign(g.doors, { d1: 'locked', d2: 'locked', d3: 'locked', d4: 'locked' }),
    ...more,
  });
const strike = (t: GloomhavenTable, seat: number, card: number, target: string): GloomhavenTable => {
  t.seat(seat)
    .does('act', { half: `${card}:attack` })
    .does('attack', { targets: [target] });
  return t;
};
const withGuard = { monsters: [commander, guard('-5,6', { standee: 2, hp: 1 })] };

describe('R-656: scenario 2 is won when the Bandit Commander is dead and no enemy lives in a revealed room', () => {
  test('though rooms are closed whose doors nobody opens any more, and what stands in them lives', () => {
    const t = strike(barrow(), 0, 1, C);
    expect(t.g.rooms).toEqual([1, 2]);
    expect(t.g.ends).toBe('won');
    expect(t.heard('goal-reached')).toHaveLength(1);
  });
  test('not while anybody else lives in a revealed room, but with his death', () => {
    const t = strike(barrow(withGuard), 0, 1, C);
    expect(t.g.ends).toBeNull();
    t.seat(0).does('end-turn');
    strike(t, 1, 65, G);
    expect(t.g.ends).toBe('won');
  });
  test('not by the death of all others while he lives', () => {
    const t = barrow(withGuard);
    t.seat(0).does('end-turn');
    strike(t, 1, 65, G);
    expect(t.g.ends).toBeNull();
  });
  test('who stands in a room that he opened is an enemy in a revealed room', () => {
    const corpse = { type: 'living-corpse', at: '3,4', standee: 3 };
    const t = strike(barrow({ rooms: [1, 2, 5], monsters: [commander, corpse] }), 0, 1, C);
    expect(t.g.ends).toBeNull();
  });
  test('not with all rooms open before he is dead', () => {
    const t = barrow({ rooms: [1, 2, 3, 4, 5, 6], also: () => {} });
    t.seat(0).does('end-turn');
    expect(t.g.ends).toBeNull();
  });
});

test('R-656: a match of version 3 in which he was dead before his doors were open goes on, and is won', () => {
  const alone = barrow({
    monsters: [],
    also: (g) => {
      Object.assign(g.doors, { d1: 'locked', d2: 'locked', d3: 'locked', d4: 'locked' });
      g.killed['bandit-commander'] = 1;
    },
  });
  alone.seat(0).does('end-turn');
  // By the rules of version 3 nothing was won with it.
  const saved: Match<State> = { ...alone.match, version: 3, base: { ...alone.match.base, ends: null } };
  const { match, dropped } = recover(gloomhaven, saved);
  expect(dropped).toEqual([]);
  const { g, open } = position(gloomhaven, match);
  expect(g.ends).toBeNull();
  const acted = act(gloomhaven, match, { decision: open[0]!.id, seat: 1, action: 'end-turn', args: {} });
  expect('match' in acted && position(gloomhaven, acted.match).outcome?.why?.key).toBe('outcome.won');
});
