import { describe, expect, test } from 'vitest';
import type { SeatId } from '#core/types';
import { FORSETI, GORGANUN, table } from './board.ts';

/** Boxes and castles are put in order unseen (TD-2.4, TD-6.6, TD-7.8, R-640). */

type T = ReturnType<typeof table>;
const seenBy = (t: T, seat: SeatId) => JSON.stringify([t.seat(seat).sees(), t.spectator.sees()]);
const arranges = (t: T, seat: SeatId, leader: string, pieces: string[]) =>
  t.seat(seat).does('arrange', { leader, pieces });

/** Both stand in a castle of theirs; it is Forseti’s turn unless they have to muster first. */
const camps = (how: { musters?: boolean; also?: Parameters<typeof table>[0]['also'] } = {}) =>
  table({
    map: {
      'caer-navell': ['kendrel', 'neko', 'torin', 'cavalry*2', 'foot-soldier*2'],
      kimrin: ['kestrel', 'warsteed*2'],
    },
    units: 1,
    also: (g) => {
      if (how.musters) Object.assign(g, { phase: 'muster', allowance: null, active: null });
      how.also?.(g);
    },
  });

describe('R-640 Leader boxes and castles before the first turn', () => {
  test('are seen by others when both sides have finished, all at once, and by their owner at once', () => {
    const t = camps({ musters: true });
    const before = seenBy(t, GORGANUN);
    const own = JSON.stringify(t.seat(FORSETI).sees());
    arranges(t, FORSETI, 'kendrel', ['cavalry-1', 'foot-soldier-1']);
    t.seat(FORSETI).does('station', { castle: 'caer-navell', where: 'outside' });
    arranges(t, FORSETI, 'neko', ['torin']);
    expect(JSON.stringify(t.seat(FORSETI).sees())).not.toBe(own);
    expect(seenBy(t, GORGANUN)).toBe(before);
    t.seat(FORSETI).does('end-phase');
    expect(seenBy(t, GORGANUN)).toBe(before);
    expect(t.heard('stationed')).toEqual([]);
    t.nobodyIsAskedExcept(GORGANUN, 'muster');
    t.seat(GORGANUN).does('end-phase');
    expect(seenBy(t, GORGANUN)).not.toBe(before);
    expect(t.heard('stationed')).toEqual([{ seat: FORSETI, castle: 'caer-navell', where: { key: 'label.outside' } }]);
  });

  test('are as they were for the other side too, which is still at it', () => {
    const t = camps({ musters: true });
    const before = seenBy(t, FORSETI);
    arranges(t, GORGANUN, 'kestrel', ['warsteed-1']);
    arranges(t, FORSETI, 'kendrel', ['cavalry-1']);
    const spectator = JSON.stringify(t.spectator.sees());
    expect(before.endsWith(`${spectator}]`)).toBe(true);
    expect(t.seat(FORSETI).undoes()).toBeUndefined();
    expect(seenBy(t, FORSETI)).toBe(before);
  });

  test('a castle that is left as it was is not told of', () => {
    const t = camps({ musters: true });
    for (const where of ['outside', 'inside']) t.seat(FORSETI).does('station', { castle: 'caer-navell', where });
    for (const seat of [FORSETI, GORGANUN]) t.seat(seat).does('end-phase');
    expect(t.heard('stationed')).toEqual([]);
  });
});

describe('R-640 At the end of an action phase', () => {
  const closing = (also?: Parameters<typeof camps>[0]) => {
    const t = camps(also);
    t.seat(FORSETI).does('end-actions');
    t.nobodyIsAskedExcept(FORSETI, 'close');
    return t;
  };
  test('nothing is seen before all is in order', () => {
    const t = closing();
    const before = seenBy(t, GORGANUN);
    arranges(t, FORSETI, 'kendrel', ['cavalry-1']);
    arranges(t, FORSETI, 'kendrel', ['cavalry-1', 'cavalry-2']);
    expect(seenBy(t, GORGANUN)).toBe(before);
    t.seat(FORSETI).does('end-phase');
    expect(seenBy(t, GORGANUN)).not.toBe(before);
    t.nobodyIsAskedExcept(GORGANUN, 'command');
  });
  test('an exchange that is proposed meanwhile is told at once, and shows nothing of the boxes', () => {
    const t = closing({
      also: (g) => {
        g.counters.hastur!.fate = 'captured';
        g.prisoners.hastur = { knows: [], questioned: true };
      },
    });
    const before = seenBy(t, GORGANUN);
    arranges(t, FORSETI, 'kendrel', ['cavalry-1']);
    t.seat(FORSETI).does('propose-exchange', { give: ['hastur'], get: [] });
    expect(t.heard('exchange-proposed')).toHaveLength(1);
    expect(seenBy(t, GORGANUN)).toBe(before);
    t.nobodyIsAskedExcept(FORSETI, 'close');
  });
});

describe('R-640 At the start of an activation', () => {
  const activated = () => {
    const t = camps();
    t.seat(FORSETI).does('activate', { piece: 'kendrel' });
    return t;
  };
  test('boxes are seen as they were until the leader does something else, or nothing', () => {
    const t = activated();
    const before = seenBy(t, GORGANUN);
    arranges(t, FORSETI, 'kendrel', ['cavalry-1']);
    arranges(t, FORSETI, 'neko', ['torin']);
    expect(seenBy(t, GORGANUN)).toBe(before);
    t.nobodyIsAskedExcept(FORSETI, 'act');
    t.seat(FORSETI).does('finish');
    expect(seenBy(t, GORGANUN)).not.toBe(before);
  });
  test('whoever moves shows all of it with the move', () => {
    const t = activated();
    arranges(t, FORSETI, 'kendrel', ['cavalry-1', 'cavalry-2']);
    const [path] = t
      .seat(FORSETI)
      .may('move', 1)
      .map(({ path }) => path);
    t.seat(FORSETI).does('move', { group: ['kendrel', 'cavalry-1', 'cavalry-2'], path: path! });
    expect(JSON.stringify(t.seat(GORGANUN).sees())).not.toContain('"face":"cavalry"');
    expect(t.g.unseen).toEqual([null, null]);
  });
});
