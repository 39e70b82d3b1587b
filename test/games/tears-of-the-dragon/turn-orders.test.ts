import { describe, expect, test } from 'vitest';
import { endPhase, FORSETI, GORGANUN, table } from './board.ts';

/** what every turn asks can be said once for all. */

const map = { 'caer-clavell': ['neko'], ilrog: ['shale'] };

describe('An order for the command phase', () => {
  test('TD-4.1: rolls as soon as the phase comes: its owner is asked for what came of it', () => {
    const t = table({ map, dice: { command: [10] } });
    t.seat(GORGANUN).orders('command', { id: 'roll' });
    endPhase(t, FORSETI);
    expect(t.heard('command-rolled')).toMatchObject([{ seat: GORGANUN }]);
    t.nobodyIsAskedExcept(GORGANUN, 'choose');
  });

  test('takes the sure activation, if that is what it says', () => {
    const t = table({ map });
    t.seat(GORGANUN).orders('command', { id: 'one' });
    endPhase(t, FORSETI);
    expect(t.heard('one-activation-chosen')).toMatchObject([{ seat: FORSETI }, { seat: GORGANUN }]);
    t.nobodyIsAskedExcept(GORGANUN, 'choose');
  });

  test('without one its owner is asked', () => {
    const t = table({ map });
    endPhase(t, FORSETI);
    t.nobodyIsAskedExcept(GORGANUN, 'command');
  });
});

describe('An order for the end of the action phase', () => {
  test('TD-6.6: leaves boxes and castles as they are, and the turn goes on', () => {
    const t = table({ map, units: 1 });
    t.seat(FORSETI).orders('close', { id: 'end' });
    t.seat(FORSETI).does('end-actions');
    expect(t.heard('stationed')).toEqual([]);
    t.nobodyIsAskedExcept(GORGANUN, 'command');
  });

  test('TD-2.4: says nothing of the boxes at the set-up, which are asked for all the same', () => {
    const t = table({ map, also: (g) => Object.assign(g, { phase: 'muster' }) });
    for (const seat of [FORSETI, GORGANUN]) t.seat(seat).orders('close', { id: 'end' });
    expect(t.asked().map(({ key }) => key)).toEqual(['muster', 'muster']);
  });
});
