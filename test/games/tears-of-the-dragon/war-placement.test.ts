import { describe, expect, test } from 'vitest';
import { makeRng } from '#core/rng';
import type { Json } from '#core/types';
import { tearsOfTheDragon } from '#games/tears-of-the-dragon/game';
import { planOf, toPlace } from '#games/tears-of-the-dragon/rules/tables/spots';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import { faceOf } from '#games/tears-of-the-dragon/state/pieces';
import type { State } from '#games/tears-of-the-dragon/state/state';
import { sit } from '../../kit/table.ts';
import { FORSETI, GORGANUN } from './board.ts';
import { BOX, COUNTERS } from './in-the-box.ts';
import { part } from './part.ts';
import { draws, puts, setUp, war } from './war.ts';

/** Only these counters are left to be placed; the others of both sides are out of play. */
const leaveOver = (g: State, ids: readonly string[]) => {
  for (const seat of [0, 1]) for (const id of toPlace(g, seat)) if (!ids.includes(id)) g.counters[id]!.fate = 'killed';
};

describe('TD-26.1: what is played with', () => {
  test('TD-26.1: all counters of the game, Terramax with Gorganun, and 12 Knights of Santiago', () => {
    const { placement, pools } = setUp().spectator.sees() as View;
    expect(placement!.left[GORGANUN]).toMatchObject({ warsteed: 6, wargroup: 6, cadmin: 12, terramax: 1 });
    expect(placement!.left[FORSETI]).toMatchObject({ 'elite-guard': 5, cavalry: 6, 'foot-soldier': 10 });
    expect(placement!.left[FORSETI]!['knight-of-santiago']).toBe(BOX.knights);
    const all = placement!.left.map((left) => Object.values(left).reduce((sum, n) => sum + n, 0));
    expect(all).toEqual([32, 40]);
    expect(pools).toEqual([{}, {}]);
    expect(Object.keys(sit(tearsOfTheDragon).g.counters).some((id) => id.startsWith('knight'))).toBe(false);
  });

  test('TD-26.1: a Knight of Santiago moves and is raised like Cavalry', () => {
    const t = war({ map: { riverton: ['knight-of-santiago'] }, units: 1 });
    t.seat(FORSETI).does('activate', { piece: 'knight-of-santiago-1' });
    t.seat(FORSETI).does('move', { group: ['knight-of-santiago-1'], path: ['eldinbourg', 'caer-navell'] });
    const leader = war({ map: { eldinbourg: ['neko'] }, units: 1 });
    leader.seat(FORSETI).does('activate', { piece: 'neko' });
    const raised = leader
      .seat(FORSETI)
      .may('recruit')
      .map(({ unit }) => unit);
    expect(raised).toEqual(expect.arrayContaining(['cavalry', 'knight-of-santiago']));
    expect(raised).not.toContain('elite-guard');
    t.nobodyIsAskedExcept(FORSETI, 'close');
    leader.nobodyIsAskedExcept(FORSETI, 'act');
  });
});

describe('TD-26.2: one counter each in turn', () => {
  test('TD-26.2: Forseti first, then the other, then Forseti again', () => {
    const t = setUp();
    t.nobodyIsAskedExcept(FORSETI, 'put-counter');
    puts(t, FORSETI, 'cavalry', 'caer-navell');
    t.nobodyIsAskedExcept(GORGANUN, 'put-counter');
    puts(t, GORGANUN, 'terramax', 'glaginsdreg');
    t.nobodyIsAskedExcept(FORSETI, 'put-counter');
    expect(t.g.counters['terramax-1']).toMatchObject({ fate: 'map', at: 'glaginsdreg', box: null });
  });

  test('TD-26.2: never where an enemy unit, leader or wizard is; beside them, and with friends, one may', () => {
    for (const face of ['cavalry', 'neko', 'torin']) {
      const t = setUp();
      puts(t, FORSETI, face, 'riverton');
      expect(t.seat(GORGANUN).isRefused('put-counter', { face: 'warsteed', area: 'riverton' })).toBe(
        'refusal.not-available',
      );
      puts(t, GORGANUN, 'warsteed', 'eldinbourg');
      puts(t, FORSETI, 'elite-guard', 'riverton');
    }
  });

  test('A36: not on the Island and not at sea; ruins, towns and wizards are like any other', () => {
    const t = setUp();
    for (const area of ['island', 'ember-water']) {
      expect(t.seat(FORSETI).isRefused('put-counter', { face: 'cavalry', area })).toBe('refusal.not-available');
    }
    puts(t, FORSETI, 'ursa', 'brannoch');
    expect(t.g.counters.ursa!.at).toBe('brannoch');
    t.nobodyIsAskedExcept(GORGANUN, 'put-counter');
  });

  test('A36: a counter in an unoccupied castle takes it at once; in an occupied one nobody comes; empty ones stay', () => {
    const t = setUp();
    puts(t, FORSETI, 'cavalry', 'kimrin');
    expect(t.heard('castle-occupied')).toEqual([{ seat: FORSETI, castle: 'kimrin' }]);
    expect([t.g.castles.kimrin, t.g.inside.kimrin]).toEqual([FORSETI, true]);
    expect(t.seat(GORGANUN).isRefused('put-counter', { face: 'cadmin', area: 'kimrin' })).toBe('refusal.not-available');
    puts(t, GORGANUN, 'shale', 'caer-clavell');
    expect(t.g.castles).toMatchObject({ 'caer-clavell': GORGANUN, ilrog: GORGANUN, 'caer-navell': FORSETI });
    puts(t, FORSETI, 'kendrel', 'caer-navell');
    expect(t.heard('castle-occupied')).toHaveLength(2);
    t.nobodyIsAskedExcept(GORGANUN, 'put-counter');
  });

  test('A36: a side that has run out is skipped, and the other goes on alone to its last counter', () => {
    const t = setUp((g) => leaveOver(g, ['kestrel', 'cavalry-1', 'cavalry-2', 'cavalry-3']));
    puts(t, FORSETI, 'cavalry', 'riverton');
    puts(t, GORGANUN, 'kestrel', 'kimrin');
    puts(t, FORSETI, 'cavalry', 'riverton');
    t.nobodyIsAskedExcept(FORSETI, 'put-counter');
    puts(t, FORSETI, 'cavalry', 'riverton');
    expect(t.g.placement).toBeNull();
    expect(t.asked().map(({ key }) => key)).toEqual(['extra-spells', 'extra-spells']);
  });

  test('TD-26.2, TD-26.5: the match can be lost before it has begun', () => {
    const t = setUp((g) => {
      for (const castle of ['glaginsdreg', 'kimrin']) g.castles[castle] = FORSETI;
    });
    puts(t, FORSETI, 'cavalry', 'ilrog');
    expect(t.heard('castles-won')).toEqual([{ seat: FORSETI }]);
    expect(t.asked()).toEqual([]);
    expect((t.spectator.sees() as View).winner).toBe(FORSETI);
  });

  test('TD-26.2: five castles are not enough', () => {
    const t = setUp((g) => {
      g.castles.glaginsdreg = FORSETI;
    });
    puts(t, FORSETI, 'cavalry', 'ilrog');
    expect(t.heard('castles-won')).toEqual([]);
    t.nobodyIsAskedExcept(GORGANUN, 'put-counter');
  });

  test('R-50: a counter can be taken back until the other side has gone on', () => {
    const t = setUp();
    puts(t, FORSETI, 'cavalry', 'riverton');
    expect(t.seat(FORSETI).undoes()).toBeUndefined();
    expect(t.g.counters['cavalry-1']!.fate).toBe('pool');
    puts(t, FORSETI, 'cavalry', 'larkhill');
    puts(t, GORGANUN, 'warsteed', 'skarn');
    expect(t.seat(FORSETI).undoes()).toBe('refusal.another-seat-acted');
    expect(t.seat(GORGANUN).undoes()).toBeUndefined();
    t.nobodyIsAskedExcept(GORGANUN, 'put-counter');
  });
});

describe('R-50: plans', () => {
  test('R-50: a plan is written and struck without anybody else seeing it, and without placing anything', () => {
    const t = setUp();
    const seen = () => JSON.stringify([t.seat(GORGANUN).sees(), t.spectator.sees(), t.asked()]);
    const before = seen();
    t.seat(FORSETI).does('plan', { area: 'caer-navell', counters: { cavalry: 2, kendrel: 1 } });
    t.seat(FORSETI).does('plan', { area: 'riverton', counters: { 'elite-guard': 5 } });
    expect(seen()).toBe(before);
    expect((t.seat(FORSETI).sees() as View).placement!.plan).toHaveLength(8);
    expect(t.seat(FORSETI).isRefused('plan', { area: 'riverton', counters: { 'elite-guard': 1 } })).toBe(
      'refusal.not-available',
    );
    t.seat(FORSETI).does('unplan', { area: 'riverton' });
    expect((t.seat(FORSETI).sees() as View).placement!.plan).toHaveLength(3);
    expect(t.seat(FORSETI).undoes()).toBeUndefined();
    t.seat(FORSETI).does('unplan', { area: 'all' });
    expect((t.seat(FORSETI).sees() as View).placement!.plan).toEqual([]);
    expect(t.seat(FORSETI).isRefused('follow-plan')).toBe('refusal.no-plan');
    t.nobodyIsAskedExcept(FORSETI, 'put-counter');
  });

  test('R-50: every scheme plans all counters that are left, where they may stand now', () => {
    const shapes = new Set<string>();
    for (const { args } of tearsOfTheDragon.actions['draw-up']!.suggest!({
      g: setUp().g,
      seat: FORSETI,
      about: null,
    })) {
      const t = setUp();
      puts(t, FORSETI, 'torin', 'kimrin');
      puts(t, GORGANUN, 'warsteed', 'caer-sillius');
      t.seat(FORSETI).does('draw-up', args as Record<string, Json>);
      const written = planOf(t.g, FORSETI);
      expect(written).toHaveLength(39);
      for (const { at } of written) expect(['caer-sillius', 'island']).not.toContain(at);
      const inEnemyCastles = written.filter(({ at }) => ['glaginsdreg', 'ilrog'].includes(at)).length;
      expect(inEnemyCastles).toBe(args.scheme === 'raid' ? 2 : 0);
      shapes.add(written.map(({ id, at }) => `${faceOf(id)} ${at}`).join());
    }
    expect(shapes.size).toBe(4);
  });

  test('R-50: a plan that is followed places a counter each time without asking, and then asks again', () => {
    const t = setUp();
    t.seat(FORSETI).does('plan', { area: 'caer-navell', counters: { cavalry: 2, kendrel: 1 } });
    t.seat(FORSETI).does('follow-plan');
    for (const area of ['skarn', 'kimrin']) {
      t.nobodyIsAskedExcept(GORGANUN, 'put-counter');
      puts(t, GORGANUN, 'warsteed', area);
    }
    t.nobodyIsAskedExcept(GORGANUN, 'put-counter');
    puts(t, GORGANUN, 'shale', 'kimrin');
    t.nobodyIsAskedExcept(FORSETI, 'put-counter');
    const placed = t.heard('counter-placed').filter(({ seat }) => seat === FORSETI);
    expect(placed.map(({ piece }) => piece)).toEqual(['kendrel', 'cavalry', 'cavalry']);
    expect(t.g.placement!.following).toEqual([false, false]);
  });

  test('R-50: a spot where enemies stand by then is dropped, and the next one is used', () => {
    const t = setUp();
    for (const area of ['riverton', 'larkhill', 'skarn']) {
      t.seat(FORSETI).does('plan', { area, counters: { cavalry: 1 } });
    }
    t.seat(FORSETI).does('follow-plan');
    puts(t, GORGANUN, 'warsteed', 'larkhill');
    expect(t.heard('counter-placed').map(({ area }) => area)).toEqual(['riverton', 'larkhill', 'skarn']);
    puts(t, GORGANUN, 'warsteed', 'kimrin');
    t.nobodyIsAskedExcept(FORSETI, 'put-counter');
    expect(toPlace(t.g, FORSETI).filter((id) => faceOf(id) === 'cavalry')).toHaveLength(4);
  });

  test('R-50: who loses a castle is asked again although his plan goes on', () => {
    const t = setUp();
    draws(t, FORSETI, 'raid');
    t.seat(FORSETI).does('follow-plan');
    puts(t, GORGANUN, 'warsteed', 'caer-sillius');
    t.nobodyIsAskedExcept(FORSETI, 'put-counter');
    expect(planOf(t.g, FORSETI).length).toBeGreaterThan(30);
    t.seat(FORSETI).does('follow-plan');
    puts(t, GORGANUN, 'warsteed', 'skarn');
    t.nobodyIsAskedExcept(GORGANUN, 'put-counter');
  });

  test('R-50: a counter cannot be taken back any more once the enemy’s plan has answered it', () => {
    const t = setUp();
    draws(t, FORSETI, 'home');
    t.seat(FORSETI).does('follow-plan');
    puts(t, GORGANUN, 'warsteed', 'kimrin');
    expect(t.seat(GORGANUN).undoes()).toBe('refusal.something-was-revealed');
    // His own following he may take back, since nothing has come after it.
    const first = setUp();
    draws(first, FORSETI, 'home');
    first.seat(FORSETI).does('follow-plan');
    expect(first.seat(FORSETI).undoes()).toBeUndefined();
    first.nobodyIsAskedExcept(FORSETI, 'put-counter');
  });

  test('R-50: with two plans the whole set-up takes four presses, and every counter stands', () => {
    const t = setUp();
    for (const seat of [FORSETI, GORGANUN] as const) {
      draws(t, seat, 'castles');
      t.seat(seat).does('follow-plan');
    }
    expect(Object.values(t.g.counters).filter((c) => c.fate === 'map')).toHaveLength(COUNTERS + BOX.knights);
    expect(t.asked().map(({ key }) => key)).toEqual(['extra-spells', 'extra-spells']);
  });

  test('R-50: what is planned in another way shows to its owner only', () => {
    const t = setUp();
    draws(t, FORSETI, 'front');
    t.seat(FORSETI).does('follow-plan');
    const { g } = t;
    let different = 0;
    for (let i = 0; i < 10; i++) {
      const other = part.proofs.swapHidden(g, GORGANUN, makeRng({ seed: `${i}`, drawn: {} }));
      expect(tearsOfTheDragon.view(other, GORGANUN)).toEqual(tearsOfTheDragon.view(g, GORGANUN));
      if (String(planOf(other, FORSETI)) !== String(planOf(g, FORSETI))) different++;
      const owner = JSON.stringify(tearsOfTheDragon.view(other, FORSETI));
      expect(owner === JSON.stringify(tearsOfTheDragon.view(g, FORSETI))).toBe(false);
    }
    expect(different).toBeGreaterThan(0);
    t.nobodyIsAskedExcept(GORGANUN, 'put-counter');
  });
});
