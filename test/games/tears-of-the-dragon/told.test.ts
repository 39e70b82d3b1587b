import { describe, expect, test } from 'vitest';
import { text } from '#games/tears-of-the-dragon/printed/text';
import { FORSETI, GORGANUN, table } from './board.ts';
import { war } from './war.ts';
import { wizard } from './wizard.ts';

/** What a reader of the log can understand of what happened. */

/** The public lines of one kind, in English and Japanese. */
const lines = (t: ReturnType<typeof table>, type: string) =>
  t
    .heard(type)
    .flatMap((args) => (['en', 'ja'] as const).map((locale) => text.say({ key: `event.${type}`, args }, locale)));

describe('R-76: a march', () => {
  const march = (more: Record<string, readonly string[]> = {}) => {
    const t = table({ map: { riverton: ['neko'], ...more }, units: 1, dice: { casualty: [8] } });
    t.seat(FORSETI).does('activate', { piece: 'neko' });
    return t;
  };
  test('through places where nothing happens is one line, which names them', () => {
    const t = march();
    t.seat(FORSETI).does('move', { group: ['neko'], path: ['mistwood', 'highfield', 'northwatch'] });
    expect(t.heard('moved')).toMatchObject([
      { from: 'riverton', to: 'northwatch', via: [{ key: 'area.mistwood' }, { key: 'area.highfield' }] },
    ]);
    expect(lines(t, 'moved')[0]).toContain('by way of');
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });
  test('of one step names no other place', () => {
    const t = march();
    t.seat(FORSETI).does('move', { group: ['neko'], path: ['mistwood'] });
    expect(lines(t, 'moved')[0]).not.toContain('by way of');
  });
  test('through a ruin is told up to there, before what happens in it', () => {
    const t = table({ map: { eldinbourg: ['neko'] }, units: 1, dice: { 'ruin-danger': [9] } });
    t.seat(FORSETI).does('activate', { piece: 'neko' });
    const path = t
      .seat(FORSETI)
      .may('move', 5000)
      .map((move) => move.path as string[])
      .find((way) => way.length === 2 && t.g.castles[way[0]!] === undefined);
    t.seat(FORSETI).does('move', { group: ['neko'], path: path! });
    expect(t.told().indexOf('moved')).toBeLessThan(t.told().includes('ruin-safe') ? t.told().indexOf('ruin-safe') : 99);
  });
});

test('an activation in which nothing was done says so', () => {
  const idle = table({ map: { riverton: ['neko'] }, units: 1 });
  idle.seat(FORSETI).does('activate', { piece: 'neko' });
  idle.seat(FORSETI).does('finish');
  expect(idle.heard('nothing-done')).toEqual([{ piece: 'neko' }]);
  expect(lines(idle, 'nothing-done')[0]).toContain('Neko');
  const busy = table({ map: { riverton: ['neko'] }, units: 1 });
  busy.seat(FORSETI).does('activate', { piece: 'neko' });
  busy.seat(FORSETI).does('move', { group: ['neko'], path: ['mistwood'] });
  busy.seat(FORSETI).does('finish');
  expect(busy.heard('nothing-done')).toEqual([]);
});

test('a spell that works says where and on whom, but names nobody who lies in a box', () => {
  const cast = (boxed: boolean) => {
    const t = wizard('ursa', 'coursers-speed', {
      map: { riverton: ['ursa', 'neko', 'cavalry'] },
      ...(boxed && { boxes: { neko: ['cavalry'] } }),
    });
    t.seat(FORSETI).does('cast', { wizard: 'ursa', spell: 'coursers-speed', targets: ['cavalry-1'] });
    return t;
  };
  expect(lines(cast(false), 'spell-worked')[0]).toMatch(/Riverton.*Cavalry/);
  expect(lines(cast(true), 'spell-worked')[0]).not.toMatch(/Cavalry/);
});

test('who passes unseen among enemies is told to have done so', () => {
  const t = table({
    map: { mistwood: ['cavalry'], riverton: ['warsteed'] },
    units: 1,
    also: (g) => {
      g.counters['cavalry-1']!.obfuscated = true;
    },
  });
  t.seat(FORSETI).does('activate', { piece: 'cavalry-1' });
  t.seat(FORSETI).does('move', { group: ['cavalry-1'], path: ['riverton'] });
  expect(t.heard('passed-unseen')).toEqual([{ seat: FORSETI, place: 'riverton' }]);
  expect(t.heard('battle-joined')).toEqual([]);
});

test('in The War of the Dragon the battle ends before the victory is told', () => {
  const t = war({
    map: { 'caer-clavell': ['kestrel', 'warsteed'], riverton: ['cavalry'] },
    boxes: { kestrel: ['warsteed'] },
    castles: { 'caer-navell': GORGANUN, 'caer-sillius': GORGANUN },
    active: GORGANUN,
    units: 1,
    dice: { 'defender-dice': [10, 10], 'attacker-dice': [1] },
  });
  t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
  t.seat(GORGANUN).does('attack', { group: ['kestrel', 'warsteed-1'] });
  t.seat(GORGANUN).does('set-points', { points: {} });
  const told = t.told();
  expect(told.indexOf('battle-over')).toBeGreaterThan(told.indexOf('castle-fell'));
  expect(told.indexOf('castles-won')).toBeGreaterThan(told.indexOf('battle-over'));
  t.nobodyIsAsked();
});
