import { describe, expect, test } from 'vitest';
import { wonBy } from '#core/outcome';
import { tearsOfTheDragon } from '#games/tears-of-the-dragon/game';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import type { State } from '#games/tears-of-the-dragon/state/state';
import { FORSETI, GORGANUN, table } from './board.ts';
import { war } from './war.ts';

describe('TD-26.3: rules that are switched off', () => {
  test('TD-26.3: Terramax needs no wizard and no check, and is activated as a unit of his own', () => {
    const t = war({ map: { asten: ['terramax'], riverton: ['cavalry'] }, active: GORGANUN, units: 1, also: toStart });
    t.nobodyIsAskedExcept(GORGANUN, 'choose');
    expect(t.g.counters['terramax-1']!.fate).toBe('map');
    t.seat(GORGANUN).does('activate', { piece: 'terramax-1' });
    const ways = t
      .seat(GORGANUN)
      .may('move', 500)
      .map(({ path }) => path as string[]);
    expect(ways).toContainEqual(['alder-bay', 'foam-break', 'ilrog', 'saltmarket']);
    expect(ways.flat()).not.toContain('ember-water');
    // In the standard game he is berserk at the same moment.
    const standard = table({ map: { asten: ['terramax'] }, active: GORGANUN, units: 1, also: toStart });
    expect(standard.g.counters['terramax-1']!.fate).toBe('pool');
    t.nobodyIsAskedExcept(GORGANUN, 'act');
  });

  test('TD-26.3: a wound neither drives him home nor lets him loose', () => {
    const wound = (scene: typeof war) =>
      scene({
        map: { riverton: ['terramax'], eldinbourg: ['elite-guard*5'] },
        active: FORSETI,
        units: 1,
        dice: { 'defender-dice': [10], 'attacker-dice': [1] },
        also: (g) => {
          g.terramax.wizard = scene === war ? null : 'hastur';
        },
      });
    const fights = (scene: typeof war) => {
      const t = wound(scene);
      t.seat(FORSETI).does('activate', { piece: 'elite-guard-1' });
      t.seat(FORSETI).does('move', { group: ['elite-guard-1'], path: ['riverton'] });
      if (t.asked()[0]!.key === 'wizard-act') t.seat(GORGANUN).does('fight');
      return [t.heard('dragon-flew-home').length, t.g.counters['terramax-1']!.reduced];
    };
    expect(fights(war)).toEqual([0, true]);
    expect(fights(table)).toEqual([1, false]);
  });

  test('TD-26.3: nobody calls him, and slain he is gone for good', () => {
    const t = war({ map: { asten: ['hastur'] }, active: GORGANUN, wizard: true, also: slain });
    t.seat(GORGANUN).does('activate', { piece: 'hastur' });
    expect(t.seat(GORGANUN).offered()).not.toContain('recruit-terramax');
    t.nobodyIsAskedExcept(GORGANUN, 'act');
  });

  test('TD-26.3: a ruin is plain land: no danger, no knowledge, no spells', () => {
    const walk = (scene: typeof war) => {
      const t = scene({ map: { greenbridge: ['neko', 'cavalry'] }, boxes: { neko: ['cavalry'] }, units: 1 });
      t.seat(FORSETI).does('activate', { piece: 'neko' });
      t.seat(FORSETI).does('move', { group: ['neko', 'cavalry-1'], path: ['brannoch'] });
      return t.heard('ruin-danger').length + t.heard('ruin-safe').length;
    };
    expect([walk(war), walk(table)]).toEqual([0, 1]);
    const there = war({ map: { brannoch: ['ursa', 'neko'] }, units: 1, wizard: true });
    for (const piece of ['ursa', 'neko']) {
      there.seat(FORSETI).does('activate', { piece });
      expect(there.seat(FORSETI).offered()).not.toEqual(expect.arrayContaining(['search']));
      expect(there.seat(FORSETI).offered()).not.toEqual(expect.arrayContaining(['search-spell']));
      there.seat(FORSETI).does('finish');
    }
  });

  test('R-54: a wizard alone in a ruin retreats like anywhere else', () => {
    const attack = (scene: typeof war) => {
      const t = scene({
        map: { brannoch: ['ursa'], greenbridge: ['warsteed'] },
        active: GORGANUN,
        units: 1,
        dice: { 'defender-dice': [10], 'attacker-dice': [10] },
        also: (g) => {
          g.wizardry.ursa!.known = [];
        },
      });
      t.seat(GORGANUN).does('activate', { piece: 'warsteed-1' });
      t.seat(GORGANUN).does('move', { group: ['warsteed-1'], path: ['brannoch'] });
      return t.asked()[0]!;
    };
    expect(attack(war)).toEqual({ seat: FORSETI, key: 'stay-or-retreat' });
    expect(attack(table).seat).toBe(GORGANUN);
  });

  test('TD-26.3: nobody goes to sea, by ship, by spell or by wing', () => {
    const spells = ['fly', 'water-walk', 'land-bridge'];
    const offered = (scene: typeof war) => {
      const t = scene({
        map: { seaside: ['ursa', 'neko', 'cavalry'] },
        boxes: { neko: ['cavalry'] },
        units: 1,
        wizard: true,
        dice: { 'spell-check': [1] },
        also: (g) => {
          g.wizardry.ursa!.known = [...spells];
        },
      });
      t.seat(FORSETI).does('activate', { piece: 'neko' });
      const embark = t.seat(FORSETI).offered().includes('embark');
      t.seat(FORSETI).does('finish');
      t.seat(FORSETI).does('activate', { piece: 'ursa' });
      const castable = new Set(
        t
          .seat(FORSETI)
          .may('cast')
          .map(({ spell }) => spell),
      );
      t.seat(FORSETI).does('cast', { wizard: 'ursa', spell: 'fly', targets: [] });
      const seas = t
        .seat(FORSETI)
        .may('move')
        .some(({ path }) => (path as string[]).includes('dusk-water'));
      const far = t
        .seat(FORSETI)
        .may('move')
        .some(({ path }) => (path as string[]).length === 3);
      return { embark, castable: [...castable], sea: seas, far };
    };
    expect(offered(war)).toEqual({ embark: false, castable: ['fly'], sea: false, far: true });
    expect(offered(table)).toMatchObject({ embark: true, castable: spells });
  });
});

describe('TD-26.5: victory', () => {
  const storm = (scene: typeof war, castles: Record<string, 0 | 1>) => {
    const t = scene({
      map: { ilrog: ['elite-guard'], kimrin: ['shale'] },
      castles,
      units: 2,
      dice: { 'defender-dice': [10, 10], 'attacker-dice': [1] },
    });
    t.seat(FORSETI).does('activate', { piece: 'elite-guard-1' });
    t.seat(FORSETI).does('attack', { group: ['elite-guard-1'] });
    return t;
  };

  test('TD-26.5: whoever controls all six castles wins at once, with activations left', () => {
    const t = storm(war, { glaginsdreg: FORSETI, kimrin: FORSETI });
    expect(t.heard('castles-won')).toEqual([{ seat: FORSETI }]);
    expect(t.asked()).toEqual([]);
    expect((t.spectator.sees() as View).winner).toBe(FORSETI);
    expect(tearsOfTheDragon.next(t.match.base)).toEqual(wonBy([FORSETI], 2, [0, 6]));
  });

  test('TD-26.5: five are not enough, and in the standard game six are not either', () => {
    const five = storm(war, { glaginsdreg: FORSETI });
    expect(five.heard('castle-fell')).toHaveLength(1);
    expect(five.heard('castles-won')).toEqual([]);
    five.nobodyIsAskedExcept(FORSETI, 'choose');
    const standard = storm(table, { glaginsdreg: FORSETI, kimrin: FORSETI });
    expect(standard.heard('castles-won')).toEqual([]);
  });

  test('R-52: a side without leaders and wizards goes on; one without counters has lost', () => {
    const left = (scene: typeof war, forseti: readonly string[], gorganun = ['shale'], castles = {}) => {
      const t = scene({
        map: { riverton: forseti, kimrin: gorganun },
        castles,
        also: (g) => {
          for (const c of Object.values(g.counters)) if (c.fate === 'wounded') c.fate = 'killed';
        },
      });
      return t.g.winner;
    };
    expect(left(war, ['cavalry'])).toBeNull();
    expect(left(war, [])).toBe(GORGANUN);
    expect(left(table, ['cavalry'])).toBe(GORGANUN);
    // Nobody is left on either side: castles decide, and at a tie Gorganun.
    expect(left(war, [], [], { ilrog: FORSETI })).toBe(FORSETI);
    expect(left(war, [], [])).toBe(GORGANUN);
  });
});

function toStart(g: State): void {
  g.phase = 'start';
}
function slain(g: State): void {
  g.counters['terramax-1']!.fate = 'killed';
}
