import { describe, expect, test } from 'vitest';
import { GORGANUN, type Scene, table } from './board.ts';

describe('TD-23 Winning Terramax', () => {
  const asten = (roll: number, refusals = 0, more: Partial<Scene> = {}) => {
    const t = table({
      map: { asten: ['hastur'], kimrin: ['kestrel'], ...more.map },
      active: GORGANUN,
      wizard: true,
      units: 1,
      dice: { terramax: [roll], ...more.dice },
      also: (g) => {
        g.wizardry.hastur!.refusals = refusals;
        more.also?.(g);
      },
    });
    t.seat(GORGANUN).does('activate', { piece: 'hastur' });
    t.seat(GORGANUN).does('recruit-terramax', { wizard: 'hastur' });
    return t;
  };

  test('TD-23.2: on 7 he comes to Asten under his wizard, and acts from the next turn', () => {
    const t = asten(7);
    expect(t.g.counters['terramax-1']).toMatchObject({ at: 'asten', fixed: true, spent: true });
    expect(t.g.terramax.wizard).toBe('hastur');
    t.nobodyIsAskedExcept(GORGANUN, 'choose');
  });

  test('T22: after one failure a 7 counts as 6: refused; after six a 1 still reads as row 1', () => {
    const once = asten(7, 1);
    expect(once.heard('terramax-refused')).toHaveLength(1);
    expect(once.g.wizardry.hastur!.refusals).toBe(2);
    expect(asten(1, 6).heard('terramax-wizard-eaten')).toHaveLength(1);
  });

  test('TD-23.2: the eaten wizard is gone for good, and "captured" by the dragon is held in the lair', () => {
    expect(asten(1).g.counters.hastur!.fate).toBe('eaten');
    expect(asten(2, 0, { dice: { casualty: [9] } }).g.counters.hastur!.fate).toBe('lair');
  });

  test('TD-23.3, A32: where wizards are held, they are freed and the dragon stays', () => {
    const t = asten(8, 0, {
      also: (g) => {
        g.counters.shimar!.fate = 'lair';
        g.counters.kishmin!.fate = 'lair';
      },
    });
    expect([t.g.counters.shimar!.at, t.g.counters.kishmin!.at]).toEqual(['asten', 'asten']);
    expect(t.g.counters['terramax-1']!.fate).toBe('pool');
    t.nobodyIsAskedExcept(GORGANUN, 'choose');
  });

  const obeys = (check: number) =>
    table({
      map: { asten: ['hastur', 'terramax'], kimrin: ['kestrel'] },
      active: GORGANUN,
      also: (g) => {
        g.terramax.wizard = 'hastur';
      },
      dice: { 'dragon-control': [check] },
    });
  test('T22: Hastur (modifier 3) holds him on 8, not on 9, at the start of the phase', () => {
    const held = obeys(8);
    held.seat(GORGANUN).does('one-activation');
    expect(held.g.terramax.berserk).toBe(false);
    const loose = obeys(9);
    loose.seat(GORGANUN).does('one-activation');
    expect(loose.heard('dragon-raged').length + loose.heard('dragon-flew-home').length).toBeGreaterThan(0);
    held.nobodyIsAskedExcept(GORGANUN, 'choose');
    loose.nobodyIsAskedExcept(GORGANUN, 'wizard-act');
  });

  test('TD-23.9: he moves four with his wizard’s activation, over the sea as well (TD-8.6)', () => {
    const t = obeys(5);
    t.seat(GORGANUN).does('one-activation');
    t.seat(GORGANUN).does('activate', { piece: 'hastur' });
    t.seat(GORGANUN).does('move', {
      group: ['terramax-1'],
      path: ['ember-water', 'foam-sound', 'sorrow-roads', 'ilrog'],
    });
    expect(t.g.counters['terramax-1']!.at).toBe('ilrog');
    expect(t.g.counters.hastur!.at).toBe('asten');
    t.nobodyIsAskedExcept(GORGANUN, 'act');
  });

  test('TD-23.9: also when his wizard is activated through a leader', () => {
    const t = table({
      map: { asten: ['kestrel', 'hastur', 'terramax'] },
      boxes: { kestrel: ['hastur'] },
      active: GORGANUN,
      units: 1,
      also: (g) => {
        g.terramax.wizard = 'hastur';
      },
    });
    t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
    expect(Object.keys(t.g.activation!.members)).toContain('terramax-1');
    t.nobodyIsAskedExcept(GORGANUN, 'act');
  });

  test('TD-23.7, TD-17.2: hit by the danger of a ruin his wizard checks with 2 less, or he flies home', () => {
    const entered = (check: number) => {
      const t = table({
        map: { greenbridge: ['hastur', 'terramax'] },
        active: GORGANUN,
        wizard: true,
        also: (g) => {
          g.terramax.wizard = 'hastur';
        },
        dice: { 'ruin-danger': [1], 'dragon-control': [check] },
      });
      t.seat(GORGANUN).does('activate', { piece: 'hastur' });
      t.seat(GORGANUN).does('move', { group: ['terramax-1'], path: ['brannoch'] });
      t.nobodyIsAskedExcept(GORGANUN, 'act');
      return t.g.counters['terramax-1']!;
    };
    // On 8 without a wound, on 6 with one.
    expect(entered(6)).toMatchObject({ fate: 'map', at: 'brannoch', reduced: true });
    expect(entered(7)).toMatchObject({ fate: 'pool' });
  });
});
