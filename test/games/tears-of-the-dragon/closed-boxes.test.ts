import { describe, expect, test } from 'vitest';
import { audit } from '#games/tears-of-the-dragon/judge/audit';
import { ruins } from '#games/tears-of-the-dragon/printed/content';
import { leave, put } from '#games/tears-of-the-dragon/state/pieces';
import type { State } from '#games/tears-of-the-dragon/state/state';
import { FORSETI, GORGANUN, type Scene, table } from './board.ts';

/**
 * Who lies in a box changes by arranging, parting, the end of who leads, and removal, and by nothing else (TD-6.4,
 * TD-6.6). That holds in whatever order the counters are named, and by whatever way they go.
 */

/** Units of Gorganun come before his leaders among the counters; so do Forseti's. */
const CREW = ['wargroup-1', 'warsteed-1'];
const boxesOf = (g: State, ids: readonly string[]) => ids.map((id) => g.counters[id]!.box);
/** Kestrel at a place, with two units in his box. */
const ashore = (place: string): Scene => ({
  active: GORGANUN,
  units: 1,
  map: { [place]: ['kestrel', 'wargroup*1', 'warsteed*1'] },
  boxes: { kestrel: ['wargroup*1', 'warsteed*1'] },
});
/** The same aboard his ship. */
const aboard = (sea: string, more: Partial<Scene> = {}): Scene => ({
  ...ashore(sea),
  ...more,
  map: { ...ashore(sea).map, ...more.map },
  also: (g) => {
    g.ships['ship-1'] = { seat: GORGANUN, from: null };
    for (const id of ['kestrel', ...CREW]) g.counters[id]!.ship = 'ship-1';
    more.also?.(g);
  },
});

describe('TD-6.4: a box stays closed', () => {
  test.each([
    ['the units first', ['warsteed-1', 'wargroup-1', 'kestrel']],
    ['the leader first', ['kestrel', 'wargroup-1', 'warsteed-1']],
  ])('on a march whose group is named with %s', (_, group) => {
    const t = table(ashore('stonewell'));
    t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
    t.seat(GORGANUN).does('move', { group, path: ['redmarsh'] });
    expect(boxesOf(t.g, CREW)).toEqual(['kestrel', 'kestrel']);
    expect(t.heard('moved')).toMatchObject([{ pieces: ['kestrel'], to: 'redmarsh' }]);
    t.nobodyIsAskedExcept(GORGANUN, 'act');
  });
  test('when a unit was laid from one leader to another just before', () => {
    const t = table({
      active: GORGANUN,
      units: 1,
      map: { stonewell: ['shale', 'kestrel', 'wargroup*2'] },
      boxes: { shale: ['wargroup*2'] },
    });
    t.seat(GORGANUN).does('activate', { piece: 'shale' });
    t.seat(GORGANUN).does('arrange', { leader: 'kestrel', pieces: ['wargroup-2'] });
    t.seat(GORGANUN).does('move', { group: ['wargroup-2', 'wargroup-1', 'kestrel', 'shale'], path: ['redmarsh'] });
    expect(boxesOf(t.g, ['wargroup-1', 'wargroup-2'])).toEqual(['shale', 'kestrel']);
    t.nobodyIsAskedExcept(GORGANUN, 'act');
  });
  test('when a ship puts out, sails on and lands', () => {
    const out = table(ashore('alder-bay'));
    out.seat(GORGANUN).does('activate', { piece: 'kestrel' });
    out.seat(GORGANUN).does('embark', { group: [...CREW, 'kestrel'], to: 'foam-sound' });
    expect(boxesOf(out.g, CREW)).toEqual(['kestrel', 'kestrel']);
    expect(out.heard('sailed')).toMatchObject([{ pieces: ['kestrel'] }]);
    for (const [to, told] of [
      ['sorrow-roads', 'sailed'],
      ['alder-bay', 'landed'],
    ] as const) {
      const t = table(aboard('foam-sound'));
      t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
      t.seat(GORGANUN).does('sail', { captain: 'kestrel', to });
      expect(boxesOf(t.g, CREW)).toEqual(['kestrel', 'kestrel']);
      expect(t.heard(told)).toMatchObject([{ pieces: ['kestrel'] }]);
      expect(JSON.stringify(t.seat(FORSETI).sees())).not.toContain('"face":"wargroup"');
    }
  });
  test('when a ship retreats from a battle', () => {
    const t = table(
      aboard('foam-sound', {
        active: FORSETI,
        map: { 'sorrow-roads': ['elite-guard*1'] },
        also: (g) => {
          g.ships['ship-2'] = { seat: FORSETI, from: null };
          g.counters['elite-guard-1']!.ship = 'ship-2';
        },
        dice: { 'defender-dice': [10, 10], 'attacker-dice': [10] },
      }),
    );
    t.seat(FORSETI).does('activate', { piece: 'elite-guard-1' });
    t.seat(FORSETI).does('sail', { captain: 'elite-guard-1', to: 'foam-sound' });
    if (t.asked()[0]!.key === 'leader-points') t.seat(GORGANUN).does('set-points', { points: {} });
    t.seat(GORGANUN).does('retreat', { to: 'alder-bay' });
    expect(t.g.counters.kestrel!.at).toBe('alder-bay');
    expect(boxesOf(t.g, CREW)).toEqual(['kestrel', 'kestrel']);
    expect(JSON.stringify(t.seat(FORSETI).sees())).not.toContain('"face":"wargroup"');
  });
  test('when the tower sends a group back', () => {
    const t = table({ ...ashore('island'), knowledge: [ruins, []], dice: { tower: [10] } });
    t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
    t.seat(GORGANUN).does('enter-tower', { head: 'kestrel' });
    t.seat(FORSETI).does('send-to-port', { port: 'seaside' });
    expect(boxesOf(t.g, CREW)).toEqual(['kestrel', 'kestrel']);
    expect(t.heard('sent-back')).toMatchObject([{ pieces: ['kestrel'], place: 'seaside' }]);
  });
});

test('TD-6.1: who goes without his leader, or is left by him, has parted from him and lies open', () => {
  const t = table(ashore('stonewell'));
  t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
  t.seat(GORGANUN).does('move', { group: ['warsteed-1', 'kestrel'], path: ['redmarsh'] });
  expect(boxesOf(t.g, CREW)).toEqual([null, 'kestrel']);
  t.nobodyIsAskedExcept(GORGANUN, 'act');
});

describe('The audit of how counters move', () => {
  const scene: Scene = {
    active: GORGANUN,
    map: {
      stonewell: ['kestrel', 'wargroup*2', 'shale', 'niekimo'],
      'foam-sound': ['hastur', 'warsteed*1'],
      redmarsh: ['shimar'],
    },
    boxes: { kestrel: ['wargroup*1'] },
    also: (g) => {
      g.ships['ship-1'] = { seat: GORGANUN, from: null };
      for (const id of ['hastur', 'warsteed-1']) g.counters[id]!.ship = 'ship-1';
    },
  };
  type Told = { type: string; shown: Record<string, string | number> }[];
  function says(
    change: (g: State) => void,
    events: Told = [],
    before: (g: State) => void = () => {},
  ): string | undefined {
    const g = structuredClone(table(scene).g);
    before(g);
    const after = structuredClone(g);
    change(after);
    return audit(g)(after, events as never);
  }
  const boxed = (id: string, box: string | null) => (g: State) => void Object.assign(g.counters[id]!, { box });

  test('TD-6.6: finds who comes into a box, or out of it, while boxes may not change', () => {
    expect(says(() => undefined)).toBeUndefined();
    expect(says(boxed('wargroup-1', null))).toContain('wargroup-1 has fallen out of the box of kestrel');
    expect(says(boxed('wargroup-1', 'shale'))).toContain('wargroup-1 has come under shale');
    expect(says(boxed('wargroup-2', 'kestrel'))).toContain('wargroup-2 has come under kestrel');
    const closing = (g: State) => void Object.assign(g, { phase: 'close' });
    expect(says(boxed('wargroup-1', null), [], closing)).toBeUndefined();
  });
  test('but not who parts from his leader, or is left by him', () => {
    expect(says((g) => put(g, ['wargroup-1'], 'redmarsh'))).toBeUndefined();
    expect(says((g) => put(g, ['kestrel'], 'redmarsh'))).toBeUndefined();
    expect(says((g) => leave(g, 'kestrel', 'wounded'))).toBeUndefined();
    const fled = { type: 'fled', shown: {} };
    expect(says(boxed('wargroup-1', null), [fled])).toBeUndefined();
  });
  test('R-654: nor the one who has rolled a casualty; but whoever lies beside him', () => {
    const rolled = { type: 'casualty-rolled', shown: { piece: { key: 'wizard.niekimo' } } };
    const inside = (g: State) => boxed('niekimo', 'kestrel')(g);
    expect(says(boxed('niekimo', null), [rolled] as never, inside)).toBeUndefined();
    expect(says(boxed('niekimo', null), [], inside)).toContain('niekimo has fallen out of the box of kestrel');
    expect(says(boxed('wargroup-1', null), [rolled] as never, inside)).toContain('wargroup-1 has fallen out');
  });
  test('TD-7.1: finds who has gone somewhere without a point left', () => {
    const slow = (g: State) => void Object.assign(g.counters['wargroup-2']!, { haste: -1 });
    const goes = (g: State) => put(g, ['wargroup-2'], 'redmarsh');
    const leg = { type: 'moved', shown: { seat: GORGANUN, from: 'stonewell', to: 'redmarsh' } };
    expect(says(goes, [leg])).toBeUndefined();
    expect(says(goes, [leg], slow)).toContain('wargroup-2 has gone to redmarsh without movement');
    const beaten = { type: 'retreated', shown: {} };
    expect(says(goes, [leg, beaten], slow)).toBeUndefined();
  });
  test('finds a ship that nobody aboard will ever have sail', () => {
    const enemy = (g: State) => void Object.assign(g.ships['ship-1']!, { seat: FORSETI });
    expect(says(enemy)).toContain('ship-1 sails for nobody');
    const becalmed = (g: State) => void Object.assign(g.ships['ship-1']!, { sailed: g.turn + 1 });
    expect(says(becalmed)).toContain('ship-1 with warsteed-1, hastur is stranded at foam-sound');
    const withDragon = (g: State) => {
      Object.assign(g.counters['warsteed-1']!, { at: 'redmarsh', ship: null });
      Object.assign(g.counters['terramax-1']!, { fate: 'map', at: 'foam-sound', ship: 'ship-1' });
      g.terramax.wizard = 'hastur';
    };
    expect(says(withDragon)).toBeUndefined();
  });
  test('TD-6.3: finds a piece that is named to all although it lies in a closed box', () => {
    const goes = (g: State) => put(g, ['kestrel', 'wargroup-1'], 'redmarsh');
    const told = (...pieces: string[]) =>
      [{ type: 'moved', shown: { seat: GORGANUN, from: 'stonewell', to: 'redmarsh', pieces } }] as never;
    expect(says(goes, told('kestrel'))).toBeUndefined();
    // The other one stands in the open where they came from: two are named, and one lay open.
    expect(says(goes, told('kestrel', 'wargroup', 'wargroup'))).toContain(
      'moved tells of 2 wargroup, where 1 lie open',
    );
    const shown = (g: State) => void Object.assign(g.counters['wargroup-1']!, { exposed: true });
    expect(says(goes, told('kestrel', 'wargroup', 'wargroup'), shown)).toBeUndefined();
  });
  test('TD-6.3: finds it in words, too, and a wizard wherever he is said to be', () => {
    const hidden = boxed('niekimo', 'kestrel');
    const rolled = [{ type: 'casualty-rolled', shown: { seat: GORGANUN, piece: { key: 'wizard.niekimo' } } }] as never;
    expect(says(() => undefined, rolled)).toBeUndefined();
    expect(says(() => undefined, rolled, hidden)).toContain('casualty-rolled tells of 1 niekimo, where 0 lie open');
    // He leaves the box, meets danger where he goes, and flees to a third place.
    const flees = (g: State) => put(g, ['niekimo'], 'larkhill');
    const told = [
      { type: 'moved', shown: { seat: GORGANUN, from: 'stonewell', to: 'redmarsh', pieces: ['niekimo'] } },
      { type: 'fled', shown: { seat: GORGANUN, piece: { key: 'wizard.niekimo' }, to: { key: 'area.larkhill' } } },
    ] as never;
    expect(says(flees, told, hidden)).toBeUndefined();
  });
  test('TD-6.4: who fights is named, also out of a box', () => {
    const hidden = boxed('niekimo', 'kestrel');
    const formed = [{ type: 'line-formed', shown: { seat: GORGANUN, pieces: [{ key: 'wizard.niekimo' }] } }] as never;
    const fights = (g: State) => {
      g.battle = { fighters: [{ id: 'niekimo' }] } as never;
    };
    expect(says(fights, formed, hidden)).toBeUndefined();
    expect(says(() => undefined, formed, hidden)).toContain('line-formed tells of 1 niekimo');
  });
  test('R-4: but who is activated alone is named, also out of a box', () => {
    const hidden = (g: State) => void Object.assign(g.counters['wargroup-2']!, { box: 'kestrel' });
    const told = (type: string) =>
      [{ type, shown: { seat: GORGANUN, piece: 'wargroup', place: 'stonewell' } }] as never;
    expect(says(() => undefined, told('activated'), hidden)).toBeUndefined();
    expect(says(() => undefined, told('came-back'), hidden)).toContain('came-back tells of 1 wargroup');
  });
});
