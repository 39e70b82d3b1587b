import { describe, expect, test } from 'vitest';
import { bottom, bottomRow, payOnly } from '#games/scythe/chapters/bottom';
import { priceProblem } from '#games/scythe/chapters/bottom-row';
import { build } from '#games/scythe/chapters/build';
import type { State } from '#games/scythe/state';
import { lay, legal, play, refusal, type Scene, type Sitting } from './board.ts';

// Industrial: Build costs 3 wood, gives 1 coin, and lies under Move.
const scene = (sitting: Partial<Sitting> = {}, other: Partial<Sitting> = {}): Scene => ({
  seats: [
    { faction: 'nordic', mat: 'industrial', coins: 0, units: { A4: ['worker'] }, ...sitting },
    { faction: 'saxony', ...other },
  ],
  goods: { A4: { wood: 3 } },
  turn: { section: 'move' },
});
const payment = { 'A4.wood': 3 };
const hexesFor = (g: State) => [...new Set(legal(g, 0, build).map(({ hex }) => hex as string))].sort();

describe('Build', () => {
  test('SC-5.5: any structure, on a controlled territory with an own worker', () => {
    const g = lay(scene({ units: { A4: ['worker'], A5: ['mech'] } }));
    expect(hexesFor(g)).toEqual(['A4']);
    play(g, [], function* (t) {
      bottom(t, 0, 'build', { name: 'build', args: { structure: 'mine', hex: 'A4', payment } });
    });
    expect(g.players[0]!.structures).toEqual({ mine: 'A4' });
    expect(g.players[0]!.coins).toBe(1);
  });

  test('SC-5.5: the Factory is allowed, lakes are not', () => {
    expect(hexesFor(lay(scene({ units: { A4: ['worker'], D4: ['worker'], B1: ['mech', 'worker'] } })))).toEqual([
      'A4',
      'D4',
    ]);
  });

  test('SC-5.5: one structure on a hex, whosever it is', () => {
    expect(hexesFor(lay(scene({ structures: { mill: 'A4' } })))).toEqual([]);
    expect(hexesFor(lay(scene({}, { structures: { mill: 'A4' } })))).toEqual([]);
  });

  test('SC-5.5: each structure once', () => {
    const g = lay(scene({ structures: { mill: 'A5' } }));
    expect(refusal(g, 0, build, { structure: 'mill', hex: 'A4', payment })).toBe('refusal.not-available');
    expect(refusal(g, 0, build, { structure: 'mine', hex: 'A4', payment })).toBeUndefined();
  });

  test('SC-5.2, R-3: paid for the coins alone, without a legal hex and also with one', () => {
    const blocked = lay(scene({ structures: { mill: 'A4' } }));
    expect(priceProblem(blocked, 0, 'build')).toBeUndefined();
    expect(bottomRow('build').map(({ name }) => name)).toEqual(['build', 'pay-only']);
    expect(refusal(blocked, 0, payOnly, { payment })).toBeUndefined();
    expect(refusal(lay(scene()), 0, payOnly, { payment })).toBeUndefined();
    play(blocked, [], function* (t) {
      bottom(t, 0, 'build', { name: 'pay-only', args: { payment } });
    });
    expect(blocked.players[0]).toMatchObject({ coins: 1, structures: { mill: 'A4' } });
  });

  test('SC-5.2: an exhausted Build may be paid, an unaffordable one may not', () => {
    const structures = { mill: 'A5', mine: 'A6', monument: 'B6', armory: 'B5' };
    const g = lay(scene({ structures }));
    expect(legal(g, 0, build)).toEqual([]);
    expect(refusal(g, 0, payOnly, { payment })).toBeUndefined();
    const poor = lay({ ...scene(), goods: { A4: { wood: 2 } } });
    expect(priceProblem(poor, 0, 'build')).toMatchObject({ key: 'refusal.cannot-pay' });
    expect(legal(poor, 0, payOnly)).toEqual([]);
  });
});
