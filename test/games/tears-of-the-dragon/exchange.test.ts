import { describe, expect, test } from 'vitest';
import { possible } from '#core/enumerate';
import { position } from '#core/match';
import { tearsOfTheDragon } from '#games/tears-of-the-dragon/game';
import type { State } from '#games/tears-of-the-dragon/state/state';
import { FORSETI, GORGANUN, table } from './board.ts';

/** Gorganun holds Neko and Shelnor, Forseti Hastur and Kishmin; Forseti's action phase is the last of the turn. */
function hostages(offers: State['offers'] = []) {
  return table({
    map: { redmarsh: ['kestrel'], eldinbourg: ['algeron', 'cavalry*1'] },
    active: FORSETI,
    units: 1,
    also: (g) => {
      Object.assign(g, { first: GORGANUN, offers });
      for (const id of ['neko', 'shelnor', 'hastur', 'kishmin']) {
        g.counters[id]!.fate = 'captured';
        g.prisoners[id] = { knows: [], questioned: true };
      }
    },
  });
}
type T = ReturnType<typeof hostages>;
function ends(t: T): T {
  t.seat(FORSETI).does('end-actions');
  t.seat(FORSETI).does('end-phase');
  return t;
}
function offered(): T {
  const t = hostages();
  t.seat(FORSETI).does('propose-exchange', { give: ['hastur'], get: ['neko'] });
  return ends(t);
}

describe('TD-20.1, R-45 Exchange', () => {
  test('the other side puts terms of its own, and the first accepts them', () => {
    const t = offered();
    t.seat(GORGANUN).does('counter-exchange', { give: ['neko'], get: ['hastur', 'kishmin'] });
    t.nobodyIsAskedExcept(FORSETI, 'exchange');
    expect(position(tearsOfTheDragon, t.match).open[0]!.about).toEqual({
      by: GORGANUN,
      give: ['neko'],
      get: ['hastur', 'kishmin'],
    });
    t.seat(FORSETI).does('accept-exchange');
    expect(t.heard('exchange-made')).toEqual([{ give: ['neko'], get: ['hastur', 'kishmin'] }]);
    expect(Object.keys(t.g.prisoners)).toEqual(['shelnor']);
    // Neko comes to the one place where Forseti has units; Gorganun has a choice.
    expect(t.g.counters.neko!.fate).toBe('map');
    t.nobodyIsAskedExcept(GORGANUN, 'put-back');
  });

  test('a counter-offer may be countered, and refused: then nobody is exchanged and the turn is over', () => {
    const t = offered();
    t.seat(GORGANUN).does('counter-exchange', { give: ['neko'], get: ['hastur', 'kishmin'] });
    t.seat(FORSETI).does('counter-exchange', { give: ['kishmin'], get: ['neko'] });
    t.seat(GORGANUN).does('refuse-exchange');
    expect(t.heard('exchange-proposed')).toHaveLength(3);
    expect(Object.keys(t.g.prisoners)).toHaveLength(4);
    expect(t.g.offers).toEqual([]);
    expect(t.g.turn).toBe(4);
    t.nobodyIsAskedExcept(FORSETI, 'command');
  });

  test('the same people are offered once in a turn, whoever offers, and an empty offer never', () => {
    const t = hostages();
    t.seat(FORSETI).does('propose-exchange', { give: ['hastur'], get: ['neko'] });
    t.seat(FORSETI).does('propose-exchange', { give: ['kishmin'], get: ['neko'] });
    expect(t.seat(FORSETI).isRefused('propose-exchange', { give: ['hastur'], get: ['neko'] })).toBe(
      'refusal.offered-before',
    );
    ends(t);
    const counter = (give: string[], get: string[]) => t.seat(GORGANUN).isRefused('counter-exchange', { give, get });
    expect(counter(['neko'], ['hastur'])).toBe('refusal.offered-before');
    expect(counter(['neko'], ['kishmin'])).toBe('refusal.offered-before');
    expect(counter([], [])).toBe('refusal.empty-offer');
    t.seat(GORGANUN).does('counter-exchange', { give: ['neko', 'shelnor'], get: ['hastur'] });
    t.nobodyIsAskedExcept(FORSETI, 'exchange');
  });

  test('it comes to an end: when all has been offered, only accept and refuse are left', () => {
    const t = offered();
    const turns = [GORGANUN, FORSETI];
    let n = 0;
    for (; ; n++) {
      const seat = turns[n % 2]!;
      t.nobodyIsAskedExcept(seat, 'exchange');
      const [next] = t.seat(seat).may('counter-exchange', 1);
      if (!next) break;
      t.seat(seat).does('counter-exchange', next);
    }
    expect(n).toBe(14);
    expect(t.seat(turns[n % 2]!).offered()).toEqual(['accept-exchange', 'refuse-exchange']);
  });

  test('both offer in one turn: that of the side with the initiative is settled first, the other’s then', () => {
    const both = (give: string[], get: string[]) => {
      const t = hostages([{ by: GORGANUN, give, get }]);
      t.seat(FORSETI).does('propose-exchange', { give: ['hastur'], get: ['neko'] });
      return ends(t);
    };
    const apart = both(['shelnor'], ['kishmin']);
    apart.nobodyIsAskedExcept(FORSETI, 'exchange');
    apart.seat(FORSETI).does('refuse-exchange');
    apart.nobodyIsAskedExcept(GORGANUN, 'exchange');

    const clash = both(['neko'], ['kishmin']);
    clash.seat(FORSETI).does('accept-exchange');
    while (clash.asked()[0]!.key === 'put-back') {
      const { seat } = clash.asked()[0]!;
      clash.seat(seat).does('put-back', clash.seat(seat).may('put-back', 1)[0]!);
    }
    expect(clash.heard('exchange-lapsed')).toEqual([{ seat: FORSETI }]);
    expect(clash.g.turn).toBe(4);
  });

  test('without an enemy’s prisoner or one’s own there is nothing to offer', () => {
    const t = table({
      map: { redmarsh: ['kestrel'], eldinbourg: ['algeron', 'cavalry*1'] },
      active: FORSETI,
      units: 1,
    });
    const here = { g: t.g, seat: FORSETI, about: null };
    expect(possible(tearsOfTheDragon.actions['propose-exchange']!, here)).toBe(false);
  });
});
