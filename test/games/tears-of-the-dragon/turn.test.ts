import { describe, expect, test } from 'vitest';
import { tearsOfTheDragon } from '#games/tears-of-the-dragon/game';
import { leaders, units, wizards } from '#games/tears-of-the-dragon/printed/content';
import { faceOf } from '#games/tears-of-the-dragon/state/pieces';
import { sit } from '../../kit/table.ts';
import { FORSETI, GORGANUN, table } from './board.ts';
import { BOX, COUNTERS } from './in-the-box.ts';

/** To the first command phase of a match whose initiative dice are known. */
function firstTurn(dice: Record<string, readonly number[]>, seed?: string) {
  const t = sit(tearsOfTheDragon, seed === undefined ? { dice } : { seed });
  t.seat(GORGANUN).does('name-ambassador', { wizard: 'niekimo' });
  t.seat(GORGANUN).does('end-phase');
  t.seat(FORSETI).does('end-phase');
  return t;
}

describe('TD-1, TD-2 The standard set-up', () => {
  test('TD-1.1: 60 counters, of which 46 are units, 7 leaders and 7 wizards', () => {
    const t = sit(tearsOfTheDragon);
    const all = Object.keys(t.g.counters);
    const of = (kind: ReadonlyMap<string, unknown>) => all.filter((id) => kind.has(faceOf(id))).length;
    expect([all.length, of(units), of(leaders), of(wizards)]).toEqual([COUNTERS, BOX.units, BOX.leaders, BOX.wizards]);
    expect(Object.values(t.g.counters).filter((c) => c.fate === 'map')).toHaveLength(COUNTERS - 10 - 4 - 3);
    expect(t.asked()).toEqual([{ seat: GORGANUN, key: 'ambassador' }]);
  });

  test('TD-2.2: three Cadmin start with the ambassador, and nine wait in the pool', () => {
    const t = sit(tearsOfTheDragon);
    t.seat(GORGANUN).does('name-ambassador', { wizard: 'hastur' });
    const cadmin = Object.entries(t.g.counters).filter(([id]) => id.startsWith('cadmin'));
    expect(cadmin.filter(([, c]) => c.at === 'ilrog')).toHaveLength(3);
    expect(cadmin.filter(([, c]) => c.fate === 'pool')).toHaveLength(9);
    expect(t.seat(FORSETI).sees()).toMatchObject({
      pools: [
        { cadmin: 9, terramax: 1 },
        { cavalry: 1, 'foot-soldier': 3 },
      ],
    });
    expect(t.asked()).toEqual([
      { seat: GORGANUN, key: 'muster' },
      { seat: FORSETI, key: 'muster' },
    ]);
  });

  test('TD-2.4: both fill their boxes side by side, and the first turn begins when both are done', () => {
    const t = sit(tearsOfTheDragon);
    t.seat(GORGANUN).does('name-ambassador', { wizard: 'niekimo' });
    expect(t.asked()).toEqual([
      { seat: 0, key: 'muster' },
      { seat: 1, key: 'muster' },
    ]);
    t.seat(FORSETI).does('end-phase');
    t.nobodyIsAskedExcept(GORGANUN, 'muster');
    t.seat(GORGANUN).does('end-phase');
    expect(t.asked()).toHaveLength(1);
    expect(t.asked()[0]!.key).toBe('command');
  });
});

describe('TD-3 Turn and initiative', () => {
  test('TD-3.2: the higher die goes first; a tie is rolled again', () => {
    const t = firstTurn({ initiative: [4, 4, 3, 8] });
    expect(t.heard('initiative-tied')).toHaveLength(1);
    expect(t.heard('initiative-won')).toEqual([{ seat: FORSETI }]);
    t.nobodyIsAskedExcept(FORSETI, 'command');
  });

  test('T2, TD-3.3: the bonus grows with every turn lost in a row, and is gone after a win', () => {
    const t = firstTurn({ initiative: [9, 2, 9, 2, 9, 8] }, 'table-1627018');
    const pass = (seat: 0 | 1) => {
      t.seat(seat).does('one-activation');
      t.seat(seat).does('end-actions');
      t.seat(seat).does('end-phase');
    };
    const bonuses = () => t.heard('initiative-rolled').map(({ bonus0, bonus1 }) => [bonus0, bonus1]);
    pass(0);
    pass(1);
    pass(0);
    pass(1);
    expect(bonuses()).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
    ]);
    expect(t.heard('initiative-won')).toEqual([{ seat: 0 }, { seat: 0 }, { seat: 1 }]);
    pass(1);
    pass(0);
    expect(bonuses()[3]).toEqual([1, 0]);
    t.nobodyIsAskedExcept(GORGANUN, 'command');
  });

  test('TD-3.1: the first player’s command and actions, then the second’s, then a new turn', () => {
    const t = firstTurn({ initiative: [9, 2] });
    t.seat(GORGANUN).does('one-activation');
    t.seat(GORGANUN).does('end-actions');
    t.nobodyIsAskedExcept(GORGANUN, 'close');
    t.seat(GORGANUN).does('end-phase');
    t.nobodyIsAskedExcept(FORSETI, 'command');
    t.seat(FORSETI).does('one-activation');
    t.seat(FORSETI).does('end-actions');
    t.seat(FORSETI).does('end-phase');
    expect(t.g.turn).toBe(2);
    expect(t.asked()[0]!.key).toBe('command');
  });
});

describe('TD-4 Command and activation', () => {
  const castle = { 'caer-navell': ['kendrel', 'elite-guard*2', 'torin'], kimrin: ['kestrel', 'warsteed*2'] };

  test('TD-4.1: the choice cannot be taken back', () => {
    const t = table({ map: castle });
    t.seat(FORSETI).does('one-activation');
    expect(t.seat(FORSETI).undoes()).toBe('refusal.nothing-to-undo');
    t.nobodyIsAskedExcept(FORSETI, 'choose');
  });

  test('TD-4.2: one wizard may be activated besides; with no wizard in play there is none', () => {
    const t = table({ map: castle });
    t.seat(FORSETI).does('one-activation');
    expect(t.seat(FORSETI).sees()).toMatchObject({ allowance: { units: 1, wizard: true } });
    const without = table({ map: { 'caer-navell': ['kendrel', 'elite-guard*2'], kimrin: ['kestrel'] } });
    without.seat(FORSETI).does('one-activation');
    expect(without.seat(FORSETI).sees()).toMatchObject({ allowance: { units: 1, wizard: false } });
    t.nobodyIsAskedExcept(FORSETI, 'choose');
    without.nobodyIsAskedExcept(FORSETI, 'choose');
  });

  test('TD-4.3: a roll of 1 gives four activations', () => {
    const t = table({ map: castle, dice: { command: [1] } });
    t.seat(FORSETI).does('roll-command');
    expect(t.seat(FORSETI).sees()).toMatchObject({ allowance: { seat: FORSETI, units: 4, wizard: true } });
    t.nobodyIsAskedExcept(FORSETI, 'choose');
  });

  test('T23: on a 4 the opponent activates one and the roller rolls again; a 3 leaves only the wizard (TD-4.5, A8)', () => {
    const t = table({ map: castle, dice: { command: [4, 3] } });
    t.seat(FORSETI).does('roll-command');
    t.nobodyIsAskedExcept(GORGANUN, 'choose');
    expect(t.seat(GORGANUN).may('activate')).toEqual([{ piece: 'kestrel' }, { piece: 'warsteed-1' }]);
    t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
    t.seat(GORGANUN).does('move', { group: ['kestrel'], path: ['morvane'] });
    t.seat(GORGANUN).does('finish');
    expect(t.heard('command-rolled')).toEqual([{ seat: FORSETI, roll: 3, n: 0 }]);
    t.nobodyIsAskedExcept(FORSETI, 'choose');
    expect(t.seat(FORSETI).may('activate')).toEqual([{ piece: 'torin' }]);
  });

  test('TD-4.4: what the enemy activated is spent for the turn (A7)', () => {
    const t = table({ map: castle, dice: { command: [4, 2] } });
    t.seat(FORSETI).does('roll-command');
    t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
    t.seat(GORGANUN).does('finish');
    expect(t.g.counters.kestrel!.spent).toBe(true);
    t.nobodyIsAskedExcept(FORSETI, 'choose');
  });

  test('TD-4.6: a counter is activated at most once in a turn', () => {
    const t = table({ map: castle, units: 2 });
    t.seat(FORSETI).does('activate', { piece: 'kendrel' });
    t.seat(FORSETI).does('finish');
    expect(t.seat(FORSETI).isRefused('activate', { piece: 'kendrel' })).toBe('refusal.not-available');
    t.nobodyIsAskedExcept(FORSETI, 'choose');
  });

  test('T8: activating Kestrel activates the three Warsteeds and two Wargroups in his box', () => {
    const t = table({
      map: { redmarsh: ['kestrel', 'warsteed*3', 'wargroup*2'] },
      boxes: { kestrel: ['warsteed*3', 'wargroup*2'] },
      active: GORGANUN,
      units: 1,
    });
    t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
    expect(Object.keys(t.g.activation!.members)).toHaveLength(6);
    t.nobodyIsAskedExcept(GORGANUN, 'act');
  });
});

describe('TD-5, TD-6 Leaders and their boxes', () => {
  const camp = {
    map: { eldinbourg: ['kendrel', 'neko', 'algeron', 'foot-soldier*3', 'cavalry*2'] },
    boxes: { kendrel: ['foot-soldier*1'], neko: ['foot-soldier*2'], algeron: ['cavalry*2'] },
    units: 1,
  };

  test('T3: activating Kendrel, who ranks highest, activates all eight counters', () => {
    const t = table(camp);
    t.seat(FORSETI).does('activate', { piece: 'kendrel' });
    expect(Object.keys(t.g.activation!.members)).toHaveLength(8);
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });

  test('T3, TD-5.3: giving Kendrel no unit is refused while others there command', () => {
    const t = table(camp);
    t.seat(FORSETI).does('activate', { piece: 'kendrel' });
    expect(t.seat(FORSETI).isRefused('arrange', { leader: 'kendrel', pieces: [] })).toBe(
      'refusal.highest-leader-first',
    );
    t.seat(FORSETI).does('arrange', { leader: 'kendrel', pieces: ['foot-soldier-1', 'cavalry-1'] });
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });

  test('TD-5.1: activating Neko does not activate those above her', () => {
    const t = table(camp);
    t.seat(FORSETI).does('activate', { piece: 'neko' });
    expect(Object.keys(t.g.activation!.members).sort()).toEqual(['foot-soldier-2', 'foot-soldier-3', 'neko']);
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });

  test('T5, TD-6.1, TD-6.2: Ezelle commands six; of seven units the seventh lies open, and the enemy sees her and that one', () => {
    const t = table({ map: { redmarsh: ['ezelle', 'warsteed*6', 'wargroup*1'] }, active: GORGANUN, units: 1 });
    const six = ['warsteed-1', 'warsteed-2', 'warsteed-3', 'warsteed-4', 'warsteed-5', 'warsteed-6'];
    t.seat(GORGANUN).does('activate', { piece: 'ezelle' });
    expect(t.seat(GORGANUN).isRefused('arrange', { leader: 'ezelle', pieces: [...six, 'wargroup-1'] })).toBe(
      'refusal.wrong-number',
    );
    t.seat(GORGANUN).does('arrange', { leader: 'ezelle', pieces: six });
    t.nobodyIsAskedExcept(GORGANUN, 'act');
    // as soon as she does something else.
    t.seat(GORGANUN).does('finish');
    const seen = JSON.stringify(t.seat(FORSETI).sees());
    expect(seen).toContain('"face":"wargroup"');
    expect(seen).not.toContain('"face":"warsteed"');
    expect(JSON.stringify(t.seat(GORGANUN).sees())).toContain('"face":"warsteed"');
    t.nobodyIsAskedExcept(GORGANUN, 'close');
  });

  test('T10, TD-5.4: with command 6 and five units, one Cadmin may join and two may not', () => {
    const t = table({
      map: { redmarsh: ['kestrel', 'warsteed*3', 'wargroup*2', 'cadmin*2'] },
      boxes: { kestrel: ['warsteed*3', 'wargroup*2'] },
      active: GORGANUN,
      units: 1,
    });
    t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
    const five = ['warsteed-1', 'warsteed-2', 'warsteed-3', 'wargroup-1', 'wargroup-2'];
    expect(
      t.seat(GORGANUN).isRefused('arrange', { leader: 'kestrel', pieces: [...five, 'cadmin-1', 'cadmin-2'] }),
    ).toBe('refusal.wrong-number');
    t.seat(GORGANUN).does('arrange', { leader: 'kestrel', pieces: [...five, 'cadmin-1'] });
    expect(Object.keys(t.g.activation!.members)).toContain('cadmin-1');
    t.nobodyIsAskedExcept(GORGANUN, 'act');
  });

  test('TD-6.6, A12: once the activation has begun to move, boxes stay as they are', () => {
    const t = table({ ...camp, units: 1 });
    t.seat(FORSETI).does('activate', { piece: 'kendrel' });
    t.seat(FORSETI).does('move', { group: ['kendrel', 'foot-soldier-1'], path: ['riverton'] });
    expect(t.seat(FORSETI).offered()).not.toContain('arrange');
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });
});
