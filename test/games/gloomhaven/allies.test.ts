import { describe, expect, test } from 'vitest';
import { revealRooms } from '#games/gloomhaven/rules/reveal/rooms';
import { judge } from '#games/gloomhaven/rules/round/goal';
import { type Facing, figureOf, hero, monsterId, type Scene, table } from './board.ts';

/** Scenarios 11 and 12: monsters that fight for the characters, by the rules of monsters. In 11 the dead do, in 12 the guards of the city. */

const bones = (at: string, more: Partial<Facing> = {}): Facing => ({ type: 'living-bones', at, isAlly: true, ...more });
const guard = (at: string, more: Partial<Facing> = {}): Facing => ({ type: 'city-guard', at, ...more });
const B = monsterId('living-bones', 1);
const K = monsterId('city-guard', 2);
const square = (more: Partial<Scene> = {}): Scene => ({
  scenario: 11,
  heroes: [{ class: 'brute', at: '0,4', plays: [1, 6] }],
  monsters: [bones('1,1'), guard('2,1')],
  cards: { 'living-bones': 'living-bones-4', guard: 'guard-4' },
  ties: 'by-the-rules',
  ...more,
});
const played = (scene: Scene) => {
  const t = table(scene);
  t.seat(0).does('end-turn');
  return t;
};

describe('monsters that are allies', () => {
  test('attack other monsters, and are attacked by them', () => {
    const t = played(square());
    expect(t.heard('attack')).toMatchObject([
      { actor: B, target: K },
      { actor: K, target: B },
    ]);
    t.nobodyIsAskedExcept(0, 'choose');
  });
  test('not the characters, who are nearer', () => {
    const t = played(
      square({ heroes: [{ class: 'brute', at: '0,1', plays: [1, 6] }], monsters: [bones('1,1'), guard('3,0')] }),
    );
    expect(t.heard('attack')).toMatchObject([
      { actor: B, target: K },
      { actor: K, target: B },
    ]);
  });
  test('draw from the deck of the monsters (GH-1.3)', () => {
    const t = played(square({ falls: { monsters: ['plus2', 'minus1'] } }));
    expect(t.heard('attack').map(({ cards }) => cards)).toEqual([['plus2'], ['minus1']]);
  });
  test('let characters through, and cannot be attacked by them', () => {
    const t = table(square({ heroes: [{ class: 'brute', at: '0,1', plays: [6, 1] }] }));
    t.seat(0)
      .does('act', { half: '6:bottom' })
      .does('go-along', { way: ['1,1', '1,2'] });
    expect(figureOf(t, hero(0)).at).toBe('1,2');
    t.seat(0).does('act', { half: '1:attack' });
    expect(t.seat(0).lists('attack', 'targets')).toEqual([K]);
  });
  test('can be healed by a character, and enemies cannot', () => {
    const t = table(
      square({
        heroes: [{ class: 'spellweaver', at: '1,2', plays: [65, 68] }],
        monsters: [bones('1,1', { hp: 2 }), guard('2,1', { hp: 2 })],
      }),
    );
    t.seat(0).does('act', { half: '65:bottom' });
    expect(t.seat(0).lists('choose', 'targets')).toEqual([hero(0), B]);
  });
  test('are seen as such', () => {
    const t = table(square());
    const seen = t.spectator.sees().figures;
    expect(seen.find(({ id }) => id === B)).toMatchObject({ isAlly: true });
    expect(seen.find(({ id }) => id === K)).not.toHaveProperty('isAlly');
  });
});

describe('the scenario says who they are', () => {
  const placed = (scenario: number, rooms: readonly number[]) => {
    const t = table({
      scenario,
      heroes: [
        { class: 'brute', at: '0,4' },
        { class: 'spellweaver', at: '1,4' },
      ],
      phase: 'choose',
    });
    const g = structuredClone(t.g);
    g.rooms = [];
    g.figures = [];
    revealRooms({ g, rng: { die: () => 1 }, tell: () => {}, reveal: () => {} } as never, rooms, '0,0');
    return new Set(g.figures.flatMap((one) => (one.kind === 'monster' && one.isAlly ? [one.type] : [])));
  };
  test('in 11 Living Bones and Living Corpses', () =>
    expect(placed(11, [1, 2])).toEqual(new Set(['living-bones', 'living-corpse'])));
  test('in 12 guards and archers of the city', () =>
    expect(placed(12, [4])).toEqual(new Set(['city-archer', 'city-guard'])));
  test('in others nobody', () => expect(placed(1, [1, 2, 3])).toEqual(new Set()));
});

describe('an ally that stands bars no success', () => {
  const ends = (monsters: Facing[]) => {
    const { g } = table({
      scenario: 1,
      rooms: [1, 2, 3],
      heroes: [{ class: 'brute', at: '2,2', plays: [1, 6] }],
      monsters,
    });
    const copy = structuredClone(g);
    judge({ g: copy, tell: () => {} } as never);
    return copy.ends;
  };
  test('all enemies are dead', () => expect(ends([bones('1,1')])).toBe('won'));
  test('one of them is not', () => expect(ends([bones('1,1'), { at: '0,1' }])).toBeNull());
});
