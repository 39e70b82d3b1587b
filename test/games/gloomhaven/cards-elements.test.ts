import { describe, expect, test } from 'vitest';
import type { Table } from '#core/types';
import { bestiary } from '#games/gloomhaven/printed/content/bestiary';
import { beginDeed, perform } from '#games/gloomhaven/rules/perform/perform';
import type { State } from '#games/gloomhaven/state/state';
import { adds, figureOf, G, type GloomhavenTable, guard, hero, isThere, monsterId, table } from './board.ts';

/** Cards of the Spellweaver and the Scoundrel that elements change, and what lasts or pulls, by their names. */

const far = guard('-3,6', { standee: 6, hp: 20 });
const active = (card: number, half: 'top' | 'bottom' = 'bottom') => ({ card, half, used: 0 });

describe('Elemental Aid (75) and Spirit of Doom (76)', () => {
  const allies = [
    { class: 'brute', at: '2,1', plays: [1, 6], hp: 1 },
    { class: 'tinkerer', at: '0,4', plays: [34, 38], hp: 1 },
  ] as const;
  const weaver = (card: number) => ({ class: 'spellweaver', at: '2,2', plays: [card, 68] }) as const;
  const shields = (t: GloomhavenTable) => [1, 2].map((seat) => figureOf(t, hero(seat)).bonuses.length);
  test('75: a shield for one ally, or with Air for all of them', () => {
    const one = table({ heroes: [weaver(75), ...allies], monsters: [far] });
    one
      .seat(0)
      .does('act', { half: '75:bottom' })
      .does('choose', { targets: [hero(2)] });
    expect(shields(one)).toEqual([0, 1]);
    const all = table({ heroes: [weaver(75), ...allies], monsters: [far], elements: { air: 'strong' } });
    all
      .seat(0)
      .does('act', { half: '75:bottom' })
      .does('consume', { with: ['0:air'] });
    expect(shields(all)).toEqual([1, 1]);
    expect(figureOf(all, hero(0)).bonuses).toEqual([]);
    all.nobodyIsAskedExcept(0, 'turn');
  });
  test('76: a curse, or with Dark a normal enemy dies instead, with experience', () => {
    const scene = { heroes: [weaver(76)], monsters: [guard('1,3'), guard('0,3', { rank: 'elite' }), far] } as const;
    const cursed = table(scene);
    cursed
      .seat(0)
      .does('act', { half: '76:top' })
      .does('choose', { targets: [G(2, 'elite')] });
    expect(cursed.heard('gains-condition')).toMatchObject([{ condition: 'curse' }]);
    const t = table({ ...scene, elements: { dark: 'waning' } });
    t.seat(0)
      .does('act', { half: '76:top' })
      .does('consume', { with: ['0:dark'] });
    expect(t.seat(0).lists('choose', 'targets')).not.toContain(G(2, 'elite'));
    t.seat(0).does('choose', { targets: [G(1)] });
    expect(isThere(t, G(1))).toBe(false);
    expect(t.g.characters[0]).toMatchObject({ xp: 1, lost: [76] });
    expect(t.heard('gains-condition')).toEqual([]);
    t.nobodyIsAskedExcept(0, 'turn');
  });
  test('76: heals half of the maximum, rounded down, or with Light all of it', () => {
    const [, tinkerer] = allies;
    const heroes = [weaver(76), tinkerer];
    const max = 8;
    const half = table({ heroes, monsters: [far] });
    half
      .seat(0)
      .does('act', { half: '76:bottom' })
      .does('choose', { targets: [hero(1)] });
    expect(figureOf(half, hero(1))).toMatchObject({ hp: 1 + max / 2, max });
    const whole = table({ heroes, monsters: [far], elements: { light: 'strong' } });
    whole
      .seat(0)
      .does('act', { half: '76:bottom' })
      .does('consume', { with: ['0:light'] });
    whole.seat(0).does('choose', { targets: [hero(1)] });
    expect(figureOf(whole, hero(1)).hp).toBe(max);
  });
});

describe('Cold Front (85)', () => {
  const archer = monsterId('bandit-archer', 1);
  const shot = (at: string, falls: readonly string[]) => {
    const t = table({
      heroes: [{ class: 'spellweaver', at: '2,2', plays: [65, 68], active: [active(85)] }],
      monsters: [{ type: 'bandit-archer', at, standee: 1, hp: 9 }],
      // Attack −1, two targets.
      cards: { archer: 'archer-5' },
      falls: { monsters: falls },
      ties: 'by-the-rules',
    });
    t.seat(0).does('end-turn');
    return t;
  };
  test('an attack does no damage, and strikes back up to three hexes; that is a use, with experience', () => {
    const t = shot('2,0', ['plus0']);
    expect(figureOf(t, archer).hp).toBe(6);
    expect(t.g.characters[0]).toMatchObject({ active: [{ card: 85, used: 1 }], xp: 1 });
    expect(t.heard('suffers')).toMatchObject([{ actor: archer, by: 'retaliation' }]);
  });
  test('an attack that does none uses nothing up', () => {
    const t = shot('2,0', ['null']);
    expect(figureOf(t, archer).hp).toBe(9);
    expect(t.g.characters[0]!.active).toMatchObject([{ used: 0 }]);
  });
});

describe('Black Hole (86)', () => {
  const weaver = { class: 'spellweaver', at: '3,1', plays: [86, 68] } as const;
  test('R-208: all enemies within four of a hex are pulled towards it, the nearest first', () => {
    const t = table({ heroes: [weaver], monsters: [guard('1,0', { hp: 9 }), guard('1,4', { hp: 9 })] });
    t.seat(0).does('act', { half: '86:bottom' }).does('place', { hex: '1,2' });
    expect(t.asked()).toEqual([{ seat: 0, key: 'pull' }]);
    t.seat(0).does('drive', { way: ['1,1', '1,2'] });
    t.seat(0).does('drive', { way: ['1,3'] });
    expect([figureOf(t, G(1)).at, figureOf(t, G(2)).at]).toEqual(['1,2', '1,3']);
    t.nobodyIsAskedExcept(0, 'turn');
  });
  test('the hex is within four of the Spellweaver; with no enemy near any there is none to choose', () => {
    const t = table({ heroes: [weaver], monsters: [guard('1,0'), far] });
    t.seat(0).does('act', { half: '86:bottom' });
    expect(t.seat(0).lists('place', 'hex')).toContain('0,5');
    // Five hexes from her.
    expect(t.seat(0).lists('place', 'hex')).not.toContain('0,6');
    const few = table({ heroes: [weaver], monsters: [far] });
    few.seat(0).does('act', { half: '86:bottom' });
    expect(few.seat(0).lists('place', 'hex')).toContain('0,5');
    expect(few.seat(0).lists('place', 'hex')).not.toContain('3,0');
  });
});

describe('Stick to the Shadows (110)', () => {
  const struck = (ally: string) => {
    const t = table({
      heroes: [
        { class: 'scoundrel', at: '2,2', plays: [110, 90] },
        { class: 'brute', at: ally, plays: [1, 6] },
      ],
      monsters: [guard('1,2', { hp: 20 }), far],
      elements: { dark: 'strong' },
      falls: { scoundrel: ['plus0'] },
    });
    t.seat(0)
      .does('act', { half: '110:top' })
      .does('consume', { with: ['0:dark'] })
      .does('attack', { targets: [G(1)] });
    return t;
  };
  test('Dark adds 4 and two experience against an enemy beside an ally', () => {
    const t = struck('1,1');
    expect(t.heard('attack')).toMatchObject([{ sum: adds('4 + 4 + 0') }]);
    expect(t.g.characters[0]!.xp).toBe(2);
  });
  test('and nothing against another one', () => {
    const t = struck('3,1');
    expect(t.heard('attack')).toMatchObject([{ sum: adds('4 + 0') }]);
    expect(t.g.characters[0]!.xp).toBe(0);
  });
});

describe('GH-9.36: what a monster consumes for more targets', () => {
  const [heal] = bestiary()
    .decks.get('savvas-lavaflow')!
    .find(({ id }) => id === 'savvas-lavaflow-7')!.actions;
  const healed = (elements: object) => {
    const { g } = table({
      heroes: [{ class: 'brute', at: '2,2', plays: [1, 6] }],
      monsters: ['1,0', '1,1', '0,1', '0,2'].map((at, i) => guard(at, { hp: 1 + i, max: 6 })),
      elements,
      ties: 'by-the-rules',
    });
    const state = structuredClone(g);
    const deed = beginDeed(state.figures.find(({ id }) => id === G(1))!, null);
    const t = { g: state, tell: () => {} } as unknown as Table<State>;
    expect(perform(t, deed, heal!).next().done).toBe(true);
    return [1, 2, 3, 4].map((n) => state.figures.find(({ id }) => id === G(n))!.hp);
  };
  test('it heals who has lost most, for Earth the three who have, nobody twice', () => {
    expect(healed({})).toEqual([5, 2, 3, 4]);
    expect(healed({ earth: 'strong' })).toEqual([5, 6, 6, 4]);
  });
});
