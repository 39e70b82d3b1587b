import { describe, expect, test } from 'vitest';
import { makeRng } from '#core/rng';
import { tearsOfTheDragon } from '#games/tears-of-the-dragon/game';
import type { State } from '#games/tears-of-the-dragon/state/state';
import { salted } from '../../kit/salt.ts';
import { FORSETI, GORGANUN, table } from './board.ts';
import { part } from './part.ts';

/** Command and what lies in the boxes (TD-5, TD-6). */

const foot = (n: number) => Array.from({ length: n }, (_, i) => `foot-soldier-${i + 1}`);

test('TD-5.4: wizards take a place of the command, leaders under a leader do not', () => {
  const camp = () => {
    const t = table({ map: { eldinbourg: ['shelnor', 'neko', 'torin', 'foot-soldier*6'] }, units: 1 });
    t.seat(FORSETI).does('activate', { piece: 'shelnor' });
    return t;
  };
  // Shelnor commands six; Neko, who ranks below her, goes along in any case.
  expect(
    camp()
      .seat(FORSETI)
      .isRefused('arrange', { leader: 'shelnor', pieces: ['torin', ...foot(6)] }),
  ).toBe('refusal.wrong-number');
  const t = camp();
  t.seat(FORSETI).does('arrange', { leader: 'shelnor', pieces: ['torin', ...foot(5)] });
  expect(Object.keys(t.g.activation!.members)).toEqual(
    expect.arrayContaining(['shelnor', 'neko', 'torin', ...foot(5)]),
  );
  expect(t.seat(FORSETI).isRefused('arrange', { leader: 'shelnor', pieces: ['neko'] })).toBe('refusal.not-available');
});

describe('TD-6.3, A10: what lies in a box', () => {
  const camp = (boxes: Record<string, string[]>) =>
    table({ map: { eldinbourg: ['kendrel', 'neko', 'foot-soldier*4', 'torin', 'cavalry'] }, boxes });
  test('shows the enemy neither its pieces nor their number; the owner sees both', () => {
    const few = camp({ kendrel: ['foot-soldier*1'], neko: ['foot-soldier*3', 'torin'] });
    const many = camp({ kendrel: ['foot-soldier*4', 'torin'] });
    expect(many.seat(GORGANUN).sees()).toEqual(few.seat(GORGANUN).sees());
    expect(many.spectator.sees()).toEqual(few.spectator.sees());
    expect(many.seat(FORSETI).sees()).not.toEqual(few.seat(FORSETI).sees());
  });
  test('but the piece that lies open is seen', () => {
    const boxed = camp({ kendrel: ['foot-soldier*4', 'cavalry'] });
    const open = camp({ kendrel: ['foot-soldier*4'] });
    expect(JSON.stringify(boxed.seat(GORGANUN).sees())).not.toContain('"face":"cavalry"');
    expect(JSON.stringify(open.seat(GORGANUN).sees())).toContain('"face":"cavalry"');
  });
});

describe('TD-6.6, A12: boxes change', () => {
  const closing = (also: string[] = []) => {
    const t = table({
      map: { eldinbourg: ['kendrel', 'foot-soldier*2', ...also], riverton: ['cavalry*1'], kimrin: ['kestrel'] },
      units: 1,
    });
    t.seat(FORSETI).does('end-actions');
    t.nobodyIsAskedExcept(FORSETI, 'close');
    return t;
  };
  test('at the end of the owner’s action phase, of pieces in the leader’s own place', () => {
    const t = closing();
    expect(t.seat(FORSETI).isRefused('arrange', { leader: 'kendrel', pieces: ['cavalry-1'] })).toBe(
      'refusal.not-available',
    );
    t.seat(FORSETI).does('arrange', { leader: 'kendrel', pieces: ['foot-soldier-1', 'foot-soldier-2'] });
    expect(foot(2).map((id) => t.g.counters[id]!.box)).toEqual(['kendrel', 'kendrel']);
    t.nobodyIsAskedExcept(FORSETI, 'close');
  });
  test('not of the other side, and not at the start of somebody else’s activation', () => {
    expect(closing().seat(FORSETI).isRefused('arrange', { leader: 'kestrel', pieces: [] })).toBe(
      'refusal.not-available',
    );
    const t = table({ map: { eldinbourg: ['kendrel', 'foot-soldier*2'], riverton: ['neko'] }, units: 1 });
    t.seat(FORSETI).does('activate', { piece: 'neko' });
    expect(t.seat(FORSETI).isRefused('arrange', { leader: 'kendrel', pieces: ['foot-soldier-1'] })).toBe(
      'refusal.not-available',
    );
  });
});

describe('R-4: what an activation tells', () => {
  const told = (piece: string) => {
    const t = table({
      map: { riverton: ['neko', 'cavalry*1', 'foot-soldier-#'] },
      boxes: { neko: ['cavalry*1', 'foot-soldier-#'] },
      units: 1,
    });
    t.seat(FORSETI).does('activate', { piece });
    return t;
  };
  test('who is activated alone is named, out of a box too', () => {
    expect(told('cavalry-1').heard('activated')).toEqual([{ seat: FORSETI, piece: 'cavalry', place: 'riverton' }]);
  });
  test('what only goes with its leader is not, and of units that replenish only those in the open', () => {
    const t = told('neko');
    expect(t.heard('activated')).toEqual([{ seat: FORSETI, piece: 'neko', place: 'riverton' }]);
    t.seat(FORSETI).does('replenish', { units: ['foot-soldier-1'] });
    expect(t.heard('replenished')).toEqual([{ seat: FORSETI, place: 'riverton', pieces: [] }]);
    const open = table({ map: { riverton: ['foot-soldier-#'] }, units: 1 });
    open.seat(FORSETI).does('activate', { piece: 'foot-soldier-1' });
    open.seat(FORSETI).does('replenish', { units: ['foot-soldier-1'] });
    expect(open.heard('replenished')).toEqual([{ seat: FORSETI, place: 'riverton', pieces: ['foot-soldier'] }]);
    t.nobodyIsAskedExcept(FORSETI, 'act');
    open.nobodyIsAskedExcept(FORSETI, 'close');
  });
});

test('TD-28.8: what lies in the box of a wizard who leads by Enthrall is dealt anew into the boxes of those who lead there', () => {
  const box = ['wargroup-1', 'wargroup-2', 'kishmin'];
  const { g } = table({
    map: { redmarsh: ['niekimo', 'kishmin', 'wargroup*2'], 'caer-navell': ['kestrel', 'warsteed*2'] },
    boxes: { kestrel: ['warsteed*2'] },
    also: (state) => {
      state.enthralled.niekimo = 'turn';
      for (const id of box) state.counters[id]!.box = 'niekimo';
    },
  });
  const seen = tearsOfTheDragon.view(g as State, FORSETI);
  for (let i = 0; i < 10; i++) {
    const other = part.proofs.swapHidden(g as State, FORSETI, makeRng({ seed: salted(`led/${i}`), drawn: {} }));
    const inBox = Object.entries(other.counters).filter(([, { box: leader }]) => leader === 'niekimo');
    expect(inBox.map(([, { at }]) => at)).toEqual(box.map(() => 'redmarsh'));
    expect(tearsOfTheDragon.view(other, FORSETI)).toEqual(seen);
  }
});
