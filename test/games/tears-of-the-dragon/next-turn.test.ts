import { describe, expect, test } from 'vitest';
import { FORSETI, GORGANUN, table } from './board.ts';

/** What a later turn brings: the wounded, another ambassador. */

describe('TD-14.5, TD-3.4, A6 The next turn', () => {
  const wounded = (since: number) => {
    const t = table({
      map: { 'caer-navell': ['kendrel', 'cavalry*1'], riverton: ['foot-soldier*1'], kimrin: ['kestrel'] },
      also: (g) => {
        Object.assign(g.counters.neko!, { fate: 'wounded', since });
      },
    });
    t.seat(FORSETI).does('one-activation');
    return t;
  };

  test('the wounded come back at the start of the action phase of a later turn, to friends or an own castle', () => {
    const t = wounded(2);
    t.nobodyIsAskedExcept(FORSETI, 'put-back');
    const places = t
      .seat(FORSETI)
      .may('put-back')
      .map(({ place }) => place);
    expect(places).toContain('riverton');
    expect(places).toContain('caer-clavell');
    expect(places).not.toContain('middenford');
    t.seat(FORSETI).does('put-back', { place: 'riverton' });
    expect(t.g.counters.neko).toMatchObject({ at: 'riverton', fixed: true });
    expect(t.seat(FORSETI).may('activate')).not.toContainEqual({ piece: 'neko' });
    t.nobodyIsAskedExcept(FORSETI, 'choose');
  });

  test('R-501: at once: their owner says where, and cannot leave them out', () => {
    expect(wounded(2).seat(FORSETI).offered()).toEqual(['put-back']);
  });

  test('not in the turn of the wound', () => {
    wounded(3).nobodyIsAskedExcept(FORSETI, 'choose');
  });

  test('where nobody and no castle of their side is left they wait', () => {
    const t = table({
      map: { kimrin: ['kestrel'] },
      castles: { 'caer-navell': GORGANUN, 'caer-sillius': GORGANUN, 'caer-clavell': GORGANUN },
      also: (g) => {
        g.counters.neko!.since = 2;
      },
    });
    t.seat(FORSETI).does('one-activation');
    expect(t.g.counters.neko!.fate).toBe('wounded');
    t.nobodyIsAskedExcept(FORSETI, 'choose');
  });

  test('TD-22.2: when the ambassador is dead, Gorganun names another', () => {
    const t = table({
      map: { kimrin: ['kestrel', 'hastur', 'shimar'], 'caer-navell': ['kendrel'] },
      active: GORGANUN,
      also: (g) => {
        g.ambassador = null;
        g.counters.niekimo!.fate = 'killed';
      },
    });
    t.seat(GORGANUN).does('one-activation');
    t.nobodyIsAskedExcept(GORGANUN, 'ambassador');
    expect(t.seat(GORGANUN).isRefused('name-ambassador', { wizard: 'niekimo' })).toBe('refusal.not-available');
    t.seat(GORGANUN).does('name-ambassador', { wizard: 'shimar' });
    expect(t.g.ambassador).toBe('shimar');
    t.nobodyIsAskedExcept(GORGANUN, 'choose');
  });
});
