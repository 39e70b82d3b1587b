import { describe, expect, test } from 'vitest';
import { makeRng } from '#core/rng';
import { tearsOfTheDragon } from '#games/tears-of-the-dragon/game';
import { unitRoom } from '#games/tears-of-the-dragon/rules/placing/free-plans';
import { castlesToFill } from '#games/tears-of-the-dragon/rules/placing/placement';
import { planOf } from '#games/tears-of-the-dragon/rules/tables/spots';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import { faceOf, isUnit, seatOf } from '#games/tears-of-the-dragon/state/pieces';
import { sit } from '../../kit/table.ts';
import { FORSETI, GORGANUN } from './board.ts';
import { part } from './part.ts';

const table = (penguins = 'off') => sit(tearsOfTheDragon, { options: { scenario: 'free-setup', penguins } });
type Table = ReturnType<typeof table>;

const suggested = (t: Table, seat: 0 | 1) => t.seat(seat).suggested('deploy');
function deploys(t: Table, seat: 0 | 1, name: string): void {
  const found = suggested(t, seat).find(({ label }) => label.key === `label.plan-${name}`)!;
  t.seat(seat).does('deploy', found.args);
}
const onMap = (t: Table) => Object.values(t.g.counters).filter((c) => c.fate === 'map').length;
const unitsAt = (t: Table, seat: 0 | 1, castle: string) =>
  planOf(t.g, seat).filter((spot) => spot.at === castle && isUnit(spot.id)).length;

const bothDeploy = [GORGANUN, FORSETI].map((seat) => ({ seat, key: 'deploy' }));

describe('TD-25.1: who plays it', () => {
  test('TD-25.1: both must agree to it before the start, to nothing else', () => {
    expect(tearsOfTheDragon.consent).toEqual({ scenario: ['free-setup'] });
  });
  test('TD-25.1: nobody is asked to place anything in the standard game', () => {
    expect(sit(tearsOfTheDragon).asked()).toEqual([{ seat: GORGANUN, key: 'ambassador' }]);
  });
  test('TD-25.1: in a free set-up both are asked at once', () => {
    expect(table().asked()).toEqual(bothDeploy);
  });
});

describe('TD-25.2, T15: what a castle takes', () => {
  test('T15: Caer Navell takes 8 units, not 9', () => {
    const t = table();
    t.seat(FORSETI).does('place', { castle: 'caer-navell', counters: { 'foot-soldier': 7, cavalry: 1 } });
    expect(t.seat(FORSETI).isRefused('place', { castle: 'caer-navell', counters: { cavalry: 1 } })).toBe(
      'refusal.castle-full',
    );
    expect(unitsAt(t, FORSETI, 'caer-navell')).toBe(8);
    const nine = table();
    const counters = { 'foot-soldier': 7, cavalry: 2 };
    expect(nine.seat(FORSETI).isRefused('place', { castle: 'caer-navell', counters })).toBe('refusal.castle-full');
    expect(t.asked()).toEqual(bothDeploy);
  });

  test('T15: Caer Sillius takes 6 units, not 7', () => {
    const t = table();
    t.seat(FORSETI).does('place', { castle: 'caer-sillius', counters: { 'foot-soldier': 6 } });
    expect(t.seat(FORSETI).isRefused('place', { castle: 'caer-sillius', counters: { 'foot-soldier': 1 } })).toBe(
      'refusal.castle-full',
    );
    expect(t.asked()).toEqual(bothDeploy);
  });

  test('T15: leaders and wizards do not count', () => {
    const t = table();
    t.seat(FORSETI).does('place', { castle: 'caer-clavell', counters: { 'foot-soldier': 4 } });
    t.seat(FORSETI).does('place', { castle: 'caer-clavell', counters: { kendrel: 1, neko: 1, torin: 1, ursa: 1 } });
    expect(planOf(t.g, FORSETI)).toHaveLength(8);
    expect(t.seat(FORSETI).isRefused('place', { castle: 'caer-clavell', counters: { cavalry: 1, vilkie: 1 } })).toBe(
      'refusal.castle-full',
    );
    expect(t.asked()).toEqual(bothDeploy);
  });

  test('TD-25.2: the refusal says how many fit', () => {
    const t = table();
    t.seat(GORGANUN).does('place', { castle: 'ilrog', counters: { cadmin: 3 } });
    const here = { g: t.g, seat: GORGANUN, about: null };
    expect(tearsOfTheDragon.actions.place!.check!(here, { castle: 'ilrog', counters: { warsteed: 2 } })).toEqual({
      key: 'refusal.castle-full',
      args: { castle: 'ilrog', most: 4, fit: 1, given: 2 },
    });
    expect(t.asked()).toEqual(bothDeploy);
  });

  test('TD-25.2: only own castles are offered', () => {
    const t = table();
    const castles = (seat: 0 | 1) => [
      ...new Set(
        t
          .seat(seat)
          .may('place', 500)
          .map(({ castle }) => castle),
      ),
    ];
    expect(castlesToFill(FORSETI)).toEqual(['caer-navell', 'caer-sillius', 'caer-clavell']);
    for (const castle of castles(GORGANUN)) expect(castlesToFill(GORGANUN)).toContain(castle);
    expect(t.seat(GORGANUN).isRefused('place', { castle: 'caer-navell', counters: { shale: 1 } })).toBe(
      'refusal.not-available',
    );
    expect(t.seat(GORGANUN).isRefused('place', { castle: 'larkhill', counters: { shale: 1 } })).toBe(
      'refusal.not-available',
    );
  });

  test('TD-25.2: Terramax and the pools stay off the map', () => {
    const t = table();
    for (const [seat, face, n] of [
      [GORGANUN, 'terramax', 1],
      [GORGANUN, 'cadmin', 4],
      [FORSETI, 'foot-soldier', 8],
    ] as const) {
      const refused = t.seat(seat).isRefused('place', { castle: castlesToFill(seat)[0]!, counters: { [face]: n } });
      expect(['refusal.not-available', 'refusal.too-many-on-one']).toContain(refused);
    }
    for (const seat of [GORGANUN, FORSETI] as const) {
      deploys(t, seat, 'even');
      t.seat(seat).does('confirm-placement');
    }
    expect(t.g.counters['terramax-1']!.fate).toBe('pool');
    expect((t.seat(FORSETI).sees() as View).pools).toEqual([
      { cadmin: 9, terramax: 1 },
      { cavalry: 1, 'foot-soldier': 3 },
    ]);
    t.nobodyIsAskedExcept(GORGANUN, 'ambassador');
  });
});

describe('TD-25: placing', () => {
  test('TD-25.2: each whole plan for one press keeps the limits and places everything', () => {
    for (const seat of [GORGANUN, FORSETI] as const) {
      const shapes = new Set<string>();
      for (const { label } of suggested(table(), seat)) {
        const t = table();
        deploys(t, seat, label.key.replace('label.plan-', ''));
        for (const castle of castlesToFill(seat))
          expect(unitsAt(t, seat, castle)).toBeLessThanOrEqual(unitRoom(castle));
        expect(planOf(t.g, seat)).toHaveLength(seat === GORGANUN ? 22 : 24);
        shapes.add(
          planOf(t.g, seat)
            .map(({ id, at }) => `${faceOf(id)} ${at}`)
            .sort()
            .join(),
        );
        t.seat(seat).does('confirm-placement');
      }
      expect(shapes.size).toBe(3);
    }
  });

  test('TD-25.2: the plan of the standard set-up is the standard set-up', () => {
    const standard = sit(tearsOfTheDragon);
    const t = table();
    deploys(t, FORSETI, 'standard');
    for (const { id, at } of planOf(t.g, FORSETI)) expect(standard.g.counters[id]!.at, id).toBe(at);
    deploys(t, GORGANUN, 'standard');
    for (const { id, at } of planOf(t.g, GORGANUN)) {
      if (faceOf(id) !== 'cadmin') expect(standard.g.counters[id]!.at, id).toBe(at);
    }
    expect(t.asked()).toEqual(bothDeploy);
  });

  test('TD-25.2: one answer places all: the third castle takes all the rest, and no castle more than fits', () => {
    const t = table();
    const whole = {
      home: { 'elite-guard': 5, cavalry: 3 },
      second: { cavalry: 2, 'foot-soldier': 4 },
      third: { 'foot-soldier': 3 },
      court: ['kendrel'],
      escort: ['algeron', 'ursa'],
    };
    expect(t.seat(FORSETI).isRefused('deploy', { ...whole, third: { 'foot-soldier': 2 } })).toBe('refusal.wrong-total');
    const crowded = { ...whole, home: { 'elite-guard': 5, cavalry: 4 } };
    expect(t.seat(FORSETI).isRefused('deploy', crowded)).toBe('refusal.wrong-total');
    expect(t.seat(FORSETI).isRefused('deploy', { ...whole, escort: ['kendrel'] })).toBe('refusal.not-available');
    // So few at home and in the second that the third could not take the rest.
    const sparse = { ...whole, home: { 'foot-soldier': 6 } };
    expect(t.seat(FORSETI).isRefused('deploy', sparse)).toBe('refusal.wrong-total');
    t.seat(FORSETI).does('deploy', whole);
    const at = (id: string) => planOf(t.g, FORSETI).find((spot) => spot.id === id)!.at;
    expect([at('kendrel'), at('ursa'), at('neko')]).toEqual(['caer-navell', 'caer-sillius', 'caer-clavell']);
    expect([unitsAt(t, FORSETI, 'caer-navell'), unitsAt(t, FORSETI, 'caer-sillius')]).toEqual([8, 6]);
    expect(t.asked()).toEqual(bothDeploy);
  });

  test('R-48: what was placed can be taken back and undone; it is confirmed only when nothing is left', () => {
    const t = table();
    deploys(t, FORSETI, 'standard');
    t.seat(FORSETI).does('take-back', { castle: 'caer-navell', counters: { 'elite-guard': 1 } });
    expect(t.seat(FORSETI).isRefused('confirm-placement')).toBe('refusal.not-all-placed');
    expect(t.seat(FORSETI).isRefused('take-back', { castle: 'caer-navell', counters: { 'elite-guard': 5 } })).toBe(
      'refusal.too-many-on-one',
    );
    expect(t.seat(FORSETI).undoes()).toBeUndefined();
    t.seat(FORSETI).does('confirm-placement');
    // The other still places: even the confirmation can be taken back, and nothing of his is touched.
    t.seat(GORGANUN).does('place', { castle: 'kimrin', counters: { shale: 1 } });
    t.nobodyIsAskedExcept(GORGANUN, 'deploy');
    expect(t.seat(FORSETI).undoes()).toBeUndefined();
    expect(t.asked().map(({ seat }) => seat)).toEqual([GORGANUN, FORSETI]);
    expect(planOf(t.g, GORGANUN)).toHaveLength(1);
  });

  test('R-48: nothing stands on the map, and no view changes, until both have confirmed', () => {
    const t = table();
    const seen = () => JSON.stringify([t.seat(GORGANUN).sees(), t.spectator.sees()]);
    const before = seen();
    deploys(t, FORSETI, 'front');
    t.seat(FORSETI).does('confirm-placement');
    expect(seen()).toBe(before);
    expect(onMap(t)).toBe(0);
    expect((t.seat(FORSETI).sees() as View).placement!.plan).toHaveLength(24);
    expect((t.seat(FORSETI).sees() as View).placement!.left[FORSETI]).toEqual({});
    expect((t.spectator.sees() as View).placement!.left[FORSETI]).toMatchObject({ 'foot-soldier': 7, kendrel: 1 });
    deploys(t, GORGANUN, 'standard');
    t.seat(GORGANUN).does('confirm-placement');
    expect(onMap(t)).toBe(46);
    expect(t.heard('deployed').length).toBeGreaterThan(3);
    t.nobodyIsAskedExcept(GORGANUN, 'ambassador');
  });

  test('R-48: what a leader’s box can hide has never been seen; what lies beyond it is named', () => {
    const t = table();
    deploys(t, GORGANUN, 'standard');
    t.seat(GORGANUN).does('confirm-placement');
    t.seat(FORSETI).does('deploy', {
      home: { 'elite-guard': 5, cavalry: 3 },
      second: { cavalry: 2, 'foot-soldier': 4 },
      third: { 'foot-soldier': 3 },
      court: ['neko'],
      escort: ['kendrel', 'algeron', 'shelnor', 'torin', 'ursa', 'vilkie'],
    });
    t.seat(FORSETI).does('confirm-placement');
    const told = Object.fromEntries(t.heard('deployed').map(({ castle, pieces }) => [castle, pieces]));
    // Neko commands 7 of 8, three generals all six; nobody commands at Caer Clavell.
    expect((told['caer-navell'] as string[]).length).toBe(2);
    expect(told['caer-sillius']).toEqual(['kendrel', 'algeron', 'shelnor', 'torin', 'ursa', 'vilkie']);
    expect(told['caer-clavell']).toEqual(['foot-soldier', 'foot-soldier', 'foot-soldier']);
    const { places } = t.seat(GORGANUN).sees() as View;
    const stack = places.find(({ id }) => id === 'caer-sillius')!.stacks[0]!;
    expect(stack.pieces.map(({ face }) => face)).toEqual(expect.not.arrayContaining(['cavalry', 'foot-soldier']));
    t.nobodyIsAskedExcept(GORGANUN, 'ambassador');
  });

  test('TD-25.2, TD-2.2: then the ambassador is named; no Cadmin come to him, they were placed', () => {
    const t = table();
    for (const seat of [GORGANUN, FORSETI] as const) {
      deploys(t, seat, 'standard');
      t.seat(seat).does('confirm-placement');
    }
    t.nobodyIsAskedExcept(GORGANUN, 'ambassador');
    t.seat(GORGANUN).does('name-ambassador', { wizard: 'hastur' });
    expect(t.asked().map(({ key }) => key)).toEqual(['muster', 'muster']);
    const cadmin = Object.keys(t.g.counters).filter(
      (id) => faceOf(id) === 'cadmin' && t.g.counters[id]!.fate === 'map',
    );
    expect(cadmin).toHaveLength(3);
  });
});

describe('TD-25: secrecy', () => {
  test('R-48: another plan of the enemy changes nothing of what a seat sees or may do, but does for its owner', () => {
    const t = table();
    deploys(t, FORSETI, 'front');
    t.seat(GORGANUN).does('place', { castle: 'kimrin', counters: { warsteed: 2 } });
    let seenByOwner = 0;
    for (let i = 0; i < 20; i++) {
      const other = part.proofs.swapHidden(t.g, GORGANUN, makeRng({ seed: `${i}`, drawn: {} }));
      expect(tearsOfTheDragon.view(other, GORGANUN)).toEqual(tearsOfTheDragon.view(t.g, GORGANUN));
      expect(planOf(other, GORGANUN)).toEqual(planOf(t.g, GORGANUN));
      for (const { id, at } of planOf(other, FORSETI)) {
        expect(seatOf(id)).toBe(FORSETI);
        expect(castlesToFill(FORSETI)).toContain(at);
      }
      const own = JSON.stringify(tearsOfTheDragon.view(other, FORSETI));
      if (own !== JSON.stringify(tearsOfTheDragon.view(t.g, FORSETI))) seenByOwner++;
    }
    expect(seenByOwner).toBeGreaterThan(15);
    expect(t.asked()).toEqual(bothDeploy);
  });
});
