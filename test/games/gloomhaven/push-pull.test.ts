import { describe, expect, test } from 'vitest';
import type { Overlay } from '#games/gloomhaven/state/state';
import { figureOf, G, guard, type Scene, table } from './board.ts';

/** GH-6.9, R-532: a push or pull is left out, or used as far as it goes; each effect by itself. Brute: 7 top Push 2, 16 top Pull 2. */

const wall = (at: string): Partial<Overlay> => ({ type: 'obstacle', kind: 'table', hexes: [at] });
const far = guard('1,6', { standee: 6, hp: 20 });

const struck = (more: Partial<Scene> = {}, half = '7:top') => {
  const no = Number(half.split(':')[0]);
  const t = table({
    heroes: [{ class: 'brute', at: '2,2', plays: [no, no === 10 ? 1 : 10] }],
    monsters: [guard('1,2', { hp: 20 }), far],
    falls: { brute: ['plus0'] },
    ...more,
  });
  t.seat(0)
    .does('act', { half })
    .does('attack', { targets: [G(1)] });
  return t;
};
const ways = (t: ReturnType<typeof struck>): string[] =>
  t
    .seat(0)
    .may('drive')
    .map(({ way }) => (way as string[]).join(' '))
    .sort();

describe('GH-6.9: a push of 2', () => {
  test('goes two hexes or is left out; one alone is refused where it can go on', () => {
    const t = struck();
    expect(ways(t)).toEqual(['', '0,2 -1,2', '0,2 -1,3', '0,2 0,1', '0,3 -1,3', '0,3 -1,4', '1,1 0,1', '1,1 1,0']);
    expect(t.seat(0).refusal('drive', { way: ['0,2'] })).toBe('refusal.path-ends-too-soon');
    t.seat(0).does('drive', { way: [] });
    expect(figureOf(t, G(1)).at).toBe('1,2');
    t.nobodyIsAskedExcept(0, 'turn');
  });
  test('is shorter where every further step is blocked, along the way that was chosen', () => {
    const t = struck({ overlays: ['-1,2', '-1,3', '0,1'].map(wall) });
    // From 0,2 nothing leads on; from 0,3 and from 1,1 one hex does.
    expect(ways(t)).toEqual(['', '0,2', '0,3 -1,4', '1,1 1,0']);
    t.seat(0).does('drive', { way: ['0,2'] });
    expect(figureOf(t, G(1)).at).toBe('0,2');
  });
  test('does not end on an ally that it passes, and goes on beyond', () => {
    const t = struck({ monsters: [guard('1,2', { hp: 20 }), guard('0,2', { hp: 20 }), far] });
    expect(ways(t)).not.toContain('0,2');
    expect(ways(t)).toContain('0,2 -1,2');
  });
  test('is no question where no hex is free', () => {
    struck({ overlays: ['0,2', '0,3', '1,1'].map(wall) }).nobodyIsAskedExcept(0, 'turn');
  });
});

test('GH-6.9: a pull of 2 likewise', () => {
  const t = struck({ monsters: [guard('-1,3', { hp: 20 }), far] }, '16:top');
  expect(ways(t).every((way) => way === '' || way.split(' ').length === 2)).toBe(true);
  expect(ways(t).length).toBeGreaterThan(2);
});

describe('R-532: the push of a modifier card', () => {
  const pushed = (half: string) =>
    struck({ falls: { brute: ['plus0-rolling-push-1', 'plus0-rolling-push-1', 'plus0'] } }, half);
  test('is an effect of its own beside that of the ability: one may be left out and the other used', () => {
    const t = pushed('7:top');
    expect(t.open[0]!.about).toMatchObject({ kind: 'push', n: 2 });
    t.seat(0).does('drive', { way: [] });
    expect(t.open[0]!.about).toMatchObject({ kind: 'push', n: 1 });
    t.seat(0).does('drive', { way: ['0,2'] });
    expect(t.open[0]!.about).toMatchObject({ kind: 'push', n: 1 });
    t.seat(0).does('drive', { way: [] });
    expect(figureOf(t, G(1)).at).toBe('0,2');
    t.nobodyIsAskedExcept(0, 'turn');
  });
  test('alone it is all there is', () => {
    const t = pushed('10:attack');
    expect(t.open[0]!.about).toMatchObject({ kind: 'push', n: 1 });
  });
});

describe('R-533: a push into an obstacle (card 145: Push 2)', () => {
  const scene = (obstacles: readonly string[]) => {
    const t = table({
      heroes: [{ class: 'cragheart', at: '2,2', plays: [145, 119], also: grown }],
      monsters: [guard('1,2', { hp: 20 }), far],
      overlays: obstacles.map(wall),
      falls: { cragheart: ['plus0'] },
    });
    t.seat(0)
      .does('act', { half: '145:top' })
      .does('attack', { targets: [G(1)] });
    return t;
  };
  const grown = (one: { level: number }) => {
    one.level = 9;
  };
  test('may stop before it, though another hex is free; then it is destroyed, and that is no choice any more', () => {
    const t = scene(['-1,2']);
    expect(ways(t)).toContain('0,2');
    t.seat(0).does('drive', { way: ['0,2'] });
    t.nobodyIsAskedExcept(0, 'turn');
    expect(t.g.overlays).toEqual([]);
    expect(figureOf(t, G(1)).at).toBe('0,2');
    expect(t.heard('suffers')).toMatchObject([{ by: 'attack' }, { by: 'ability', n: 2 }]);
  });
  test('does not stop where there is none', () => {
    expect(ways(scene([]))).not.toContain('0,2');
  });
});
